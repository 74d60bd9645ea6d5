package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/** The tags of a record as XBoard wants them: the pieces' moves in its own words, and always the position at the start. */
final class XboardTags {
    private static final String TABLE = "xboard.properties";

    private XboardTags() {}

    static Map<String, String> of(GameRecord record) {
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        Tags.all(record, true).forEach((name, value) -> {
            if (name.equals("Variant")) {
                tags.put(name, "fairy");
                tags.put("VariantMen", pieces(record.root().position().ruleset()));
            } else if (!name.equals("VariantMen")) {
                tags.put(name, value);
            }
        });
        return tags.buildOrThrow();
    }

    private static String pieces(Ruleset ruleset) {
        String told = table().get(ruleset.id());
        return told == null ? ownTexts(ruleset) : told;
    }

    /** Returns the moves in the ruleset's own words, but for those with a chain, which XBoard does not read. */
    private static String ownTexts(Ruleset ruleset) {
        return ruleset.pieceTypes().stream()
                .filter(type -> !type.betza().contains("["))
                .map(XboardTags::ownText)
                .collect(Collectors.joining(";"));
    }

    private static String ownText(PieceType type) {
        return type.letter() + "&:" + type.betza();
    }

    private static ImmutableMap<String, String> table() {
        Properties table = new Properties();
        try (InputStream stream = requireNonNull(XboardTags.class.getResourceAsStream(TABLE))) {
            table.load(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Maps.fromProperties(table);
    }
}
