package io.github.assize.testkit.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.testkit.Divide;
import io.github.assize.testkit.View;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DivideTest {
    private static final PlainGame RIGHT = new PlainSkirmish(Map.of());
    private static final PlainGame WRONG = new PlainSkirmish(Map.of(), PlainStep.turns(1, 3));

    private static Optional<Divide.Difference> difference(PlainGame plain, String fen, int depth) {
        Position position = Skirmish.WITHOUT_DICE.parsePosition(fen);
        return Divide.firstDifference(View.of(position), View.of(plain.parse(fen)), depth);
    }

    @Test
    void findsNothingWhereBothAgree() {
        String fen = Skirmish.WITHOUT_DICE.initialPosition().toFen();
        assertEquals(Optional.empty(), difference(RIGHT, fen, 3));
    }

    @Test
    void tellsTheMovesThatDiffer() {
        String fen = "7k/7p/8/8/8/8/8/K6N w - - 0 1";
        Divide.Difference here = difference(WRONG, fen, 0).orElseThrow();
        assertEquals(
                "moves of the first alone: [h1f2, h1g3], of the second alone: [h1e2, h1g4], in " + fen,
                here.toString());
    }

    @Test
    void followsTheFirstMoveBehindWhichTheCountsDiffer() {
        String fen = "7k/4P2p/8/8/8/8/n7/K7 w - - 0 1";
        Divide.Difference later = difference(WRONG, fen, 3).orElseThrow();
        assertEquals(1, later.line().size());
        assertTrue(later.what().startsWith("moves of the first alone: [a2b4"), later::toString);
        assertTrue(later.toString().endsWith(", after " + later.line().get(0)), later::toString);
    }

    @Test
    void seesWhatIsTooDeepOnlyWhereItCountsAsDeep() {
        String fen = "7k/4P2p/8/8/8/8/n7/K7 w - - 0 1";
        assertEquals(Optional.empty(), difference(WRONG, fen, 0));
        assertTrue(difference(WRONG, fen, 1).isPresent());
    }

    @Test
    void comparesTextsAndOutcomesToo() {
        View one = View.of(Skirmish.WITHOUT_DICE.initialPosition());
        View other = View.of(Skirmish.WITHOUT_DICE.initialPosition().play("b2b3"));
        assertTrue(Divide.compare(one, other).orElseThrow().startsWith("the positions are "));
        View decided = View.of(Skirmish.WITHOUT_DICE.parsePosition("7k/8/8/8/8/8/8/K6R b - - 0 1"));
        View undecided = new View() {
            @Override
            public String fen() {
                return decided.fen();
            }

            @Override
            public String outcome() {
                return "*";
            }

            @Override
            public List<String> moves() {
                return decided.moves();
            }

            @Override
            public View play(String step) {
                return decided.play(step);
            }

            @Override
            public long perft(int depth) {
                return decided.perft(depth);
            }
        };
        assertEquals(Optional.of("the outcomes are 1-0 bare-king and *"), Divide.compare(decided, undecided));
    }
}
