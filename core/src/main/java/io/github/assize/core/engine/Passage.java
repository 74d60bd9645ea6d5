package io.github.assize.core.engine;

/**
 * What a pawn's long step has left to be captured en passant, packed into a number: a square that it passed, in which of
 * the three directions ahead it went, whether that square is the last before the pawn or the one before, and whether both
 * are meant. For a double step straight ahead the number is that of the square passed.
 */
public final class Passage {
    /** There is nothing to capture en passant. */
    public static final int NONE = -1;

    private static final int SQUARE = 0xff;
    private static final int DIRECTION = 8;
    private static final int FAR = 1 << 10;
    private static final int BOTH = 1 << 11;
    private static final int[] ASIDE = {0, -1, 1};

    private Passage() {}

    private static int ahead(int side, int files) {
        return side == 0 ? files : -files;
    }

    private static int step(int passage, int side, int files) {
        return ahead(side, files) + ASIDE[(passage >>> DIRECTION) & 3];
    }

    /**
     * Returns what a long step leaves.
     *
     * @param from where the pawn came from
     * @param to where it has gone, two or three squares straight or diagonally ahead
     * @param files the number of files
     * @return the passage with all squares passed, or {@link #NONE} where it is no such step
     */
    public static int of(int from, int to, int files) {
        int ranks = to / files - from / files;
        int aside = to % files - from % files;
        int length = Math.abs(ranks);
        if (length < 2 || length > 3 || (aside != 0 && Math.abs(aside) != length)) {
            return NONE;
        }
        int direction = aside == 0 ? 0 : aside < 0 ? 1 : 2;
        int step = (to - from) / length;
        return (to - step) | (direction << DIRECTION) | (length == 3 ? BOTH : 0);
    }

    /**
     * Returns the passage of one square.
     *
     * @param passed the square
     * @param pawn where the pawn has gone, one or two squares beyond it
     * @param files the number of files
     * @return the passage
     */
    public static int over(int passed, int pawn, int files) {
        int aside = pawn % files - passed % files;
        int direction = aside == 0 ? 0 : aside < 0 ? 1 : 2;
        return passed | (direction << DIRECTION) | (Math.abs(pawn / files - passed / files) == 2 ? FAR : 0);
    }

    /**
     * Returns the square that is passed, the last before the pawn if there are two.
     *
     * @param passage the passage
     * @return the square
     */
    public static int square(int passage) {
        return passage & SQUARE;
    }

    /**
     * Returns the other square that is passed.
     *
     * @param passage the passage
     * @param side the side of the pawn
     * @param files the number of files
     * @return the square before the first, or -1 where there is one only
     */
    public static int other(int passage, int side, int files) {
        return (passage & BOTH) == 0 ? -1 : square(passage) - step(passage, side, files);
    }

    /**
     * Returns where the pawn has gone.
     *
     * @param passage the passage
     * @param side the side of the pawn
     * @param files the number of files
     * @return its square
     */
    public static int pawn(int passage, int side, int files) {
        return square(passage) + ((passage & FAR) == 0 ? 1 : 2) * step(passage, side, files);
    }

    /**
     * Returns what is left of a passage with two squares, or one.
     *
     * @param passage the passage with all squares passed
     * @param side the side of the pawn
     * @param files the number of files
     * @param first whether its square is left
     * @param second whether the other is
     * @return the passage, or {@link #NONE}
     */
    public static int left(int passage, int side, int files, boolean first, boolean second) {
        int other = other(passage, side, files);
        if (first) {
            return second && other >= 0 ? passage : passage & ~BOTH;
        }
        return second && other >= 0 ? (passage & ~(BOTH | SQUARE)) | other | FAR : NONE;
    }

    /**
     * Returns whether a double step straight ahead leaves a passage, so that its square tells all of it.
     *
     * @param passage the passage
     * @return whether it does
     */
    public static boolean isPlain(int passage) {
        return (passage & ~SQUARE) == 0;
    }
}
