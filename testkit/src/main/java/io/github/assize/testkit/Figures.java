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
 * Figures that stand in files beside a test class, held against whatever plays the game. {@link FigureFile} tells the form
 * of the files, {@link RulesetContract} their columns; where a file is missing nothing differs.
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
        String ruleset();

        View start();

        View parse(String fen);
    }

    private Figures(Class<?> beside, Function<Map<String, String>, Game> games, double share) {
        this.beside = beside;
        this.games = games;
        this.share = share;
    }

    /**
     * Returns the same figures, of which only a part is compared, evenly over each file; but all of a file of few.
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
     * @param beside the class in whose package the files stand
     * @param ruleset the ruleset in its default reading
     * @return the figures
     */
    public static Figures of(Class<?> beside, Ruleset ruleset) {
        return new Figures(beside, answers -> new CoreGame(RulesetContract.read(ruleset, answers)), 1);
    }

    /**
     * Holds the figures against a second implementation.
     *
     * @param beside the class in whose package the files stand
     * @param ruleset the id of the ruleset
     * @param games makes the game with the answers given
     * @return the figures
     */
    public static Figures of(Class<?> beside, String ruleset, Function<Map<String, String>, PlainGame> games) {
        return new Figures(beside, answers -> new Told(ruleset, games.apply(answers)), 1);
    }

    /** The core's game. */
    private record CoreGame(Ruleset rules) implements Game {
        @Override
        public String ruleset() {
            return rules.id();
        }

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
    private record Told(String ruleset, PlainGame game) implements Game {
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
     * Compares the positions of {@code positions.tsv}.
     *
     * @return what differs, a sentence each
     */
    public List<String> positions() {
        return file("positions.tsv", 3).failures(row -> {
            compare(game(Map.of()).parse(row.get(0)), row, 0);
        });
    }

    /**
     * Compares the positions of {@code readings.tsv}.
     *
     * @return what differs, a sentence each
     */
    public List<String> readings() {
        return file("readings.tsv", 5).failures(row -> compare(position(row), row, 2));
    }

    private FigureFile file(String name, int columns) {
        return FigureFile.beside(beside, name, columns).share(share);
    }

    private static void compare(View position, Row row, int column) {
        assertEquals(row.get(column), position.fen());
        assertEquals(row.get(column + 1), position.outcome(), () -> "the outcome of " + position.fen());
        assertEquals(row.get(column + 2), String.join(" ", position.moves()), () -> "the moves of " + position.fen());
    }

    /**
     * Plays the moves of {@code moves.tsv}.
     *
     * @return what differs, a sentence each
     */
    public List<String> moves() {
        return file("moves.tsv", 5).failures(row -> {
            View position = position(row);
            for (String step :
                    row.get(3).equals("-") ? new String[0] : row.get(3).split(" ", -1)) {
                position = position.play(step);
            }
            assertEquals(row.get(4), position.fen(), () -> row.get(2) + " after " + row.get(3));
        });
    }

    /**
     * Counts the lines of play of {@code perft.tsv} whose number is within bounds.
     *
     * @param above rows with this many lines or fewer are left out; -1 for none
     * @param upTo rows with more lines than this are left out
     * @return what differs, a sentence each
     */
    public List<String> perft(long above, long upTo) {
        return file("perft.tsv", 5).failures(row -> {
            int depth = row.depth(3);
            long lines = row.number(4);
            if (above < lines && lines <= upTo) {
                assertEquals(lines, position(row).perft(depth), () -> row.get(2) + ", depth " + depth);
            }
        });
    }

    private View position(Row row) {
        Game game = game(row.answers(1));
        assertEquals(game.ruleset(), row.get(0), "the ruleset");
        return row.get(2).equals(START) ? game.start() : game.parse(row.get(2));
    }

    private Game game(Map<String, String> answers) {
        return made.computeIfAbsent(answers, games);
    }
}
