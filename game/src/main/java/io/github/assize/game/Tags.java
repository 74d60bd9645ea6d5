package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The tags of a record: those that are given, and those that the game itself gives. */
final class Tags {
    /** The tags that every game has, with what is written where nothing is known. */
    private static final ImmutableMap<String, String> ROSTER = ImmutableMap.of(
            "Event", "?", "Site", "?", "Date", "????.??.??", "Round", "?", "White", "?", "Black", "?", "Result", "*");

    private static final ImmutableSet<String> OWN =
            ImmutableSet.of("Result", "Variant", "Reading", "Preset", "SetUp", "FEN", "Reason");

    private Tags() {}

    static boolean isOwn(String name) {
        return OWN.contains(name);
    }

    static void requireFree(String name) {
        if (!Texts.isTagName(name)) {
            throw new IllegalArgumentException(
                    "tag \"" + Texts.shown(name) + "\": a name must be made of letters, digits and underscores");
        }
        if (isOwn(name)) {
            throw new IllegalArgumentException("tag " + name + ": the game itself says it");
        }
    }

    /** Returns all tags in the order in which they are written. */
    static Map<String, String> all(GameRecord record) {
        return all(record, false);
    }

    /** Returns all tags, with the position at the start even where it is the array. */
    static Map<String, String> all(GameRecord record, boolean alwaysFen) {
        Map<String, String> tags = new LinkedHashMap<>(ROSTER);
        ROSTER.keySet()
                .forEach(name -> tags.computeIfPresent(
                        name, (key, unknown) -> record.givenTags().getOrDefault(key, unknown)));
        Optional<Conclusion> end = record.conclusion();
        tags.put("Result", end.map(Conclusion::token).orElse("*"));
        putRuleset(record.root().position().ruleset(), tags);
        putStart(record.root().position(), alwaysFen, tags);
        end.ifPresent(conclusion -> tags.put("Reason", conclusion.reason().toString()));
        Map<String, String> rest = new TreeMap<>(record.givenTags());
        rest.putIfAbsent("Termination", termination(end));
        rest.forEach(tags::putIfAbsent);
        return ImmutableMap.copyOf(tags);
    }

    private static void putRuleset(Ruleset ruleset, Map<String, String> tags) {
        tags.put("Variant", ruleset.id());
        String reading = reading(ruleset);
        if (!reading.isEmpty()) {
            tags.put("Reading", reading);
            ruleset.presets().keySet().stream()
                    .filter(preset -> defaults(ruleset).preset(preset).equals(ruleset))
                    .findFirst()
                    .ifPresent(preset -> tags.put("Preset", preset));
        }
    }

    private static void putStart(Position start, boolean always, Map<String, String> tags) {
        String fen = start.toFen();
        if (always || !fen.equals(start.ruleset().initialPosition().toFen())) {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        }
    }

    /** Returns the answers that are not the default, parted by blanks. */
    static String reading(Ruleset ruleset) {
        List<String> answers = new ArrayList<>();
        ruleset.readings().forEach(reading -> {
            String answer = requireNonNull(ruleset.answers().get(reading.id()));
            if (!answer.equals(reading.defaultAnswer().id())) {
                answers.add(reading.id() + "=" + answer);
            }
        });
        return String.join(" ", answers);
    }

    private static Ruleset defaults(Ruleset ruleset) {
        Ruleset result = ruleset;
        for (var reading : ruleset.readings()) {
            result = result.with(reading.id(), reading.defaultAnswer().id());
        }
        return result;
    }

    /** Returns whether a tag has that value if nobody gives it one. */
    static boolean isUnsaid(GameRecord record, String name, String value) {
        return value.equals(name.equals("Termination") ? termination(record.conclusion()) : ROSTER.get(name));
    }

    /** Returns how a game has ended in the words of the PGN standard. */
    static String termination(Optional<Conclusion> end) {
        if (end.isEmpty()) {
            return "unterminated";
        }
        Conclusion.Reason reason = end.get().reason();
        if (reason.equals(Conclusion.Reason.TIME)) {
            return "time forfeit";
        }
        boolean named = reason.equals(Conclusion.Reason.ADJUDICATION) || reason.equals(Conclusion.Reason.ABANDONED);
        return named ? reason.toString() : "normal";
    }
}
