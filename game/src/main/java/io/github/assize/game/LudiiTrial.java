package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.io.Reader;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game that Ludii has recorded, in the text form of its {@code .trl} files, played again by the rules chosen here.
 * Sites are numbered from the first rank's first square; of two pieces on a square the pawn is level 0. Where a board is
 * Ludii's seen in a mirror, as a king's place shows only in play, it is turned. What a piece becomes is left to the
 * rules; where they give a choice, the numbers of the pieces tell it, by the squares on which they were put at first.
 * Immutable and thread-safe.
 *
 * @param name what Ludii calls the game: the path of its file
 * @param game the game as far as the rules chosen here allow it
 * @param result who has won, by Ludii; empty for a draw, and where the record does not say
 * @param departure where the record departs from the rules; empty if all of it follows them, its end included
 * @since 0.1.0
 */
public record LudiiTrial(String name, Game game, Optional<Color> result, Optional<Departure> departure) {
    private static final Pattern PUT =
            Pattern.compile(".*\\[Add:[^\\[\\]]*\\bto=([0-9]+),[^\\[\\]]*\\bwhat=([0-9]+).*");
    private static final Pattern PROMOTE = Pattern.compile("\\[Promote:[^\\[\\]]*\\bwhat=([0-9]+)");
    private static final int MISSING = -1;

    /**
     * Creates a trial.
     *
     * @param name what Ludii calls the game
     * @param game the game as far as the rules allow it
     * @param result who has won, by Ludii
     * @param departure where the record departs from the rules
     */
    public LudiiTrial {
        requireNonNull(name, "name");
        requireNonNull(game, "game");
        requireNonNull(result, "result");
        requireNonNull(departure, "departure");
    }

    /**
     * A place where a record does not follow the rules.
     *
     * @param ply the number of the turn, from 1; that after the last where the end differs
     * @param line the line of the file, from 1
     * @param reason why, for a person
     * @since 0.1.0
     */
    public record Departure(int ply, int line, String reason) {
        /**
         * Creates a departure.
         *
         * @param ply the number of the turn
         * @param line the line of the file
         * @param reason why
         */
        public Departure {
            requireNonNull(reason, "reason");
        }

        /** Returns line, turn and reason. */
        @Override
        public String toString() {
            return "line " + line + ", ply " + ply + ": " + reason;
        }
    }

    /**
     * Reads a record. A byte order mark before it is passed over.
     *
     * @param ruleset the ruleset that the game is to be played by
     * @param reader the text, which is read to its end and not closed
     * @return the game, and where it departs from the ruleset
     * @throws io.github.assize.core.MalformedTextException if the text does not begin as a record does, or a line of it
     *     is none of a record; the message names the line
     * @throws java.io.UncheckedIOException if it cannot be read
     */
    public static LudiiTrial read(Ruleset ruleset, Reader reader) {
        requireNonNull(ruleset, "ruleset");
        List<String> lines = LudiiLines.read(requireNonNull(reader, "reader"));
        LudiiTrial straight = replay(ruleset, lines, false);
        if (straight.departure().isEmpty()) {
            return straight;
        }
        LudiiTrial mirrored = replay(ruleset, lines, true);
        boolean goesFarther = mirrored.departure().isEmpty()
                || mirrored.departure().get().ply() > straight.departure().get().ply();
        return goesFarther ? mirrored : straight;
    }

    private static LudiiTrial replay(Ruleset ruleset, List<String> lines, boolean mirrored) {
        Game game = Game.of(ruleset);
        Position start = game.position();
        Departure departure = null;
        for (int i = 0; i < lines.size() && departure == null; i++) {
            String line = lines.get(i);
            Optional<Color> mover = LudiiLines.mover(line);
            if (mover.isPresent()) {
                List<Move> found = find(game.position(), mover.get(), line, mirrored);
                Optional<Move> legal = found.stream()
                        .filter(one -> found.size() == 1 || isOfType(one, start, lines, line, mirrored))
                        .findFirst();
                if (legal.isPresent() && game.conclusion().isEmpty()) {
                    game = game.play(legal.get());
                } else {
                    departure = new Departure(
                            game.plies().size() + 1, i + 1, why(game.position(), mover.get(), line, mirrored));
                }
            }
        }
        return end(game, lines, departure);
    }

    private static LudiiTrial end(Game game, List<String> lines, @Nullable Departure departure) {
        String name = lines.get(0).substring(LudiiLines.GAME.length());
        int line = 0;
        while (line < lines.size() && !lines.get(line).startsWith(LudiiLines.WINNER)) {
            line++;
        }
        String winner = line == lines.size() ? "" : lines.get(line).substring(LudiiLines.WINNER.length());
        Optional<Color> result = winner.equals("1")
                ? Optional.of(Color.WHITE)
                : winner.equals("2") ? Optional.of(Color.BLACK) : Optional.empty();
        Optional<Departure> found = Optional.ofNullable(departure);
        boolean goesOn = game.conclusion().isEmpty() && lines.contains("endtype=NaturalEnd");
        boolean isToldOtherwise = !winner.isEmpty()
                && (goesOn || !game.conclusion().flatMap(Conclusion::winner).equals(result));
        if (found.isEmpty() && isToldOtherwise) {
            String told = result.map(color -> color + " has won").orElse("nobody has won");
            String here = game.conclusion().map(Conclusion::toString).orElse("*");
            found = Optional.of(new Departure(
                    game.plies().size() + 1, line + 1, "by Ludii " + told + ", by the rules here it stands " + here));
        }
        return new LudiiTrial(name, game, result, found);
    }

    private static List<Move> find(Position position, Color mover, String line, boolean mirrored) {
        String action = LudiiLines.decision(line);
        Square to = square(position.ruleset(), site(action, "to"), mirrored);
        Square from = square(position.ruleset(), site(action, "from"), mirrored);
        if (to == null || mover != position.sideToMove() || (from == null && site(action, "from") != MISSING)) {
            return List.of();
        }
        int level = site(action, "levelFrom");
        return position.legalMovesInOrder().stream()
                .filter(move -> goesTo(move, to) && move.from().equals(Optional.ofNullable(from)))
                .filter(move -> isOfLevel(position, move, level))
                .toList();
    }

    /** Returns whether that is where the piece goes; a king that castles, to where he comes to stand. */
    private static boolean goesTo(Move move, Square to) {
        return move.isCastling()
                ? move.landing().equals(Optional.of(to))
                : move.to().equals(to);
    }

    /** Returns whether a piece becomes what a line says, if it says so and the number is known. */
    private static boolean isOfType(Move move, Position start, List<String> lines, String line, boolean mirrored) {
        Matcher promote = PROMOTE.matcher(line);
        if (move.promotion().isEmpty() || !promote.find()) {
            return true;
        }
        return lines.stream()
                .map(PUT::matcher)
                .filter(put -> put.matches() && put.group(2).equals(promote.group(1)))
                .map(put -> square(start.ruleset(), site(put.group(1)), mirrored))
                .filter(Objects::nonNull)
                .map(square -> start.board().piecesAt(square))
                .filter(pieces -> pieces.size() == 1)
                .allMatch(pieces ->
                        move.promotion().equals(Optional.of(pieces.get(0).type())));
    }

    private static boolean isOfLevel(Position position, Move move, int level) {
        Optional<Square> from = move.from();
        if (from.isEmpty()) {
            return true;
        }
        List<Piece> pieces = position.board().piecesAt(from.get());
        return pieces.size() < 2 || move.piece().equals(Optional.of(pieces.get(level == 1 ? 1 : 0)));
    }

    /** Returns the number after a key, or that it is missing. */
    private static int site(String action, String key) {
        Matcher matcher = Pattern.compile("(?:^|,)" + key + "=([0-9]+)").matcher(action);
        return matcher.find() ? site(matcher.group(1)) : MISSING;
    }

    /** Returns a number, which is beyond all boards if it is long. */
    private static int site(String digits) {
        return digits.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private static @Nullable Square square(Ruleset ruleset, int site, boolean mirrored) {
        if (site < 0 || site >= ruleset.files() * ruleset.ranks()) {
            return null;
        }
        int file = site % ruleset.files();
        return Square.of(mirrored ? ruleset.files() - 1 - file : file, site / ruleset.files());
    }

    private static String why(Position position, Color mover, String line, boolean mirrored) {
        if (LudiiLines.isPass(line)) {
            return "the turn is passed, which the rules here do not allow (C-01)";
        }
        if (mover != position.sideToMove()) {
            return "it is " + position.sideToMove() + "'s turn by the rules here, and " + mover + " moves";
        }
        String action = LudiiLines.decision(line);
        Square to = square(position.ruleset(), site(action, "to"), mirrored);
        Square from = square(position.ruleset(), site(action, "from"), mirrored);
        if (to == null || (from == null && site(action, "from") != MISSING)) {
            return "there is no such site on the board: " + Texts.shown(line);
        }
        String move = (from == null ? "x" : from.toString()) + to;
        return move + ": " + position.why(move).orElse("another piece on the square is meant");
    }
}
