package io.github.assize.diagram;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The colors of a diagram. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Theme {
    /**
     * What has a color of its own.
     *
     * @since 0.1.0
     */
    public enum Part {
        /** The lighter squares. */
        LIGHT_SQUARE,
        /** The darker squares, a1 among them. */
        DARK_SQUARE,
        /** The frame with the coordinates, and what lies behind a chart. */
        FRAME,
        /** Coordinates, legends and axes. */
        TEXT,
        /** The squares of the last move. */
        LAST_MOVE,
        /** The square of a king in check. */
        CHECK,
        /** The corner of a square whose piece has a first-move right. */
        RIGHT,
        /** White's pieces. */
        WHITE,
        /** The outline of White's pieces. */
        WHITE_EDGE,
        /** Black's pieces. */
        BLACK,
        /** The outline of Black's pieces. */
        BLACK_EDGE,
        /** Where a piece may go. */
        MOVE,
        /** Where a piece may only capture. */
        CAPTURE,
        /** The first series of a chart. */
        SERIES_1,
        /** The second series of a chart. */
        SERIES_2,
        /** The third series of a chart. */
        SERIES_3,
        /** The fourth series of a chart. */
        SERIES_4;

        /** Returns the name of the custom property in a page: {@code --assize-light-square}. */
        String property() {
            return "--assize-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Wood, for white paper. */
    public static final Theme LIGHT = new Theme(Map.ofEntries(
            Map.entry(Part.LIGHT_SQUARE, "#f0dcb4"),
            Map.entry(Part.DARK_SQUARE, "#c89f6c"),
            Map.entry(Part.FRAME, "#fbf5e9"),
            Map.entry(Part.TEXT, "#4a3820"),
            Map.entry(Part.LAST_MOVE, "#e6c229"),
            Map.entry(Part.CHECK, "#e0482f"),
            Map.entry(Part.RIGHT, "#2f6f4f"),
            Map.entry(Part.WHITE, "#ffffff"),
            Map.entry(Part.WHITE_EDGE, "#222222"),
            Map.entry(Part.BLACK, "#222222"),
            Map.entry(Part.BLACK_EDGE, "#ffffff"),
            Map.entry(Part.MOVE, "#1f5f8b"),
            Map.entry(Part.CAPTURE, "#b3261e"),
            Map.entry(Part.SERIES_1, "#1f5f8b"),
            Map.entry(Part.SERIES_2, "#b3261e"),
            Map.entry(Part.SERIES_3, "#2f6f4f"),
            Map.entry(Part.SERIES_4, "#7a4b9a")));

    /** Slate, for dark screens. */
    public static final Theme DARK = new Theme(Map.ofEntries(
            Map.entry(Part.LIGHT_SQUARE, "#66717d"),
            Map.entry(Part.DARK_SQUARE, "#47515c"),
            Map.entry(Part.FRAME, "#1f242a"),
            Map.entry(Part.TEXT, "#d5dae0"),
            Map.entry(Part.LAST_MOVE, "#b08d1c"),
            Map.entry(Part.CHECK, "#d9503a"),
            Map.entry(Part.RIGHT, "#8fe3b5"),
            Map.entry(Part.WHITE, "#ffffff"),
            Map.entry(Part.WHITE_EDGE, "#0e1114"),
            Map.entry(Part.BLACK, "#0e1114"),
            Map.entry(Part.BLACK_EDGE, "#ffffff"),
            Map.entry(Part.MOVE, "#a9d8ff"),
            Map.entry(Part.CAPTURE, "#ffb3a6"),
            Map.entry(Part.SERIES_1, "#7cc0ee"),
            Map.entry(Part.SERIES_2, "#ff8f80"),
            Map.entry(Part.SERIES_3, "#8fe3b5"),
            Map.entry(Part.SERIES_4, "#cfa7ea")));

    private static final Pattern COLOR = Pattern.compile("#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})|[a-zA-Z]{3,20}");

    private final Map<Part, String> colors;

    private Theme(Map<Part, String> colors) {
        this.colors = Collections.unmodifiableMap(new EnumMap<>(colors));
    }

    /**
     * Returns a theme in which one part has another color.
     *
     * @param part the part
     * @param color {@code #} and three or six hexadecimal digits, or the name of a color, such as {@code navy}
     * @return the theme
     * @throws IllegalArgumentException if the text is no such color
     */
    public Theme with(Part part, String color) {
        requireNonNull(part, "part");
        Map<Part, String> changed = new EnumMap<>(colors);
        changed.put(part, requireColor(color));
        return new Theme(changed);
    }

    /**
     * Returns the color of a part.
     *
     * @param part the part
     * @return the color, such as {@code #f0dcb4}
     */
    public String color(Part part) {
        return colors.getOrDefault(requireNonNull(part, "part"), "");
    }

    static String requireColor(String color) {
        requireNonNull(color, "color");
        if (!COLOR.matcher(color).matches()) {
            throw new IllegalArgumentException(
                    "color \"" + color + "\": must be # and 3 or 6 hexadecimal digits, or a name such as navy");
        }
        return color;
    }
}
