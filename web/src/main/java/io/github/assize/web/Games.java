package io.github.assize.web;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import io.github.assize.core.Answer;
import io.github.assize.core.Dice;
import io.github.assize.core.PieceType;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Finds rulesets by the texts that name them: an id, and after it, each parted by a blank, the answers that are not the
 * default, as in {@code grant-acedrex lion=threeleaper}.
 */
final class Games {
    private static final int MOST_KEPT = 24;
    private static final Map<String, Ruleset> KEPT = new LinkedHashMap<>();

    private Games() {}

    /**
     * Returns the ruleset that a text names. What was asked for lately is kept, as to compile laws takes time.
     *
     * @throws IllegalArgumentException if there is no such ruleset, reading or answer, or a reading is answered twice
     */
    static Ruleset named(String text) {
        Ruleset kept = KEPT.remove(text);
        Ruleset found = kept == null ? read(text) : kept;
        KEPT.put(text, found);
        if (KEPT.size() > MOST_KEPT) {
            KEPT.remove(KEPT.keySet().iterator().next());
        }
        return found;
    }

    private static Ruleset read(String text) {
        List<String> words = Splitter.on(' ').omitEmptyStrings().splitToList(requireNonNull(text, "text"));
        Ruleset ruleset = Rulesets.byId(words.isEmpty() ? "" : words.get(0));
        Map<String, String> answered = new HashMap<>();
        for (String word : words.subList(Math.min(1, words.size()), words.size())) {
            int at = word.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException(
                        "reading \"" + word + "\" of " + ruleset.id() + ": must be an id, =, and an answer");
            }
            String reading = word.substring(0, at);
            String answer = word.substring(at + 1);
            ruleset = ruleset.with(reading, answer);
            String other = answered.put(reading, answer);
            if (other != null) {
                throw new IllegalArgumentException("reading " + reading + " of " + ruleset.id()
                        + " may be answered only once: it has the answers " + other + " and " + answer);
            }
        }
        return ruleset;
    }

    /** Returns the text that names a ruleset. */
    static String text(Ruleset ruleset) {
        StringBuilder text = new StringBuilder(ruleset.id());
        ruleset.readings().forEach(reading -> {
            String answer = requireNonNull(ruleset.answers().get(reading.id()));
            if (!answer.equals(reading.defaultAnswer().id())) {
                text.append(' ').append(reading.id()).append('=').append(answer);
            }
        });
        return text.toString();
    }

    /** Lists all rulesets, by their names. */
    static List<Object> all() {
        List<Object> games = new ArrayList<>();
        Rulesets.all().stream()
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .forEach(ruleset -> games.add(summary(ruleset)));
        return games;
    }

    private static Map<String, Object> summary(Ruleset ruleset) {
        Map<String, Object> game = new LinkedHashMap<>();
        game.put("id", ruleset.id());
        game.put("name", ruleset.name());
        game.put("files", ruleset.files());
        game.put("ranks", ruleset.ranks());
        game.put("readings", ruleset.readings().size());
        return game;
    }

    /** Describes a ruleset: its pieces, readings, rules and sources. */
    static Map<String, Object> describe(String text) {
        Ruleset ruleset = named(text);
        Map<String, Object> game = summary(ruleset);
        game.put("game", text(ruleset));
        game.put("faces", ruleset.dice().map(Games::faces).orElse(List.of()));
        game.put("king", ruleset.king().letter());
        game.put("start", ruleset.initialPosition().toFen());
        game.put("pieces", ruleset.pieceTypes().stream().map(Games::piece).toList());
        game.put(
                "readings",
                ruleset.readings().stream()
                        .map(reading -> reading(
                                reading, requireNonNull(ruleset.answers().get(reading.id()))))
                        .toList());
        game.put("presets", new LinkedHashMap<String, Object>(ruleset.presets()));
        game.put("rules", ruleset.rules().stream().map(Games::rule).toList());
        game.put("sources", ruleset.sources().stream().map(Games::source).toList());
        return game;
    }

    /** Lists the letters of the types that the faces let move, from face 1 on. */
    private static List<String> faces(Dice dice) {
        return IntStream.rangeClosed(1, dice.faces())
                .mapToObj(face -> dice.type(face).letter())
                .toList();
    }

    private static Map<String, Object> piece(PieceType type) {
        Map<String, Object> piece = new LinkedHashMap<>();
        piece.put("letter", type.letter());
        piece.put("name", type.name());
        piece.put("betza", type.betza());
        return piece;
    }

    private static Map<String, Object> reading(Reading reading, String answered) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("id", reading.id());
        described.put("question", reading.question());
        described.put("default", reading.defaultAnswer().id());
        described.put("answer", answered);
        described.put("answers", reading.answers().stream().map(Games::answer).toList());
        return described;
    }

    private static Map<String, Object> answer(Answer answer) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("id", answer.id());
        described.put("readBy", answer.readBy());
        return described;
    }

    private static Map<String, Object> rule(Rule rule) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("id", rule.id());
        described.put("text", rule.text());
        described.put("source", rule.source());
        return described;
    }

    private static Map<String, Object> source(Source source) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("title", source.title());
        described.put("reference", source.reference());
        return described;
    }
}
