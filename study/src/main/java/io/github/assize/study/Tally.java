package io.github.assize.study;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is counted of many games: whole numbers only, so that tallies of parts, added in any order, make the tally of all to
 * the digit. Not thread-safe.
 *
 * @since 0.1.0
 */
public final class Tally {
    /** How a game that was stopped at the cap is told. */
    static final String STOPPED = "*";

    final Histogram plies = new Histogram();
    final Histogram branching = new Histogram();
    final Histogram exposed = new Histogram();
    final SortedMap<String, Histogram> endings = new TreeMap<>();
    final Map<PerGame, Moments> perGame = new EnumMap<>(PerGame.class);
    final Map<Use, Histogram> uses = new EnumMap<>(Use.class);
    final ByPly byPly = new ByPly();

    /** Creates the tally of no game. */
    public Tally() {
        for (PerGame number : PerGame.values()) {
            perGame.put(number, Moments.NONE);
        }
        for (Use use : Use.values()) {
            uses.put(use, new Histogram());
        }
    }

    /**
     * Reads a tally.
     *
     * @param text what {@link #toString} has written
     * @return the tally
     * @throws IllegalArgumentException if the text is no tally; the message names the line
     */
    public static Tally parse(String text) {
        return TallyText.parse(requireNonNull(text, "text"));
    }

    /**
     * Adds a game.
     *
     * @param game the game
     * @param ruleset the ruleset that it was played by
     */
    public void add(Playout game, Ruleset ruleset) {
        plies.add(game.plies(), 1);
        ending(game.outcome().toString()).add(game.plies(), 1);
        game.exposed().ifPresent(ply -> exposed.add(ply, 1));
        int squares = ruleset.files() * ruleset.ranks();
        perGame.replaceAll((number, moments) -> moments.plus(number.of(game, squares)));
        uses.forEach((use, histogram) -> histogram.add(game.uses(use), 1));
        for (int ply = 0; ply < game.plies(); ply++) {
            byPly.add(ply, 1, game.branching(ply), game.pieces(ply));
            branching.add(game.branching(ply), 1);
        }
    }

    Histogram ending(String outcome) {
        return endings.computeIfAbsent(outcome, ended -> new Histogram());
    }

    /**
     * Adds the games of another tally.
     *
     * @param other the tally, which stays as it is
     */
    public void add(Tally other) {
        plies.add(other.plies);
        branching.add(other.branching);
        exposed.add(other.exposed);
        other.endings.forEach((outcome, histogram) -> ending(outcome).add(histogram));
        perGame.replaceAll((number, moments) -> moments.plus(requireNonNull(other.perGame.get(number))));
        uses.forEach((use, histogram) -> histogram.add(requireNonNull(other.uses.get(use))));
        byPly.add(other.byPly);
    }

    /**
     * Returns how many games have been counted.
     *
     * @return the number, from 0
     */
    public long games() {
        return plies.total();
    }

    /**
     * Returns how the games ended.
     *
     * @return for each outcome, such as {@code 1-0 checkmate}, the number of games, sorted by its text; {@code *} stands for
     *     games stopped at the cap; unmodifiable
     */
    public SortedMap<String, Long> endings() {
        SortedMap<String, Long> counts = new TreeMap<>();
        endings.forEach((outcome, histogram) -> counts.put(outcome, histogram.total()));
        return Collections.unmodifiableSortedMap(counts);
    }

    /**
     * Returns how long the games were.
     *
     * @return for each number of plies, the number of games, sorted and unmodifiable; where it is the cap, games that were
     *     stopped are among them
     */
    public SortedMap<Long, Long> plies() {
        return plies.counts();
    }

    /**
     * Returns where the games and the other reading parted.
     *
     * @return for each number of plies before that, the number of games, sorted and unmodifiable; games in which it never
     *     happened are missing
     */
    public SortedMap<Long, Long> exposed() {
        return exposed.counts();
    }

    /**
     * Returns what stood before each ply.
     *
     * @return the sums over games for each ply from the first, which has the number 0; unmodifiable
     */
    public List<PlySums> byPly() {
        return byPly.sums();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Tally that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Returns the text that {@link #parse} reads: a line for each number, its fields parted by tabs. */
    @Override
    public String toString() {
        return TallyText.write(this);
    }
}
