package io.github.assize.diagram;

import static java.util.stream.Collectors.joining;

import java.util.List;

/** Bars one below the other, each with a whisker for its interval. */
record Bars(List<Chart.Bar> bars) implements Figure {
    private static final double TOP = 40;
    private static final double ROW = 28;
    private static final double RIGHT = WIDTH - 90;
    private static final double LETTER = 7;
    private static final double WIDEST_NAME = 300;

    private double bottom() {
        return TOP + ROW * bars.size();
    }

    @Override
    public double height() {
        return bottom() + 50;
    }

    @Override
    public String description() {
        return bars.stream()
                .map(bar -> bar.name() + ": " + Axis.figure(bar.value()) + " (" + Axis.figure(bar.low()) + " to "
                        + Axis.figure(bar.high()) + ").")
                .collect(joining(" "));
    }

    /** Returns where the axis begins, so that the longest name fits to its left; a name's width is an estimate. */
    private double left() {
        int letters = bars.stream().mapToInt(bar -> bar.name().length()).max().orElse(0);
        return 24 + Math.min(WIDEST_NAME, letters * LETTER);
    }

    @Override
    public void paint(Frame frame, Labels labels) {
        double low = bars.stream().mapToDouble(Chart.Bar::low).min().orElse(0);
        double high = bars.stream().mapToDouble(Chart.Bar::high).max().orElse(0);
        Axis axis = Axis.of(Math.min(0, low), Math.max(0, high));
        axis(frame, axis);
        frame.write(labels.x(), (left() + RIGHT) / 2, bottom() + 38, "middle");
        for (int i = 0; i < bars.size(); i++) {
            bar(frame, axis, bars.get(i), TOP + ROW * i);
        }
    }

    private double place(Axis axis, double value) {
        return left() + (RIGHT - left()) * axis.place(value);
    }

    private void axis(Frame frame, Axis axis) {
        for (int i = 0; i < axis.ticks(); i++) {
            double x = left() + (RIGHT - left()) * axis.place(i);
            frame.rule(x, TOP, x, bottom() + 5, 0.2);
            frame.write(axis.label(i), x, bottom() + 19, "middle");
        }
    }

    private void bar(Frame frame, Axis axis, Chart.Bar bar, double top) {
        double middle = top + ROW / 2;
        double zero = place(axis, 0);
        double end = place(axis, bar.value());
        Svg svg = frame.svg();
        svg.element("rect").with("x", Math.min(zero, end)).with("y", top + 5);
        svg.with("width", Math.abs(end - zero)).with("height", ROW - 10);
        svg.with("fill", frame.color(0)).with("fill-opacity", 0.6).empty();
        whisker(frame, place(axis, bar.low()), place(axis, bar.high()), middle);
        frame.write(bar.name(), left() - 8, middle + 4, "end");
        frame.write(Axis.figure(bar.value()), RIGHT + 10, middle + 4, "start");
    }

    private static void whisker(Frame frame, double low, double high, double middle) {
        frame.rule(low, middle, high, middle, 1);
        frame.rule(low, middle - 4, low, middle + 4, 1);
        frame.rule(high, middle - 4, high, middle + 4, 1);
    }
}
