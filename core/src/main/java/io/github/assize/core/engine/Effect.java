package io.github.assize.core.engine;

/**
 * What the move that ends at a node does beside going there, in one int: the code of what lands, the code of what stays
 * behind on a shared square, the square that is passed, and flags.
 */
public final class Effect {
    /** A pawn's long step, which may be captured en passant on the squares passed. */
    public static final int DOUBLE_STEP = 1 << 24;

    /** What lands is put on the square passed instead: the origin, or where a promoted piece goes on to. */
    public static final int ELSEWHERE = 1 << 25;

    /** A pawn moves. */
    public static final int PAWN_MOVE = 1 << 26;

    /** The second of the two pieces on the origin moves. */
    public static final int BY_SECOND = 1 << 27;

    /** A king may not make it while in check, unless all that gives it stands on the square passed. */
    public static final int NOT_FROM_CHECK = 1 << 28;

    /** A king may not make it where the square passed is attacked. */
    public static final int NOT_THROUGH_ATTACK = 1 << 29;

    /** What lands costs a king at whom it aims his first-move right, whatever stands between them. */
    public static final int AIMS = 1 << 30;

    /** What lands is what the node says only if the side has fewer of that than the array; see {@link Unit}. */
    public static final int TO_THE_LOST = 1 << 31;

    private static final int REMAINDER = 8;
    private static final int PASSED = 16;

    private Effect() {}

    /**
     * Packs an effect.
     *
     * @param landing the code of what lands
     * @param remainder the code of what stays on the origin, or 0
     * @param passed the square that is passed, if a flag asks for it
     * @param flags any of the flags
     * @return the effect
     */
    public static int of(int landing, int remainder, int passed, int flags) {
        return landing | (remainder << REMAINDER) | ((passed & 0xff) << PASSED) | flags;
    }

    /**
     * Returns the code of what lands.
     *
     * @param effect the effect
     * @return the code
     */
    static int landing(int effect) {
        return effect & 0xff;
    }

    static int remainder(int effect) {
        return (effect >>> REMAINDER) & 0xff;
    }

    static int passed(int effect) {
        return (effect >>> PASSED) & 0xff;
    }

    /** Returns where what lands comes to stand. */
    static int stop(int effect, int node) {
        return has(effect, ELSEWHERE) ? passed(effect) : Node.square(node);
    }

    static boolean has(int effect, int flag) {
        return (effect & flag) != 0;
    }

    /** Returns whether the king's safety on the target is not all that a move needs. */
    static boolean isLimited(int effect) {
        return has(effect, NOT_FROM_CHECK | NOT_THROUGH_ATTACK);
    }
}
