package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the rules and the readings. */
@Command(
        sortOptions = false,
        description = {
            "The rules as they stand in the reading chosen, one a line: id, text, source. Then the questions"
                    + " that the source leaves open, each after an empty line and with its answers as --reading takes"
                    + " them, and the presets, each line one of:",
            "",
            "  reading  ID  QUESTION",
            "  chosen   ID=ANSWER  WHO READS IT SO  [default]",
            "  answer   ID=ANSWER  WHO READS IT SO  [default]",
            "  preset   NAME  ID=ANSWER..."
        })
final class RulesCommand extends Action {
    @Mixin
    private RulesetOptions options = new RulesetOptions();

    @Option(names = "--markdown", description = "instead, a page in Markdown, as docs/rulesets holds it")
    private boolean markdown;

    @Override
    int run(Streams streams) throws IOException {
        Ruleset ruleset = options.ruleset();
        streams.out().text(markdown ? RulesPage.write(ruleset) : RulesText.write(ruleset));
        return Main.DONE;
    }
}
