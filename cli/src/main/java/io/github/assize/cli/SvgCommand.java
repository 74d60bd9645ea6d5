package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.diagram.Diagram;
import io.github.assize.diagram.MovementDiagram;
import io.github.assize.diagram.PositionDiagram;
import io.github.assize.diagram.Theme;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws a position, or the moves of a piece, as SVG or PNG. */
final class SvgCommand implements Action {
    private static final String BLACK = "--black";
    private static final String DARK = "--dark";
    private static final String FLIP = "--flip";
    private static final String FROM = "--from";
    private static final String LAST = "--last";
    private static final String OUT = "--out";
    private static final String PIECE = "--piece";
    private static final String PLAIN = "--no-coordinates";
    private static final String PNG = "--png";
    private static final String RIGHTS = "--rights";
    private static final String SCALE = "--scale";
    private static final List<String> OF_POSITIONS = List.of(Syntax.FEN, LAST, RIGHTS);
    private static final List<String> OF_PIECES = List.of(FROM, BLACK);
    private static final Pattern SQUARES = Pattern.compile("[A-Z]?([a-p]\\d{1,2})([a-p]\\d{1,2})");

    @Override
    public Syntax syntax() {
        return Syntax.of("""
            An SVG of the position goes to standard output, or to a file. With --piece it
            shows where one type of piece may go from a square of an otherwise empty
            board: a dot where it may move or capture, a ring where it may only move, a
            cross where it may only capture; a legend explains the rest.
            """)
                .position()
                .option(
                        LAST,
                        "MOVE",
                        "mark the last move: a legal move, which is played first, or the move that led here")
                .flag(RIGHTS, "mark the pieces that have a first-move right")
                .option(PIECE, "NAME", "show the moves of a type of piece, by its name or letter")
                .option(FROM, "SQUARE", "with --piece: from this square")
                .flag(BLACK, "with --piece: of Black's piece")
                .flag(FLIP, "show the board from Black's side")
                .flag(PLAIN, "leave out the names of files and ranks")
                .flag(DARK, "take the colors for dark screens")
                .option(OUT, "FILE", "write to this file")
                .flag(PNG, "write a PNG; needs --out")
                .option(SCALE, "N", "make it N times as large, where 1 is 45 pixels a square");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Diagram<?> diagram = arguments.has(PIECE) ? movement(arguments) : position(arguments);
        if (arguments.has(DARK)) {
            diagram = diagram.theme(Theme.DARK);
        }
        write(arguments.has(SCALE) ? scaled(diagram, arguments.option(SCALE, "")) : diagram, arguments, streams);
        return Main.DONE;
    }

    private static PositionDiagram position(Arguments arguments) throws IOException {
        refuse(arguments, OF_PIECES, "may be given only with " + PIECE);
        Position position = arguments.position();
        return (arguments.has(LAST) ? withLast(position, arguments) : PositionDiagram.of(position))
                .rights(arguments.has(RIGHTS))
                .flipped(arguments.has(FLIP))
                .coordinates(!arguments.has(PLAIN));
    }

    private static MovementDiagram movement(Arguments arguments) {
        refuse(arguments, OF_POSITIONS, "may not be given with " + PIECE);
        Ruleset ruleset = arguments.ruleset();
        MovementDiagram diagram = MovementDiagram.of(ruleset, type(ruleset, arguments.option(PIECE, "")))
                .flipped(arguments.has(FLIP))
                .coordinates(!arguments.has(PLAIN));
        MovementDiagram ofSide = arguments.has(BLACK) ? diagram.color(Color.BLACK) : diagram;
        return arguments.has(FROM) ? from(ofSide, arguments.option(FROM, "")) : ofSide;
    }

    private static MovementDiagram from(MovementDiagram diagram, String square) {
        try {
            return diagram.from(Square.parse(square));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(FROM + " " + Shown.quoted(square) + ": " + e.getMessage(), e);
        }
    }

    private static void refuse(Arguments arguments, List<String> options, String why) {
        options.stream().filter(arguments::has).findFirst().ifPresent(option -> {
            throw new IllegalArgumentException(option + " " + why);
        });
    }

    private static PieceType type(Ruleset ruleset, String name) {
        return ruleset.pieceTypes().stream()
                .filter(type -> type.name().equals(name.toLowerCase(Locale.ROOT))
                        || type.letter().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece " + Shown.quoted(name) + " in " + ruleset.id()
                        + "; there are: "
                        + ruleset.pieceTypes().stream().map(PieceType::name).collect(joining(", "))));
    }

    /** Plays the move where it is legal, and otherwise takes it for the one that the other side has just made. */
    private static PositionDiagram withLast(Position position, Arguments arguments) {
        String move = arguments.option(LAST, "");
        Matcher squares = SQUARES.matcher(move);
        if (!position.isLegal(move) && squares.matches()) {
            Square from = Square.parse(squares.group(1));
            Square to = Square.parse(squares.group(2));
            if (isMade(position, from, to)) {
                return PositionDiagram.of(position).lastMove(from, to);
            }
        }
        Move played = arguments.move(position, move);
        return PositionDiagram.of(position.play(played)).lastMove(played);
    }

    private static boolean isMade(Position position, Square from, Square to) {
        List<Square> occupied = position.board().occupied();
        Color other = position.sideToMove().opposite();
        return !occupied.contains(from)
                && occupied.contains(to)
                && position.board()
                        .pieceAt(to)
                        .map(Piece::color)
                        .filter(other::equals)
                        .isPresent();
    }

    private static Diagram<?> scaled(Diagram<?> diagram, String text) {
        String given = SCALE + " " + Shown.quoted(text) + ": ";
        if (!text.matches("[0-9]{1,300}(\\.[0-9]{1,300})?")) {
            throw new IllegalArgumentException(given + "must be a number, such as 2 or 0.5");
        }
        try {
            return diagram.scale(Double.parseDouble(text));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    given + String.valueOf(e.getMessage()).replaceFirst("^scale [^:]*: ", ""), e);
        }
    }

    private static void write(Diagram<?> diagram, Arguments arguments, Streams streams) throws IOException {
        if (arguments.has(PNG) && !arguments.has(OUT)) {
            throw new IllegalArgumentException(PNG + " must have a file: " + OUT + " FILE");
        }
        if (!arguments.has(OUT)) {
            streams.out().text(diagram.toSvg());
            return;
        }
        String file = arguments.option(OUT, "");
        requireKind(file, arguments.has(PNG));
        byte[] bytes = arguments.has(PNG) ? Png.of(diagram) : diagram.toSvg().getBytes(UTF_8);
        Saved.write(file, bytes);
    }

    /** Refuses the name of a file that promises another kind of picture. */
    private static void requireKind(String file, boolean png) {
        String name = file.toLowerCase(Locale.ROOT);
        if (png && name.endsWith(".svg")) {
            throw new IllegalArgumentException(
                    OUT + " " + Shown.quoted(file) + ": with " + PNG + " the file is a PNG and must not be named .svg");
        }
        if (!png && name.endsWith(".png")) {
            throw new IllegalArgumentException(
                    OUT + " " + Shown.quoted(file) + ": the file is an SVG unless " + PNG + " is given");
        }
    }
}
