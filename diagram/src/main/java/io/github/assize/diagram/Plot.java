package io.github.assize.diagram;

import static java.util.Comparator.comparingDouble;
import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/** Series of points over two axes. */
record Plot(Kind kind, List<Chart.Series> series) implements Figure {
    private static final double LEFT = 72;
    private static final double RIGHT = WIDTH - 24;
    private static final double TOP = 40;
    private static final double BOTTOM = 300;
    private static final double LEGEND_ROW = 20;

    enum Kind {
        HISTOGRAM,
        SURVIVAL,
        LINE
    }

    @Override
    public double height() {
        return BOTTOM + 52 + LEGEND_ROW * series.size();
    }

    @Override
    public String description() {
        return series.stream().map(Plot::words).collect(joining(" "));
    }

    private static String words(Chart.Series one) {
        List<Chart.Point> points = one.points();
        Chart.Point last = points.get(points.size() - 1);
        Chart.Point top = points.stream().max(comparingDouble(Chart.Point::y)).orElse(last);
        return one.name() + ": first " + words(points.get(0)) + ", at most " + words(top) + ", last " + words(last)
                + ".";
    }

    private static String words(Chart.Point point) {
        return Axis.figure(point.y()) + " at " + Axis.figure(point.x());
    }

    @Override
    public void paint(Frame frame, Labels labels) {
        Axis x = Axis.of(least(Chart.Point::x), Math.max(most(Chart.Point::x), lastEdge()));
        Axis y = kind == Kind.SURVIVAL
                ? Axis.of(0, 1)
                : Axis.of(Math.min(0, least(Chart.Point::y)), most(Chart.Point::y));
        axes(frame, x, y);
        frame.write(labels.x(), (LEFT + RIGHT) / 2, BOTTOM + 38, "middle");
        frame.writeUpwards(labels.y(), 18, (TOP + BOTTOM) / 2);
        for (int i = 0; i < series.size(); i++) {
            frame.stroke(path(series.get(i), x, y), i, kind == Kind.HISTOGRAM);
            legend(frame, i);
        }
    }

    private DoubleStream values(ToDoubleFunction<Chart.Point> value) {
        return series.stream().flatMap(one -> one.points().stream()).mapToDouble(value);
    }

    private double least(ToDoubleFunction<Chart.Point> value) {
        return values(value).min().orElse(0);
    }

    private double most(ToDoubleFunction<Chart.Point> value) {
        return values(value).max().orElse(0);
    }

    /** Returns the right edge of the last bin of a histogram. */
    private double lastEdge() {
        return kind == Kind.HISTOGRAM
                ? series.stream().mapToDouble(Plot::lastEdge).max().orElse(0)
                : most(Chart.Point::x);
    }

    private static double lastEdge(Chart.Series one) {
        List<Chart.Point> points = one.points();
        double last = points.get(points.size() - 1).x();
        return points.size() == 1
                ? last + 1
                : last + (last - points.get(points.size() - 2).x());
    }

    private static void axes(Frame frame, Axis x, Axis y) {
        for (int i = 0; i < y.ticks(); i++) {
            double at = BOTTOM - (BOTTOM - TOP) * y.place(i);
            frame.rule(LEFT, at, RIGHT, at, i == 0 ? 0.8 : 0.2);
            frame.write(y.label(i), LEFT - 8, at + 4, "end");
        }
        for (int i = 0; i < x.ticks(); i++) {
            double at = LEFT + (RIGHT - LEFT) * x.place(i);
            frame.rule(at, BOTTOM, at, BOTTOM + 5, 0.8);
            frame.write(x.label(i), at, BOTTOM + 19, "middle");
        }
    }

    private String path(Chart.Series one, Axis x, Axis y) {
        List<Chart.Point> points = one.points();
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            double left = LEFT + (RIGHT - LEFT) * x.place(points.get(i).x());
            double top = BOTTOM - (BOTTOM - TOP) * y.place(points.get(i).y());
            path.append(i == 0 ? start(left, top, y) : next(left, top));
        }
        if (kind == Kind.HISTOGRAM) {
            path.append('H').append(Svg.number(LEFT + (RIGHT - LEFT) * x.place(lastEdge(one))));
            path.append('V').append(Svg.number(floor(y)));
        }
        return path.toString();
    }

    private String start(double left, double top, Axis y) {
        return kind == Kind.HISTOGRAM
                ? "M" + Svg.numbers(left, floor(y)) + "V" + Svg.number(top)
                : "M" + Svg.numbers(left, top);
    }

    private String next(double left, double top) {
        return kind == Kind.LINE ? "L" + Svg.numbers(left, top) : "H" + Svg.number(left) + "V" + Svg.number(top);
    }

    private static double floor(Axis y) {
        return BOTTOM - (BOTTOM - TOP) * y.place(0.0);
    }

    private void legend(Frame frame, int index) {
        double y = BOTTOM + 56 + LEGEND_ROW * index;
        frame.stroke("M" + Svg.numbers(LEFT, y) + "h36", index, false);
        frame.write(series.get(index).name(), LEFT + 46, y + 4, "start");
    }
}
