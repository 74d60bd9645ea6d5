package io.github.assize.testkit.plain;

/**
 * A way in which a king and another piece of his side castle; both need their right to it.
 *
 * @param king the king's square
 * @param partner the square of the other piece
 * @param kingTo where the king goes
 * @param partnerTo where the other goes
 * @since 0.1.0
 */
public record PlainCastling(PlainSquare king, PlainSquare partner, PlainSquare kingTo, PlainSquare partnerTo) {

    /**
     * Reads a way to castle.
     *
     * @param king the name of the king's square
     * @param partner that of the square of the other piece
     * @param kingTo that of the square to which the king goes
     * @param partnerTo that of the square to which the other goes
     * @return the way
     */
    public static PlainCastling of(String king, String partner, String kingTo, String partnerTo) {
        return new PlainCastling(
                PlainSquare.parse(king),
                PlainSquare.parse(partner),
                PlainSquare.parse(kingTo),
                PlainSquare.parse(partnerTo));
    }

    /** Returns whether the two stand there with their rights, and nobody else between all four squares. */
    boolean isOpen(PlainBoard board, String kingKind, boolean white) {
        return holdsRight(board, king, white)
                && board.at(king).get(0).is(kingKind)
                && holdsRight(board, partner, white)
                && board.occupied().stream()
                        .noneMatch(square -> !square.equals(king) && !square.equals(partner) && isBetween(square));
    }

    private static boolean holdsRight(PlainBoard board, PlainSquare square, boolean white) {
        return board.holds(square, white) && board.at(square).get(0).unmoved();
    }

    private boolean isBetween(PlainSquare square) {
        int first = Math.min(Math.min(king.file(), kingTo.file()), Math.min(partner.file(), partnerTo.file()));
        int last = Math.max(Math.max(king.file(), kingTo.file()), Math.max(partner.file(), partnerTo.file()));
        return square.rank() == king.rank() && first <= square.file() && square.file() <= last;
    }
}
