package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.assize.core.Fault;
import io.github.assize.core.PieceType;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How pieces move in the dialect of Betza's notation that XBoard 4.9.1 reads, as far as it can say it. What a past event
 * has cost, such as a first move that is lost by a check, it cannot.
 *
 * @since 0.1.0
 */
public final class XboardPieces {
    private static final ImmutableMap<String, String> TABLE = table();

    /** A part of a movement that both dialects have: whether it is a first move, how, the atom, and how often at the most. */
    private static final Pattern TERM = Pattern.compile("(i?)([mcfbn]*)([WFDNAHCZGKQRB])(?!\\3)([0-9]*)");

    private static final Pattern DOUBLE_STEP = Pattern.compile("if[a-z]*D");

    private static final Pattern OBLIQUE = Pattern.compile("[fbn]");

    /** A movement's modifiers and its atom with what follows it. */
    private static final Pattern MOVEMENT = Pattern.compile("([a-z]*)([A-Z]+[0-9]*)");

    private static final String DIRECTIONS = "fblrsvh";

    private XboardPieces() {}

    /**
     * Returns the texts of a ruleset's pieces.
     *
     * @param ruleset the ruleset, in the reading that is played
     * @return the texts by the types of the pieces, in the order of {@link Ruleset#pieceTypes()}, unmodifiable; without
     *     those that XBoard cannot say
     */
    public static Map<PieceType, String> of(Ruleset ruleset) {
        Map<PieceType, String> told = new HashMap<>();
        boolean inPassing = hasEnPassant(requireNonNull(ruleset, "ruleset"));
        for (PieceType type : ruleset.pieceTypes()) {
            ownText(type)
                    .ifPresent(text -> told.put(
                            type, inPassing && DOUBLE_STEP.matcher(text).find() ? text.replace("fcF", "fceF") : text));
        }
        Ruleset defaults = ruleset;
        for (Reading reading : ruleset.readings()) {
            defaults = defaults.with(reading.id(), reading.defaultAnswer().id());
        }
        put(ruleset.id(), defaults, told);
        for (Map.Entry<String, String> answer : ruleset.answers().entrySet()) {
            String key = ruleset.id() + "." + answer.getKey() + "." + answer.getValue();
            put(key, defaults.with(answer.getKey(), answer.getValue()), told);
        }
        ImmutableMap.Builder<PieceType, String> texts = ImmutableMap.builder();
        for (PieceType type : ruleset.pieceTypes()) {
            if (told.containsKey(type)) {
                texts.put(type, requireNonNull(told.get(type)));
            }
        }
        return texts.buildOrThrow();
    }

    /**
     * Returns a text that has all moves of a type, and more where XBoard cannot say what bars them.
     *
     * @param type the type
     * @return the text; empty for a movement with a chain, which XBoard reads otherwise
     */
    public static Optional<String> wider(PieceType type) {
        String betza = requireNonNull(type, "type").betza();
        return betza.contains("[")
                ? Optional.empty()
                : Optional.of(
                        MOVEMENT.matcher(betza).replaceAll(movement -> ordered(movement.group(1)) + movement.group(2)));
    }

    /** Returns whether a pawn can be captured in passing: a square for it is then not refused for being one. */
    private static boolean hasEnPassant(Ruleset ruleset) {
        return SetUp.of(ruleset.initialPosition()).enPassant(Square.of(0, 0)).faults().stream()
                .noneMatch(fault -> fault.kind() == Fault.Kind.EN_PASSANT_UNKNOWN);
    }

    /** Returns modifiers in the only order in which XBoard understands them. */
    private static String ordered(String modifiers) {
        String first = modifiers.contains("i") ? "i" : "";
        String directions = CharMatcher.anyOf(DIRECTIONS).retainFrom(modifiers);
        return first + directions + CharMatcher.anyOf("i" + DIRECTIONS).removeFrom(modifiers);
    }

    /** Puts a line of the table to the types that it tells of. */
    private static void put(String key, Ruleset reading, Map<PieceType, String> told) {
        Splitter.on(';')
                .omitEmptyStrings()
                .withKeyValueSeparator("&:")
                .split(TABLE.getOrDefault(key, ""))
                .forEach((letter, text) -> reading.pieceTypes().stream()
                        .filter(type -> type.letter().equals(letter))
                        .forEach(type -> told.put(type, text)));
    }

    /** Returns a type's own text, where nothing but that text says how it moves and both dialects read it the same. */
    private static Optional<String> ownText(PieceType type) {
        if (!type.equals(PieceType.of(type.name(), type.letter(), type.betza()))) {
            return Optional.empty();
        }
        Matcher terms = TERM.matcher(type.betza());
        int end = 0;
        while (terms.find() && terms.start() == end && isSame(terms.group(2), terms.group(3))) {
            end = terms.end();
        }
        return end == type.betza().length() ? wider(type) : Optional.empty();
    }

    private static boolean isSame(String how, String atom) {
        boolean straight = "WFKQRBDA".contains(atom);
        return (straight || !OBLIQUE.matcher(how).find()) && (!how.contains("n") || "DA".contains(atom));
    }

    private static ImmutableMap<String, String> table() {
        Properties table = new Properties();
        try (InputStream stream = requireNonNull(XboardPieces.class.getResourceAsStream("xboard.properties"))) {
            table.load(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Maps.fromProperties(table);
    }
}
