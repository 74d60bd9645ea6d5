package io.github.assize.web;

import io.github.assize.core.Color;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.diagram.Chart;
import io.github.assize.diagram.Diagram;
import io.github.assize.diagram.MovementDiagram;
import io.github.assize.diagram.PositionDiagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Draws as SVG, in colors that the page may change. */
final class Pictures {
    private static final int MOST_BINS = 25;

    /** Seen on light and on dark squares, in both themes. */
    private static final String ARROW = "#d2452d";

    private Pictures() {}

    private static String svg(Diagram<?> diagram) {
        return diagram.themed(true).toSvg();
    }

    /**
     * Draws a position.
     *
     * @param before the position from which the last move led here; empty if none is to be marked
     * @param move the last move
     * @param arrows where arrows begin and where they point, by turns
     */
    static String position(String game, String fen, boolean flipped, String before, String move, String... arrows) {
        PositionDiagram diagram =
                PositionDiagram.of(Positions.of(game, fen)).flipped(flipped).rights(true);
        for (int i = 0; i + 1 < arrows.length; i += 2) {
            diagram = diagram.arrows(Square.parse(arrows[i]), Square.parse(arrows[i + 1]), ARROW);
        }
        if (before.isEmpty()) {
            return svg(diagram);
        }
        return svg(diagram.lastMove(Positions.of(game, before).move(move)));
    }

    /** Draws where a piece may go from a square of an otherwise empty board, or from the middle where none is given. */
    static String movement(String game, String letter, String square, boolean black, boolean flipped) {
        Ruleset ruleset = Games.named(game);
        MovementDiagram diagram = MovementDiagram.of(ruleset, type(ruleset, letter))
                .color(black ? Color.BLACK : Color.WHITE)
                .flipped(flipped);
        return svg(square.isEmpty() ? diagram : diagram.from(Square.parse(square)));
    }

    private static PieceType type(Ruleset ruleset, String letter) {
        return ruleset.pieceTypes().stream()
                .filter(type -> type.letter().equals(letter))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece \"" + letter + "\" in " + ruleset.id()));
    }

    /** Draws how often values occur. */
    static String histogram(String title, String x, String y, int[] values) {
        int most = 1;
        for (int value : values) {
            most = Math.max(most, value);
        }
        int width = binWidth(most);
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int bin = 0; bin <= most / width; bin++) {
            counts.put(bin * width, 0);
        }
        for (int value : values) {
            counts.merge(value / width * width, 1, Integer::sum);
        }
        List<Chart.Point> points = new ArrayList<>();
        counts.forEach((left, count) -> points.add(new Chart.Point(left, count)));
        return svg(Chart.histogram(title, List.of(new Chart.Series(y, points))).axes(x, y));
    }

    /** Returns 1, 2 or 5 times a power of ten, so that there are not too many bins. */
    private static int binWidth(int most) {
        for (int power = 1; ; power *= 10) {
            for (int factor : List.of(1, 2, 5)) {
                if (most / (power * factor) < MOST_BINS) {
                    return power * factor;
                }
            }
        }
    }
}
