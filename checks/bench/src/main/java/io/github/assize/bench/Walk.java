package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Position;

/** Counts lines of play as a caller does, who has nothing but positions and their moves. */
final class Walk {
    private Walk() {}

    /** Plays all but the last ply and asks for the number of moves there. */
    static long countingLeaves(Position position, int depth) {
        if (depth == 1) {
            return position.legalMoves().size();
        }
        long nodes = 0;
        for (Move move : position.legalMoves()) {
            nodes += countingLeaves(position.play(move), depth - 1);
        }
        return nodes;
    }

    /** Plays the last ply too. */
    static long makingLeaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long nodes = 0;
        for (Move move : position.legalMoves()) {
            nodes += makingLeaves(position.play(move), depth - 1);
        }
        return nodes;
    }
}
