package io.github.assize.study;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Move;
import io.github.assize.game.Game;
import io.github.assize.play.Budget;
import io.github.assize.play.Player;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How both sides choose their moves in a study. Its text is a part of the study's name. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class PlayoutPolicy {
    private static final PlayoutPolicy UNIFORM = new PlayoutPolicy("uniform", Player.random(), Budget.unlimited());
    private static final PlayoutPolicy GREEDY = new PlayoutPolicy("greedy", Player.greedy(), Budget.unlimited());
    private static final Pattern SEARCH =
            Pattern.compile("search:d([1-9]|[1-5][0-9]|6[0-4])(?:,n=([1-9][0-9]{0,17}))?");

    private final String text;
    private final Player player;
    private final Budget budget;

    private PlayoutPolicy(String text, Player player, Budget budget) {
        this.text = text;
        this.player = player;
        this.budget = budget;
    }

    /**
     * Returns the policy of those to whom all legal moves are alike.
     *
     * @return the policy {@code uniform}
     */
    public static PlayoutPolicy uniform() {
        return UNIFORM;
    }

    /**
     * Reads a policy.
     *
     * @param text {@code uniform}; {@code greedy}; {@code search:d2} for so many turns looked ahead, from 1 to 64;
     *     {@code search:d2,n=2000} for so many positions looked at as well
     * @return the policy
     * @throws IllegalArgumentException if the text is none of these
     */
    public static PlayoutPolicy parse(String text) {
        Matcher search = SEARCH.matcher(requireNonNull(text, "text"));
        if (search.matches()) {
            Budget budget = Budget.unlimited().depth(Integer.parseInt(search.group(1)));
            String nodes = search.group(2);
            return new PlayoutPolicy(
                    text, Player.search(), nodes == null ? budget : budget.nodes(Long.parseLong(nodes)));
        }
        return switch (text) {
            case "uniform" -> UNIFORM;
            case "greedy" -> GREEDY;
            default ->
                throw new IllegalArgumentException("policy \"" + text
                        + "\": must be uniform, greedy, search:d2 or search:d2,n=2000, d from 1 to 64");
        };
    }

    /** Returns whether all legal moves are alike, so that no game has to be kept to choose from them. */
    boolean isUniform() {
        return equals(UNIFORM);
    }

    Move choose(Game game, RandomGenerator random) {
        return player.choose(game, random, budget);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayoutPolicy that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** Returns the text that {@link #parse} reads. */
    @Override
    public String toString() {
        return text;
    }
}
