package io.github.assize.diagram;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * Figures as a picture. Series are told apart by their strokes as well as by their colors.
 *
 * <pre>{@code
 * String svg = Chart.survival("Games still going on", List.of(new Chart.Series("as written", points)))
 *         .axes("ply", "share of games")
 *         .toSvg();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Chart extends Diagram<Chart> {
    /**
     * A point of a series.
     *
     * @param x where it stands along the axis below, any finite number
     * @param y its height, any finite number
     * @since 0.1.0
     */
    public record Point(double x, double y) {
        /**
         * Creates a point.
         *
         * @param x where it stands along the axis below, any finite number
         * @param y its height, any finite number
         * @throws IllegalArgumentException if a number is not finite
         */
        public Point {
            requireFinite(x, "x");
            requireFinite(y, "y");
        }
    }

    /**
     * Points that belong together.
     *
     * @param name what the legend calls them
     * @param points at least one, from left to right
     * @since 0.1.0
     */
    public record Series(String name, List<Point> points) {
        /**
         * Creates a series.
         *
         * @param name what the legend calls it
         * @param points at least one, from left to right
         * @throws IllegalArgumentException if there is no point, or one is not to the right of that before it
         */
        public Series {
            requireNonNull(name, "name");
            points = List.copyOf(points);
            requireSome(points, "series \"" + name + "\" has no point");
            for (int i = 1; i < points.size(); i++) {
                if (points.get(i).x() <= points.get(i - 1).x()) {
                    throw new IllegalArgumentException("series \"" + name + "\": x "
                            + Axis.figure(points.get(i).x()) + " does not lie to the right of "
                            + Axis.figure(points.get(i - 1).x()));
                }
            }
        }
    }

    /**
     * A figure with its interval.
     *
     * @param name what it is a figure of
     * @param value the figure
     * @param low the lower end of its interval
     * @param high the upper end
     * @since 0.1.0
     */
    public record Bar(String name, double value, double low, double high) {
        /**
         * Creates a bar.
         *
         * @param name what it is a figure of
         * @param value the figure, any finite number
         * @param low the lower end of its interval, not above the value
         * @param high the upper end, not below the value
         * @throws IllegalArgumentException if a number is not finite or the value is not in its interval
         */
        public Bar {
            requireNonNull(name, "name");
            requireFinite(value, "value");
            requireFinite(low, "low");
            requireFinite(high, "high");
            if (low > value || value > high) {
                throw new IllegalArgumentException("bar \"" + name + "\": " + Axis.figure(value) + " is not from "
                        + Axis.figure(low) + " to " + Axis.figure(high));
            }
        }
    }

    private final String caption;
    private final Figure figure;
    private final Labels labels;

    private Chart(String caption, Figure figure, Labels labels, Look look) {
        super(look);
        this.caption = caption;
        this.figure = figure;
        this.labels = labels;
    }

    private Chart(String caption, Figure figure) {
        this(requireNonNull(caption, "title"), figure, Labels.NONE, Look.PLAIN);
    }

    /**
     * Returns a histogram. Each series is an outline of steps; a point is the left edge of a bin and what was counted in
     * it, and the last bin is as wide as that before it.
     *
     * @param title what is counted
     * @param series at least one
     * @return the chart
     * @throws IllegalArgumentException if there is no series
     */
    public static Chart histogram(String title, List<Series> series) {
        return new Chart(title, new Plot(Plot.Kind.HISTOGRAM, some(series)));
    }

    /**
     * Returns a survival curve, with an axis from 0 to 1. A point is a time and the share that is left from then on,
     * until the next.
     *
     * @param title what survives
     * @param series at least one
     * @return the chart
     * @throws IllegalArgumentException if there is no series, or a share is not from 0 to 1
     */
    public static Chart survival(String title, List<Series> series) {
        for (Series one : series) {
            for (Point point : one.points()) {
                if (point.y() < 0 || point.y() > 1) {
                    throw new IllegalArgumentException(
                            "series \"" + one.name() + "\": share " + Axis.figure(point.y()) + " is not from 0 to 1");
                }
            }
        }
        return new Chart(title, new Plot(Plot.Kind.SURVIVAL, some(series)));
    }

    /**
     * Returns straight lines from point to point.
     *
     * @param title what the points are
     * @param series at least one
     * @return the chart
     * @throws IllegalArgumentException if there is no series
     */
    public static Chart line(String title, List<Series> series) {
        return new Chart(title, new Plot(Plot.Kind.LINE, some(series)));
    }

    /**
     * Returns bars one below the other, each with a whisker for its interval.
     *
     * @param title what the figures are
     * @param bars at least one
     * @return the chart
     * @throws IllegalArgumentException if there is no bar
     */
    public static Chart bars(String title, List<Bar> bars) {
        List<Bar> all = List.copyOf(bars);
        requireSome(all, "a chart without a bar");
        return new Chart(title, new Bars(all));
    }

    private static List<Series> some(List<Series> series) {
        List<Series> all = List.copyOf(series);
        requireSome(all, "a chart without a series");
        return all;
    }

    private static void requireSome(List<?> list, String message) {
        if (list.isEmpty()) {
            throw new IllegalArgumentException(message);
        }
    }

    private static void requireFinite(double number, String name) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException(name + " is " + number + ": must be a finite number");
        }
    }

    @Override
    Chart with(Look other) {
        return new Chart(caption, figure, labels, other);
    }

    /**
     * Returns the chart with its axes named.
     *
     * @param x what stands along the axis below
     * @param y what stands along the other
     * @return the chart
     */
    public Chart axes(String x, String y) {
        return new Chart(caption, figure, new Labels(requireNonNull(x, "x"), requireNonNull(y, "y")), look());
    }

    @Override
    double width() {
        return Figure.WIDTH;
    }

    @Override
    double height() {
        return figure.height();
    }

    @Override
    String caption() {
        return caption;
    }

    @Override
    String description() {
        return figure.description();
    }

    @Override
    void paint(Canvas canvas) {
        Frame frame = new Frame(canvas, figure.height());
        frame.open(look().title().orElse(caption));
        figure.paint(frame, labels);
        canvas.svg().close();
    }
}
