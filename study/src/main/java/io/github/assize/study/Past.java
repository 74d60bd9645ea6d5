package io.github.assize.study;

import io.github.assize.core.Position;
import java.util.Arrays;

/** What a game has come through, ply by ply. */
final class Past {
    private static final int FIRST_ROOM = 512;

    private final int most;
    private int[] branching;
    private int[] pieces;
    private long[] keys;
    private Position[] positions;
    private int repeated;

    Past(int most) {
        this.most = most;
        int room = Math.min(most, FIRST_ROOM);
        branching = new int[room];
        pieces = new int[room];
        keys = new long[room + 1];
        positions = new Position[room + 1];
    }

    void begin(Position start) {
        keys[0] = start.key();
        positions[0] = start;
    }

    /**
     * Adds a ply.
     *
     * @param ply which, from 0
     * @param moves how many legal moves there were
     * @param standing how many pieces stood on the board before it
     * @param after the position after it
     */
    void add(int ply, int moves, int standing, Position after) {
        if (ply == branching.length) {
            grow();
        }
        branching[ply] = moves;
        pieces[ply] = standing;
        keys[ply + 1] = after.key();
        positions[ply + 1] = after;
        repeated += hasStoodBefore(ply + 1) ? 1 : 0;
    }

    private void grow() {
        int room = (int) Math.min(most, 2L * branching.length);
        branching = Arrays.copyOf(branching, room);
        pieces = Arrays.copyOf(pieces, room);
        keys = Arrays.copyOf(keys, room + 1);
        positions = Arrays.copyOf(positions, room + 1);
    }

    /** Looks back no further than to what cannot be undone. */
    private boolean hasStoodBefore(int last) {
        int first = Math.max(0, last - positions[last].halfmoveClock());
        for (int i = last - 1; i >= first; i--) {
            if (keys[i] == keys[last] && positions[i].equals(positions[last])) {
                return true;
            }
        }
        return false;
    }

    int[] branching(int plies) {
        return Arrays.copyOf(branching, plies);
    }

    int[] pieces(int plies) {
        return Arrays.copyOf(pieces, plies);
    }

    /** Returns how many plies led to a position that had stood before. */
    int repeated() {
        return repeated;
    }
}
