package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** First-move rights that a promotion gives or does not, and that an enemy piece's aim takes. */
final class FirstMoveTest {
    private static final PieceType KING = PieceType.of("king", "K", "KiN");
    private static final PieceType ROOK = PieceType.of("rook", "R", "RimF");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");

    private static Ruleset game(Promotion promotion, boolean aims) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(8, 8)
                        .pieces(KING, ROOK, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array("r3k3/p7/8/8/8/8/P7/R3K3 w a1e1a8e8 - 0 1")
                        .promotion(promotion)
                        .when(aims)
                        .aimCostsFirstMove(ROOK)
                        .build())
                .build();
    }

    private static String rights(Position position) {
        return position.rights().stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    private static List<String> moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().toList();
    }

    @Test
    void aPieceJustMadeHasItsFirstMoveUnlessTheRuleSaysOtherwise() {
        String fen = "7k/1P6/8/8/8/8/8/K7 w - -";
        Promotion fresh = Promotion.onFarRank(PAWN, ROOK);
        assertEquals("b8", rights(game(fresh, false).parsePosition(fen).play("b7b8")));
        assertEquals(
                "",
                rights(game(fresh.withoutFirstMove(), false).parsePosition(fen).play("b7b8")));
        Promotion named = fresh.withoutFirstMove().under("T-01");
        assertEquals("", rights(game(named, false).parsePosition(fen).play("b7b8")));
    }

    @Test
    void anAimTakesTheRightBeforeItIsJudgedWhoseKingIsInCheck() { // C-03, C-04
        String fen = "3k4/3r4/2K5/8/8/8/8/R7 w d8 -";
        List<String> flights = List.of("c6b5", "c6b6", "c6c5");
        assertEquals(flights, moves(game(Promotion.none(), false).parsePosition(fen)));
        Position aimed = game(Promotion.none(), true).parsePosition(fen);
        assertEquals(List.of("a1a8", "a1d1", "c6b5", "c6b6", "c6c5"), moves(aimed));
        assertEquals(5, Perft.count(aimed, 1));
        assertEquals("", rights(aimed.play("a1d1")));
    }

    @Test
    void aPieceThatIsPromotedAndPutBackAimsFromWhereItIs() {
        Ruleset game = game(Promotion.returning(PAWN, ROOK).withoutFirstMove(), true);
        assertEquals("", rights(game.parsePosition("8/3P3k/8/8/8/8/8/K7 w h7 -").play("d7d8")));
        assertEquals(
                "h8", rights(game.parsePosition("7k/3P4/8/8/8/8/8/K7 w h8 -").play("d7d8")));
    }

    @Test
    void anAimThatCannotBeIsNone() {
        Ruleset game = game(Promotion.none(), true);
        assertEquals(
                "d8", rights(game.parsePosition("3k4/8/8/8/8/8/8/K6R w d8 -").play("h1h2")));
    }

    @Test
    void aPawnsCheckParriesTheKingsFirstMove() { // C-03, C-04
        Position checked = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(8, 8)
                        .pieces(KING, ROOK, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array("r3k3/p7/8/8/8/8/P7/R3K3 w a1e1a8e8 - 0 1")
                        .checkCostsFirstMove()
                        .build())
                .build()
                .parsePosition("3k4/8/2K1P2P/8/8/8/8/8 w d8 -");
        assertTrue(checked.isCheck());
        assertEquals(List.of("c6b5", "c6b6", "c6c5", "c6d5", "c6d6", "e6e7"), moves(checked));
        assertEquals(6, Perft.count(checked, 1));
        assertEquals("", rights(checked.play("e6e7")));
    }
}
