package io.github.assize.testkit;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import net.jqwik.api.Group;
import org.junit.jupiter.api.Nested;

/**
 * What holds for every ruleset, as tests. A variant's own test class extends this one, says which ruleset it is about,
 * tests its rules, and has its figures in a file beside it.
 *
 * <p>The file is {@code figures.tsv} in the package of the class, in the form that {@link FigureFile} describes. Each line
 * begins with its kind and answers to readings. There must be numbers of lines of play; the rest is read where it is there. Core
 * and second implementation are both held against the first three kinds, and both must refuse the texts of the fourth:
 *
 * <ul>
 *   <li>{@code perft}: answers, {@code start} or FEN, depth, number of lines of play;
 *   <li>{@code position}: answers, FEN, outcome, moves;
 *   <li>{@code moves}: answers, {@code start} or FEN, moves and rolls ({@code =} and the face) parted by spaces, {@code -}
 *       for none, FEN after them;
 *   <li>{@code refusal}: answers, a text that is no position, {@code column} and a number where it cannot be read or the
 *       kinds of its faults, the reason;
 *   <li>{@code bad-move}: answers, FEN, a text that is no move, {@code column} and a number or {@code illegal}, the reason
 *       if it cannot be read;
 *   <li>{@code reason}: answers, {@code start} or FEN, a text that is no legal move, the sentence that tells why, with the
 *       ids of the rules that it breaks, which counts as a test of these.
 * </ul>
 *
 * <p>To add a variant: write its class, tell its rules a second time as a {@link PlainGame} in its tests, and extend this
 * class by methods that name the rules that they prove. What is missing then is told by the tests that fail: every rule
 * must be named by {@link Proves} or a reason, and every answer to a reading must be given to a test and must make the test of
 * each rule that it switches fail. What does not fit into one class may stand in others of {@link RuleTests} beside it.
 *
 * <p>The contract is quick unless the system property {@code assize.contract} is {@code deep}: then properties are tried
 * five times as often on 64 squares, twelve times on 144, and the second implementation is held against every figure.
 * Tests tagged {@code slow} take seconds each, those tagged {@code million} minutes: leave them out of the daily build. All
 * of the contract's are tagged {@code contract}, so that the tests of the rules can be run alone.
 *
 * @since 0.1.0
 */
public abstract class RulesetContract extends RuleTests {
    /** The properties try the same on every machine. */
    static final String SEED = "1283";

    /** Creates the contract of one ruleset. */
    protected RulesetContract() {}

    /**
     * Returns the same game as the second implementation plays it.
     *
     * @param answers the answers to the readings; a reading that is missing has its default
     * @return the game
     */
    protected abstract PlainGame plain(Map<String, String> answers);

    /** Returns the ruleset with a set of answers. */
    final Ruleset ruleset(Map<String, String> answers) {
        return read(ruleset(), answers);
    }

    static Ruleset read(Ruleset ruleset, Map<String, String> answers) {
        Ruleset read = ruleset;
        for (Map.Entry<String, String> answer : answers.entrySet()) {
            read = read.with(answer.getKey(), answer.getValue());
        }
        return read;
    }

    /**
     * Returns whether both colors move alike.
     *
     * @return whether a position turned top to bottom with the colors changed has the same moves, turned; unless a ruleset
     *     says otherwise, whether both have the same pieces on the same ranks of the array, and all pieces move to the right as
     *     they move to the left
     */
    protected boolean treatsColorsAlike() {
        return Alike.areColorsOf(ruleset());
    }

    /** The definition of the ruleset. */
    @Nested
    class TheRuleset extends DefinitionContract {
        TheRuleset() {
            super(RulesetContract.this);
        }
    }

    /** Its numbered rules. */
    @Nested
    class ItsRules extends RulesContract {
        ItsRules() {
            super(RulesetContract.this);
        }
    }

    /** The figures that stand in a file. */
    @Nested
    class ItsFigures extends FiguresContract {
        ItsFigures() {
            super(RulesetContract.this);
        }
    }

    /** The bad texts that stand in a file, and others. */
    @Nested
    class ItsRefusals extends RefusalsContract {
        ItsRefusals() {
            super(RulesetContract.this);
        }
    }

    /** Every position. */
    @Group
    class APosition extends PositionContract {
        APosition() {
            super(RulesetContract.this);
        }
    }

    /** The moves of every position. */
    @Group
    class ItsMoves extends MoveContract {
        ItsMoves() {
            super(RulesetContract.this);
        }
    }

    /** A move drawn by chance. */
    @Group
    class AMoveDrawn extends ChanceContract {
        AMoveDrawn() {
            super(RulesetContract.this);
        }
    }

    /** What a search asks for. */
    @Group
    class ASearch extends SearchContract {
        ASearch() {
            super(RulesetContract.this);
        }
    }

    /** The texts of moves. */
    @Group
    class ItsNotation extends NotationContract {
        ItsNotation() {
            super(RulesetContract.this);
        }
    }

    /** Why texts are no legal moves. */
    @Group
    class AReason extends ReasonContract {
        AReason() {
            super(RulesetContract.this);
        }
    }

    /** Any text at all. */
    @Group
    class AnyText extends TextContract {
        AnyText() {
            super(RulesetContract.this);
        }
    }

    /** Any answers to the readings. */
    @Group
    class AnyAnswers extends AnswersContract {
        AnyAnswers() {
            super(RulesetContract.this);
        }
    }

    /** The second implementation. */
    @Group
    class TheSecondImplementationAgrees extends PlainContract {
        TheSecondImplementationAgrees() {
            super(RulesetContract.this);
        }
    }

    /** Threads. */
    @Nested
    class ManyThreads extends ThreadsContract {
        ManyThreads() {
            super(RulesetContract.this);
        }
    }
}
