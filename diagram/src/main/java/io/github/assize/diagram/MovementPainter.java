package io.github.assize.diagram;

import io.github.assize.core.Reach;
import io.github.assize.core.Square;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Paints the ways of a piece on the squares of a board. */
final class MovementPainter {
    private static final double START = 20;
    private static final double OVERSHOOT = 14;

    private final Grid grid;
    private final Square from;
    private final Strokes strokes;

    MovementPainter(Grid grid, Canvas canvas, Square from) {
        this.grid = grid;
        this.from = from;
        this.strokes = new Strokes(canvas);
    }

    void paint(List<Reach.Way> ways) {
        Ways.longest(ways).stream().filter(way -> way.kind() != Reach.Kind.LEAP).forEach(this::ride);
        ways.stream()
                .filter(way -> way.kind() == Reach.Kind.LEAP && way.firstMoveOnly() && !way.jumps())
                .forEach(way -> strokes.line(points(List.of(from, way.to())), true));
        bends(ways).forEach(bend -> strokes.bend(grid.centerX(bend), grid.centerY(bend)));
        for (Target target : Target.of(ways)) {
            double x = grid.centerX(target.square());
            double y = grid.centerY(target.square());
            strokes.target(x, y, target);
        }
        needed(ways).forEach(square -> strokes.bar(grid.centerX(square), grid.y(square) + Grid.UNIT - 8));
    }

    private static Set<Square> bends(Collection<Reach.Way> ways) {
        Set<Square> bends = new LinkedHashSet<>();
        ways.stream()
                .filter(way -> way.kind() == Reach.Kind.BENT)
                .forEach(way -> bends.add(way.path().get(0)));
        return bends;
    }

    private static Set<Square> needed(Collection<Reach.Way> ways) {
        Set<Square> needed = new LinkedHashSet<>();
        ways.stream().filter(Reach.Way::lame).forEach(way -> needed.addAll(way.path()));
        return needed;
    }

    /** Draws a ride from the edge of the piece to its last square, by its bend if it has one. */
    private void ride(Reach.Way way) {
        List<Square> corners =
                way.kind() == Reach.Kind.BENT ? List.of(from, way.path().get(0), way.to()) : List.of(from, way.to());
        double[] points = points(corners);
        shift(points, points.length - 2, points.length - 4, -OVERSHOOT);
        strokes.arrow(points, way.firstMoveOnly());
    }

    /** Returns the middles of squares, but for the first, which is at the edge of the piece. */
    private double[] points(List<Square> corners) {
        double[] points = new double[2 * corners.size()];
        for (int i = 0; i < corners.size(); i++) {
            points[2 * i] = grid.centerX(corners.get(i));
            points[2 * i + 1] = grid.centerY(corners.get(i));
        }
        shift(points, 0, 2, START);
        return points;
    }

    /** Moves a point towards another one, or away from it. */
    private static void shift(double[] points, int index, int towards, double distance) {
        double dx = points[towards] - points[index];
        double dy = points[towards + 1] - points[index + 1];
        double length = Math.sqrt(dx * dx + dy * dy);
        points[index] += dx / length * distance;
        points[index + 1] += dy / length * distance;
    }
}
