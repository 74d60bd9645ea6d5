package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** A side loses that has none of a type of piece; where neither has one the game is drawn. */
record LostPiece(PieceCodes codes, PieceType type) implements Ending {
    @Override
    public Outcome judge(State state, BooleanSupplier canMove) {
        boolean white = has(state, Color.WHITE);
        boolean black = has(state, Color.BLACK);
        if (white && black) {
            return Outcome.UNDECIDED;
        }
        return white || black
                ? Outcome.won(white ? Color.WHITE : Color.BLACK, Outcome.Reason.QUEEN_LOST)
                : Outcome.drawn(Outcome.Reason.QUEEN_LOST);
    }

    private boolean has(State state, Color color) {
        Piece piece = new Piece(color, type);
        return IntStream.range(0, codes.squares())
                .anyMatch(square -> codes.pieces(state.code(square)).contains(piece));
    }
}
