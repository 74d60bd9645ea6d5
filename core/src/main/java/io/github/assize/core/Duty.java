package io.github.assize.core;

import io.github.assize.core.MustCapture.InCheck;
import io.github.assize.core.engine.Effect;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Which of the legal moves a duty to capture leaves. */
final class Duty {
    private static final int NO_CAPTURE = -1;

    private final MustCapture law;
    private final PieceCodes codes;

    /** Whether every piece that captures could capture a king, so that what is attacked tells what can be captured. */
    private final boolean allAttack;

    Duty(MustCapture law, PieceCodes codes) {
        this.law = law;
        this.codes = codes;
        String king = codes.laws().king().letter();
        this.allAttack =
                codes.laws().types().stream().noneMatch(type -> type.spared().containsKey(king));
    }

    MustCapture law() {
        return law;
    }

    /** Returns whether a position may leave a capture to make; where none does all moves are left. */
    boolean mayBeOwed(State state) {
        return (!allAttack || state.enPassant() >= 0 || state.threatens())
                && (law.inCheck() != InCheck.FREE || !state.isCheck());
    }

    /** Returns what is left of the moves that are legal otherwise. */
    int[] left(State state, int[] moves) {
        int[] owed = mayBeOwed(state) ? owed(state, moves) : new int[0];
        if (owed.length == 0) {
            return moves;
        }
        boolean flees = law.inCheck() == InCheck.KING_MAY_FLEE && state.isCheck();
        IntStream steps =
                flees ? Arrays.stream(moves).filter(move -> isQuietStepOfKing(state, move)) : IntStream.empty();
        return IntStream.concat(steps, Arrays.stream(owed)).toArray();
    }

    private static boolean isQuietStepOfKing(State state, int move) {
        return MoveCode.origin(move) == state.king(state.side()) && captured(state, move) == NO_CAPTURE;
    }

    /** Returns the captures that are owed; none where there is nothing to capture. */
    int[] owed(State state, int[] moves) {
        int[] captures =
                Arrays.stream(moves).filter(move -> captured(state, move) >= 0).toArray();
        int[] ofHighest = best(captures, move -> victim(state, move));
        return switch (law.taker()) {
            case ANY -> ofHighest;
            case LOWEST_OF_ALL -> best(ofHighest, move -> -taker(state, move));
            case LOWEST_OF_EACH ->
                Arrays.stream(ofHighest)
                        .filter(move -> Arrays.stream(ofHighest)
                                .filter(other -> captured(state, other) == captured(state, move))
                                .allMatch(other -> taker(state, other) >= taker(state, move)))
                        .toArray();
        };
    }

    private static int[] best(int[] moves, IntUnaryOperator worth) {
        int highest = Arrays.stream(moves).map(worth).max().orElse(0);
        return Arrays.stream(moves)
                .filter(move -> worth.applyAsInt(move) == highest)
                .toArray();
    }

    /** Returns the square on which a move captures, or less than 0. */
    static int captured(State state, int move) {
        return MoveCode.isRemoval(move) ? NO_CAPTURE : state.victim(move);
    }

    private int victim(State state, int move) {
        return codes.pieces(state.code(captured(state, move))).stream()
                .mapToInt(this::rank)
                .max()
                .orElseThrow();
    }

    private int taker(State state, int move) {
        List<Piece> pieces = codes.pieces(state.code(MoveCode.origin(move)));
        return rank(pieces.get((state.effect(move) & Effect.BY_SECOND) != 0 ? 1 : 0));
    }

    /** Returns the rank of a piece, from 0 for the lowest; the king's is above all others. */
    private int rank(Piece piece) {
        int place = law.ranks().indexOf(piece.type());
        return law.ranks().isEmpty() ? 0 : law.ranks().size() - Math.max(place, 0) - (place < 0 ? 0 : 1);
    }

    /** Returns whether two moves capture pieces of one rank. */
    boolean hasSameRank(State state, int one, int other) {
        return victim(state, one) == victim(state, other);
    }
}
