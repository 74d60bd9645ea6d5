package io.github.assize.play.xboard;

import com.google.common.base.Splitter;
import io.github.assize.core.Ruleset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** What the user has chosen in XBoard's dialog for the engine, and what XBoard has said of the depth. */
final class Options {
    private static final int DEFAULT_LEVEL = 2;
    private static final int HIGHEST_LEVEL = 6;
    private static final int HIGHEST_SEED = 999_999_999;
    private static final int DEEPEST = 64;

    private String reading = "";
    private int level = DEFAULT_LEVEL;
    private int seed;
    private boolean resigns;
    private int depth;
    private int games;

    static List<String> features() {
        return List.of(
                "feature option=\"Reading -string \"",
                "feature option=\"Level -spin " + DEFAULT_LEVEL + " 1 " + HIGHEST_LEVEL + "\"",
                "feature option=\"Seed -spin 0 0 " + HIGHEST_SEED + "\"",
                "feature option=\"Resign -check 0\"");
    }

    /**
     * Obeys {@code option} and tells what is wrong with it, if anything.
     *
     * @throws NumberFormatException if a number is wanted and none given
     */
    Optional<String> set(String setting) {
        int at = setting.indexOf('=');
        String name = at < 0 ? setting : setting.substring(0, at);
        String value = at < 0 ? "" : setting.substring(at + 1).strip();
        switch (name) {
            case "Reading" -> reading = value;
            case "Level" -> {
                int number = Integer.parseInt(value);
                if (number < 1 || number > HIGHEST_LEVEL) {
                    return Optional.of("the level must be from 1 to " + HIGHEST_LEVEL);
                }
                level = number;
            }
            case "Seed" -> {
                int number = Integer.parseInt(value);
                if (number < 0 || number > HIGHEST_SEED) {
                    return Optional.of("the seed must be from 0 to " + HIGHEST_SEED);
                }
                seed = number;
                games = 0;
            }
            case "Resign" -> resigns = Integer.parseInt(value) != 0;
            default -> {
                return Optional.of("unknown option");
            }
        }
        return Optional.empty();
    }

    void beginGame() {
        depth = 0;
        games++;
    }

    /** Limits the depth until the next game begins, and tells what is wrong with it, if anything. */
    Optional<String> depth(int plies) {
        if (plies < 1 || plies > DEEPEST) {
            return Optional.of("the depth must be from 1 to " + DEEPEST);
        }
        depth = plies;
        return Optional.empty();
    }

    /** Returns how deep to look: what XBoard says, else the level. */
    int depth() {
        return depth > 0 ? depth : level;
    }

    boolean resigns() {
        return resigns;
    }

    /** Returns where chance comes from in this game: another for each game since the seed was set, the same for the same seed if it is not 0. */
    RandomGenerator random() {
        return new SplittableRandom(seed == 0 ? System.nanoTime() : seed + games - 1L);
    }

    /**
     * Returns a ruleset in the reading chosen.
     *
     * @throws IllegalArgumentException if the ruleset has no such reading or answer
     */
    Ruleset read(Ruleset ruleset) {
        Ruleset read = ruleset;
        for (String word : Splitter.on(' ').omitEmptyStrings().split(reading)) {
            int at = word.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException("reading " + word + ": must be an id, =, and an answer");
            }
            read = read.with(word.substring(0, at), word.substring(at + 1));
        }
        return read;
    }
}
