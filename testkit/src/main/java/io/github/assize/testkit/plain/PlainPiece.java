package io.github.assize.testkit.plain;

import java.util.Locale;

/**
 * A piece on the board.
 *
 * @param white whether it is White's
 * @param kind its letter in upper case, {@code +P} for a retreating pawn
 * @param unmoved whether it still holds the right to its kind's first move
 * @since 0.1.0
 */
public record PlainPiece(boolean white, String kind, boolean unmoved) {

    /**
     * Reads a piece without a first-move right from its letter in a FEN.
     *
     * @param letter the letter, upper case for White
     * @return the piece
     */
    public static PlainPiece parse(String letter) {
        String kind = letter.toUpperCase(Locale.ROOT);
        return new PlainPiece(letter.equals(kind), kind, false);
    }

    /**
     * Returns whether this piece is of a kind.
     *
     * @param letter the kind's letter
     * @return whether it is one
     */
    public boolean is(String letter) {
        return kind.equals(letter);
    }

    /**
     * Returns this piece with or without its first-move right.
     *
     * @param holds whether it shall hold the right
     * @return the piece
     */
    public PlainPiece withRight(boolean holds) {
        return new PlainPiece(white, kind, holds);
    }

    /**
     * Returns what this piece becomes when it is promoted to a kind, without a first-move right.
     *
     * @param letter the new kind's letter
     * @return the new piece
     */
    public PlainPiece promoted(String letter) {
        return new PlainPiece(white, letter, false);
    }

    /** Returns the letter that stands for this piece in a FEN. */
    @Override
    public String toString() {
        return white ? kind : kind.toLowerCase(Locale.ROOT);
    }
}
