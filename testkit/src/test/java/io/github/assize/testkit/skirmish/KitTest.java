package io.github.assize.testkit.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The kit's tests can fail: each mistake is found by the test that is there for it. */
final class KitTest {
    private static final String WRONG = WrongContractSample.class.getName();

    /** Runs part of a sample and returns the messages of the tests that failed, by method and run. */
    private static Map<String, String> failures(String sample, String part) {
        PostDiscoveryFilter within = descriptor -> FilterResult.includedIf(
                !descriptor.isTest() || descriptor.getUniqueId().toString().contains(part));
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(sample))
                .filters(within, TagFilter.excludeTags("slow", "million"))
                .build();
        Map<String, String> failures = new TreeMap<>();
        LauncherFactory.create().execute(request, new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                result.getThrowable()
                        .ifPresent(thrown -> failures.put(name(test), String.valueOf(thrown.getMessage())));
            }
        });
        return failures;
    }

    private static String name(TestIdentifier test) {
        String method = test.getSource()
                .filter(MethodSource.class::isInstance)
                .map(source -> ((MethodSource) source).getMethodName())
                .orElse("?");
        return test.getDisplayName().startsWith(method) ? method : method + ", " + test.getDisplayName();
    }

    @Test
    void aSecondImplementationThatDiffersIsFoundAndThePlaceIsSmall() {
        Map<String, String> failures = failures(WRONG, "TheSecondImplementationAgrees");
        assertEquals(Set.of("fromSetUps", "inGames"), failures.keySet());
        failures.values().forEach(KitTest::assertSmall);
    }

    /** The kings, the knight, a man that keeps the other side in the game, and one that bars or is taken. */
    private static void assertSmall(String message) {
        assertTrue(
                message.matches("skirmish(| knight=leaps-far): (moves of the first alone|the positions).*"), message);
        String placement = message.replaceAll(".* in ([^ ]*) [wb] .*", "$1");
        assertTrue(placement.replaceAll("[^a-zA-Z]", "").length() <= 5, message);
    }

    @Test
    void aSecondImplementationThatAgreesIsLeftAlone() {
        assertEquals(Map.of(), failures(RightContractSample.class.getName(), "TheSecondImplementationAgrees"));
    }

    @Test
    void aWrongFigureIsFound() {
        Map<String, String> failures = failures(WRONG, "ItsFigures");
        assertEquals(Set.of("linesOfPlayAreCounted", "theSecondImplementationCountsTheLinesOfPlay"), failures.keySet());
        assertTrue(
                failures.toString().contains("perft.tsv, line 4: start, depth 2 ==> expected: <1> but was: <"),
                failures::toString);
    }

    @Test
    void aRuleOrAnAnswerWithoutATestIsFound() {
        Map<String, String> failures = failures(WRONG, "ItsRules");
        assertEquals(
                Set.of(
                        "areEachCitedByATest",
                        "areTestedWithEveryAnswer",
                        "thatAnAnswerSwitchesAreCitedByATestThatItFails"),
                failures.keySet());
        assertTrue(failures.toString().contains("[SK-01 with knight=leaps-far]"), failures::toString);
    }

    @Test
    void aTestOfARuleHasToFailWithWhatSwitchesTheRule() {
        Map<String, String> failures =
                failures("io.github.assize.testkit.ruletests.RuleTestsSample", "RuleTestsSample");
        assertEquals(
                Set.of(
                        "fails, by default",
                        "namesNoAnswer, by default, but not with knight=rides",
                        "provesNothing, by default, but not with knight=leaps-far"),
                failures.keySet());
        assertEquals(
                "passes with knight=leaps-far too, and so proves nothing about it",
                failures.get("provesNothing, by default, but not with knight=leaps-far"));
    }
}
