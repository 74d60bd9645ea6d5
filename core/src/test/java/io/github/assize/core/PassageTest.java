package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Captures en passant of pawns whose long steps are of three squares, diagonal, or no first moves. */
final class PassageTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");

    private static Ruleset passing(String pawn) {
        PieceType type = PieceType.of("pawn", "P", pawn);
        Laws laws = Laws.onBoard(8, 8)
                .pieces(KING, ROOK, type)
                .king(KING)
                .pawns(type)
                .array("r3k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - - 0 1")
                .enPassant(type)
                .build();
        return Ruleset.define("toy", "Toy").laws(laws).build();
    }

    @Test
    void aStepOfThreeSquaresCanBeCapturedOnBothThatItPassed() {
        Ruleset game = passing("mfWcfFimfnDimfnH");
        Position far = game.parsePosition("4k3/8/8/8/3p1p2/8/4P3/4K3 w - - 0 1").play("e2e5");
        assertEquals("4k3/8/8/4P3/3p1p2/8/8/4K3 b - e3e5 0 1", far.toFen());
        assertEquals(far, game.parsePosition(far.toFen()));
        assertEquals("4k3/8/8/8/3p4/4p3/8/4K3 w - - 0 2", far.play("f4e3").toFen());
        assertEquals(Optional.of(Square.parse("e5")), far.move("fxe3").capturedAt());
        Position both =
                game.parsePosition("4k3/8/8/5p2/3p4/8/4P3/4K3 w - - 0 1").play("e2e5");
        assertEquals("4k3/8/8/4Pp2/3p4/8/8/4K3 b - e3e4e5 0 1", both.toFen());
        assertEquals(both, game.parsePosition(both.toFen()));
        assertEquals(
                "d4e3 f5e4",
                both.legalMoves().stream()
                        .map(Move::toString)
                        .sorted()
                        .collect(Collectors.joining(" "))
                        .replaceAll("e8\\S+|[df][45][df]\\S+", "")
                        .trim()
                        .replaceAll(" +", " "));
        assertEquals(Optional.of(Square.parse("e4")), both.enPassant());
        Position near =
                game.parsePosition("4k3/8/8/5p2/8/3r4/4P3/4K3 w - - 0 1").play("e2e5");
        assertEquals("4k3/8/8/4Pp2/8/3r4/8/4K3 b - e4 0 1", near.toFen());
        assertEquals(near, game.parsePosition(near.toFen()));
        Position taken = near.play("f5e4");
        assertEquals("4k3/8/8/8/4p3/3r4/8/4K3 w - - 0 2", taken.toFen());
        assertEquals(Optional.of(Square.parse("e5")), near.move("fxe4").capturedAt());
    }

    @Test
    void aDiagonalStepIsCapturedOnTheSquareThatItPassed() {
        Ruleset game = passing("mfFcfWimfnA");
        Position position =
                game.parsePosition("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").play("e2c4");
        assertEquals("4k3/8/8/8/2Pp4/8/8/4K3 b - d3c4 0 1", position.toFen());
        assertEquals(position, game.parsePosition(position.toFen()));
        assertEquals("4k3/8/8/8/8/3p4/8/4K3 w - - 0 2", position.play("d4d3").toFen());
        assertEquals(
                "no capture en passant on d3: it must answer the double step at once",
                game.parsePosition("4k3/8/8/8/2Pp4/8/8/4K3 b - - 0 1")
                        .why("d4d3")
                        .orElseThrow());
        Position black = game.parsePosition("4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 1").play("f7d5");
        assertEquals("4k3/8/8/3pP3/8/8/8/4K3 w - e6d5 0 2", black.toFen());
        assertEquals(Optional.of(Square.parse("d5")), black.move("e5e6").capturedAt());
        for (String passage : new String[] {"d3", "d3e5", "d3c4d3", "d3e3c4"}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> game.parsePosition("4k3/8/8/8/2Pp4/8/8/4K3 b - " + passage + " 0 1"));
        }
        assertEquals(
                position.toFen(),
                SetUp.of(position)
                        .withoutEnPassant()
                        .enPassant(Square.parse("d3"), Square.parse("c4"))
                        .toFen());
    }

    @Test
    void aStepThatIsNoFirstMoveCanBeCapturedToo() {
        Ruleset game = passing("mfWcfFmfnD");
        Position position =
                game.parsePosition("4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1").play("e3e5");
        assertEquals("4k3/8/8/3pP3/8/8/8/4K3 b - e4 0 1", position.toFen());
        Position passed =
                game.parsePosition("4k3/8/8/8/3p4/8/8/4K1P1 w - - 0 1").play("g1g3");
        assertEquals("4k3/8/8/8/3p4/6P1/8/4K3 b - - 0 1", passed.toFen());
        Position high = game.parsePosition("4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1").play("e4e6");
        assertEquals("4k3/8/3pP3/8/8/8/8/4K3 b - e5 0 1", high.toFen());
        assertEquals("4k3/8/8/4p3/8/8/8/4K3 w - - 0 2", high.play("dxe5").toFen());
    }

    @Test
    void blacksStepOfThreeSquaresCanBeCapturedOnBothThatItPassed() {
        Ruleset game = passing("mfWcfFimfnDimfnH");
        Position far = game.parsePosition("4k3/4p3/8/3P1P2/8/8/8/4K3 b - - 0 1").play("e7e4");
        assertEquals("4k3/8/8/3P1P2/4p3/8/8/4K3 w - e6e4 0 2", far.toFen());
        assertEquals(far, game.parsePosition(far.toFen()));
        assertEquals("4k3/8/4P3/3P4/8/8/8/4K3 b - - 0 2", far.play("f5e6").toFen());
        Position near =
                game.parsePosition("4k3/4p3/3R4/8/5P2/8/8/4K3 b - - 0 1").play("e7e4");
        assertEquals("4k3/8/3R4/8/4pP2/8/8/4K3 w - e5 0 2", near.toFen());
        assertEquals("4k3/8/3R4/4P3/8/8/8/4K3 b - - 0 2", near.play("f4e5").toFen());
    }

    @Test
    void aStepOfThreeSquaresIsCapturedWhereNoOtherPasses() {
        Ruleset game = passing("mfWcfFimfnH");
        Position far = game.parsePosition("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").play("e2e5");
        assertEquals("4k3/8/8/4P3/3p4/8/8/4K3 b - e3e5 0 1", far.toFen());
        assertEquals("4k3/8/8/8/8/4p3/8/4K3 w - - 0 2", far.play("d4e3").toFen());
    }

    @Test
    void whatOnlyAPinnedPawnCouldCaptureIsNotPassed() {
        Ruleset game = passing("mfWcfFimfnDimfnH");
        Position pinned =
                game.parsePosition("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1").play("e2e4");
        assertEquals("8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1", pinned.toFen());
        Position held = game.parsePosition("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1").play("e2e4");
        assertEquals("3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1", held.toFen());
        Position one =
                game.parsePosition("3k4/8/8/5p2/3p4/8/4P3/3RK3 w - - 0 1").play("e2e5");
        assertEquals("3k4/8/8/4Pp2/3p4/8/8/3RK3 b - e4 0 1", one.toFen());
    }

    @Test
    void aSquareThatNoStepPassesIsRefused() {
        Ruleset game = passing("mfWcfFimfnD");
        for (String square : new String[] {"a8", "h8", "e5", "e2"}) {
            assertThrows(
                    InvalidPositionException.class,
                    () -> game.parsePosition("4k3/8/8/8/3pP3/8/8/4K3 b - " + square + " 0 1"));
        }
    }

    @Test
    void aPawnThatPassedElsewhereIsNotCapturedEnPassant() {
        Ruleset game = passing("mfWcfFimfnD");
        assertEquals(
                "a pawn goes diagonally only to capture, and nothing stands on b6",
                game.parsePosition("4k3/1p6/8/Pp6/8/8/8/4K3 w - - 0 1")
                        .why("a5b6")
                        .orElseThrow());
        assertEquals(
                "a pawn goes diagonally only to capture, and nothing stands on e6",
                game.parsePosition("4k3/8/8/p2P4/8/8/8/4K3 w - - 0 1")
                        .why("d5e6")
                        .orElseThrow());
    }

    @Test
    void aDieLetsThePawnsItNamesCaptureEnPassant() {
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfFimfnD");
        Laws laws = Laws.onBoard(8, 8)
                .pieces(KING, ROOK, pawn)
                .king(KING)
                .pawns(pawn)
                .array("r3k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - - 0 1 -")
                .enPassant(pawn)
                .dice(Dice.passing(KING, ROOK, pawn))
                .build();
        Ruleset game = Ruleset.define("toy", "Toy").laws(laws).build();
        Position passed = game.parsePosition("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 -");
        assertEquals(true, passed.roll(3).isLegal("d4e3"));
        assertEquals(
                "the die shows 1, which lets only a king move",
                passed.roll(1).why("d4e3").orElse("legal"));
        assertEquals(5, passed.roll(1).legalMoves().size());
        assertEquals(2, passed.roll(3).legalMoves().size());
    }
}
