package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a pawn's long step has left to be captured en passant.
 *
 * @param squares the squares that it has passed
 * @param pawn where it has gone
 */
record PlainPassage(List<PlainSquare> squares, PlainSquare pawn) {

    /** Reads a field with one square that a step straight ahead has passed, or with more and last the pawn's. */
    static PlainPassage of(List<PlainSquare> field, boolean whiteStepped) {
        int last = field.size() - 1;
        return last == 0
                ? new PlainPassage(field, field.get(0).plus(ahead(whiteStepped)))
                : new PlainPassage(List.copyOf(field.subList(0, last)), field.get(last));
    }

    private static PlainStep ahead(boolean white) {
        return new PlainStep(0, white ? 1 : -1);
    }

    /** Returns the steps of two or three squares ahead, by which a pawn of a side could have passed all the squares. */
    List<PlainStep> steps(boolean white) {
        List<PlainStep> steps = new ArrayList<>();
        for (int aside = -1; aside <= 1; aside++) {
            PlainStep single = new PlainStep(aside, white ? 1 : -1);
            for (int length = 2; length <= 3; length++) {
                if (between(pawn.plus(single.times(-length)), single.times(length))
                        .containsAll(squares)) {
                    steps.add(single.times(length));
                }
            }
        }
        return steps;
    }

    /** Returns the squares between the ends of a straight step. */
    static List<PlainSquare> between(PlainSquare from, PlainStep step) {
        List<PlainSquare> squares = new ArrayList<>();
        for (int i = 1; i < step.length(); i++) {
            squares.add(from.plus(step.single().times(i)));
        }
        return squares;
    }

    boolean isRepeated() {
        return new HashSet<>(squares).size() < squares.size();
    }

    /** Returns what stands of it in a FEN. */
    String text(boolean whiteStepped) {
        if (squares.size() == 1 && squares.get(0).plus(ahead(whiteStepped)).equals(pawn)) {
            return squares.get(0).toString();
        }
        return squares.stream()
                        .sorted(Comparator.comparingInt(PlainSquare::rank).thenComparingInt(PlainSquare::file))
                        .map(PlainSquare::toString)
                        .collect(Collectors.joining())
                + pawn;
    }
}
