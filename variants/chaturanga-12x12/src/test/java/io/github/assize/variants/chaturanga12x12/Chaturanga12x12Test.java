package io.github.assize.variants.chaturanga12x12;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

final class Chaturanga12x12Test extends RulesetContract {
    /** White is stalemated, and three of the four enemy pieces may go. */
    private static final String STALEMATED = "d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 7 1";

    @Override
    protected Ruleset ruleset() {
        return Chaturanga12x12.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChaturanga12x12(answers);
    }

    /** Puts a piece on f6 of a board that is empty but for what keeps both sides in the game. */
    private static Position alone(Ruleset rules, String piece) {
        return rules.parsePosition("k10v/12/12/12/12/12/5" + piece + "6/12/12/12/12/1V2K7 w - - 0 1");
    }

    @Proves("CQ-01")
    @RuleTest
    void thePiecesMoveAsTheirModernCounterparts(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("k10v/12/12/12/12/12/5K6/12/12/12/12/V11 w - - 0 1"),
                "f6",
                "e5 e6 e7 f5 f7 g5 g6 g7");
        assertMoveCount(alone(rules, "M"), "M", 43);
        assertMoveCount(alone(rules, "U"), "U", 21);
        assertMoveCount(alone(rules, "F"), "F", 21);
        assertMoveCount(alone(rules, "C"), "C", 22);
        assertMoveCount(alone(rules, "D"), "D", 22);
        assertDestinations(alone(rules, "V"), "f6", "d5 d7 e4 e8 g4 g8 h5 h7");
    }

    @Proves("CQ-01")
    @RuleTest(unless = "array=mirror")
    void eachMantriBeginsToTheLeftOfItsRaja(Ruleset rules) {
        assertEquals(
                "dvfcukmucfvd/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("CQ-01")
    @RuleTest(given = "array=mirror", unless = "array=own-left")
    void theRajasBeginFaceToFace(Ruleset rules) {
        assertEquals(
                "dvfcumkucfvd/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("CQ-02")
    @RuleTest
    void menThatMoveAlikeAreDifferentKinds(Ruleset rules) {
        List<PieceType> types = rules.pieceTypes();
        assertEquals(8, types.stream().distinct().count());
        assertNotEquals(alone(rules, "C"), alone(rules, "D"));
        assertNotEquals(alone(rules, "U"), alone(rules, "F"));
        Position both = rules.parsePosition("k10v/12/12/12/12/12/1D3C6/12/12/12/12/V3K7 w - - 0 1");
        assertEquals("Cc6", both.algebraic(both.move("f6c6")));
        assertEquals("Dc6", both.algebraic(both.move("b6c6")));
    }

    @Proves({"CQ-03", "C-11"})
    @RuleTest
    void thePadatiStepsOneSquareAndCapturesAslant(Ruleset rules) {
        Position position = rules.parsePosition("k10v/12/12/12/12/12/12/12/2v1v7/3P8/12/V3K7 w - - 0 1");
        assertDestinations(position, "d3", "c4 d4 e4");
        assertDestinations(rules.initialPosition(), "d2", "d3");
    }

    @Proves({"CQ-04", "C-13"})
    @RuleTest(unless = "promotion=in-place")
    void aPromotedPadatiIsPutBackWhereItCameFrom(Ruleset rules) {
        Position position = rules.parsePosition("6d5/5P6/12/12/12/12/12/2d9/12/12/V6k4/K11 w - - 0 1");
        Move capture = position.move("f11g12");
        assertEquals("g12", capture.to().toString());
        assertEquals(Optional.of("M"), capture.promotion().map(PieceType::letter));
        assertEquals(1, capture.captured().size());
        assertEquals(
                "12/5M6/12/12/12/12/12/2d9/12/12/V6k4/K11 b - - 0 1",
                position.play(capture).toFen());
        assertEquals(
                "6d5/5M6/12/12/12/12/12/2d9/12/12/V6k4/K11 b - - 0 1",
                position.play("f11f12").toFen());
    }

    @Proves("CQ-04")
    @RuleTest(given = "promotion=in-place", unless = "promotion=returns")
    void aPromotedPadatiStaysOnTheFarRank(Ruleset rules) {
        Position position = rules.parsePosition("6d5/5P6/12/12/12/12/12/2d9/12/12/V6k4/K11 w - - 0 1");
        assertEquals(
                "6M5/12/12/12/12/12/12/2d9/12/12/V6k4/K11 b - - 0 1",
                position.play("f11g12").toFen());
    }

    @Proves({"CQ-05", "C-04"})
    @RuleTest(unless = "promotion=in-place")
    void checkToTheOwnRajaIsJudgedAfterTheReturn(Ruleset rules) {
        assertLegal(rules.parsePosition("12/K4P5d/12/12/12/12/12/12/12/7k4/12/V11 w - - 0 1"), "f11f12");
    }

    @Proves("CQ-05")
    @RuleTest(given = "promotion=in-place", unless = "promotion=returns")
    void checkIsJudgedWhereThePadatiArrived(Ruleset rules) {
        assertIllegal(rules.parsePosition("12/K4P5d/12/12/12/12/12/12/12/7k4/12/V11 w - - 0 1"), "f11f12");
        assertTrue(rules.parsePosition("11k/5P6/12/12/12/12/12/d11/12/12/12/1V5K4 w - - 0 1")
                .play("f11f12")
                .isCheck());
    }

    @Proves({"CQ-05", "C-03"})
    @RuleTest(unless = "promotion=in-place")
    void checkToTheOtherRajaIsJudgedAfterTheReturn(Ruleset rules) {
        assertFalse(rules.parsePosition("11k/5P6/12/12/12/12/12/d11/12/12/12/1V5K4 w - - 0 1")
                .play("f11f12")
                .isCheck());
        assertTrue(rules.parsePosition("12/5P5k/12/12/12/12/12/d11/12/12/12/1V5K4 w - - 0 1")
                .play("f11f12")
                .isCheck());
    }

    @Proves({"CQ-06", "C-07", "C-09"})
    @RuleTest
    void aSideReducedToRajaAndPadatisLosesAtOnce(Ruleset rules) {
        Position reduced = rules.parsePosition("11k/11p/12/12/12/12/12/12/12/12/d11/DK10 w - - 0 1")
                .play("a1a2");
        assertOutcome(reduced, "1-0 reduced");
        assertMoves(reduced, "");
        assertOutcome(rules.parsePosition("11k/12/12/12/12/12/12/12/12/12/12/DK10 b - - 0 1"), "1-0 reduced");
    }

    @Proves("CQ-06")
    @RuleTest
    void reductionIsJudgedBeforeMate(Ruleset rules) {
        Position mated = rules.parsePosition("k10d/12/1K10/12/12/12/12/12/12/12/12/11D w - - 0 1")
                .play("l1l12");
        assertTrue(mated.isCheck());
        assertOutcome(mated, "1-0 reduced");
    }

    @Proves({"CQ-07", "CQ-08", "C-06"})
    @RuleTest
    void theStalematedSideRemovesAnyEnemyPieceButTheRaja(Ruleset rules) {
        Position position = rules.parsePosition(STALEMATED);
        assertFalse(position.isCheck());
        assertMoves(position, "xa12 xl1 xl2");
        assertOutcome(position, "*");
        Position after = position.play("xa12");
        assertEquals("5k6/12/12/12/12/12/12/p11/12/12/11d/KF9d b - - 0 1", after.toFen());
    }

    @Proves("CQ-07")
    @RuleTest
    void aRemovalHasNoPieceThatMoves(Ruleset rules) {
        Position position = rules.parsePosition(STALEMATED);
        Move removal = position.move("xl2");
        assertEquals(Optional.empty(), removal.piece());
        assertEquals(Optional.empty(), removal.from());
        assertEquals("l2", removal.to().toString());
        assertEquals(1, removal.captured().size());
        assertEquals("xl2", position.algebraic(removal));
    }

    @Proves({"CQ-08", "C-04"})
    @RuleTest
    void aRemovalMayNotOpenALineOnTheOwnRaja(Ruleset rules) {
        assertIllegal(rules.parsePosition(STALEMATED), "xa5", "xf12", "xb1");
    }

    @Proves("CQ-09")
    @RuleTest
    void aRemovalThatReducesTheOpponentWins(Ruleset rules) {
        Position position = rules.parsePosition("12/12/12/12/12/12/12/12/12/1k10/12/KF9d w - - 0 1");
        assertOutcome(position.play("xl1"), "1-0 reduced");
    }

    /** Positions in which White's raja is shut in a corner and his flagcar pinned, with some more enemies anywhere. */
    @Provide
    Arbitrary<Position> shutIn() {
        return Arbitraries.maps(
                        Arbitraries.integers().between(3, 142), Arbitraries.of('d', 'c', 'u', 'f', 'v', 'm', 'p'))
                .ofMaxSize(5)
                .map(Chaturanga12x12Test::fen)
                .filter(Chaturanga12x12Test::isPosition)
                .map(Chaturanga12x12.ruleset()::parsePosition);
    }

    private static String fen(Map<Integer, Character> pieces) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 11; rank >= 0; rank--) {
            for (int file = 0; file < 12; file++) {
                fen.append(piece(rank * 12 + file, pieces));
            }
            fen.append(rank > 0 ? "/" : "");
        }
        String placement = Pattern.compile("1+")
                .matcher(fen)
                .replaceAll(run -> String.valueOf(run.group().length()));
        return placement + " w - - 0 1";
    }

    private static char piece(int square, Map<Integer, Character> pieces) {
        return switch (square) {
            case 0 -> 'K';
            case 1 -> 'F';
            case 11, 23 -> 'd';
            case 143 -> 'k';
            default -> pieces.getOrDefault(square, '1');
        };
    }

    private static boolean isPosition(String fen) {
        try {
            Chaturanga12x12.ruleset().parsePosition(fen);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    /**
     * The enemy that stands farthest out on its line shields nobody, so that it may always be removed: the draw is what a
     * stalemate without removal would be worth, and never comes up.
     */
    @Proves("CQ-10")
    @Property(seed = "1871", tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void aStalematedSideAlwaysHasARemovalAndIsNotDrawn(@ForAll("shutIn") Position position) {
        assertFalse(position.outcome().reason().equals(Optional.of(Outcome.Reason.STALEMATE)), position::toFen);
        boolean stalemated =
                position.legalMoves().stream().anyMatch(move -> move.piece().isEmpty());
        assertFalse(stalemated && position.isCheck(), position::toFen);
        Statistics.collect(stalemated);
        Statistics.coverage(often -> often.check(true).count(count -> count > 100));
    }
}
