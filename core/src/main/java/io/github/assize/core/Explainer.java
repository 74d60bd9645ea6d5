package io.github.assize.core;

/** Tells a player why a move is not legal. */
final class Explainer {
    private Explainer() {}

    static String explain(Position position, Move move) {
        return "not legal";
    }

    static String explain(Position position, MoveText move) {
        return "not legal";
    }
}
