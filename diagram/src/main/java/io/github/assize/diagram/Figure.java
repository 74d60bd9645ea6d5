package io.github.assize.diagram;

/** What a chart is a chart of. */
sealed interface Figure permits Plot, Bars {
    /** The width of every chart. */
    double WIDTH = 640;

    double height();

    String description();

    void paint(Frame frame, Labels labels);
}
