package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/** What holds for a ruleset's numbered rules: each is proved by a test that names it, and switched by one that fails. */
abstract class RulesContract extends Part {
    RulesContract(RulesetContract contract) {
        super(contract);
    }

    @Test
    void haveIdsOfTheirOwnATextAndASource() {
        List<Rule> rules = contract.ruleset().rules();
        Set<String> ids = new TreeSet<>();
        assertEquals(
                List.of(),
                rules.stream().map(Rule::id).filter(id -> !ids.add(id)).toList(),
                "the ids that two rules have");
        for (Rule rule : rules) {
            assertTrue(rule.text().matches("\\p{Lu}.*\\."), () -> rule.id() + " is no sentence: " + rule.text());
            assertFalse(rule.source().isBlank(), () -> rule.id() + " has no source");
        }
    }

    @Test
    void areTheCommonOnesAndThenNumberedWithoutAGap() {
        List<String> ids = contract.ruleset().rules().stream().map(Rule::id).toList();
        List<String> expected =
                new ArrayList<>(Rule.common().stream().map(Rule::id).toList());
        int common = expected.size();
        assertTrue(ids.size() > common, () -> "no rules beside the common ones: " + ids);
        String prefix = ids.get(common).replaceAll("-[0-9]+$", "");
        for (int number = 1; number <= ids.size() - common; number++) {
            expected.add(prefix + (number < 10 ? "-0" : "-") + number);
        }
        assertEquals(expected, ids);
    }

    @Test
    void tellOfEveryAnswer() {
        Ruleset ruleset = contract.ruleset();
        forEachAnswer((answer, switched) -> {
            assertEquals(ids(ruleset), ids(switched), () -> "the ids with " + answer);
            assertNotEquals(ruleset.rules(), switched.rules(), () -> "no rule tells of " + answer);
        });
    }

    @Test
    void areSentencesWithABlankBetweenThemAndNameEachSourceOnce() {
        contract.ruleset().rules().forEach(RulesContract::assertWellJoined);
        forEachAnswer((answer, switched) -> switched.rules().forEach(RulesContract::assertWellJoined));
    }

    private static void assertWellJoined(Rule rule) {
        assertFalse(
                Pattern.compile("[.;:,]\\p{Lu}|  |[.] ?[.]")
                        .matcher(rule.text())
                        .find(),
                () -> rule.id() + " joins two sentences without a blank: " + rule.text());
        List<String> sources = List.of(rule.source().split("; ", -1));
        assertEquals(sources.stream().distinct().toList(), sources, () -> rule.id() + " names a source twice");
    }

    @Test
    void areEachCitedByATest() {
        Set<String> missing = ids(contract.ruleset());
        Stream.concat(tests(), contractTests()).forEach(test -> missing.removeAll(cited(test)));
        missing.removeAll(BadTexts.cited(contract.getClass()));
        assertEquals(Set.of(), missing, "the rules that no test cites");
    }

    @Test
    void areAllThatTestsCite() {
        Set<String> unknown =
                tests().flatMap(test -> cited(test).stream()).collect(Collectors.toCollection(TreeSet::new));
        unknown.addAll(BadTexts.cited(contract.getClass()));
        unknown.removeAll(ids(contract.ruleset()));
        assertEquals(Set.of(), unknown, "the rules that tests cite and the ruleset does not have");
    }

    /** A rule that an answer tells otherwise is cited by a test that fails with this answer. */
    @Test
    void thatAnAnswerSwitchesAreCitedByATestThatItFails() {
        List<String> unproved = new ArrayList<>();
        forEachAnswer((answer, switched) -> {
            Map<String, String> texts = texts(switched);
            texts(contract.ruleset()).forEach((id, text) -> {
                if (!text.equals(texts.get(id))
                        && !exists(test -> cited(test).contains(id) && failsWith(test, answer))) {
                    unproved.add(id + " with " + answer);
                }
            });
        });
        assertEquals(List.of(), unproved, "the rules switched by an answer with which no test of them fails");
    }

    @Test
    void areTestedWithEveryAnswer() {
        List<String> untested = new ArrayList<>();
        forEachAnswer((answer, switched) -> {
            if (!exists(test -> List.of(given(test)).contains(answer))) {
                untested.add(answer);
            }
        });
        assertEquals(List.of(), untested, "the answers with which no test runs");
    }

    private interface AnswerCheck {
        void of(String answer, Ruleset switched);
    }

    private void forEachAnswer(AnswerCheck check) {
        for (Reading reading : contract.ruleset().readings()) {
            for (Answer answer : reading.answers()) {
                if (!answer.equals(reading.defaultAnswer())) {
                    check.of(
                            reading.id() + "=" + answer.id(), contract.ruleset().with(reading.id(), answer.id()));
                }
            }
        }
    }

    private boolean exists(Predicate<Method> wanted) {
        return tests().anyMatch(wanted);
    }

    private static boolean failsWith(Method test, String answer) {
        RuleTest how = test.getAnnotation(RuleTest.class);
        return how != null && List.of(how.unless()).contains(answer);
    }

    private static String[] given(Method test) {
        RuleTest how = test.getAnnotation(RuleTest.class);
        return how == null ? new String[0] : how.given();
    }

    private static Set<String> ids(Ruleset ruleset) {
        return ruleset.rules().stream().map(Rule::id).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, String> texts(Ruleset ruleset) {
        return ruleset.rules().stream().collect(Collectors.toMap(Rule::id, Rule::text));
    }

    private static List<String> cited(Method test) {
        Proves proves = test.getAnnotation(Proves.class);
        return proves == null ? List.of() : List.of(proves.value());
    }

    /** The test methods beside the variant's contract; a method that is never run proves nothing. */
    private Stream<Method> tests() {
        String home = contract.getClass().getPackageName();
        return ReflectionSupport.findAllClassesInPackage(home, type -> true, name -> true).stream()
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> AnnotationSupport.isAnnotated(method, Testable.class));
    }

    private static Stream<Method> contractTests() {
        return Stream.of(RulesetContract.class.getDeclaredClasses())
                .map(Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()));
    }
}
