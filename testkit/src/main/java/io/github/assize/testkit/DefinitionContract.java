package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.Color;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What holds for the way in which a ruleset is told. */
abstract class DefinitionContract {
    private final RulesetContract contract;

    DefinitionContract(RulesetContract contract) {
        this.contract = contract;
    }

    @Test
    void isFoundByItsId() {
        assertEquals(contract.ruleset(), Rulesets.byId(contract.ruleset().id()));
        assertTrue(Rulesets.all().contains(contract.ruleset()));
    }

    @Test
    void hasAnIdAndAName() {
        assertTrue(contract.ruleset().id().matches("[a-z0-9]+(-[a-z0-9]+)*"), contract.ruleset()::id);
        assertFalse(contract.ruleset().name().isBlank());
        assertEquals(contract.ruleset().id(), contract.ruleset().toString());
    }

    @Test
    void namesItsSources() {
        assertFalse(contract.ruleset().sources().isEmpty());
        for (Source source : contract.ruleset().sources()) {
            assertFalse(source.title().isBlank());
            assertFalse(source.reference().isBlank());
        }
    }

    @Test
    void givesEveryTypeALetterOfItsOwn() {
        List<PieceType> types = contract.ruleset().pieceTypes();
        assertEquals(
                types.size(), types.stream().map(PieceType::letter).distinct().count());
        assertEquals(
                types.size(), types.stream().map(PieceType::name).distinct().count());
    }

    @Test
    void startsWithWhiteToMove() {
        Position start = contract.ruleset().initialPosition();
        assertEquals(Color.WHITE, start.sideToMove());
        assertEquals(0, start.halfmoveClock());
        assertEquals(1, start.fullmoveNumber());
        assertFalse(start.outcome().isDecided());
        assertFalse(start.isCheck());
        assertEquals(start, contract.ruleset().initialPosition());
        assertEquals(contract.ruleset(), start.ruleset());
    }

    @Test
    void listsItsReadings() {
        List<Reading> readings = contract.ruleset().readings();
        assertEquals(
                readings.size(), readings.stream().map(Reading::id).distinct().count());
        assertEquals(
                readings.stream().map(Reading::id).toList(),
                List.copyOf(contract.ruleset().answers().keySet()));
        for (Reading reading : readings) {
            assertFalse(reading.question().isBlank());
            assertTrue(reading.answers().size() > 1, reading::id);
            assertTrue(reading.answers().stream()
                    .noneMatch(answer -> answer.readBy().isBlank()));
            assertEquals(
                    reading.answers().size(),
                    reading.answers().stream().map(Answer::id).distinct().count());
            assertEquals(
                    reading.defaultAnswer().id(), contract.ruleset().answers().get(reading.id()));
        }
    }

    @Test
    void becomesItselfByItsOwnAnswers() {
        Ruleset ruleset = contract.ruleset();
        ruleset.answers().forEach((reading, answer) -> assertSame(ruleset, ruleset.with(reading, answer)));
        for (Reading reading : ruleset.readings()) {
            for (Answer answer : reading.answers()) {
                Ruleset changed = ruleset.with(reading.id(), answer.id());
                assertEquals(answer.equals(reading.defaultAnswer()), changed.equals(ruleset));
                assertEquals(
                        ruleset,
                        changed.with(reading.id(), reading.defaultAnswer().id()));
            }
        }
    }

    @Test
    void hasPresetsThatSetAnswers() {
        Ruleset ruleset = contract.ruleset();
        ruleset.presets().forEach((name, answers) -> {
            Map<String, String> expected = new LinkedHashMap<>(ruleset.answers());
            expected.putAll(answers);
            assertEquals(expected, ruleset.preset(name).answers());
            assertFalse(answers.isEmpty(), name);
        });
    }

    @Test
    void hasListsThatNobodyCanChange() {
        Ruleset ruleset = contract.ruleset();
        PositionContract.assertUnmodifiable(
                ruleset.pieceTypes(), ruleset.pieceTypes().get(0));
        PositionContract.assertUnmodifiable(ruleset.sources(), new Source("a", "b"));
        PositionContract.assertUnmodifiable(
                ruleset.readings(), new Reading("a", "b", List.of(new Answer("c", "d")), new Answer("c", "d")));
        PositionContract.assertUnmodifiable(Rulesets.all(), ruleset);
        assertThrows(
                UnsupportedOperationException.class, () -> ruleset.answers().put("a", "b"));
        assertThrows(
                UnsupportedOperationException.class, () -> ruleset.presets().put("a", Map.of()));
    }
}
