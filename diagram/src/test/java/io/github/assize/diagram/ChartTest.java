package io.github.assize.diagram;

import static io.github.assize.diagram.Pictures.check;
import static io.github.assize.diagram.Pictures.elements;
import static io.github.assize.diagram.Pictures.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.diagram.Chart.Bar;
import io.github.assize.diagram.Chart.Point;
import io.github.assize.diagram.Chart.Series;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

final class ChartTest {
    private static final Series SHORT = new Series("as written", List.of(new Point(0, 4), new Point(10, 8)));
    private static final Series LONG =
            new Series("stalemate=draw", List.of(new Point(0, 2), new Point(10, 6), new Point(20, 0.5)));

    @Test
    void aHistogramIsAnOutlineFromTheGroundToTheGround() {
        String svg = Chart.histogram("Length", List.of(SHORT, LONG)).toSvg();
        List<String> outlines = outlines(svg);
        assertEquals("M72 300V170H253.33V40H434.67V300", outlines.get(0));
        assertEquals("M72 300V235H253.33V105H434.67V283.75H616V300", outlines.get(2));
    }

    @Test
    void aSurvivalCurveHoldsUntilTheNextPoint() {
        Series games = new Series("games", List.of(new Point(0, 1), new Point(50, 0.25), new Point(100, 0)));
        assertEquals(
                "M72 40H344V235H616V300",
                outlines(Chart.survival("Games", List.of(games)).toSvg()).get(0));
    }

    @Test
    void aLineIsStraightFromPointToPoint() {
        assertEquals(
                "M72 170L616 40",
                outlines(Chart.line("Moves", List.of(SHORT)).toSvg()).get(0));
    }

    private static List<String> outlines(String svg) {
        return elements(check(svg), "path").stream()
                .filter(path -> path.hasAttribute("stroke-dasharray"))
                .map(path -> path.getAttribute("d"))
                .toList();
    }

    @Test
    void aBarHasAWhisker() {
        Chart chart = Chart.bars("Wins", List.of(new Bar("A", 0.5, 0.4, 0.6), new Bar("B", -0.25, -0.5, 0)));
        Element root = check(chart.axes("share", "").toSvg());
        List<String> widths = elements(root, "rect").stream()
                .skip(1)
                .map(bar -> bar.getAttribute("width"))
                .toList();
        assertEquals(2, widths.size());
        assertEquals(Double.parseDouble(widths.get(0)), 2 * Double.parseDouble(widths.get(1)), 0.02);
        assertEquals("A: 0.5 (0.4 to 0.6). B: -0.25 (-0.5 to 0).", text(chart.toSvg(), "desc"));
    }

    @Test
    void theWordsTellEndsAndTop() {
        Chart chart = Chart.line("Moves", List.of(SHORT, LONG));
        assertEquals("Moves", text(chart.toSvg(), "title"));
        assertEquals(
                "as written: first 4 at 0, at most 8 at 10, last 8 at 10."
                        + " stalemate=draw: first 2 at 0, at most 6 at 10, last 0.5 at 20.",
                text(chart.toSvg(), "desc"));
    }

    @Test
    void sixteenSeriesAreToldApart() {
        List<Series> many = IntStream.range(0, 16)
                .mapToObj(i -> new Series("s" + i, List.of(new Point(0, i), new Point(1, i))))
                .toList();
        Element root = check(Chart.line("Many", many).toSvg());
        assertEquals(
                16,
                elements(root, "path").stream()
                        .filter(path -> path.hasAttribute("stroke-dasharray"))
                        .map(path -> path.getAttribute("stroke") + path.getAttribute("stroke-dasharray"))
                        .distinct()
                        .count());
    }

    @Test
    void ticksStandAtRoundNumbers() {
        assertEquals(
                List.of("0", "50", "100", "150", "200", "250"), Axis.of(0, 240).labels());
        assertEquals(
                List.of("0", "0.05", "0.1", "0.15", "0.2", "0.25", "0.3"),
                Axis.of(0, 0.3).labels());
        assertEquals(List.of("-2", "0", "2", "4", "6"), Axis.of(-1.5, 5.5).labels());
        assertEquals(
                List.of("0", "0.2", "0.4", "0.6", "0.8", "1"), Axis.of(0, 0).labels());
        assertEquals(
                List.of("0", "1000000", "2000000"),
                Axis.of(0, 2_000_000).labels().stream()
                        .filter(label -> label.matches("0|\\d000000"))
                        .toList());
    }

    @Test
    void aTickIsWhereItsValueIs() {
        for (double high : new double[] {0.003, 0.7, 1, 3, 17, 99, 12_345}) {
            Axis axis = Axis.of(-high / 3, high);
            assertTrue(axis.ticks() >= 3 && axis.ticks() <= 8, () -> high + ": " + axis);
            for (int i = 0; i < axis.ticks(); i++) {
                assertEquals(axis.place(i), axis.place(Double.parseDouble(axis.label(i))), 1e-9);
            }
            assertTrue(axis.place(-high / 3) > -1e-8 && axis.place(high) < 1 + 1e-8, axis::toString);
        }
    }

    @Test
    void aFigureHasSixDigits() {
        assertEquals("0.333333", Axis.figure(1.0 / 3));
        assertEquals("1234570", Axis.figure(1_234_567));
        assertEquals("0", Axis.figure(-0.0));
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        refused("a chart without a series", () -> Chart.line("Moves", List.of()));
        refused("a chart without a bar", () -> Chart.bars("Wins", List.of()));
        refused("series \"a\" has no point", () -> new Series("a", List.of()));
        refused(
                "series \"a\": x 1 does not lie to the right of 1",
                () -> new Series("a", List.of(new Point(1, 1), new Point(1, 2))));
        refused("y is NaN: must be a finite number", () -> new Point(1, Double.NaN));
        refused("bar \"b\": 3 is not from 1 to 2", () -> new Bar("b", 3, 1, 2));
        refused("series \"as written\": share 4 is not from 0 to 1", () -> Chart.survival("Games", List.of(SHORT)));
    }

    private static void refused(String message, Runnable call) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }

    @Test
    void theBytesAreThoseThatWereLookedAt() {
        Pictures.assertGolden(
                "histogram", Chart.histogram("Length", List.of(SHORT, LONG)).axes("plies", "games"));
        Pictures.assertGolden(
                "bars", Chart.bars("Wins", List.of(new Bar("A", 0.5, 0.4, 0.6), new Bar("B", -0.25, -0.5, 0))));
    }
}
