package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Prints the rules and the readings. */
final class RulesCommand implements Action {
    private static final String MARKDOWN = "--markdown";
    private static final String PICTURES = "--pictures";

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
                        """)
                .ruleset()
                .flag(MARKDOWN, "instead, a page in Markdown, as docs/rulesets holds it")
                .option(PICTURES, "FOLDER", "with --markdown: write the pictures of the page into this folder");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Ruleset ruleset = arguments.ruleset();
        if (arguments.has(PICTURES)) {
            pictures(ruleset, arguments);
        }
        streams.out().text(arguments.has(MARKDOWN) ? RulesPage.write(ruleset) : RulesText.write(ruleset));
        return Main.DONE;
    }

    private static void pictures(Ruleset ruleset, Arguments arguments) throws IOException {
        String folder = arguments.option(PICTURES, "");
        if (!arguments.has(MARKDOWN)) {
            throw new IllegalArgumentException(PICTURES + " may be given only with " + MARKDOWN);
        }
        try {
            RulesPictures.write(ruleset, Path.of(folder));
        } catch (InvalidPathException | IOException e) {
            throw new IOException("cannot write into " + Shown.quoted(folder) + ": " + e.getMessage(), e);
        }
    }
}
