package io.github.assize.testkit.games;

import io.github.assize.core.Castling;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Chess from other arrays, in which king and rooks castle from other files. */
final class Shuffles {
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    private Shuffles() {}

    static List<Ruleset> all() {
        return Stream.of(
                        "bqnbnrkr",
                        "bqnnrbkr",
                        "bqnnrkrb",
                        "qnbbnrkr",
                        "qnbnrbkr",
                        "nbbrqnkr",
                        "nrqbkrbn",
                        "nbrqkrbn",
                        "nrqkrnbb",
                        "bbrnkrqn",
                        "qrnkbnrb",
                        "rbbqnnkr")
                .map(Shuffles::from)
                .toList();
    }

    private static Ruleset from(String back) {
        char king = file(back.indexOf('k'));
        char left = file(back.indexOf('r'));
        char right = file(back.lastIndexOf('r'));
        String rights = "" + left + 1 + king + 1 + right + 1 + left + 8 + king + 8 + right + 8;
        return Games.game(
                "chess-" + back,
                8,
                8,
                laws -> laws.pieces(Games.KING, Games.QUEEN, Games.ROOK, Games.BISHOP, Games.KNIGHT, PAWN)
                        .king(Games.KING)
                        .pawns(PAWN)
                        .array(back + "/pppppppp/8/8/8/8/PPPPPPPP/" + back.toUpperCase(Locale.ROOT) + " w " + rights
                                + " - 0 1")
                        .enPassant(PAWN)
                        .promotion(Games.choice(PAWN, Games.QUEEN, Games.ROOK, Games.BISHOP, Games.KNIGHT))
                        .castling(Castling.with(Games.ROOK)
                                .shortSide(right, 'g', 'f')
                                .longSide(left, 'c', 'd')));
    }

    private static char file(int index) {
        return (char) ('a' + index);
    }
}
