package io.github.assize.core.engine;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that the engine knows of a game: numbers. What they mean to people is known outside. */
public final class Spec {
    /** A side that has no move may remove an enemy piece. */
    public static final int REMOVALS = 1;

    /** A check costs the king his first-move right. */
    public static final int CHECK_COSTS_RIGHT = 2;

    /** A move may cost the other king his first-move right. */
    public static final int RIGHT_CAN_BE_COST = 4;

    /** The king of a side that has no move may change places with another of its pieces. */
    public static final int EXCHANGES = 8;

    /** A pawn's move costs all pawns of its side their first-move rights. */
    public static final int PAWNS_TOGETHER = 16;

    final int files;
    final int ranks;
    final ImmutableList<Unit> units;
    final Programs programs;
    final boolean[] rest;
    final ImmutableList<Castle> castles;
    final int @Nullable [] wards;
    final int flags;

    /**
     * Creates a game.
     *
     * @param files the number of files, from 1 to 16
     * @param ranks the number of ranks, from 1 to 16
     * @param units by code; the first is of an empty square and never looked at; at most 256
     * @param nodes by code and square (code times the number of squares, and the square), the {@link Node}s of the program
     * @param effects likewise, the {@link Effect} of each node
     * @param rest likewise, whether such stays what it is there
     * @param castles the ways to castle, at most 256
     * @param wards by square, that of the pawn which loses its first-move right when what stands there leaves or is captured, or
     *     -1; null where no pawn does
     * @param flags any of the flags
     */
    public Spec(
            int files,
            int ranks,
            List<Unit> units,
            int[][] nodes,
            int[][] effects,
            boolean[] rest,
            List<Castle> castles,
            int @Nullable [] wards,
            int flags) {
        this.files = files;
        this.ranks = ranks;
        this.units = ImmutableList.copyOf(units);
        this.programs = Programs.of(nodes, effects);
        this.rest = rest;
        this.castles = ImmutableList.copyOf(castles);
        this.wards = wards;
        this.flags = flags;
    }

    int squares() {
        return files * ranks;
    }

    int words() {
        return (squares() + 63) / 64;
    }

    int codes() {
        return units.size();
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }
}
