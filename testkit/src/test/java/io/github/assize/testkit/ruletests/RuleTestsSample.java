package io.github.assize.testkit.ruletests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RuleTests;
import io.github.assize.testkit.skirmish.Skirmish;

/** Rule tests good and bad. */
final class RuleTestsSample extends RuleTests {
    private static final String FEN = "7k/7p/8/8/8/8/8/K6N w - - 0 1";

    @Override
    protected Ruleset ruleset() {
        return Skirmish.WITHOUT_DICE;
    }

    @RuleTest(unless = "knight=leaps-far")
    void good(Ruleset rules) {
        assertTrue(rules.parsePosition(FEN).isLegal("h1g3"));
    }

    @RuleTest(given = "knight=leaps-far", unless = "knight=leaps")
    void goodWhenGiven(Ruleset rules) {
        assertTrue(rules.parsePosition(FEN).isLegal("h1g4"));
    }

    @RuleTest(unless = "knight=leaps-far")
    void provesNothing(Ruleset rules) {
        assertTrue(rules.parsePosition(FEN).isLegal("a1a2"));
    }

    @RuleTest
    void fails(Ruleset rules) {
        assertTrue(rules.parsePosition(FEN).isLegal("h1g4"));
    }

    @RuleTest(unless = "knight=rides")
    void namesNoAnswer(Ruleset rules) {
        assertTrue(rules.parsePosition(FEN).isLegal("h1g3"));
    }
}
