package io.github.assize.testkit.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.testkit.Play;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlayTest {
    @Test
    void theSameNumbersMakeTheSameGames() {
        List<Integer> choices = List.of(5, 77, 3, 1200, 9999, 0, 0, 42);
        Play one = Play.of(Skirmish.RULESET.initialPosition(), choices);
        assertEquals(one, Play.of(Skirmish.RULESET.initialPosition(), choices));
        assertEquals(choices.size(), one.steps().size());
        assertEquals(choices.size() + 1, one.positions().size());
        assertEquals(one.end(), one.positions().get(choices.size()));
        assertTrue(one.toString().startsWith("skirmish, " + Skirmish.RULESET.initialPosition() + ", "), one::toString);
    }

    @Test
    void eachStepLeadsToTheNext() {
        Play play = Play.of(Skirmish.RULESET.initialPosition(), Collections.nCopies(30, 7));
        for (int i = 1; i < play.steps().size(); i++) {
            Play.Step step = play.steps().get(i);
            assertEquals(play.steps().get(i - 1).after(), step.before());
            assertEquals(step.after(), step.before().play(step.text()));
        }
    }

    @Test
    void aDecidedGameIsFollowedByAnother() {
        Position start = Skirmish.RULESET.parsePosition("7k/8/8/8/8/8/7r/K6R w - - 0 1");
        Play play = Play.of(start, Collections.nCopies(9, 15));
        assertTrue(play.steps().stream().skip(1).anyMatch(step -> step.before().equals(start)), play::toString);
        Position decided = Skirmish.RULESET.parsePosition("7k/8/8/8/8/8/8/K6R b - - 0 1");
        assertEquals(List.of(), Play.of(decided, List.of(1, 2, 3)).steps());
        assertEquals(decided, Play.of(decided, List.of(1, 2, 3)).end());
    }

    @Test
    void aDieIsRolledBeforeTheMove() {
        Play play = Play.of(Skirmish.RULESET.with(Skirmish.Die.ROLLED).initialPosition(), List.of(0, 1, 1, 0));
        assertEquals("=1", play.steps().get(0).text());
        assertTrue(play.steps().get(1).text().matches("[a-h][1-8].*|P.*"), play::toString);
        assertEquals("=2", play.steps().get(2).text());
    }
}
