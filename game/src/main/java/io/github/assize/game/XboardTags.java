package io.github.assize.game;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The tags of a record as XBoard wants them: the pieces' moves in its own words, and always the position at the start, in
 * which it takes letters of files for rights to a first move.
 */
final class XboardTags {
    /** A movement's modifiers and its atom with what follows it. */
    private static final Pattern MOVEMENT = Pattern.compile("([a-z]*)([A-Z]+[0-9]*)");

    private static final Pattern RANK = Pattern.compile("[0-9]+");
    private static final String DIRECTIONS = "fblrsvh";

    private XboardTags() {}

    static Map<String, String> of(GameRecord record) {
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        Position start = record.root().position();
        Tags.all(record, true).forEach((name, value) -> {
            if (name.equals("Variant")) {
                tags.put(name, "fairy");
                tags.put("VariantMen", pieces(start.ruleset()));
            } else if (name.equals("FEN")) {
                tags.put(name, fen(start));
            } else if (!name.equals("VariantMen")) {
                tags.put(name, value);
            }
        });
        return tags.buildOrThrow();
    }

    /** Returns how the pieces move: as XBoard says it, else in the ruleset's own words, but for those with a chain. */
    private static String pieces(Ruleset ruleset) {
        Map<PieceType, String> told = XboardPieces.of(ruleset);
        return ruleset.pieceTypes().stream()
                .filter(type -> told.containsKey(type) || !type.betza().contains("["))
                .map(type -> type.letter() + ":" + told.getOrDefault(type, ordered(type)))
                .collect(Collectors.joining(";"));
    }

    /** Returns a FEN with the files of the pieces that have a right in place of their squares. */
    private static String fen(Position start) {
        String[] fields = start.toFen().split(" ", -1);
        String white = files(start, 0);
        String black = files(start, start.ruleset().ranks() - 1);
        String rights = white.toUpperCase(Locale.ROOT) + black;
        fields[2] = rights.isEmpty() ? "-" : rights;
        return String.join(" ", fields);
    }

    /** Returns a move with its ranks numbered from 0, as XBoard numbers ten of them. */
    static String fromZero(String move) {
        return RANK.matcher(move).replaceAll(rank -> String.valueOf(Integer.parseInt(rank.group()) - 1));
    }

    private static String files(Position start, int rank) {
        return start.rights().stream()
                .filter(square -> square.rank() == rank)
                .map(square -> square.toString().substring(0, 1))
                .collect(Collectors.joining());
    }

    private static String ordered(PieceType type) {
        return MOVEMENT.matcher(type.betza()).replaceAll(movement -> ordered(movement.group(1)) + movement.group(2));
    }

    /** Returns modifiers in the only order in which XBoard understands them. */
    private static String ordered(String modifiers) {
        String first = modifiers.contains("i") ? "i" : "";
        String directions = CharMatcher.anyOf(DIRECTIONS).retainFrom(modifiers);
        return first + directions + CharMatcher.anyOf("i" + DIRECTIONS).removeFrom(modifiers);
    }
}
