package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.variants.chatur.Chatur;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What ends games beyond the rules, and only if the players say so (C-12). */
final class PolicyTest {
    private static final String KNIGHTS = "Nf3 Nc6 Ng1 Nb8 ";

    private static Game play(Policy policy, String moves) {
        Game game = Game.of(Chatur.ruleset()).under(policy);
        for (String move : moves.trim().split(" ", -1)) {
            game = game.play(move);
        }
        return game;
    }

    private static String end(Game game) {
        return game.conclusion().map(Conclusion::toString).orElse("*");
    }

    @Test
    void threefoldByKnightsEndsOnlyWhereItWasAgreed() {
        assertEquals("*", end(play(Policy.none(), KNIGHTS.repeat(5))));
        assertEquals("*", end(play(Policy.repetition(3), KNIGHTS)));
        Game drawn = play(Policy.repetition(3), KNIGHTS.repeat(2));
        assertEquals("1/2-1/2 repetition", end(drawn));
        assertFalse(drawn.conclusion().orElseThrow().isByRule());
        assertThrows(GameOverException.class, () -> drawn.play("d3"));
        assertFalse(drawn.position().legalMoves().isEmpty());
    }

    @Test
    void aLimitOfTurnsIsNoDrawByRule() {
        assertEquals("*", end(play(Policy.plies(400), KNIGHTS.repeat(99))));
        Game drawn = play(Policy.plies(400), KNIGHTS.repeat(100));
        assertEquals("1/2-1/2 move-limit", end(drawn));
        assertFalse(drawn.conclusion().orElseThrow().isByRule());
    }

    @Test
    void theClockCountsTurnsWithoutCaptureOrPawnMove() {
        assertEquals("*", end(play(Policy.halfmoves(8), KNIGHTS + "d3 d6 " + KNIGHTS)));
        assertEquals("1/2-1/2 move-limit", end(play(Policy.halfmoves(8), "d3 d6 " + KNIGHTS + KNIGHTS)));
    }

    @Test
    void eitherOfTwoPoliciesEndsAGame() {
        Policy both = Policy.repetition(3).or(Policy.plies(6));
        assertEquals("1/2-1/2 move-limit", end(play(both, KNIGHTS + "Nf3 Nc6")));
        Policy sooner = Policy.repetition(2).or(Policy.plies(4));
        assertEquals("1/2-1/2 repetition", end(play(sooner, KNIGHTS)));
        assertEquals("repetition 2 or plies 4", sooner.toString());
    }

    @Test
    void mateComesBeforeAnyPolicy() {
        assertEquals("1-0 checkmate", end(play(Policy.plies(5), "d3 e5 Qc3 Ke7 Qxe5")));
    }

    @Test
    void aPolicyIsDroppedOrTakenUpLater() {
        Game open = play(Policy.none(), KNIGHTS.repeat(2));
        Game drawn = open.under(Policy.repetition(3));
        assertEquals("1/2-1/2 repetition", end(drawn));
        assertEquals(open, drawn.under(Policy.none()));
        assertNotEquals(open, drawn);
        assertEquals("*", end(drawn.undo()));
        assertEquals(drawn, drawn.undo().redo());
    }

    @Test
    void aPolicyOfOnesOwnIsALambda() {
        Policy sudden = game -> game.position().isCheck()
                ? Optional.of(Conclusion.won(game.position().sideToMove().opposite(), Conclusion.Reason.ADJUDICATION))
                : Optional.empty();
        assertEquals("1-0 adjudication", end(play(sudden, "e3 d5 Bb5+")));
    }

    @Test
    void onlyAPolicyThatOverrulesIsAskedAboutWhatTheRulesHaveDecided() {
        Policy noMates = new Policy() {
            @Override
            public Optional<Conclusion> judge(Game game) {
                throw new AssertionError("asked though the rules have decided");
            }

            @Override
            public Optional<Conclusion> overrule(Game game, Outcome outcome) {
                return Optional.of(Conclusion.drawn(Conclusion.Reason.VOID_MATE));
            }
        };
        Game mated = play(Policy.none(), "d3 e5 Qc3 Ke7 Qxe5");
        assertEquals("1/2-1/2 void-mate", end(mated.under(noMates)));
        assertEquals("1/2-1/2 void-mate", end(mated.under(Policy.repetition(3).or(noMates))));
    }

    @Test
    void policiesAreEqualWhenTheySayTheSame() {
        assertEquals(Policy.repetition(3), Policy.repetition(3));
        assertNotEquals(Policy.plies(3), Policy.halfmoves(3));
        assertEquals(Policy.none().or(Policy.plies(7)), Policy.none().or(Policy.plies(7)));
    }

    @Test
    void senselessNumbersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Policy.repetition(1));
        assertThrows(IllegalArgumentException.class, () -> Policy.halfmoves(0));
        assertThrows(IllegalArgumentException.class, () -> Policy.plies(0));
    }

    @Test
    void noCountIsStartedWhereNoneWasAgreedOn() {
        Game game = Game.of(Chatur.ruleset());
        IllegalStateException refused = assertThrows(IllegalStateException.class, () -> game.say(Count.START));
        assertEquals("start the count: no count of moves has been agreed on", refused.getMessage());
        assertEquals(Color.WHITE, game.position().sideToMove());
    }
}
