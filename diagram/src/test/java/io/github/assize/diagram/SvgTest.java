package io.github.assize.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class SvgTest {
    @Test
    void aNumberHasAtMostTwoDecimals() {
        assertEquals("0 -0.5 12.35 3 -2.01 0.1", Svg.numbers(-0.001, -0.5, 12.345, 3, -2.009, 0.1));
    }

    @Test
    void whatXmlCannotHoldIsReplaced() {
        assertEquals("&lt;a&gt; &amp;&quot;\uFFFD\uFFFD\t🐘", Svg.escape("<a> &\"\u0007\uD800\t🐘"));
    }

    @Test
    void elementsNest() {
        Svg svg = new Svg();
        svg.element("g").with("a", 1.5).open();
        svg.element("t").text("<").element("e").empty().close();
        assertEquals("<g a=\"1.5\">\n<t>&lt;</t>\n<e/>\n</g>\n", svg.toString());
    }
}
