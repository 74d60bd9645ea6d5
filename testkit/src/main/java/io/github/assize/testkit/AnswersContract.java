package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Answer;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/** What holds for any combination of answers to a ruleset's readings. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class AnswersContract extends Part {
    private static final int PLIES = 200;

    AnswersContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Ruleset> readings() {
        return RulesetArbitraries.readings(contract.ruleset());
    }

    @Provide
    Arbitrary<Play> games() {
        return readings().flatMap(ruleset -> PositionArbitraries.games(ruleset, PLIES));
    }

    @Property(seed = RulesetContract.SEED, tries = 60)
    void playTwoHundredPlies(@ForAll("games") Play game) {
        assertEquals(PLIES, game.steps().size());
        for (Position position : game.positions()) {
            Position read = position.ruleset().parsePosition(position.toFen());
            assertEquals(position, read);
            assertEquals(position.hashCode(), read.hashCode());
            assertEquals(position.legalMoves(), read.legalMoves());
            assertEquals(position.outcome(), read.outcome());
            assertEquals(position.outcome().isDecided(), position.legalMoves().isEmpty() && !position.awaitsRoll());
            assertEquals(
                    new HashSet<>(position.legalMoves()).size(),
                    position.legalMoves().size());
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 60)
    void keepTheTextsOfMoves(@ForAll("games") Play game) {
        Position end = game.end();
        for (Move move : end.legalMoves()) {
            assertEquals(move, end.move(move.toString()));
            assertEquals(move, end.move(end.algebraic(move)));
            Position after = end.play(move);
            assertEquals(after, end.ruleset().parsePosition(after.toFen()));
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 60)
    void makeARulesetEqualToAnyWithTheSame(@ForAll("readings") Ruleset one, @ForAll("readings") Ruleset other) {
        Ruleset built = contract.ruleset(one.answers());
        assertEquals(one, built);
        assertEquals(one.hashCode(), built.hashCode());
        assertEquals(one.initialPosition(), built.initialPosition());
        assertEquals(one.answers().equals(other.answers()), one.equals(other));
        assertEquals(one.equals(other), one.initialPosition().equals(other.initialPosition()));
        assertEquals(one.toString().equals(other.toString()), one.equals(other));
    }

    @Property(seed = RulesetContract.SEED, tries = 60)
    void changeOneAtATime(@ForAll("readings") Ruleset ruleset) {
        for (Reading reading : ruleset.readings()) {
            for (Answer answer : reading.answers()) {
                Ruleset changed = ruleset.with(reading.id(), answer.id());
                Map<String, String> expected = new HashMap<>(ruleset.answers());
                expected.put(reading.id(), answer.id());
                assertEquals(expected, changed.answers());
                assertEquals(ruleset.id(), changed.id());
                assertEquals(ruleset.name(), changed.name());
                assertEquals(ruleset.readings(), changed.readings());
            }
        }
    }
}
