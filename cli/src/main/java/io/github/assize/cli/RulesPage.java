package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Answer;
import io.github.assize.core.PieceType;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Source;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Writes the rules of a ruleset as a page in Markdown. */
final class RulesPage {
    private final Ruleset ruleset;
    private final StringBuilder page = new StringBuilder();

    private RulesPage(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    static String write(Ruleset ruleset) {
        RulesPage page = new RulesPage(ruleset);
        page.head();
        page.pieces();
        page.rules();
        if (!ruleset.readings().isEmpty()) {
            page.readings();
            page.changes();
        }
        page.presets();
        page.omissions();
        return page.page.toString();
    }

    private void head() {
        line("# " + cell(ruleset.name()));
        line("");
        line("`" + ruleset + "`, on a board of " + ruleset.files() + "x" + ruleset.ranks() + " squares.");
        heading("Sources");
        for (Source source : ruleset.sources()) {
            line("- " + cell(source.title()) + ": " + cell(source.reference()));
        }
        heading("Array");
        line(picture("The array of " + ruleset.name(), RulesPictures.array(ruleset)));
        line("");
        line("```text");
        line(ruleset.initialPosition().board().toString());
        line("```");
        line("");
        line("`" + ruleset.initialPosition() + "`");
    }

    private void pieces() {
        heading("Pieces");
        row("letter", "piece", "move in Betza notation, as far as it can say it", "where it may go");
        row("---", "---", "---", "---");
        for (PieceType type : ruleset.pieceTypes()) {
            String picture = picture("The moves of the " + type.name(), RulesPictures.moves(ruleset, type));
            row(type.letter(), cell(type.name()), "`" + type.betza() + "`", picture);
        }
        line("");
        line(RulesPictures.LEGEND);
    }

    private static String picture(String words, String file) {
        return "![" + cell(words) + "](" + file + ")";
    }

    private void rules() {
        heading("Rules");
        row("id", "rule", "source");
        row("---", "---", "---");
        for (Rule rule : ruleset.rules()) {
            row(rule.id(), cell(rule.text()), cell(rule.source()));
        }
    }

    private void readings() {
        heading("Readings");
        line("What the source leaves open. The answer in bold is the one that the rules above follow; the first of"
                + " each");
        line("question is the default.");
        line("");
        row("question", "answer", "who reads it so", "changes");
        row("---", "---", "---", "---");
        for (Reading reading : ruleset.readings()) {
            String question = cell(reading.question());
            for (Answer answer : reading.answers()) {
                String changed = changed(reading, answer).stream().map(Rule::id).collect(joining(", "));
                row(question, choice(reading, answer), cell(answer.readBy()), changed);
                question = "";
            }
        }
    }

    private String choice(Reading reading, Answer answer) {
        String choice = "`" + reading.id() + "=" + answer.id() + "`";
        return answer.id().equals(ruleset.answers().get(reading.id())) ? "**" + choice + "**" : choice;
    }

    /** Returns the rules that another answer makes other than they stand. */
    private List<Rule> changed(Reading reading, Answer answer) {
        List<Rule> here = ruleset.rules();
        return ruleset.with(reading.id(), answer.id()).rules().stream()
                .filter(rule -> !here.contains(rule))
                .toList();
    }

    private void changes() {
        heading("Rules under other answers");
        row("answer", "id", "rule", "source");
        row("---", "---", "---", "---");
        for (Reading reading : ruleset.readings()) {
            for (Answer answer : reading.answers()) {
                for (Rule rule : changed(reading, answer)) {
                    row(choice(reading, answer), rule.id(), cell(rule.text()), cell(rule.source()));
                }
            }
        }
    }

    private void presets() {
        if (ruleset.presets().isEmpty()) {
            return;
        }
        heading("Presets");
        row("preset", "answers");
        row("---", "---");
        for (Map.Entry<String, Map<String, String>> preset : ruleset.presets().entrySet()) {
            row("`" + preset.getKey() + "`", "`" + RulesText.written(preset.getValue()) + "`");
        }
    }

    private void omissions() {
        if (!ruleset.omissions().isEmpty()) {
            heading("Left out");
            ruleset.omissions().forEach(sentence -> line("- " + cell(sentence)));
        }
    }

    private void heading(String title) {
        line("");
        line("## " + title);
        line("");
    }

    private void row(String... cells) {
        line(Arrays.stream(cells)
                        .map(cell -> cell.isEmpty() ? "| " : "| " + cell + " ")
                        .collect(joining()) + "|");
    }

    /** Returns a text whose characters Markdown does not take for its own. */
    private static String cell(String text) {
        return text.replaceAll("[\\\\`*_|<\\[]", "\\\\$0");
    }

    private void line(String line) {
        page.append(line).append('\n');
    }
}
