package io.github.assize.study;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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
        for (int ply = 0; ply < other.games.length; ply++) {
            add(ply, other.games[ply], other.moves[ply], other.pieces[ply]);
        }
    }

    /** Returns the sums of each ply to the last of the longest game. */
    List<PlySums> sums() {
        int plies = games.length;
        while (plies > 0 && games[plies - 1] == 0) {
            plies--;
        }
        return IntStream.range(0, plies)
                .mapToObj(ply -> new PlySums(games[ply], moves[ply], pieces[ply]))
                .toList();
    }
}
