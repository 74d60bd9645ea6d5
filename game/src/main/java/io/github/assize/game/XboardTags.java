package io.github.assize.game;

import com.google.common.collect.ImmutableMap;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The tags of a record as XBoard wants them: the pieces' moves in its own words, and always the position at the start, in
 * which it takes letters of files for rights to a first move.
 */
final class XboardTags {
    private static final Pattern RANK = Pattern.compile("[0-9]+");

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

    /** Returns how the pieces move, those with a chain left out that XBoard cannot say: a wider text serves for legal games. */
    private static String pieces(Ruleset ruleset) {
        Map<PieceType, String> told = XboardPieces.of(ruleset);
        List<String> pieces = new ArrayList<>();
        for (PieceType type : ruleset.pieceTypes()) {
            Optional.ofNullable(told.get(type))
                    .or(() -> XboardPieces.wider(type))
                    .ifPresent(text -> pieces.add(type.letter() + ":" + text));
        }
        return String.join(";", pieces);
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
}
