package io.github.assize.diagram;

import io.github.assize.core.Position;
import io.github.assize.diagram.Theme.Part;

/** Draws the die beside the board. */
final class Die {
    /** How much room it takes, to the right of the board. */
    static final double ROOM = 54;

    private static final int FIELDS_WITH_DIE = 7;
    private static final String UNROLLED = "-";

    private Die() {}

    /** Returns the face that has been rolled, a hyphen before the roll, and nothing where there is no die. */
    static String face(Position position) {
        String[] fields = position.toFen().split(" ", -1);
        return fields.length == FIELDS_WITH_DIE ? fields[FIELDS_WITH_DIE - 1] : "";
    }

    static String words(String face) {
        return face.equals(UNROLLED) ? "The die is to be rolled." : "The die shows " + face + ".";
    }

    static void draw(Canvas canvas, String face, double left, double height) {
        Ink ink = canvas.ink();
        Svg svg = canvas.svg();
        double y = height / 2 - 20;
        svg.element("rect").with("x", left).with("width", ROOM).with("height", height);
        svg.with("fill", ink.of(Part.FRAME)).empty();
        svg.element("rect")
                .with("x", left + 6)
                .with("y", y)
                .with("width", 40)
                .with("height", 40)
                .with("rx", 8);
        svg.with("fill", ink.of(Part.WHITE))
                .with("stroke", ink.of(Part.WHITE_EDGE))
                .empty();
        svg.element("text").with("x", left + 26).with("y", y + 29).with("text-anchor", "middle");
        svg.with("font-family", "sans-serif").with("font-size", 26).with("fill", ink.of(Part.WHITE_EDGE));
        svg.text(face.equals(UNROLLED) ? "?" : face);
    }
}
