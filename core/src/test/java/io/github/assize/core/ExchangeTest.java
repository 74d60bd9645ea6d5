package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** With what a stalemated king may change places, and why not with others. */
final class ExchangeTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 5)
                    .pieces(KING, ROOK, KNIGHT, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rkn2/pp3/5/3PP/2NKR w - - 0 1")
                    .rule("T-09")
                    .exchangeForStalemated()
                    .stalemate(Stalemate.STALEMATER_WINS)
                    .rule("T-10")
                    .promotion(Promotion.onFarRank(PAWN, ROOK))
                    .build())
            .build();

    private static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }

    private static String why(Position position, String move) {
        return position.why(move).orElse("legal");
    }

    @Test
    void aStalematedKingMayChangePlaces() {
        Position stuck = GAME.parsePosition("k4/p1K2/N4/5/5 b - - 4 1");
        assertEquals("a5a4", moves(stuck));
        Move exchange = stuck.move("a5a4");
        assertTrue(exchange.captured().isEmpty() && exchange.promotion().isEmpty());
        assertEquals("p4/k1K2/N4/5/5 w - - 0 2", stuck.play(exchange).toFen());
        assertEquals(stuck.move(stuck.algebraic(exchange)), exchange);
        Position bound = GAME.parsePosition("k4/p1K2/R4/5/5 b - - 4 1");
        assertEquals("1-0 stalemate", bound.outcome().toString());
    }

    @Test
    void whyAKingDoesNotChangePlaces() {
        assertEquals(
                "the king on d1 changes places with the rook on e1 only when stalemated (T-09)",
                why(GAME.initialPosition(), "d1e1"));
        Position stuck = GAME.parsePosition("k4/p1K2/N3p/2N1P/5 b - - 0 1");
        assertEquals("a5a4", moves(stuck));
        assertEquals(
                "the exchange would leave the king on e3 in check from the knight on c2 (C-04)", why(stuck, "a5e3"));
        assertEquals(
                "it would put the king on b5 in check from the knight on a3 and the king on c4 (C-04)",
                why(stuck, "a5b5"));
        Position promoting = GAME.parsePosition("KN2r/2k2/2n1p/3nP/3PR w - - 0 1");
        assertEquals("a5e1", moves(promoting));
        assertEquals(
                "the pawn on e2 does not change places with the king on a5, as it is promoted there (T-09)",
                why(promoting, "a5e2"));
    }
}
