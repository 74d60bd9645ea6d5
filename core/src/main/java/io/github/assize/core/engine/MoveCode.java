package io.github.assize.core.engine;

/** A move in one int: the square that it leaves, and the place of its node in the program of what stands there. */
public final class MoveCode {
    /** The place that stands for the removal of what is on the square. */
    private static final int REMOVAL = 0xffff;

    /** The bit of the place that stands for an exchange with what is on the square in its low byte. */
    private static final int EXCHANGE = 0x8000;

    /** The bit of the place that stands for castling in the way of the number in its low byte. */
    private static final int CASTLING = 0x4000;

    private static final int ORIGIN = 16;

    private MoveCode() {}

    static int of(int origin, int place) {
        return (origin << ORIGIN) | place;
    }

    /**
     * Returns the move that removes what stands on a square.
     *
     * @param square the square
     * @return the move
     */
    public static int removal(int square) {
        return of(square, REMOVAL);
    }

    /**
     * Returns the square that a move leaves.
     *
     * @param move the move
     * @return the square, or that of what is removed
     */
    public static int origin(int move) {
        return move >>> ORIGIN;
    }

    /**
     * Returns the move by which two of the own pieces change places.
     *
     * @param king the square of the king
     * @param other the square of the other
     * @return the move
     */
    static int exchange(int king, int other) {
        return of(king, EXCHANGE | other);
    }

    /**
     * Returns whether a move is an exchange.
     *
     * @param move the move
     * @return whether two pieces change places
     */
    public static boolean isExchange(int move) {
        return (place(move) & EXCHANGE) != 0 && !isRemoval(move);
    }

    /**
     * Returns the move by which a king castles.
     *
     * @param king the square of the king
     * @param way the number of the {@link Castle}
     * @return the move
     */
    static int castling(int king, int way) {
        return of(king, CASTLING | way);
    }

    /**
     * Returns whether a move is castling.
     *
     * @param move the move
     * @return whether a king castles
     */
    public static boolean isCastling(int move) {
        return (place(move) & (CASTLING | EXCHANGE)) == CASTLING;
    }

    /** Returns whether a move is none of a piece's program: a removal, an exchange, or castling. */
    static boolean isSpecial(int move) {
        return (place(move) & (CASTLING | EXCHANGE)) != 0;
    }

    /** Returns the low byte of the place: that of a node, or the number of a way to castle. */
    static int way(int move) {
        return move & 0xff;
    }

    static int place(int move) {
        return move & 0xffff;
    }

    /**
     * Returns whether a move is a removal.
     *
     * @param move the move
     * @return whether nothing moves
     */
    public static boolean isRemoval(int move) {
        return place(move) == REMOVAL;
    }
}
