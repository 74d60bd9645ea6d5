package io.github.assize.testkit;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import org.junit.jupiter.api.Nested;

/**
 * What holds for every ruleset, as tests. A variant's own test class extends this one, says which ruleset it is about,
 * and puts its figures into files beside it.
 *
 * <p>The files stand in the package of the class, in the form that {@link io.github.assize.testkit.plain.PlainFigures}
 * describes: {@code positions.tsv}, {@code readings.tsv}, {@code moves.tsv} and {@code perft.tsv}.
 */
public abstract class RulesetContract {
    /** Creates the contract of one ruleset. */
    protected RulesetContract() {}

    /**
     * Returns the ruleset that the contract is about.
     *
     * @return the ruleset in its default reading
     */
    protected abstract Ruleset ruleset();

    /**
     * Returns the same game as the second implementation plays it.
     *
     * @param answers the answers to the readings; a reading that is missing has its default
     * @return the game
     */
    protected abstract PlainGame plain(Map<String, String> answers);

    /** Returns the ruleset with a set of answers. */
    final Ruleset ruleset(Map<String, String> answers) {
        Ruleset read = ruleset();
        for (Map.Entry<String, String> answer : answers.entrySet()) {
            read = read.with(answer.getKey(), answer.getValue());
        }
        return read;
    }

    /** The figures that stand in files. */
    @Nested
    class Figures extends FiguresContract {
        Figures() {
            super(RulesetContract.this);
        }
    }
}
