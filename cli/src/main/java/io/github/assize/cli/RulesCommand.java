package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import java.io.IOException;

/** Prints the rules and the readings. */
final class RulesCommand implements Action {
    private static final String MARKDOWN = "--markdown";

    @Override
    public Syntax syntax() {
        return Syntax.of("""
                        The rules as they stand in the reading chosen, one a line: id, text, source.
                        Then the questions that the source leaves open, each after an empty line and
                        with its answers as --reading takes them, and the presets, each line one of:

                          reading  ID  QUESTION
                          chosen   ID=ANSWER  WHO READS IT SO  [default]
                          answer   ID=ANSWER  WHO READS IT SO  [default]
                          preset   NAME  ID=ANSWER...
                        """).ruleset().flag(MARKDOWN, "instead, a page in Markdown, as docs/rulesets holds it");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Ruleset ruleset = arguments.ruleset();
        streams.out().text(arguments.has(MARKDOWN) ? RulesPage.write(ruleset) : RulesText.write(ruleset));
        return Main.DONE;
    }
}
