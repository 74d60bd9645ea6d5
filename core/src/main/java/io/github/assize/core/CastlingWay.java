package io.github.assize.core;

/**
 * A way to castle on the board at hand.
 *
 * @param color the side
 * @param king the number of the king's square
 * @param wing the wing to which he castles
 * @param files the number of files
 */
record CastlingWay(Color color, int king, Castling.Wing wing, int files) {
    private int onRank(int file) {
        return king - king % files + file;
    }

    /** Returns the square of the king's partner. */
    int partner() {
        return onRank(wing.partner());
    }

    int kingTo() {
        return onRank(wing.king());
    }

    int partnerTo() {
        return onRank(wing.beside());
    }
}
