package io.github.assize.diagram;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The shapes in which pieces are drawn: SVG paths on a grid of 24 by 24, filled by the even-odd rule. A piece without a
 * shape is a disc with its letter. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Glyphs {
    private static final Pattern PATH = Pattern.compile("[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE ,.+-]+");
    private static final NavigableMap<String, String> SHAPES = load("shapes.properties");
    private static final Map<String, String> PIECES = load("pieces.properties");
    private static final Glyphs STANDARD = new Glyphs(Map.of());

    private final Map<String, String> own;

    private Glyphs(Map<String, String> own) {
        this.own = own;
    }

    private static NavigableMap<String, String> load(String resource) {
        Properties lines = new Properties();
        try (InputStream in = requireNonNull(Glyphs.class.getResourceAsStream(resource), resource)) {
            lines.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        NavigableMap<String, String> sorted = new TreeMap<>();
        lines.forEach((key, value) -> sorted.put((String) key, (String) value));
        return sorted;
    }

    /**
     * Returns the shapes of the known rulesets; in any other, every piece is a disc with its letter.
     *
     * @return the shapes
     */
    public static Glyphs standard() {
        return STANDARD;
    }

    /**
     * Returns all shapes that there are, to choose one for a piece of a new ruleset.
     *
     * @return the paths by their names, such as {@code camel}, in alphabetical order; a copy, which may be changed
     */
    public static NavigableMap<String, String> shapes() {
        return new TreeMap<>(SHAPES);
    }

    /**
     * Returns shapes with another one for a letter, in whatever ruleset.
     *
     * @param letter the letter of the piece type, such as {@code X}
     * @param path the path, on a grid of 24 by 24
     * @return the shapes
     * @throws IllegalArgumentException if the path is none
     */
    public Glyphs with(String letter, String path) {
        requireNonNull(letter, "letter");
        requireNonNull(path, "path");
        if (!PATH.matcher(path).matches()) {
            throw new IllegalArgumentException(
                    "path \"" + path + "\" of " + letter + ": must be the data of an SVG path");
        }
        Map<String, String> all = new TreeMap<>(own);
        all.put(letter, path);
        return new Glyphs(Collections.unmodifiableMap(all));
    }

    /** Returns the path of a type; a type whose letter has a plus has the shape of the one without. */
    Optional<String> path(Ruleset ruleset, PieceType type) {
        String letter = plain(type);
        return Optional.ofNullable(own.get(letter))
                .or(() -> Optional.ofNullable(PIECES.get(ruleset.id() + "." + letter))
                        .map(SHAPES::get));
    }

    static boolean isRetreating(PieceType type) {
        return type.letter().startsWith("+");
    }

    static String plain(PieceType type) {
        return isRetreating(type) ? type.letter().substring(1) : type.letter();
    }
}
