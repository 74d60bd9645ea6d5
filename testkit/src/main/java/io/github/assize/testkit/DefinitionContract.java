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
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds for the way in which a ruleset is told. */
abstract class DefinitionContract extends Part {
    private static final int PLIES = 100;

    DefinitionContract(RulesetContract contract) {
        super(contract);
    }

    @Test
    void isFoundByItsId() {
        Ruleset ruleset = contract.ruleset();
        Ruleset found = Rulesets.byId(ruleset.id());
        assertEquals(ruleset, found, () -> "what Rulesets.byId(\"" + ruleset.id() + "\") finds");
        assertTrue(Rulesets.all().contains(ruleset), () -> "Rulesets.all() lacks " + ruleset + ": " + Rulesets.all());
    }

    /** Rulesets of one id and the same answers are equal, so a second one would stand in for this unnoticed. */
    @Test
    void isTheOnlyOneOfItsId() {
        Ruleset ruleset = contract.ruleset();
        Ruleset found = Rulesets.byId(ruleset.id());
        Supplier<String> another = () -> "Rulesets.byId(\"" + ruleset.id() + "\") finds another ruleset of this id";
        assertEquals(ruleset.pieceTypes(), found.pieceTypes(), another);
        assertEquals(ruleset.rules(), found.rules(), another);
        assertEquals(line(ruleset), line(found), another);
    }

    /** Returns a long line of play with all the moves that there were on the way. */
    private static List<String> line(Ruleset ruleset) {
        List<Integer> choices = IntStream.range(0, PLIES)
                .map(ply -> ply * ply + 7 * ply)
                .boxed()
                .toList();
        return Play.of(ruleset.initialPosition(), choices).positions().stream()
                .map(position -> position.toFen() + " " + position.outcome() + " " + position.legalMoves())
                .toList();
    }

    @Test
    void hasAnIdAndAName() {
        Ruleset ruleset = contract.ruleset();
        assertTrue(
                ruleset.id().matches("[a-z0-9]+(-[a-z0-9]+)*"),
                () -> "an id is of lower-case letters and digits with single hyphens between, not \"" + ruleset.id()
                        + "\"");
        assertFalse(ruleset.name().isBlank(), "the name is blank");
        assertEquals(ruleset.id(), ruleset.toString(), "the contract is about the default reading");
    }

    @Test
    void namesItsSources() {
        assertFalse(contract.ruleset().sources().isEmpty(), "no sources");
        for (Source source : contract.ruleset().sources()) {
            assertFalse(source.title().isBlank(), () -> "the title of " + source + " is blank");
            assertFalse(source.reference().isBlank(), () -> "the reference of " + source + " is blank");
        }
    }

    @Test
    void givesEveryTypeALetterOfItsOwn() {
        List<PieceType> types = contract.ruleset().pieceTypes();
        assertDistinct(types.stream().map(PieceType::letter).toList(), "letters");
        assertDistinct(types.stream().map(PieceType::name).toList(), "names of piece types");
    }

    private static void assertDistinct(List<String> texts, String what) {
        assertEquals(texts.stream().distinct().toList(), texts, what);
    }

    @Test
    void startsWithWhiteToMove() {
        Position start = contract.ruleset().initialPosition();
        assertEquals(Color.WHITE, start.sideToMove(), "the side to move");
        assertEquals(0, start.halfmoveClock(), "the halfmove clock");
        assertEquals(1, start.fullmoveNumber(), "the number of the move");
        assertFalse(start.outcome().isDecided(), () -> "the array is decided: " + start.outcome());
        assertFalse(start.isCheck(), () -> "White is in check: " + start);
        assertEquals(start, contract.ruleset().initialPosition());
        assertEquals(contract.ruleset(), start.ruleset());
    }

    @Test
    void listsItsReadings() {
        List<Reading> readings = contract.ruleset().readings();
        assertDistinct(readings.stream().map(Reading::id).toList(), "ids of readings");
        assertEquals(
                readings.stream().map(Reading::id).toList(),
                List.copyOf(contract.ruleset().answers().keySet()));
        readings.forEach(this::checkReading);
    }

    private void checkReading(Reading reading) {
        assertFalse(reading.question().isBlank(), () -> reading.id() + " asks nothing");
        assertTrue(reading.answers().size() > 1, () -> reading.id() + " has one answer only");
        for (Answer answer : reading.answers()) {
            assertFalse(answer.readBy().isBlank(), () -> "nobody reads " + reading.id() + "=" + answer.id());
        }
        assertDistinct(reading.answers().stream().map(Answer::id).toList(), "answers of " + reading.id());
        assertEquals(
                reading.defaultAnswer().id(),
                contract.ruleset().answers().get(reading.id()),
                () -> "the answer to " + reading.id());
    }

    @Test
    void becomesItselfByItsOwnAnswers() {
        Ruleset ruleset = contract.ruleset();
        ruleset.answers().forEach((reading, answer) -> assertSame(ruleset, ruleset.with(reading, answer)));
        for (Reading reading : ruleset.readings()) {
            for (Answer answer : reading.answers()) {
                Ruleset changed = ruleset.with(reading.id(), answer.id());
                assertEquals(
                        answer.equals(reading.defaultAnswer()),
                        changed.equals(ruleset),
                        () -> "whether " + changed + " equals " + ruleset);
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
            assertFalse(answers.isEmpty(), () -> "preset " + name + " sets nothing");
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
