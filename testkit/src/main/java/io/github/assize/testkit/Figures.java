package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.FigureFile.Row;
import io.github.assize.testkit.plain.PlainGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Figures that stand in {@code figures.tsv} beside a test class, held against whatever plays the game. {@link FigureFile}
 * tells the form of the file, {@link RulesetContract} its columns; where there are none of a kind nothing differs.
 *
 * @since 0.1.0
 */
public final class Figures {
    private static final String START = "start";

    private final Class<?> beside;
    private final Function<Map<String, String>, Game> games;
    private final Map<Map<String, String>, Game> made = new HashMap<>();
    private final double share;

    /** Whatever plays a game with certain answers. */
    private interface Game {
        View start();

        View parse(String fen);
    }

    private Figures(Class<?> beside, Function<Map<String, String>, Game> games, double share) {
        this.beside = beside;
        this.games = games;
        this.share = share;
    }

    /**
     * Returns the same figures, of which only a part is compared, evenly over each kind; but all of a kind of few.
     *
     * @param part how great a part, above 0, at most 1
     * @return the figures
     */
    public Figures share(double part) {
        return new Figures(beside, games, part);
    }

    /**
     * Holds the figures against the core.
     *
     * @param beside the class in whose package the file stands
     * @param ruleset the ruleset in its default reading
     * @return the figures
     */
    public static Figures of(Class<?> beside, Ruleset ruleset) {
        return new Figures(beside, answers -> new CoreGame(RulesetContract.read(ruleset, answers)), 1);
    }

    /**
     * Holds the figures against a second implementation.
     *
     * @param beside the class in whose package the file stands
     * @param games makes the game with the answers given
     * @return the figures
     */
    public static Figures of(Class<?> beside, Function<Map<String, String>, PlainGame> games) {
        return new Figures(beside, answers -> new Told(games.apply(answers)), 1);
    }

    /** The core's game. */
    private record CoreGame(Ruleset rules) implements Game {
        @Override
        public View start() {
            return View.of(rules.initialPosition());
        }

        @Override
        public View parse(String fen) {
            return View.of(rules.parsePosition(fen));
        }
    }

    /** The game as it is told a second time. */
    private record Told(PlainGame game) implements Game {
        @Override
        public View start() {
            return View.of(game.start());
        }

        @Override
        public View parse(String fen) {
            return View.of(game.parse(fen));
        }
    }

    /**
     * Compares positions, their texts, outcomes and moves.
     *
     * @return what differs, a sentence each
     */
    public List<String> positions() {
        return of(FigureKind.POSITION).failures(row -> {
            View position = position(row);
            assertEquals(row.get(1), position.fen());
            assertEquals(row.get(2), position.outcome(), () -> "the outcome of " + position.fen());
            assertEquals(row.get(3), String.join(" ", position.moves()), () -> "the moves of " + position.fen());
        });
    }

    private FigureFile of(FigureKind kind) {
        return FigureFile.of(beside, kind).share(share);
    }

    /**
     * Plays moves.
     *
     * @return what differs, a sentence each
     */
    public List<String> moves() {
        return of(FigureKind.MOVES).failures(row -> {
            View position = position(row);
            for (String step :
                    row.get(2).equals("-") ? new String[0] : row.get(2).split(" ", -1)) {
                position = position.play(step);
            }
            assertEquals(row.get(3), position.fen(), () -> row.get(1) + " after " + row.get(2));
        });
    }

    /**
     * Counts the lines of play whose number is within bounds.
     *
     * @param above rows with this many lines or fewer are left out; -1 for none
     * @param upTo rows with more lines than this are left out
     * @return what differs, a sentence each
     */
    public List<String> perft(long above, long upTo) {
        return of(FigureKind.PERFT).failures(row -> {
            int depth = row.depth(2);
            long lines = row.number(3);
            if (above < lines && lines <= upTo) {
                assertEquals(lines, position(row).perft(depth), () -> row.get(1) + ", depth " + depth);
            }
        });
    }

    private View position(Row row) {
        Game game = made.computeIfAbsent(row.answers(0), games);
        return row.get(1).equals(START) ? game.start() : game.parse(row.get(1));
    }
}
