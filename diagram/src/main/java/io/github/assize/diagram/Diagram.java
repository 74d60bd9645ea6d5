package io.github.assize.diagram;

import static java.util.Objects.requireNonNull;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A picture as SVG, and what all pictures let their caller choose. Immutable and thread-safe: every change returns
 * another diagram.
 *
 * @param <D> the kind of picture
 * @since 0.1.0
 */
public abstract sealed class Diagram<D extends Diagram<D>> permits PositionDiagram, MovementDiagram, Chart {
    private static final int MAX_SIZE = 10_000;
    private static final Pattern ID = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");

    private final Look look;

    Diagram(Look look) {
        this.look = look;
    }

    abstract D with(Look other);

    /** Returns the width of what is drawn, in units of the drawing. */
    abstract double width();

    abstract double height();

    /** Returns the title, where the caller has given none. */
    abstract String caption();

    /** Returns in words what the picture shows. */
    abstract String description();

    abstract void paint(Canvas canvas);

    /**
     * Returns the picture in other colors.
     *
     * @param theme the colors; {@link Theme#LIGHT} unless given
     * @return the picture
     */
    public final D theme(Theme theme) {
        return with(look.withTheme(requireNonNull(theme, "theme")));
    }

    /**
     * Returns the picture with colors that a page may change, by custom properties such as {@code --assize-light-square}.
     * Browsers know these, many other programs do not; so they are left out unless asked for.
     *
     * @param themed whether a page may change the colors
     * @return the picture
     */
    public final D themed(boolean themed) {
        return with(look.withThemed(themed));
    }

    /**
     * Returns the picture with a width of its own.
     *
     * @param pixels the width, from 1 to 10,000; the height follows from it
     * @return the picture
     * @throws IllegalArgumentException if the width is outside 1 to 10,000
     */
    public final D size(int pixels) {
        if (pixels < 1 || pixels > MAX_SIZE) {
            throw new IllegalArgumentException("size " + pixels + ": must be from 1 to " + MAX_SIZE);
        }
        return with(look.withSize(OptionalInt.of(pixels)));
    }

    /**
     * Returns the picture with a width of its own, so many times that of the drawing, in which a square is 45 units wide.
     *
     * @param factor the factor, above 0; the width must come to 1 to 10,000 pixels
     * @return the picture
     * @throws IllegalArgumentException if the width is outside 1 to 10,000
     */
    public final D scale(double factor) {
        double pixels = width() * factor;
        if (!(pixels >= 1 && pixels <= MAX_SIZE)) {
            throw new IllegalArgumentException(
                    "scale " + factor + ": must be from " + bound(1) + " to " + bound(MAX_SIZE) + " for this picture");
        }
        return size((int) Math.round(pixels));
    }

    private String bound(int pixels) {
        return Svg.number(Math.max(0.01, Math.floor(pixels * 100 / width()) / 100));
    }

    /**
     * Returns the picture without a size of its own, so that it fills the room that it is given; so it is unless a size
     * is asked for.
     *
     * @return the picture
     */
    public final D scalable() {
        return with(look.withSize(OptionalInt.empty()));
    }

    /**
     * Returns the picture with other ids. Unless given, their prefix is made from the content, so that different pictures
     * can stand in one page.
     *
     * @param prefix a letter, then letters, digits, {@code _} and {@code -}
     * @return the picture
     * @throws IllegalArgumentException if the prefix is no such text
     */
    public final D idPrefix(String prefix) {
        requireNonNull(prefix, "prefix");
        if (!ID.matcher(prefix).matches()) {
            throw new IllegalArgumentException(
                    "id prefix \"" + prefix + "\": must be a letter, then letters, digits, _ and -");
        }
        return with(look.withIdPrefix(prefix));
    }

    /**
     * Returns the picture with another title.
     *
     * @param title any text
     * @return the picture
     */
    public final D title(String title) {
        return with(look.withTitle(requireNonNull(title, "title")));
    }

    final Look look() {
        return look;
    }

    /**
     * Returns the picture.
     *
     * @return an SVG element that can stand in a page, or in a file of its own, encoded as UTF-8
     */
    public final String toSvg() {
        return draw(look.idPrefix()
                .orElseGet(() -> "a" + Integer.toHexString(draw("a").hashCode())));
    }

    private String draw(String prefix) {
        Canvas canvas = new Canvas(new Svg(), new Ink(look.theme(), look.themed()), prefix);
        Svg svg = begin(canvas).open();
        svg.element("title").with("id", canvas.id("title")).text(look.title().orElseGet(this::caption));
        svg.element("desc").with("id", canvas.id("desc")).text(description());
        paint(canvas);
        return svg.close().toString();
    }

    private Svg begin(Canvas canvas) {
        Svg svg = canvas.svg()
                .element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("viewBox", Svg.numbers(0, 0, width(), height()));
        look.size().ifPresent(wide -> svg.with("width", wide).with("height", wide * height() / width()));
        return svg.with("role", "img").with("aria-labelledby", canvas.id("title") + " " + canvas.id("desc"));
    }

    /** Returns the picture, as {@link #toSvg()} does. */
    @Override
    public final String toString() {
        return toSvg();
    }
}
