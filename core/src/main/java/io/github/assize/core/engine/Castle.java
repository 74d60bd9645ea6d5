package io.github.assize.core.engine;

/** One way in which a king and another piece of its side may castle. Immutable and thread-safe. */
public final class Castle {
    final int king;
    final int partner;
    final int kingCode;
    final int partnerCode;
    final int kingTo;
    final int partnerTo;

    /**
     * Creates one; all squares are on one rank.
     *
     * @param king the king's square
     * @param partner the square of the other
     * @param kingCode the code of a king that has its right
     * @param partnerCode the code of such a partner that has its right
     * @param kingTo where the king goes
     * @param partnerTo where the partner goes
     */
    public Castle(int king, int partner, int kingCode, int partnerCode, int kingTo, int partnerTo) {
        this.king = king;
        this.partner = partner;
        this.kingCode = kingCode;
        this.partnerCode = partnerCode;
        this.kingTo = kingTo;
        this.partnerTo = partnerTo;
    }

    /** Returns the first of the squares that the two leave, pass or reach. */
    int first() {
        return Math.min(Math.min(king, partner), Math.min(kingTo, partnerTo));
    }

    /** Returns the last of them. */
    int last() {
        return Math.max(Math.max(king, partner), Math.max(kingTo, partnerTo));
    }
}
