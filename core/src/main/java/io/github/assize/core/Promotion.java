package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a man becomes on reaching certain squares. It is compulsory, happens in the same move and leaves no choice
 * (C-13). A man that has just been made has its own first move still before it. Immutable and thread-safe.
 */
public final class Promotion {
    private static final int FAR = 0;

    private final ImmutableList<Clause> clauses;

    /**
     * A type that reaches a rank.
     *
     * @param type what moves
     * @param rank the rank from the mover's side, from 1, or 0 for the far rank, or less for as many before it
     * @param corners whether it holds on the rank's corners
     * @param between whether it holds between them
     * @param becomes what it becomes, by file, or on every file
     * @param returns whether it goes back to where it came from
     */
    private record Clause(
            PieceType type, int rank, boolean corners, boolean between, List<PieceType> becomes, boolean returns) {
        boolean holds(PieceType moved, int file, int rankFromOwn, int files, int ranks) {
            boolean corner = file == 0 || file == files - 1;
            int wanted = rank > 0 ? rank : ranks + rank;
            return moved.equals(type) && rankFromOwn + 1 == wanted && (corner ? corners : between);
        }

        PieceType becomes(int file) {
            return becomes.get(becomes.size() == 1 ? 0 : file);
        }
    }

    /**
     * What a move ends in.
     *
     * @param type what the man has become
     * @param returns whether it goes back to where it came from
     */
    record Result(PieceType type, boolean returns) {}

    private Promotion(List<Clause> clauses) {
        this.clauses = ImmutableList.copyOf(clauses);
    }

    private static Promotion of(PieceType type, int rank, List<PieceType> becomes, boolean returns) {
        return new Promotion(List.of(new Clause(type, rank, true, true, becomes, returns)));
    }

    /**
     * Returns the rule that nothing is promoted.
     *
     * @return the rule
     */
    public static Promotion none() {
        return new Promotion(List.of());
    }

    /**
     * Returns the rule that a man becomes another on the rank farthest from its own side.
     *
     * @param type what moves
     * @param becomes what it becomes
     * @return the rule
     */
    public static Promotion onFarRank(PieceType type, PieceType becomes) {
        return of(type, FAR, List.of(becomes), false);
    }

    /**
     * Returns the rule that a man becomes another on a certain rank.
     *
     * @param type what moves
     * @param rank the rank, from 1 for the one nearest to its own side
     * @param becomes what it becomes
     * @return the rule
     * @throws IllegalArgumentException if the rank is less than 1
     */
    public static Promotion onRank(PieceType type, int rank, PieceType becomes) {
        if (rank < 1 || rank > Square.MAX_SIDE) {
            throw new IllegalArgumentException("rank " + rank + ": must be from 1 to " + Square.MAX_SIDE);
        }
        return of(type, rank, List.of(becomes), false);
    }

    /**
     * Returns the rule that a man becomes, on the far rank, the type that belongs to the file.
     *
     * @param type what moves
     * @param becomes one type a file, from a on
     * @return the rule
     */
    public static Promotion byFile(PieceType type, PieceType... becomes) {
        return of(type, FAR, List.of(becomes), false);
    }

    /**
     * Returns the rule that a man becomes another on the far rank and is at once put back where it came from; what it
     * captured is gone.
     *
     * @param type what moves
     * @param becomes what it becomes
     * @return the rule
     */
    public static Promotion returning(PieceType type, PieceType becomes) {
        return of(type, FAR, List.of(becomes), true);
    }

    /**
     * Returns the rule that a man becomes another at once in the corners of the far rank, and elsewhere on it must first
     * retreat by three ranks, as a type of its own.
     *
     * @param type what moves
     * @param retreating what it is while it retreats
     * @param becomes what it becomes in the end
     * @return the rule
     */
    public static Promotion byRetreat(PieceType type, PieceType retreating, PieceType becomes) {
        return new Promotion(List.of(
                new Clause(type, FAR, true, false, List.of(becomes), false),
                new Clause(type, FAR, false, true, List.of(retreating), false),
                new Clause(retreating, FAR - 3, true, true, List.of(becomes), false)));
    }

    /** Returns what a man becomes on a square, or null where it stays what it is. */
    @Nullable
    Result on(PieceType type, int file, int rankFromOwn, int files, int ranks) {
        for (Clause clause : clauses) {
            if (clause.holds(type, file, rankFromOwn, files, ranks)) {
                return new Result(clause.becomes(file), clause.returns());
            }
        }
        return null;
    }
}
