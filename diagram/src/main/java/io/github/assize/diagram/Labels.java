package io.github.assize.diagram;

/** The names of a chart's axes. */
record Labels(String x, String y) {
    static final Labels NONE = new Labels("", "");
}
