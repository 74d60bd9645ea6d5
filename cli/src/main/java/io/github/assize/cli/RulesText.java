package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import java.util.Map;

/** Writes the rules of a ruleset as lines of fields. */
final class RulesText {
    private final Ruleset ruleset;
    private final StringBuilder text = new StringBuilder();

    private RulesText(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    static String write(Ruleset ruleset) {
        RulesText rules = new RulesText(ruleset);
        rules.write();
        return rules.text.toString();
    }

    private void write() {
        for (Rule rule : ruleset.rules()) {
            line(rule.id(), rule.text(), rule.source());
        }
        for (Reading reading : ruleset.readings()) {
            text.append('\n');
            line("reading", reading.id(), reading.question());
            reading.answers().forEach(answer -> answer(reading, answer));
        }
        if (!ruleset.presets().isEmpty()) {
            text.append('\n');
        }
        ruleset.presets().forEach((name, answers) -> line("preset", name, written(answers)));
        if (!ruleset.omissions().isEmpty()) {
            text.append('\n');
        }
        ruleset.omissions().forEach(sentence -> line("left out", sentence));
    }

    private void answer(Reading reading, Answer answer) {
        boolean chosen = answer.id().equals(ruleset.answers().get(reading.id()));
        String choice = reading.id() + "=" + answer.id();
        if (answer.equals(reading.defaultAnswer())) {
            line(chosen ? "chosen" : "answer", choice, answer.readBy(), "default");
        } else {
            line(chosen ? "chosen" : "answer", choice, answer.readBy());
        }
    }

    /** Writes answers as the options of the command line take them. */
    static String written(Map<String, String> answers) {
        return answers.entrySet().stream()
                .map(a -> a.getKey() + "=" + a.getValue())
                .collect(joining(" "));
    }

    private void line(String... fields) {
        text.append(String.join("\t", fields)).append('\n');
    }
}
