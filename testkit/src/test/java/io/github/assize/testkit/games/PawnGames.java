package io.github.assize.testkit.games;

import static io.github.assize.testkit.games.Games.BISHOP;
import static io.github.assize.testkit.games.Games.KING;
import static io.github.assize.testkit.games.Games.KNIGHT;
import static io.github.assize.testkit.games.Games.QUEEN;
import static io.github.assize.testkit.games.Games.ROOK;

import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.List;
import java.util.stream.Stream;

/** Games of other people's that have other pawns than chess, or pawns of several kinds. */
final class PawnGames {
    private PawnGames() {}

    static List<Ruleset> all() {
        return List.of(
                likeChess("torpedo", PieceType.of("pawn", "P", "mfWcfFmfnD")),
                likeChess("berolina", PieceType.of("pawn", "P", "mfFcfWimfnA")),
                likeChess("sideways", PieceType.of("pawn", "P", "mfsWcfFimfnD")),
                likeChess("pawnback", backwards()),
                legan(),
                wolf());
    }

    private static Ruleset likeChess(String id, PieceType pawn) {
        return Games.game(id, 8, 8, laws -> Games.orthodox(laws, pawn));
    }

    /** Returns a pawn that also steps straight back, though not behind where it began. */
    private static PieceType backwards() {
        return PieceType.of(
                "pawn", "P", Movement.of("mfWcfFimfnD"), Movement.of("mbW").onRanks(3, 8));
    }

    /** Returns a game from corner to corner. */
    private static Ruleset legan() {
        PieceType pawn = PieceType.of("pawn", "P", "mflFcflW");
        Square[] zone = Stream.of("a5", "a6", "a7", "a8", "b8", "c8", "d8")
                .map(Square::parse)
                .toArray(Square[]::new);
        return Games.game(
                "legan",
                8,
                8,
                laws -> laws.pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, pawn)
                        .king(KING)
                        .pawns(pawn)
                        .array("knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1")
                        .promotion(Promotion.onSquares(pawn, QUEEN, zone).orTo(ROOK, BISHOP, KNIGHT)));
    }

    /** Returns a game with pawns and sergeants, who become the same but for the elephant, which is for pawns alone. */
    private static Ruleset wolf() {
        PieceType wolf = PieceType.of("wolf", "W", "RN");
        PieceType fox = PieceType.of("fox", "F", "BN");
        PieceType nightrider = PieceType.of("nightrider", "N", "NN");
        PieceType elephant = PieceType.of("elephant", "E", "QNN");
        Movement low = Movement.of("imfnD").onRanks(2, 2);
        PieceType pawn = PieceType.of(
                "pawn", "P", Movement.of("mfWcfF"), Movement.of("imfnD").onFiles("bcfg"), low.onFiles("adeh"));
        PieceType sergeant = PieceType.of("sergeant", "S", Movement.of("fK"), low);
        return Games.game(
                "wolf",
                8,
                10,
                laws -> laws.pieces(KING, QUEEN, wolf, fox, ROOK, BISHOP, nightrider, elephant, pawn, sergeant)
                        .king(KING)
                        .pawns(pawn, sergeant)
                        .array("qwfrbbnk/pssppssp/1pp2pp1/8/8/8/8/1PP2PP1/PSSPPSSP/KNBBRFWQ w - - 0 1")
                        .enPassant(pawn)
                        .promotion(Games.choice(pawn, elephant, QUEEN, wolf, fox, ROOK, BISHOP))
                        .promotion(Games.choice(sergeant, QUEEN, wolf, fox, ROOK, BISHOP)));
    }
}
