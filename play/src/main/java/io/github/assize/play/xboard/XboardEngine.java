package io.github.assize.play.xboard;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.Collection;

/**
 * An engine for XBoard and its kin: it answers the commands of protocol version 2, and plays. Rulesets with a die, and those
 * of more than twelve files or ranks, are left out. For one conversation at a time.
 *
 * @since 0.1.0
 */
public final class XboardEngine {
    private final Variants variants;
    private final String name;

    private XboardEngine(Variants variants, String name) {
        this.variants = variants;
        this.name = name;
    }

    /**
     * Returns an engine.
     *
     * @param rulesets the rulesets that it offers, each with its presets
     * @param name what it calls itself, such as {@code Assize 1.0.0}, on one line and without quotation marks
     * @return the engine
     * @throws IllegalArgumentException if there is no ruleset that can be played so, or the name is none
     */
    public static XboardEngine of(Collection<Ruleset> rulesets, String name) {
        Variants variants = new Variants(requireNonNull(rulesets, "rulesets"));
        if (variants.byName().isEmpty()) {
            throw new IllegalArgumentException(
                    "there must be a ruleset without a die and of at most twelve files and ranks");
        }
        if (requireNonNull(name, "name").isBlank() || name.matches("(?s).*[\"\\p{Cntrl}].*")) {
            throw new IllegalArgumentException("name: must be on one line, without quotation marks, and not blank");
        }
        return new XboardEngine(variants, name);
    }

    /**
     * Answers commands until it is told to quit or there are no more. A move that is being thought of at the end of the
     * commands is waited for, half a second at most.
     *
     * @param in the commands, a line each
     * @param out where the answers go, flushed after each line
     * @throws IOException if the commands cannot be read
     */
    public void run(Reader in, Writer out) throws IOException {
        BufferedReader commands = new BufferedReader(requireNonNull(in, "in"));
        Session session = new Session(variants, name, new PrintWriter(requireNonNull(out, "out")));
        String line = commands.readLine();
        while (line != null && session.obey(line)) {
            line = commands.readLine();
        }
        session.end(line == null);
    }
}
