package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

/**
 * A piece: a type in a color. Immutable and thread-safe.
 *
 * @param color the side it belongs to
 * @param type what it is
 * @since 0.1.0
 */
public record Piece(Color color, PieceType type) {
    /**
     * Creates a piece.
     *
     * @param color the side it belongs to
     * @param type what it is
     */
    public Piece {
        requireNonNull(color, "color");
        requireNonNull(type, "type");
    }

    /** Returns the letter as it stands in a FEN: upper case for White, lower case for Black. */
    @Override
    public String toString() {
        return color == Color.WHITE ? type.letter() : type.letter().toLowerCase(Locale.ROOT);
    }
}
