package io.github.assize.core.engine;

/**
 * A move in one int: the square that it leaves, that to which it goes, its sort, and the place of its node in the program of
 * what stands there. Ints in order are moves in order: by origin, by destination, and, where two pieces share the origin or a
 * promotion leaves a choice, by their place in the program.
 */
public final class MoveCode {
    private static final int BYTE = 0xff;
    private static final int ORIGIN = 18;
    private static final int TARGET = 10;

    /** The bits of the sort; none is set for a move of a program. */
    private static final int SORT = 0x300;

    private static final int CASTLING = 0x100;
    private static final int EXCHANGE = 0x200;
    private static final int REMOVAL = 0x300;

    private MoveCode() {}

    /**
     * Returns a move of a program.
     *
     * @param origin the square that it leaves
     * @param target that to which it goes
     * @param place the place of its node
     * @return the move
     */
    static int of(int origin, int target, int place) {
        return (origin << ORIGIN) | (target << TARGET) | place;
    }

    /**
     * Returns the move that removes what stands on a square.
     *
     * @param square the square
     * @return the move
     */
    public static int removal(int square) {
        return of(square, square, REMOVAL);
    }

    /**
     * Returns the move by which a king changes places with another piece.
     *
     * @param king the square of the king
     * @param other the square of the other
     * @return the move
     */
    public static int exchange(int king, int other) {
        return of(king, other, EXCHANGE);
    }

    /**
     * Returns the move by which a king castles.
     *
     * @param king the square of the king
     * @param partner that of his partner
     * @param way the number of the {@link Castle}
     * @return the move
     */
    static int castling(int king, int partner, int way) {
        return of(king, partner, CASTLING | way);
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
     * Returns where a move goes.
     *
     * @param move the move
     * @return the square, also where what lands is put back; for a removal, that of what is removed; for castling, that of
     *     the king's partner
     */
    public static int target(int move) {
        return (move >>> TARGET) & BYTE;
    }

    /** Returns the place of a move's node, its low byte, or the number of a way to castle. */
    static int place(int move) {
        return move & BYTE;
    }

    /** Returns whether two pieces change places. */
    static boolean isExchange(int move) {
        return (move & SORT) == EXCHANGE;
    }

    /**
     * Returns whether a move is castling.
     *
     * @param move the move
     * @return whether a king castles
     */
    public static boolean isCastling(int move) {
        return (move & SORT) == CASTLING;
    }

    /** Returns whether a move is none of a piece's program: a removal, an exchange, or castling. */
    static boolean isSpecial(int move) {
        return (move & SORT) != 0;
    }

    /**
     * Returns whether a move is a removal.
     *
     * @param move the move
     * @return whether nothing moves
     */
    public static boolean isRemoval(int move) {
        return (move & SORT) == REMOVAL;
    }

    /**
     * Puts moves in order. They are found nearly so, piece by piece and those of a piece line by line, and then this takes less
     * time than a sort that is made for more.
     *
     * @param moves the moves
     */
    public static void sort(int[] moves) {
        for (int i = 1; i < moves.length; i++) {
            int move = moves[i];
            int j = i;
            for (; j > 0 && moves[j - 1] > move; j--) {
                moves[j] = moves[j - 1];
            }
            moves[j] = move;
        }
    }
}
