package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.io.IOException;

/** Draws a position. */
final class ShowCommand implements Action {
    private static final String COLOR = "--color";
    private static final String FIGURINES = "--figurines";
    private static final String FLIP = "--flip";

    @Override
    public Syntax syntax() {
        return Syntax.of("""
                        White's pieces are upper case, Black's lower case; two pieces on one square
                        stand side by side. Below the board stand, each after its name: the side to
                        move, the squares of pieces that have a first-move right (- for none), the
                        square of an en passant capture where one is legal, whether the side to move
                        is in check, the die where there is one, the outcome (* while the game goes
                        on) and the FEN.
                        """)
                .position()
                .flag(FLIP, "show the board from Black's side")
                .flag(COLOR, "color the squares, on a terminal that can; not with NO_COLOR or TERM=dumb")
                .flag(FIGURINES, "draw K Q R B N P as chess figures, where squares could be colored");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Position position = arguments.position();
        Output out = streams.out();
        out.text(drawing(arguments, streams).of(position.board()) + "\n\n");
        // Names of at most seven letters: the TAB after them leads to the same column.
        out.line("to move", position.sideToMove() == Color.WHITE ? "White" : "Black");
        out.line("rights", rights(position));
        if (position.enPassant().isPresent()) {
            out.line("e.p.", position.enPassant().get().toString());
        }
        out.line("check", position.isCheck() ? "yes" : "no");
        if (hasDie(position)) {
            out.line("die", die(position));
        }
        out.line("outcome", position.outcome().toString());
        out.line("FEN", position.toFen());
        return Main.DONE;
    }

    /** Colors and figures are for terminals only, so that a text that is piped stays the same. */
    private static BoardText drawing(Arguments arguments, Streams streams) {
        boolean fancy = (arguments.has(COLOR) || arguments.has(FIGURINES))
                && streams.outDrawsColors().getAsBoolean();
        return new BoardText(arguments.has(FLIP), fancy && arguments.has(COLOR), fancy && arguments.has(FIGURINES));
    }

    private static String rights(Position position) {
        String squares = position.rights().stream().map(Square::toString).collect(joining(" "));
        return squares.isEmpty() ? "-" : squares;
    }

    /** Returns whether the game is played with a die. */
    static boolean hasDie(Position position) {
        return position.ruleset().dice().isPresent();
    }

    private static String die(Position position) {
        if (position.awaitsRoll()) {
            return "to be rolled";
        }
        String face =
                position.face().isPresent() ? String.valueOf(position.face().getAsInt()) : "-";
        return position.legalMovesInOrder().stream()
                .findFirst()
                .flatMap(Move::piece)
                .map(Piece::type)
                .map(type -> face + " (" + type + ")")
                .orElse(face);
    }
}
