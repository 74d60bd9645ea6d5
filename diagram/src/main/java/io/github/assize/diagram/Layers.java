package io.github.assize.diagram;

import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What a diagram of a position shows beside the pieces. */
record Layers(Optional<Last> lastMove, boolean check, boolean rights, List<Marked> marks, List<Arrow> arrows) {
    static final Layers PLAIN = new Layers(Optional.empty(), true, false, List.of(), List.of());

    /** The move that led to the position: from nowhere for a removal. */
    record Last(Optional<Square> from, Square to, String text) {}

    record Marked(Square square, Mark mark, String color) {}

    record Arrow(Square from, Square to, String color) {}

    Layers withLastMove(Last other) {
        return new Layers(Optional.of(other), check, rights, marks, arrows);
    }

    Layers withCheck(boolean other) {
        return new Layers(lastMove, other, rights, marks, arrows);
    }

    Layers withRights(boolean other) {
        return new Layers(lastMove, check, other, marks, arrows);
    }

    Layers with(Marked further) {
        return new Layers(lastMove, check, rights, and(marks, further), arrows);
    }

    Layers with(Arrow further) {
        return new Layers(lastMove, check, rights, marks, and(arrows, further));
    }

    private static <T> List<T> and(List<T> list, T further) {
        List<T> all = new ArrayList<>(list);
        all.add(further);
        return Collections.unmodifiableList(all);
    }
}
