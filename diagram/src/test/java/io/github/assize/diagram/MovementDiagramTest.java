package io.github.assize.diagram;

import static io.github.assize.diagram.Pictures.check;
import static io.github.assize.diagram.Pictures.elements;
import static io.github.assize.diagram.Pictures.text;
import static io.github.assize.diagram.PositionDiagramTest.rulesets;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;

final class MovementDiagramTest {
    private static final double UNIT = 45;

    /** A path of three corners. */
    private static final String HEAD = "d=\"M[-0-9. ]+L[-0-9. ]+z\"";

    @Test
    void aLeapThatOtherMovesDoNotSpendIsNotToldAsAFirstMove() {
        Ruleset parsi = Rulesets.byId("parsi-chess");
        String raja = MovementDiagram.of(parsi, parsi.king()).toSvg();
        assertTrue(raja.contains("As long as it has the right, the raja leaps to "), raja);
        assertTrue(raja.contains(">leaps, while it may</text>"), raja);
        assertFalse(raja.contains("first move"), raja);
    }

    @TestFactory
    Stream<DynamicTest> theMarkedSquaresAreThoseThatAPieceReaches() {
        return rulesets()
                .flatMap(ruleset -> ruleset.pieceTypes().stream()
                        .map(type -> DynamicTest.dynamicTest(ruleset + " " + type, () -> {
                            for (Color side : Color.values()) {
                                MovementDiagram diagram =
                                        MovementDiagram.of(ruleset, type).color(side);
                                for (Square from : squares(ruleset)) {
                                    Element root = check(
                                            diagram.from(from).legend(false).toSvg());
                                    assertEquals(
                                            ruleset.reach(type, from, side).squares(),
                                            marked(root, ruleset),
                                            from::toString);
                                }
                            }
                        })));
    }

    private static List<Square> squares(Ruleset ruleset) {
        // Every corner, edge and the middle: the whole board takes a while.
        List<Square> squares = new ArrayList<>();
        for (int rank : new int[] {0, 1, ruleset.ranks() / 2, ruleset.ranks() - 1}) {
            for (int file : new int[] {0, ruleset.files() / 2, ruleset.files() - 1}) {
                squares.add(Square.of(file, rank));
            }
        }
        return squares;
    }

    /** Returns the squares in whose middle there is a dot, a ring or a cross. */
    private static Set<Square> marked(Element root, Ruleset ruleset) {
        Set<Square> marked = new TreeSet<>();
        for (Element circle : elements(root, "circle")) {
            marked.add(square(ruleset, number(circle, "cx"), number(circle, "cy")));
        }
        for (Element path : elements(root, "path")) {
            String d = path.getAttribute("d");
            if (d.endsWith("l12 12m0 -12l-12 12")) {
                String[] start = d.substring(1, d.indexOf('l')).split(" ", -1);
                marked.add(square(ruleset, Double.parseDouble(start[0]) + 6, Double.parseDouble(start[1]) + 6));
            }
        }
        return marked;
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static Square square(Ruleset ruleset, double x, double y) {
        assertEquals(UNIT / 2, x % UNIT, 1e-9);
        assertEquals(UNIT / 2, y % UNIT, 1e-9);
        return Square.of((int) (x / UNIT), ruleset.ranks() - 1 - (int) (y / UNIT));
    }

    private static MovementDiagram diagram(String ruleset, String letter) {
        Ruleset rules = Rulesets.byId(ruleset);
        return MovementDiagram.of(rules, type(rules, letter));
    }

    private static PieceType type(Ruleset ruleset, String letter) {
        return ruleset.pieceTypes().stream()
                .filter(type -> type.letter().equals(letter))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theWordsHaveASentenceForEachSortOfWayWithItsRule() {
        String svg = diagram("long-assize", "P").toSvg();
        assertEquals("pawn in Long Assize, from d2", text(svg, "title"));
        assertEquals(
                "The pawn steps to d3, without capturing (LA-09). The pawn steps to c3, e3, only to capture (LA-09)."
                        + " On its first move the pawn leaps to d4, without capturing, if nothing stands between (LA-09).",
                text(svg, "desc"));
        assertEquals(
                "The giraffe leaps to d3, h3, c4, i4, c8, i8, d9, h9 (GA-06).",
                text(diagram("grant-acedrex", "G").toSvg(), "desc"));
    }

    @Test
    void theLegendExplainsWhatOccursAndNothingElse() {
        assertEquals(List.of("moves or captures", "rides while empty"), legend(diagram("short-assize", "R")));
        assertEquals(
                List.of("moves or captures", "rides while empty", "turns here, if empty"),
                legend(diagram("grant-acedrex", "A")));
        assertEquals(
                List.of("moves only", "captures only", "first move only", "must be empty"),
                legend(diagram("long-assize", "P")));
        assertEquals(
                List.of("moves or captures", "moves only", "leaps, first move only"),
                legend(diagram("long-assize", "Q")));
        assertEquals(List.of("moves or captures", "leaps over anything"), legend(diagram("grant-acedrex", "L")));
        assertEquals(List.of(), legend(diagram("grant-acedrex", "L").legend(false)));
    }

    private static List<String> legend(MovementDiagram diagram) {
        return elements(check(diagram.toSvg()), "text").stream()
                .map(Element::getTextContent)
                .filter(text -> text.length() > 2)
                .toList();
    }

    @Test
    void aRideIsALineWithAnArrowheadAndABentOneHasASquareAtItsBend() {
        String rook = diagram("short-assize", "R").legend(false).toSvg();
        assertEquals(4, count(rook, HEAD));
        assertTrue(rook.contains("d=\"M157.5 182.5L157.5 8.5\""), rook);
        String aanca = diagram("grant-acedrex", "A").legend(false).toSvg();
        assertEquals(8, count(aanca, HEAD));
        assertEquals(4, count(aanca, "h18v18h-18z"));
    }

    private static long count(String svg, String pattern) {
        return Pattern.compile(pattern).matcher(svg).results().count();
    }

    @Test
    void aPieceIsShownWhereItHasTheMostWays() {
        assertTrue(diagram("short-assize", "R").caption().endsWith(" from d4"));
        assertTrue(diagram("grant-acedrex", "L").caption().endsWith(" from f6"));
        assertTrue(diagram("long-assize", "P").color(Color.BLACK).caption().endsWith(" from d7"));
    }

    @Test
    void aLeaperNeedsOnlyAPartOfTheBoard() {
        MovementDiagram giraffe = diagram("grant-acedrex", "G").legend(false).coordinates(false);
        assertEquals(12 * UNIT, giraffe.width());
        assertEquals(7 * UNIT, giraffe.compact(true).width());
        assertEquals(
                12 * UNIT,
                diagram("grant-acedrex", "A")
                        .compact(true)
                        .legend(false)
                        .coordinates(false)
                        .width());
        check(giraffe.compact(true).flipped(true).toSvg());
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        MovementDiagram diagram = diagram("short-assize", "R");
        assertEquals(
                "i9 is not on a board of 8x8",
                assertThrows(IllegalArgumentException.class, () -> diagram.from(Square.parse("i9")))
                        .getMessage());
        PieceType stranger = PieceType.of("stranger", "X", "W");
        assertThrows(IllegalArgumentException.class, () -> MovementDiagram.of(Rulesets.byId("short-assize"), stranger));
    }

    @Test
    void aPieceHasTheShapeThatItIsGiven() {
        String svg = diagram("short-assize", "R")
                .glyphs(Glyphs.standard().with("R", "M2 2h20v20h-20z"))
                .toSvg();
        assertTrue(svg.contains("d=\"M2 2h20v20h-20z\""));
        assertFalse(svg.contains(Glyphs.shapes().getOrDefault("rook", "")));
    }

    @Test
    void theBytesAreThoseThatWereLookedAt() {
        Pictures.assertGolden("aanca", diagram("grant-acedrex", "A"));
        Pictures.assertGolden("ratu", diagram("chatur", "K").compact(true).theme(Theme.DARK));
        Pictures.assertGolden("pawn", diagram("long-assize", "P").compact(true));
    }
}
