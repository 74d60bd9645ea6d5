package io.github.assize.study;

import java.util.Arrays;

/** Sums over games, ply by ply. */
final class ByPly {
    private long[] games = new long[0];
    private long[] moves = new long[0];
    private long[] pieces = new long[0];

    void add(int ply, long playing, long legalMoves, long standing) {
        if (ply >= games.length) {
            int room = Math.max(ply + 1, games.length * 2);
            games = Arrays.copyOf(games, room);
            moves = Arrays.copyOf(moves, room);
            pieces = Arrays.copyOf(pieces, room);
        }
        games[ply] += playing;
        moves[ply] += legalMoves;
        pieces[ply] += standing;
    }

    void add(ByPly other) {
        for (int ply = 0; ply < other.plies(); ply++) {
            add(ply, other.games[ply], other.moves[ply], other.pieces[ply]);
        }
    }

    /** Returns how many plies the longest game has. */
    int plies() {
        int plies = games.length;
        while (plies > 0 && games[plies - 1] == 0) {
            plies--;
        }
        return plies;
    }

    /** Returns how many games had a ply of that number. */
    long games(int ply) {
        return games[ply];
    }

    long moves(int ply) {
        return moves[ply];
    }

    long pieces(int ply) {
        return pieces[ply];
    }
}
