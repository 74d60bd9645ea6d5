package io.github.assize.core;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ReachTest {
    private static final PieceType KING =
            PieceType.of("king", "K", Movement.of("K").under("T-01"), Movement.of("iD"));
    private static final PieceType PAWN =
            PieceType.of("pawn", "P", "mfWcfFimfnD").under("T-02");

    /** Returns the ways of one more type from f6 of a board of 12 by 12. */
    private static Reach reach(PieceType type) {
        return ruleset(type).reach(type, Square.parse("f6"), Color.WHITE);
    }

    private static Ruleset ruleset(PieceType type) {
        return Ruleset.define("wide", "Wide")
                .sources(new Source("the tests", "these"))
                .laws(answers -> Laws.onBoard(12, 12)
                        .pieces(KING, PAWN, type)
                        .king(KING)
                        .pawns(PAWN)
                        .array("5k6/5p6/12/12/12/12/12/12/12/12/5P6/5K6 w f1f12 - 0 1")
                        .promotion(Promotion.onFarRank(PAWN, type))
                        .build())
                .build();
    }

    private static Reach reach(String betza) {
        return reach(PieceType.of("stranger", "X", betza));
    }

    @Test
    void everyWayIsThereOnce() {
        assertEquals(40, reach("t[FR]").ways().size());
        assertEquals(36, reach("t[NB]").ways().size());
        assertEquals(12, reach("HC").ways().size());
        assertEquals(8, reach("Z").ways().size());
        assertEquals(21, reach("B").ways().size());
        assertEquals(22, reach("R").ways().size());
        assertEquals(40, reach("t[FR]").squares().size());
    }

    @Test
    void aLeapHasNoPath() {
        Reach.Way way = way(reach("A"), "h8");
        assertEquals(Reach.Kind.LEAP, way.kind());
        assertEquals(List.of(), way.path());
        assertTrue(way.jumps() && way.moves() && way.captures());
        assertFalse(way.lame() || way.firstMoveOnly() || way(reach("F"), "g7").jumps());
    }

    @Test
    void aRidePassesTheSquaresBefore() {
        Reach.Way way = way(reach("R"), "f9");
        assertEquals(Reach.Kind.RIDE, way.kind());
        assertEquals("f7 f8", path(way));
        assertFalse(way.jumps());
        assertEquals("g8 h10", path(way(reach("NN"), "i12")));
        assertTrue(way(reach("NN"), "i12").jumps());
    }

    @Test
    void aBentWayBeginsWithALeapAndHasItsBendOnThePath() {
        Reach aanca = reach("t[FR]");
        assertEquals(Reach.Kind.LEAP, way(aanca, "g7").kind());
        assertEquals(Reach.Kind.BENT, way(aanca, "i7").kind());
        assertEquals("g7 h7", path(way(aanca, "i7")));
        assertFalse(way(reach("t[NB]"), "h9").jumps(), "what follows the leap is a ride");
    }

    @Test
    void aLameLeapNeedsItsPath() {
        Reach.Way way = way(reach("nA"), "h8");
        assertTrue(way.lame());
        assertFalse(way.jumps());
        assertEquals("g7", path(way));
    }

    @Test
    void aLimitedLeapPassesSquaresAndStillJumps() {
        Reach.Way past = way(reach(PieceType.of("x", "X", Movement.of("A").notOverEnemies())), "h8");
        assertEquals("g7", path(past));
        assertTrue(past.jumps());
        Reach.Way over = way(reach(PieceType.of("x", "X", Movement.of("mD").over("P"))), "h6");
        assertEquals("g6", path(over));
    }

    @Test
    void aFirstMoveIsOneWhereverThePieceStands() {
        Reach king = ruleset(PieceType.of("x", "X", "W")).reach(KING, Square.parse("f6"), Color.WHITE);
        assertTrue(way(king, "h6").firstMoveOnly());
        assertFalse(way(king, "g6").firstMoveOnly());
        assertEquals("T-01", way(king, "g6").rule());
        assertEquals("", way(king, "h6").rule());
    }

    @Test
    void aFirstMoveThatOtherMovesDoNotSpendIsToldSo() {
        Reach once =
                reach(PieceType.of("x", "X", Movement.of("W"), Movement.of("iN").oncePerGame()));
        assertTrue(way(once, "g8").firstMoveOnly() && way(once, "g8").keepsRight());
        assertFalse(way(once, "g6").keepsRight());
        assertTrue(way(reach(PieceType.of("x", "X", Movement.of("iN").neverSpent())), "g8")
                .keepsRight());
        assertFalse(way(reach("iN"), "g8").keepsRight());
    }

    @Test
    void aPawnHasItsFirstMoveOnTheRanksOfItsArray() {
        Ruleset ruleset = ruleset(PieceType.of("x", "X", "W"));
        assertEquals("e3 f3 g3 f4", squares(ruleset.reach(PAWN, Square.parse("f2"), Color.WHITE)));
        assertEquals("e4 f4 g4", squares(ruleset.reach(PAWN, Square.parse("f3"), Color.WHITE)));
        assertEquals("f9 e10 f10 g10", squares(ruleset.reach(PAWN, Square.parse("f11"), Color.BLACK)));
        Reach.Way capture = way(ruleset.reach(PAWN, Square.parse("f2"), Color.WHITE), "e3");
        assertTrue(capture.captures() && !capture.moves());
        assertEquals("T-02", capture.rule());
    }

    @Test
    void whatIsNotOfTheGameIsRefused() {
        PieceType type = PieceType.of("x", "X", "W");
        Ruleset ruleset = ruleset(type);
        PieceType other = PieceType.of("y", "Y", "W");
        assertEquals("y is no piece of wide", refused(() -> ruleset.reach(other, Square.parse("a1"), Color.WHITE)));
        assertEquals(
                "m1 is not on a board of 12x12", refused(() -> ruleset.reach(type, Square.parse("m1"), Color.WHITE)));
    }

    private static String refused(Runnable call) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }

    private static Reach.Way way(Reach reach, String to) {
        return reach.ways().stream()
                .filter(way -> way.to().equals(Square.parse(to)))
                .findFirst()
                .orElseThrow();
    }

    private static String path(Reach.Way way) {
        return join(way.path().stream());
    }

    private static String squares(Reach reach) {
        return join(reach.squares().stream());
    }

    private static String join(Stream<Square> squares) {
        return squares.map(Square::toString).collect(joining(" "));
    }
}
