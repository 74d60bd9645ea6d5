package io.github.assize.core.engine;

/** What bears on the king of the side to move. */
final class CheckInfo {
    private final boolean check;
    private final long[] pinned;

    /**
     * Creates the information.
     *
     * @param check whether the king is attacked
     * @param pinned the words of the squares of his pieces that alone bar a path to him; it becomes the object's own
     */
    CheckInfo(boolean check, long[] pinned) {
        this.check = check;
        this.pinned = pinned;
    }

    boolean isCheck() {
        return check;
    }

    /** Returns a word of the set of pinned pieces. */
    long pinned(int word) {
        return pinned[word];
    }

    boolean isPinned(int square) {
        return ((pinned[square >> 6] >>> square) & 1) != 0;
    }
}
