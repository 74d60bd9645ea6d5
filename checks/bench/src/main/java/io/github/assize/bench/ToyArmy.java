package io.github.assize.bench;

import io.github.assize.core.Baring;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import java.util.Locale;

/**
 * A game of no people on square boards of any even size from 8 to 16, whose array leaves half of the squares empty on all
 * of them: a rank of pawns a side, and behind it as many men as that takes, of the same kinds in the same parts.
 */
final class ToyArmy {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType GRIFFON = PieceType.of("griffon", "G", "t[FR]");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType CAMEL = PieceType.of("camel", "C", "C");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final String MEN = "RNBCGN";

    private ToyArmy() {}

    static Ruleset ruleset(int side) {
        return Ruleset.define("toy-army-" + side, "Toy army " + side + "x" + side)
                .laws(Laws.onBoard(side, side)
                        .pieces(KING, ROOK, BISHOP, GRIFFON, KNIGHT, CAMEL, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array(array(side))
                        .promotion(Promotion.onFarRank(PAWN, ROOK))
                        .baring(Baring.bareKing(Baring.Verdict.LOSES))
                        .build())
                .build();
    }

    private static String array(int side) {
        StringBuilder white = new StringBuilder();
        StringBuilder black = new StringBuilder();
        int men = side * side / 4 - side;
        int ranks = (men + side - 1) / side;
        for (int rank = 0; rank < ranks; rank++) {
            String line = line(rank, side, Math.min(side, men - rank * side));
            black.append(line.toLowerCase(Locale.ROOT)).append('/');
            white.insert(0, '/' + line);
        }
        String pawns = "P".repeat(side);
        String empty = (side + "/").repeat(side - 2 * (ranks + 1));
        return black + pawns.toLowerCase(Locale.ROOT) + '/' + empty + pawns + white + " w - - 0 1";
    }

    /** Returns a rank with so many men in the middle; on the first rank one of them is the king. */
    private static String line(int rank, int side, int men) {
        int left = (side - men) / 2;
        int right = side - men - left;
        StringBuilder line = new StringBuilder(left > 0 ? String.valueOf(left) : "");
        for (int file = left; file < left + men; file++) {
            boolean king = rank == 0 && file == side / 2;
            line.append(king ? 'K' : MEN.charAt((file + rank) % MEN.length()));
        }
        return line.append(right > 0 ? String.valueOf(right) : "").toString();
    }
}
