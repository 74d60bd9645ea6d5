package io.github.assize.diagram;

/**
 * What a diagram is painted on.
 *
 * @param prefix what every id begins with
 */
record Canvas(Svg svg, Ink ink, String prefix) {
    String id(String name) {
        return prefix + "-" + name;
    }
}
