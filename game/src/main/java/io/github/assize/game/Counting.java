package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The count of moves that limits endings in the living games of Thailand and Cambodia (MK-09, OC-12). There are two.
 *
 * <p>The count of the lone king, "pieces' honour", begins by itself when a side has nothing but its king and no pawn is
 * left. It starts at the number of pieces on the board plus one, and goes up with each move of the lone king. Its limit
 * is decided by what the other side has then, and never changes. Where it was so agreed, a lone king counts against pawns
 * too, to a limit of its own; when no pawn is left, the other count begins.
 *
 * <p>The count of the board, "board's honour", is started and stopped by the weaker player in a turn of his own
 * ({@link Game#say}); it starts at 1 and goes up with each of his moves. The count of the lone king takes its place. The
 * sources do not say who is the weaker; here it is, whatever the pieces are worth, who has no more of them on the board than
 * the other, so that with equally many either may count.
 *
 * <p>Which pieces count how is data: types are named by their letters. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Counting implements Policy {
    private final Table told;

    private Counting(Table told) {
        this.told = told;
    }

    /** All that is told of a count. */
    private record Table(
            String pawn,
            ImmutableList<Limit> limits,
            int otherwise,
            int pawnsLeft,
            int board,
            int most,
            boolean drawsAtLimit,
            boolean needsNoPawns,
            boolean mateDraws) {}

    /**
     * How far a count has gone.
     *
     * @param counter the side that counts
     * @param count the number of its last move, 0 if it has yet to make the first after it said so; the count of the
     *     lone king is the number of pieces until it moves
     * @param limit the number that may be reached, or passed
     * @param isLoneKing whether it is the count of the lone king
     * @since 0.1.0
     */
    public record Standing(Color counter, int count, int limit, boolean isLoneKing) {
        /**
         * Creates a standing.
         *
         * @param counter the side that counts
         * @param count the number of its last move
         * @param limit the number that may be reached, or passed
         * @param isLoneKing whether it is the count of the lone king
         */
        public Standing {
            requireNonNull(counter, "counter");
        }
    }

    /** The side that is counted for as the lone king's, and whether it counts against pawns. */
    private record Lone(Color side, boolean againstPawns) {}

    /** The limit of the lone king's count where the other side has these pieces. */
    private record Limit(int moves, String letters) {}

    /**
     * Begins to tell a count.
     *
     * @param pawn the letter of the pawns
     * @return a builder
     */
    public static Builder withPawns(String pawn) {
        return new Builder(requireNonNull(pawn, "pawn"));
    }

    /**
     * Returns the count of Thailand: to 8, 16, 22, 32 or 44 moves against two R, one R, two S, two N or one S, else to
     * 64; a move beyond the limit draws. The board is counted to 64 when no pawn is left, and a counter who mates without
     * having stopped has drawn.
     *
     * @return the policy, for a ruleset with these letters
     */
    public static Counting thai() {
        return table().board(64).needingNoPawns().mateDraws().build();
    }

    /**
     * Returns the count of Cambodia: the same limits, and to reach one draws. The board is counted to 64 by a side with
     * three pieces or fewer.
     *
     * @return the policy, for a ruleset with these letters
     */
    public static Counting cambodian() {
        return table().drawingAtLimit().board(64).most(3).build();
    }

    /**
     * Returns the count of Cambodia as ouk.sourceforge.net and the Khmer Institute tell it: the same limits, 64 while the
     * other side has fish, and no count of the board.
     *
     * @return the policy, for a ruleset with these letters
     */
    public static Counting cambodianWithFish() {
        return table().drawingAtLimit().pawnsLeft(64).build();
    }

    private static Builder table() {
        return withPawns("P")
                .limit(8, "RR")
                .limit(16, "R")
                .limit(22, "SS")
                .limit(32, "NN")
                .limit(44, "S")
                .otherwise(64);
    }

    /**
     * Tells how far the count has gone.
     *
     * @param game the game
     * @return the count; empty where nobody counts
     */
    public Optional<Standing> standing(Game game) {
        return loneKing(game.line()).or(() -> board(game.line()));
    }

    private Optional<Standing> loneKing(Line now) {
        Lone lone = lone(now.position());
        if (lone == null) {
            return Optional.empty();
        }
        Line begin = now;
        for (Line before = now.parent();
                before != null && lone.equals(lone(before.position()));
                before = before.parent()) {
            begin = before;
        }
        List<Piece> pieces = pieces(begin.position());
        int count = pieces.size() + moves(begin, now, lone.side());
        int limit = lone.againstPawns()
                ? told.pawnsLeft()
                : limit(pieces, lone.side().opposite());
        return Optional.of(new Standing(lone.side(), count, limit, true));
    }

    /** Returns how many moves a side has made in the alternating turns between two events. */
    private static int moves(Line begin, Line now, Color side) {
        int plies = now.plies() - begin.plies();
        return begin.position().sideToMove() == side ? (plies + 1) / 2 : plies / 2;
    }

    /** Returns who counts as the lone king, or null. */
    private @Nullable Lone lone(Position position) {
        List<Piece> pieces = pieces(position);
        boolean pawns = pieces.stream().anyMatch(this::isPawn);
        if (pawns && told.pawnsLeft() == 0) {
            return null;
        }
        long white =
                pieces.stream().filter(piece -> piece.color() == Color.WHITE).count();
        long black = pieces.size() - white;
        Color side = white == 1 && black > 1 ? Color.WHITE : black == 1 && white > 1 ? Color.BLACK : null;
        return side == null ? null : new Lone(side, pawns);
    }

    private boolean isPawn(Piece piece) {
        return piece.type().letter().equals(told.pawn());
    }

    private static List<Piece> pieces(Position position) {
        List<Piece> pieces = new ArrayList<>();
        for (Square square : position.board().occupied()) {
            pieces.addAll(position.board().piecesAt(square));
        }
        return pieces;
    }

    private int limit(List<Piece> pieces, Color hunter) {
        StringBuilder letters = new StringBuilder();
        pieces.stream()
                .filter(piece -> piece.color() == hunter)
                .forEach(piece -> letters.append(piece.type().letter()));
        return told.limits().stream()
                .filter(limit -> holds(letters.toString(), limit.letters()))
                .findFirst()
                .map(Limit::moves)
                .orElse(told.otherwise());
    }

    private static boolean holds(String letters, String wanted) {
        return wanted.chars().allMatch(c -> count(letters, c) >= count(wanted, c));
    }

    private static long count(String letters, int letter) {
        return letters.chars().filter(c -> c == letter).count();
    }

    private Optional<Standing> board(Line now) {
        Line said = now.lastCount();
        if (said == null || said.count() != Count.START || told.board() == 0) {
            return Optional.empty();
        }
        Color counter = said.position().sideToMove();
        return Optional.of(new Standing(counter, moves(said, now, counter), told.board(), false));
    }

    @Override
    public Optional<Conclusion> judge(Game game) {
        return standing(game).filter(this::isOver).map(standing -> Conclusion.drawn(Conclusion.Reason.MOVE_LIMIT));
    }

    private boolean isOver(Standing standing) {
        return told.drawsAtLimit() ? standing.count() >= standing.limit() : standing.count() > standing.limit();
    }

    @Override
    public Optional<Conclusion> overrule(Game game, Outcome outcome) {
        boolean isMate = outcome.reason().equals(Optional.of(Outcome.Reason.CHECKMATE));
        return isMate && told.mateDraws()
                ? board(game.line())
                        .filter(standing -> outcome.winner().equals(Optional.of(standing.counter())))
                        .map(standing -> Conclusion.drawn(Conclusion.Reason.VOID_MATE))
                : Optional.empty();
    }

    @Override
    public Optional<String> whyNot(Game game, Count count) {
        if (told.board() == 0) {
            return Policy.super.whyNot(game, count);
        }
        Optional<Standing> standing = standing(game);
        if (standing.isPresent() && standing.get().isLoneKing()) {
            return Optional.of("the count of the lone king is on");
        }
        return Optional.ofNullable(count == Count.START ? whyNoStart(game, standing) : whyNoStop(game, standing));
    }

    private @Nullable String whyNoStart(Game game, Optional<Standing> standing) {
        if (standing.isPresent()) {
            return "a count is on already";
        }
        List<Piece> pieces = pieces(game.position());
        Color side = game.position().sideToMove();
        long own = pieces.stream().filter(piece -> piece.color() == side).count();
        if (told.needsNoPawns() && pieces.stream().anyMatch(this::isPawn)) {
            return "there are pawns on the board";
        }
        if (own > told.most()) {
            return "a player may count who has at most " + told.most() + " pieces, and this one has " + own;
        }
        return own > pieces.size() - own ? "only the weaker player may count" : null;
    }

    private static @Nullable String whyNoStop(Game game, Optional<Standing> standing) {
        if (standing.isEmpty()) {
            return "no count is on";
        }
        return standing.get().counter() == game.position().sideToMove() ? null : "the other player counts";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Counting that && told.equals(that.told);
    }

    @Override
    public int hashCode() {
        return told.hashCode();
    }

    /** Returns all that was told of the count. */
    @Override
    public String toString() {
        return "Counting" + told.toString().substring("Table".length());
    }

    /**
     * Gathers what makes a count.
     *
     * @since 0.1.0
     */
    public static final class Builder {
        private final String pawn;
        private ImmutableList<Limit> limits = ImmutableList.of();
        private int otherwise = 64;
        private int pawnsLeft;
        private int board;
        private int most = Integer.MAX_VALUE;
        private boolean drawsAtLimit;
        private boolean needsNoPawns;
        private boolean mateDraws;

        private Builder(String pawn) {
            this.pawn = pawn;
        }

        /**
         * Sets a limit of the lone king's count; the first that fits holds.
         *
         * @param moves the limit, from 1
         * @param letters the letters of the pieces that the other side must have, one for each, such as {@code RR}
         * @return this builder
         * @throws IllegalArgumentException if the limit is less than 1
         */
        public Builder limit(int moves, String letters) {
            Limit limit = new Limit(atLeastOne(moves), requireNonNull(letters, "letters"));
            limits = ImmutableList.<Limit>builder().addAll(limits).add(limit).build();
            return this;
        }

        /**
         * Sets the limit of the lone king's count where no other fits.
         *
         * @param moves the limit, from 1; 64 by default
         * @return this builder
         * @throws IllegalArgumentException if the limit is less than 1
         */
        public Builder otherwise(int moves) {
            otherwise = atLeastOne(moves);
            return this;
        }

        /**
         * Has a lone king count against pawns too; by default, there is no count as long as there are any.
         *
         * @param moves the limit, from 1
         * @return this builder
         * @throws IllegalArgumentException if the limit is less than 1
         */
        public Builder pawnsLeft(int moves) {
            pawnsLeft = atLeastOne(moves);
            return this;
        }

        /**
         * Has to reach a limit draw; by default, to pass it does.
         *
         * @return this builder
         */
        public Builder drawingAtLimit() {
            drawsAtLimit = true;
            return this;
        }

        /**
         * Lets the weaker player count the board: who has no more pieces than the other.
         *
         * @param moves the limit, from 1
         * @return this builder
         * @throws IllegalArgumentException if the limit is less than 1
         */
        public Builder board(int moves) {
            board = atLeastOne(moves);
            return this;
        }

        /**
         * Lets only a player count the board who has so few pieces.
         *
         * @param pieces how many at most, the king among them
         * @return this builder
         */
        public Builder most(int pieces) {
            most = pieces;
            return this;
        }

        /**
         * Lets the board be counted only when no pawn is left.
         *
         * @return this builder
         */
        public Builder needingNoPawns() {
            needsNoPawns = true;
            return this;
        }

        /**
         * Has a mate draw whose giver counts the board and has not stopped.
         *
         * @return this builder
         */
        public Builder mateDraws() {
            mateDraws = true;
            return this;
        }

        private static int atLeastOne(int moves) {
            if (moves < 1) {
                throw new IllegalArgumentException("limit " + moves + ": the number of moves must be at least 1");
            }
            return moves;
        }

        /**
         * Builds the policy.
         *
         * @return the policy
         */
        public Counting build() {
            return new Counting(
                    new Table(pawn, limits, otherwise, pawnsLeft, board, most, drawsAtLimit, needsNoPawns, mateDraws));
        }
    }
}
