package io.github.assize.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rulesets tell of their rules, held against their pages, without the command that writes these. */
final class RulePagesTest {
    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void thePageTellsTheRulesUnderEachAnswer(Class<? extends RulesetProvider> variant) throws IOException {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        List<String> expected = new ArrayList<>();
        List<String> changes = new ArrayList<>();
        ruleset.rules().forEach(rule -> expected.add(row("", rule)));
        for (Reading reading : ruleset.readings()) {
            for (Answer answer : reading.answers()) {
                List<Rule> changed = changed(ruleset, reading, answer);
                String choice = "`" + reading.id() + "=" + answer.id() + "`";
                String shown = answer.equals(reading.defaultAnswer()) ? "**" + choice + "**" : choice;
                String ids = String.join(", ", changed.stream().map(Rule::id).toList());
                expected.add("| " + shown + " | " + answer.readBy() + " | " + (ids.isEmpty() ? "" : ids + " ") + "|");
                changed.forEach(rule -> changes.add(row("| " + choice + " ", rule)));
            }
        }
        expected.addAll(changes);
        assertEquals(expected, rows(ruleset.id()));
    }

    private static List<Rule> changed(Ruleset ruleset, Reading reading, Answer answer) {
        List<Rule> rules =
                new ArrayList<>(ruleset.with(reading.id(), answer.id()).rules());
        rules.removeAll(ruleset.rules());
        return rules;
    }

    private static String row(String before, Rule rule) {
        return before + "| " + rule.id() + " | " + rule.text() + " | " + rule.source() + " |";
    }

    /** Returns the rows from the rules on, without headings, questions and presets. */
    private static List<String> rows(String id) throws IOException {
        String page = Files.readString(Path.of("..", "..", "docs", "rulesets", id + ".md"));
        String rules = page.substring(page.indexOf("\n## Rules")).replaceAll("(?s)\n## Presets.*", "");
        return rules.lines()
                .filter(line -> line.startsWith("| ") && !line.matches("\\| (---|id|question|answer) .*"))
                .map(line -> line.replaceAll("^\\| [^|`]*\\| (?=\\**`)", "| ").replaceAll("\\\\(.)", "$1"))
                .toList();
    }
}
