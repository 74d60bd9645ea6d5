package io.github.assize.variants.shortassize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ShortAssizeRulesTest {
    private static final List<String> IDS = Stream.concat(
                    IntStream.rangeClosed(1, 14).mapToObj("C-%02d"::formatted),
                    IntStream.rangeClosed(1, 15).mapToObj("SA-%02d"::formatted))
            .toList();

    private static final Ruleset RULESET = ShortAssize.ruleset();

    @Test
    void theSharedRulesComeFirstAndNoneIsMissing() {
        assertEquals(IDS, RULESET.rules().stream().map(Rule::id).toList());
    }

    @Test
    void eachIsASentenceOrTwoWithItsSource() {
        for (Rule rule : RULESET.rules()) {
            assertTrue(rule.text().matches("[A-Z].*\\."), rule.text());
            assertTrue(!rule.source().isBlank(), rule.id());
        }
    }

    @Test
    void everyAnswerIsToldInTheRules() {
        for (Reading reading : RULESET.readings()) {
            for (Answer answer : reading.answers()) {
                Ruleset read = RULESET.with(reading.id(), answer.id());
                assertEquals(IDS, read.rules().stream().map(Rule::id).toList());
                if (!answer.equals(reading.defaultAnswer())) {
                    assertNotEquals(RULESET.rules(), read.rules(), read.toString());
                }
            }
        }
    }
}
