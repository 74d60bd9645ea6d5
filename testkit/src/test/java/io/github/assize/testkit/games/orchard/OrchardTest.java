package io.github.assize.testkit.games.orchard;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import net.jqwik.api.Tag;

/** Its properties take seconds and are slow tests. */
@Tag("slow")
final class OrchardTest extends RulesetContract {
    private static final String FAR = "4k/P4/5/5/4Q/4K w - - 0 1";
    private static final String NEAR_STALEMATE = "k4/p1K2/5/5/1N3/5 w - - 0 1";
    private static final String NEAR_MATE = "3rk/3np/N4/5/5/K4 w - - 0 1";

    @Override
    protected Ruleset ruleset() {
        return new Orchard().get();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainOrchard(answers);
    }

    private static void assertLeadsTo(String fen, Ruleset rules, String from, String move) {
        assertEquals(fen, rules.parsePosition(from).play(move).toFen());
    }

    @Proves("OR-01")
    @RuleTest(unless = "king-leap=once")
    void theKingStepsToAnySquareAroundHim(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/5/2K2/5/R4 w - - 0 1"), "c3", "b2 b3 b4 c2 c4 d2 d3 d4");
        assertDestinations(rules.initialPosition(), "c1", "");
    }

    @Proves("OR-01")
    @RuleTest(given = "king-leap=once")
    void theKingMayLeapOnceAGame(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "c1", "b3 d3");
        Position stepped = rules.parsePosition("4k/5/5/2K2/5/R4 w c3 - 0 1").play("c3c2");
        assertEquals("4k/5/5/5/2K2/R4 b c2 - 1 1", stepped.toFen());
        assertLeadsTo("4k/5/3K1/5/5/R4 b - - 1 1", rules, "4k/5/5/5/2K2/R4 w c2 - 0 1", "c2d4");
    }

    @Proves("OR-02")
    @RuleTest
    void theRookGoesStraightAsFarAsTheSquaresAreEmpty(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/1p3/5/PR3/4K w - - 0 1"), "b2", "b1 b3 b4 c2 d2 e2");
    }

    @Proves("OR-03")
    @RuleTest
    void theQueenStepsDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/5/2Q2/5/4K w - - 0 1"), "c3", "b2 b4 d2 d4");
    }

    @Proves("OR-04")
    @RuleTest
    void theKnightLeaps(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/5/2N2/5/4K w - - 0 1"), "c3", "a2 a4 b1 b5 d1 d5 e2 e4");
    }

    @Proves("OR-05")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/1p1p1/2P2/5/4K w - - 0 1"), "c3", "b4 c4 d4");
        assertDestinations(rules.parsePosition("4k/5/2p2/2P2/5/4K w - - 0 1"), "c3", "");
    }

    @Proves("OR-06")
    @RuleTest(
            unless = {
                "double-step=some-files",
                "double-step=until-a-capture",
                "double-step=first-pawn",
                "double-step=backed"
            })
    void aPawnMayGoTwoSquares(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/5/5/P4/4K w - - 0 1"), "a2", "a3 a4");
    }

    @Proves("OR-06")
    @RuleTest(given = "double-step=some-files")
    void onlyTheFilesBAndDMayHaveTheDoubleStep(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "a2", "a3");
        assertDestinations(rules.initialPosition(), "b2", "b3 b4");
        assertDestinations(rules.initialPosition(), "d2", "d3 d4");
    }

    @Proves("OR-06")
    @RuleTest(given = "double-step=until-a-capture")
    void theFirstCaptureMayEndTheDoubleStep(Ruleset rules) {
        Position passed = rules.initialPosition().play("b2b4").play("c5c3");
        assertDestinations(passed, "a2", "a3 a4");
        assertDestinations(passed.play("d2c3").play("a5a4"), "e2", "e3");
    }

    @Proves("OR-06")
    @RuleTest(given = "double-step=first-pawn")
    void onlyTheFirstPawnMayHaveTheDoubleStep(Ruleset rules) {
        Position moved = rules.initialPosition().play("a2a3");
        assertEquals("rnkqr/ppppp/5/P4/1PPPP/RNKQR b a5b5c5d5e5 - 0 1", moved.toFen());
        assertDestinations(moved.play("b5b3"), "e2", "e3");
    }

    @Proves("OR-07")
    @RuleTest(
            unless = {
                "promotion=what-began-there",
                "promotion=lost-or-stays",
                "promotion=lost-or-gone",
                "promotion=what-began-there-or-gone",
                "promotion=lost-or-harmless",
                "promotion=lost-by-color",
                "promotion=own-file"
            })
    void aPawnBecomesAQueen(Ruleset rules) {
        assertLegal(rules.parsePosition(FAR), "a5a6");
        assertLeadsTo("Q3k/5/5/5/4Q/4K b - - 0 1", rules, FAR, "a5a6");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=what-began-there")
    void aPawnMayBecomeWhatBeganThere(Ruleset rules) {
        assertLeadsTo("R3k/5/5/5/4Q/4K b - - 0 1", rules, FAR, "a5a6");
        assertLeadsTo("2P1k/5/5/5/4Q/4K b - - 0 1", rules, "4k/2P2/5/5/4Q/4K w - - 0 1", "c5c6");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=lost-or-stays")
    void aPawnMayStayWhatItIs(Ruleset rules) {
        assertLeadsTo("P3k/5/5/5/4Q/4K b - - 0 1", rules, FAR, "a5a6");
        assertLeadsTo("Q3k/5/5/5/4N/4K b - - 0 1", rules, "4k/P4/5/5/4N/4K w - - 0 1", "a5a6");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=lost-or-gone")
    void aPawnMayBeGone(Ruleset rules) {
        assertLeadsTo("4k/5/5/5/4Q/4K b - - 0 1", rules, FAR, "a5a6");
        assertLeadsTo("Q3k/5/5/5/4N/4K b - - 0 1", rules, "4k/P4/5/5/4N/4K w - - 0 1", "a5a6");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=what-began-there-or-gone")
    void aPawnMayBecomeWhatBeganThereIfThatIsLost(Ruleset rules) {
        assertLeadsTo("R3k/5/5/5/3R1/4K b - - 0 1", rules, "4k/P4/5/5/3R1/4K w - - 0 1", "a5a6");
        assertLeadsTo("4k/5/5/3R1/3R1/4K b - - 0 1", rules, "4k/P4/5/3R1/3R1/4K w - - 0 1", "a5a6");
        assertLeadsTo("2P1k/5/5/5/4Q/4K b - - 0 1", rules, "4k/2P2/5/5/4Q/4K w - - 0 1", "c5c6");
    }

    @Proves("OR-06")
    @RuleTest(given = "double-step=backed")
    void theDoubleStepMayHangOnThePieceBehind(Ruleset rules) {
        Position moved = rules.initialPosition().play("b1a3");
        assertEquals("rnkqr/ppppp/5/N4/PPPPP/R1KQR b a2c2d2e2a5b5c5d5e5 - 1 1", moved.toFen());
        assertDestinations(moved.play("c5c3"), "b2", "b3 c3");
        assertDestinations(moved.play("c5c3"), "d2", "c3 d3 d4");
        assertLeadsTo("4k/5/5/5/P4/nNK2 w - - 0 2", rules, "4k/5/5/5/P1n2/RNK2 b a2 - 0 1", "c2a1");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=lost-or-harmless")
    void aPawnMayAttackOnlyWhereItMayBecomeAQueen(Ruleset rules) {
        assertIllegal(rules.parsePosition(FAR), "a5a6");
        Position lost = rules.parsePosition("4k/P4/5/5/4N/4K w - - 0 1");
        assertMoves(lost, "a5a6 a5a6b5 e1d1 e1d2 e2c1 e2c3 e2d4");
        assertLeadsTo("4k/1Q3/5/5/4N/4K b - - 0 1", rules, "4k/P4/5/5/4N/4K w - - 0 1", "a5a6b5");
        assertFalse(rules.parsePosition("1k3/P4/5/5/4Q/4K b - - 0 1").isCheck());
        assertTrue(rules.parsePosition("1k3/P4/5/5/4N/4K b - - 0 1").isCheck());
        assertIllegal(rules.parsePosition("1k2r/P4/5/5/4Q/K4 b - - 0 1"), "e6e2");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=lost-by-color")
    void theQueenOfThatColorMayHaveToBeLost(Ruleset rules) {
        assertLegal(rules.parsePosition("4k/P4/5/5/4N/4K w - - 0 1"), "a5a6");
        assertLegal(rules.parsePosition("4k/P4/5/4Q/5/4K w - - 0 1"), "a5a6");
        assertIllegal(rules.parsePosition("4k/P4/5/5/4Q/4K w - - 0 1"), "a5a6");
        assertIllegal(rules.parsePosition("4k/1P3/5/5/4N/4K w - - 0 1"), "b5b6");
    }

    @Proves("OR-07")
    @RuleTest(given = "promotion=own-file")
    void aPawnMayBecomeWhatBeganBehindIt(Ruleset rules) {
        assertLeadsTo("R3k/5/5/5/4Q/4K b - - 0 1", rules, FAR, "a5a6");
        assertIllegal(rules.parsePosition("4k/2P2/5/5/4Q/4K w - - 0 1"), "c5c6");
        assertLeadsTo("4k/5/N4/5/4Q/4K b - - 0 1", rules, "4k/1P3/5/5/4Q/4K w - - 0 1", "b5b6a4");
    }

    @Proves("OR-08")
    @RuleTest
    void fromAToEStandRookKnightKingQueenRook(Ruleset rules) {
        assertEquals(
                "rnkqr/ppppp/5/5/PPPPP/RNKQR w - - 0 1", rules.initialPosition().toFen());
    }

    @Proves("OR-09")
    @RuleTest(unless = {"stalemated=exchange", "stalemated=forbidden"})
    void stalemateIsADraw(Ruleset rules) {
        assertLegal(rules.parsePosition(NEAR_STALEMATE), "b2a4");
        assertOutcome(rules.parsePosition(NEAR_STALEMATE).play("b2a4"), "1/2-1/2 stalemate");
    }

    @Proves("OR-09")
    @RuleTest(given = "stalemated=exchange")
    void aStalematedKingMayChangePlaces(Ruleset rules) {
        Position stuck = rules.parsePosition(NEAR_STALEMATE).play("b2a4");
        assertMoves(stuck, "a6a5");
        assertEquals("p4/k1K2/N4/5/5/5 w - - 0 2", stuck.play("a6a5").toFen());
    }

    @Proves({"OR-01", "OR-09"})
    @RuleTest(given = {"stalemated=exchange", "king-leap=once"})
    void changingPlacesCostsTheKingHisLeap(Ruleset rules) {
        String hemmedIn = "k2p1/p2N1/Q1K1N/1R3/5/3N1 b a6 - 8 8";
        assertLeadsTo("p2p1/k2N1/Q1K1N/1R3/5/3N1 w - - 0 9", rules, hemmedIn, "a6a5");
    }

    /** A pawn that changes places has moved, and may come to stand where another stood in the array. */
    @Proves({"OR-06", "OR-09"})
    @RuleTest(given = {"stalemated=exchange", "double-step=first-pawn"})
    void aPawnThatChangesPlacesIsTheFirstThatMoves(Ruleset rules) {
        String hemmedIn = "1N3/2pK1/2P2/k2N1/p4/N4 b c5 - 18 20";
        assertLeadsTo("1N3/2pK1/2P2/p2N1/k4/N4 w - - 0 21", rules, hemmedIn, "a3a2");
    }

    @Proves("OR-09")
    @RuleTest(given = "stalemated=forbidden")
    void stalematingMayBeForbidden(Ruleset rules) {
        assertIllegal(rules.parsePosition(NEAR_STALEMATE), "b2a4");
    }

    @Proves("OR-10")
    @RuleTest(unless = {"goal=first-check", "goal=knight-draws", "goal=knight-loses", "goal=knight-may-not"})
    void checkmateWins(Ruleset rules) {
        assertLegal(rules.parsePosition(NEAR_MATE), "a4c5");
        assertOutcome(rules.parsePosition(NEAR_MATE).play("a4c5"), "1-0 checkmate");
    }

    @Proves("OR-10")
    @RuleTest(given = "goal=first-check")
    void theFirstCheckMayWin(Ruleset rules) {
        assertOutcome(rules.parsePosition(NEAR_MATE).play("a4c5"), "1-0 check");
    }

    @Proves("OR-10")
    @RuleTest(given = "goal=knight-draws")
    void aMateByKnightsMayDraw(Ruleset rules) {
        assertOutcome(rules.parsePosition(NEAR_MATE).play("a4c5"), "1/2-1/2 checkmate");
    }

    @Proves("OR-10")
    @RuleTest(given = "goal=knight-loses")
    void aMateByKnightsMayLose(Ruleset rules) {
        assertOutcome(rules.parsePosition(NEAR_MATE).play("a4c5"), "0-1 checkmate");
    }

    @Proves("OR-10")
    @RuleTest(given = "goal=knight-may-not")
    void aMateByKnightsMayBeIllegal(Ruleset rules) {
        assertIllegal(rules.parsePosition(NEAR_MATE), "a4c5");
    }
}
