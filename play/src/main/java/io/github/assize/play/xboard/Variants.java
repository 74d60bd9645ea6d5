package io.github.assize.play.xboard;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The rulesets and presets that XBoard can show, by the names that it is told. */
final class Variants {
    private static final int LARGEST_SIDE = 12;

    /** What XBoard takes for games of its own. */
    private static final ImmutableMap<String, String> TAKEN = properties("taken.properties");

    /** As many characters as XBoard takes for a list of names. */
    private static final int LONGEST_LIST = 500;

    private final ImmutableMap<String, Ruleset> byName;

    Variants(Collection<Ruleset> rulesets) {
        Map<String, Ruleset> all = new LinkedHashMap<>();
        rulesets.forEach(ruleset -> put(all, ruleset.id(), ruleset));
        table().forEach((name, words) ->
                further(rulesets, Splitter.on(' ').splitToList(words)).forEach(ruleset -> put(all, name, ruleset)));
        for (Ruleset ruleset : rulesets) {
            ruleset.presets().forEach((name, preset) -> put(all, ruleset.id() + "-" + name, ruleset.with(preset)));
        }
        byName = ImmutableMap.copyOf(all);
    }

    /** Returns a ruleset with answers, or nothing where there is no such ruleset. */
    private static List<Ruleset> further(Collection<Ruleset> rulesets, List<String> words) {
        Map<String, String> answers =
                Splitter.on(' ').withKeyValueSeparator('=').split(String.join(" ", words.subList(1, words.size())));
        return rulesets.stream()
                .filter(ruleset -> ruleset.id().equals(words.get(0)))
                .map(ruleset -> ruleset.with(answers))
                .toList();
    }

    private static Map<String, String> table() {
        return properties("variants.properties");
    }

    /** Reads a table that lies beside this class. */
    static ImmutableMap<String, String> properties(String file) {
        Properties table = new Properties();
        try (InputStream stream = requireNonNull(Variants.class.getResourceAsStream(file))) {
            table.load(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Maps.fromProperties(table);
    }

    private static void put(Map<String, Ruleset> all, String name, Ruleset ruleset) {
        if (whyNot(ruleset).isEmpty()) {
            all.putIfAbsent(free(name), ruleset);
        }
    }

    /** Returns why XBoard cannot show a ruleset; empty if it can. */
    static Optional<String> whyNot(Ruleset ruleset) {
        if (ruleset.dice().isPresent()) {
            return Optional.of("XBoard knows no dice");
        }
        if (ruleset.hasExchanges()) {
            return Optional.of("XBoard has no form for a move in which two pieces change places");
        }
        boolean fits = ruleset.ranks() <= LARGEST_SIDE && ruleset.files() + Seats.files(ruleset) <= LARGEST_SIDE;
        return fits ? Optional.empty() : Optional.of("the board has more than twelve files or ranks");
    }

    /** Returns a name that XBoard does not take for a game of its own, parted by a hyphen where it would, and with vv for w. */
    static String free(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        for (String taken : taken("anywhere")) {
            lower = lower.replace(taken, parted(taken));
        }
        for (String taken : taken("start")) {
            boolean alone = lower.startsWith(taken)
                    && (lower.length() == taken.length() || !Character.isLetter(lower.charAt(taken.length())));
            lower = alone ? parted(taken) + lower.substring(taken.length()) : lower;
        }
        return lower.replace("w", "vv");
    }

    private static List<String> taken(String where) {
        return Splitter.on(' ').omitEmptyStrings().splitToList(TAKEN.getOrDefault(where, ""));
    }

    private static String parted(String word) {
        int half = (word.length() + 1) / 2;
        return word.substring(0, half) + "-" + word.substring(half);
    }

    /** Returns the rulesets by their names, in a fixed order. */
    ImmutableMap<String, Ruleset> byName() {
        return byName;
    }

    /** Returns the names, parted by commas, as many as XBoard takes: rulesets before presets. */
    String list() {
        StringBuilder list = new StringBuilder();
        for (String name : byName.keySet()) {
            if (list.length() + 1 + name.length() <= LONGEST_LIST) {
                list.append(list.length() == 0 ? "" : ",").append(name);
            }
        }
        return list.toString();
    }
}
