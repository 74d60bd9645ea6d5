package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Pieces that are promoted and put back where they came from. */
final class PromotionTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, ROOK, KNIGHT, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rn2k3/p7/8/8/8/8/P7/RN2K3 w - - 0 1")
                    .promotion(Promotion.returning(PAWN, KNIGHT))
                    .build())
            .build();

    @Test
    void whoCapturesAndReturnsMayNotUncoverItsKing() { // C-04
        Position position = GAME.parsePosition("r1n1K3/1P1P4/8/8/8/8/7k/8 w - - 0 1");
        Set<String> moves = new TreeSet<>();
        for (int i = 0; i < position.legalMoves().size(); i++) {
            moves.add(GAME.parsePosition(position.toFen()).legalMoves().get(i).toString());
        }
        assertEquals(List.of("b7a8", "b7b8", "d7d8", "e8d8", "e8f7", "e8f8"), List.copyOf(moves));
        assertEquals(moves.size(), Perft.count(position, 1));
        assertEquals("2n1K3/1N1P4/8/8/8/8/7k/8 b - - 0 1", position.play("b7a8").toFen());
    }

    @Test
    void whoUncoversNobodyCapturesAndReturns() {
        Position position = GAME.parsePosition("2n1K3/1P1P4/8/8/8/8/r6k/8 w - - 0 1");
        assertEquals("4K3/1P1N4/8/8/8/8/r6k/8 b - - 0 1", position.play("d7c8").toFen());
    }

    @Test
    void aPieceJustMadeStandsWhereItWasMadeThoughOnlyItsFirstMoveLeadsOn() {
        PieceType king = PieceType.of("king", "K", "K");
        PieceType amir = PieceType.of("amir", "A", "iF");
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfF");
        Ruleset game = Ruleset.define("amirs", "Amirs")
                .laws(Laws.onBoard(5, 5)
                        .pieces(king, amir, pawn)
                        .king(king)
                        .pawns(pawn)
                        .array("k4/p4/5/P4/K4 w - -")
                        .promotion(Promotion.onFarRank(pawn, amir))
                        .build())
                .build();
        Position made = game.parsePosition("3k1/P4/5/5/K4 w - -").play("a5");
        assertEquals("A2k1/5/5/5/K4 b a5 - 0 1", made.toFen());
        assertEquals(made, game.parsePosition(made.toFen()));
    }

    @Test
    void aLeaperThatMayBecomeEitherOfTwoHasAMoveForEach() {
        PieceType squire = PieceType.of("squire", "S", "N");
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, KNIGHT, squire)
                        .king(KING)
                        .array("rn2k/s4/5/S4/RN2K w - - 0 1")
                        .promotion(Promotion.onFarRank(squire, KNIGHT).orTo(ROOK))
                        .build())
                .build();
        Position position = game.parsePosition("4k/5/1S3/5/4K w - - 0 1");
        assertEquals(4 + 4 + 3, position.legalMoves().size());
        assertEquals(4 + 4 + 3, Perft.count(position, 1));
        assertEquals("R3k/5/5/5/4K b - - 1 1", position.play("b3a5=R").toFen());
    }

    @Test
    void theCornersOfTheFarRankAreTheFirstFileAndTheLast() {
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array("r1k2/p4/5/P4/R1K2 w - - 0 1")
                        .promotion(Promotion.inFarCorners(PAWN, ROOK))
                        .build())
                .build();
        Position position = game.parsePosition("5/PP1PP/5/k4/2K2 w - - 0 1");
        assertEquals("R4/1P1PP/5/k4/2K2 b - - 0 1", position.play("a5").toFen());
        assertEquals("1P3/P2PP/5/k4/2K2 b - - 0 1", position.play("b5").toFen());
        assertEquals("3P1/PP2P/5/k4/2K2 b - - 0 1", position.play("d5").toFen());
        assertEquals("4R/PP1P1/5/k4/2K2 b - - 0 1", position.play("e5").toFen());
    }
}
