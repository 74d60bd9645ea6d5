package io.github.assize.core.engine;

/** What one code stands for: numbers and flags alone. */
public final class Unit {
    /** A king, which may not be left in check. */
    public static final int KING = 1;

    /** Two pieces that share a square. */
    public static final int SHARED = 2;

    /** A pawn. */
    public static final int PAWN = 4;

    /** It captures en passant. */
    public static final int EN_PASSANT = 8;

    /** It may be set up on any square, because the array has such. */
    public static final int ANYWHERE = 16;

    /** It counts as lost by the color of squares: one stands in for another only on squares of that color. */
    public static final int BY_COLOR = 32;

    /** Stands for what is left of it where it may not go at all. */
    public static final int BARRED = -1;

    /** Stands for the same where it does not attack there either. */
    public static final int HARMLESS = -2;

    final int side;
    final int kind;
    final int flags;
    final int withoutRight;
    final int unlost;
    final int[] inArray;
    final int material;
    final byte[] seen;

    /**
     * Creates a unit; its arrays become its own.
     *
     * @param side 0 for White, 1 for Black
     * @param kind the number of its type, the same for both sides
     * @param flags any of the flags
     * @param withoutRight the code of the same without a first-move right, which is its own if it has none
     * @param unlost the code of what is left of it where it is promoted only to what its side has lost, and has lost
     *     none; {@link #BARRED} or {@link #HARMLESS} where it then may not go there
     * @param inArray how many of its type its side has in the array, on squares of the color of the first, and on the others
     * @param material how much it counts for its side's army
     * @param seen by code, the {@linkplain Seen class} of what it sees
     */
    public Unit(int side, int kind, int flags, int withoutRight, int unlost, int[] inArray, int material, byte[] seen) {
        this.side = side;
        this.kind = kind;
        this.flags = flags;
        this.withoutRight = withoutRight;
        this.unlost = unlost;
        this.inArray = inArray;
        this.material = material;
        this.seen = seen;
    }

    boolean is(int flag) {
        return (flags & flag) != 0;
    }

    /** Returns whether there are pieces of the other side that it never captures. */
    boolean hasImmune() {
        for (byte c : seen) {
            if (c == Seen.IMMUNE) {
                return true;
            }
        }
        return false;
    }
}
