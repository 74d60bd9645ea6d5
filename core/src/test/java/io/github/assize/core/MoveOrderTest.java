package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of moves, which versions keep: where one of these lists changes, figures of others do. */
final class MoveOrderTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType WAZIR = PieceType.of("wazir", "W", "W");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 5)
                    .pieces(KING, ROOK, WAZIR, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("(wr)3k/p4/5/P4/(WR)3K w - - 0 1")
                    .enPassant(PAWN)
                    .removalForStalemated("")
                    .build())
            .build();
    private static final Ruleset EXCHANGING = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 5)
                    .pieces(KING, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("r3k/p4/5/P4/R3K w - - 0 1")
                    .exchangeForStalemated()
                    .build())
            .build();

    @ParameterizedTest
    @CsvSource({
        // By origin, then by destination, both a1, b1, …, a2, b2, …
        "4k/5/1R3/P4/4K w - -, 'e1d1 e1d2 e1e2 a2a3 a2a4 b3b1 b3b2 b3a3 b3c3 b3d3 b3e3 b3b4 b3b5'",
        "r3k/p4/5/5/4K b - -, 'a4a2 a4a3 a5b5 a5c5 a5d5 e5d4 e5e4 e5d5'",
        // By letter where two share the origin.
        "4k/5/5/5/(WR)3K w - -, 'Ra1b1 Wa1b1 Ra1c1 Ra1d1 Ra1a2 Wa1a2 Ra1a3 Ra1a4 Ra1a5 e1d1 e1d2 e1e2'",
        // Captures en passant among the others.
        "4k/5/5/pP3/4K w - a3, 'e1d1 e1d2 e1e2 b2a3 b2b3 b2b4'",
        // In check.
        "4k/5/4r/R4/4K w - -, 'e1d1 e1d2 a2e2'",
    })
    void movesOfOnePositionGoBySquares(String fen, String moves) {
        Position position = GAME.parsePosition(fen);
        List<String> texts =
                position.legalMovesInOrder().stream().map(Move::toString).toList();
        assertEquals(List.of(moves.split(" ", -1)), texts);
        for (int i = 0; i < texts.size(); i++) {
            assertEquals(
                    texts.get(i),
                    GAME.parsePosition(fen).legalMovesInOrder().get(i).toString());
        }
    }

    @Test
    void removalsAndExchangesGoBySquaresToo() {
        assertEquals(
                "[xd2, xa3, xb5]",
                GAME.parsePosition("1r2k/5/p4/P2r1/K4 w - -")
                        .legalMovesInOrder()
                        .toString());
        assertEquals(
                "[a1a2, a1d2]",
                EXCHANGING
                        .parsePosition("1r2k/5/p2p1/P2P1/K4 w - -")
                        .legalMovesInOrder()
                        .toString());
    }

    @Test
    void removalsComeAfterAllOthers() {
        Move removal = GAME.parsePosition("1r2k/5/p4/P2r1/K4 w - -").move("xd2");
        for (Move move : GAME.initialPosition().legalMoves()) {
            assertTrue(removal.compareTo(move) > 0);
            assertTrue(move.compareTo(removal) < 0);
        }
    }

    private static Move move(String fen, String text) {
        return GAME.parsePosition(fen).move(text);
    }

    @Test
    void movesOfTheSameSquaresGoByPieceCaptureAndLanding() {
        List<Move> ordered = List.of(
                move("4k/5/5/P4/4K w - -", "a2a3"),
                move("4k/5/5/R4/4K w - -", "a2a3"),
                move("4k/5/p4/R4/4K w - -", "a2a3"),
                move("4k/5/r4/R4/4K w - -", "a2a3"),
                move("4k/5/5/r4/4K b - -", "a2a3"),
                move("4k/5/5/W4/4K w - -", "a2a3"));
        List<Move> shuffled = new ArrayList<>(ordered);
        Collections.shuffle(shuffled, new Random(1283));
        assertEquals(ordered, shuffled.stream().sorted().toList());
    }

    @Test
    void movesOfDifferentReadingsAreAlikeExactlyIfTheyAreEqual() {
        String fen = "3k1/1P2p/5/5/2RKR w - -";
        List<Move> moves = new ArrayList<>();
        for (Ruleset reading : List.of(Toy.GAME, Toy.GAME.with(Toy.Promoted.NO), GAME)) {
            moves.addAll(reading.parsePosition(fen).legalMoves());
        }
        for (Move one : moves) {
            for (Move other : moves) {
                assertEquals(one.equals(other), one.compareTo(other) == 0, () -> one + " and " + other);
                assertEquals(Integer.signum(one.compareTo(other)), -Integer.signum(other.compareTo(one)));
            }
        }
    }
}
