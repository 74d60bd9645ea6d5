package io.github.assize.diagram;

import io.github.assize.core.Dice;
import io.github.assize.core.Position;
import io.github.assize.diagram.Theme.Part;
import java.util.Optional;
import java.util.OptionalInt;

/** Draws the die beside the board. */
final class Die {
    /** How much room it takes, to the right of the board. */
    static final double ROOM = 54;

    private Die() {}

    /** Returns what is drawn: the face that has been rolled, a question mark before the roll; nothing without a die. */
    static Optional<String> face(Position position) {
        if (position.awaitsRoll()) {
            return Optional.of("?");
        }
        OptionalInt face = position.face();
        return face.isPresent() ? Optional.of(Integer.toString(face.getAsInt())) : Optional.empty();
    }

    /** Says the same in a sentence, with the piece that the face lets move. */
    static Optional<String> words(Position position) {
        if (position.awaitsRoll()) {
            return Optional.of("The die is to be rolled.");
        }
        Optional<Dice> dice = position.ruleset().dice();
        OptionalInt face = position.face();
        return dice.isPresent() && face.isPresent()
                ? Optional.of("The die shows " + face.getAsInt() + ": "
                        + dice.get().type(face.getAsInt()).name() + ".")
                : Optional.empty();
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
        svg.text(face);
    }
}
