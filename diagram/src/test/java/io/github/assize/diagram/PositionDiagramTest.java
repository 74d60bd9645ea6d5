package io.github.assize.diagram;

import static io.github.assize.diagram.Pictures.check;
import static io.github.assize.diagram.Pictures.elements;
import static io.github.assize.diagram.Pictures.ids;
import static io.github.assize.diagram.Pictures.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Square;
import io.github.assize.testkit.Play;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;

final class PositionDiagramTest {
    private static final int POSITIONS = 40;

    private static final String SHARED = "4k3/p7/8/8/8/4(PQ)3/8/4K3 w - - 0 1";

    /** Returns the array, and so many positions of games played by numbers. */
    static List<Position> positions(Ruleset ruleset, int count) {
        Random random = new Random(7);
        List<Position> positions = new ArrayList<>();
        positions.add(ruleset.initialPosition());
        while (positions.size() <= count) {
            List<Integer> choices = random.ints(count, 0, 1_000_000).boxed().toList();
            Play.of(ruleset.initialPosition(), choices).steps().forEach(step -> positions.add(step.after()));
        }
        return positions.subList(0, count + 1);
    }

    /** Returns every ruleset, and those with dice again with them. */
    static Stream<Ruleset> rulesets() {
        return Rulesets.all().stream()
                .flatMap(ruleset -> Stream.concat(
                        Stream.of(ruleset),
                        ruleset.readings().stream()
                                .filter(reading -> reading.id().equals("dice"))
                                .map(reading -> ruleset.with(
                                        "dice", reading.answers().get(1).id()))));
    }

    @TestFactory
    Stream<DynamicTest> everyPositionHasOneUseAPiece() {
        return rulesets()
                .map(ruleset -> DynamicTest.dynamicTest(
                        ruleset.toString(),
                        () -> positions(ruleset, POSITIONS).forEach(PositionDiagramTest::requireOneUseAPiece)));
    }

    static void requireOneUseAPiece(Position position) {
        Element root = check(PositionDiagram.of(position).rights(true).toSvg());
        assertEquals(pieces(position), elements(root, "use").size(), position::toFen);
    }

    private static int pieces(Position position) {
        int pieces = 0;
        for (PieceType type : position.ruleset().pieceTypes()) {
            for (Color side : Color.values()) {
                pieces += position.board().squaresOf(new Piece(side, type)).size();
            }
        }
        return pieces;
    }

    @Test
    void noIdStandsTwiceOnAPage() {
        StringBuilder page = new StringBuilder("<page>");
        positions(ruleset("grant-acedrex"), 9).stream()
                .flatMap(position -> Stream.of(
                        PositionDiagram.of(position),
                        PositionDiagram.of(position).flipped(true)))
                .forEach(page::append);
        List<String> ids = ids(Pictures.parse(page.append("</page>").toString()));
        assertEquals(ids.size(), new HashSet<>(ids).size());
    }

    @Test
    void theLargestBoardTakesLessThan40Kilobytes() {
        for (Ruleset ruleset : Rulesets.all()) {
            String svg = PositionDiagram.of(ruleset.initialPosition()).toSvg();
            assertTrue(svg.getBytes(StandardCharsets.UTF_8).length < 40_000, ruleset::id);
        }
    }

    @Test
    void everyPieceOfEveryRulesetHasAShape() {
        for (Ruleset ruleset : Rulesets.all()) {
            for (PieceType type : ruleset.pieceTypes()) {
                assertTrue(Glyphs.standard().path(ruleset, type).isPresent(), ruleset + " " + type.letter());
            }
        }
    }

    @Test
    void theWordsNameGameSideAndPieces() {
        String svg = PositionDiagram.of(position("grant-acedrex", "5k6/12/12/p11/12/12/12/12/12/12/12/5AK4R w - - 0 1"))
                .toSvg();
        assertEquals("Grant Acedrex, White to move", text(svg, "title"));
        assertEquals("White: king g1, aanca f1, rook l1. Black: king f12, pawn a9.", text(svg, "desc"));
    }

    @Test
    void theTitleOfADecidedGameIsItsOutcome() {
        Position bare = position("short-assize", "4k3/8/8/8/8/8/8/3KR3 b - - 0 1");
        assertEquals(
                "Short Assize, 1-0 bare-king", text(PositionDiagram.of(bare).toSvg(), "title"));
    }

    @Test
    void aTitleIsTextAndNoMarkup() {
        String svg = PositionDiagram.of(ruleset("chatur").initialPosition())
                .title("<img src=\"x\" onerror='a'> & \u0000")
                .toSvg();
        check(svg);
        assertEquals("<img src=\"x\" onerror='a'> & \uFFFD", text(svg, "title"));
    }

    @Test
    void twoPiecesOnASquareStandSideBySide() {
        String svg = PositionDiagram.of(position("short-assize", SHARED)).toSvg();
        List<String> places = elements(check(svg), "use").stream()
                .map(use -> use.getAttribute("transform"))
                .filter(transform -> !transform.isEmpty())
                .toList();
        assertEquals(List.of("translate(180 242.1) scale(0.62)", "translate(197.1 225) scale(0.62)"), places);
    }

    @Test
    void aRetreatingPawnShowsWhereItGoes() {
        Position position = position("chatur", "1+P2k3/8/8/8/8/8/8/3K2+p1 w - - 0 1");
        String up = "M19.4 16h2.2v-5";
        String down = "M19.4 7h2.2v5";
        for (boolean flipped : new boolean[] {false, true}) {
            Element root = check(PositionDiagram.of(position).flipped(flipped).toSvg());
            List<String> shapes = elements(root, "path").stream()
                    .filter(path -> path.getAttribute("id").matches(".*-P-back-(white|black)"))
                    .map(path -> path.getAttribute("d"))
                    .toList();
            assertEquals(2, shapes.size());
            assertTrue(shapes.get(0).contains(flipped ? up : down), shapes.get(0));
            assertTrue(shapes.get(1).contains(flipped ? down : up), shapes.get(1));
        }
    }

    @Test
    void blackIsBelowOnAFlippedBoard() {
        Position position = position("chatur", "4k3/8/8/8/8/8/8/3K4 w - - 0 1");
        assertEquals(List.of("135 315", "180 0"), places(PositionDiagram.of(position)));
        assertEquals(
                List.of("180 0", "135 315"), places(PositionDiagram.of(position).flipped(true)));
    }

    private static List<String> places(PositionDiagram diagram) {
        return elements(check(diagram.toSvg()), "use").stream()
                .map(use -> use.getAttribute("x") + " " + use.getAttribute("y"))
                .toList();
    }

    @Test
    void theLastMoveAndACheckAreHighlighted() {
        Position before = position("short-assize", "4k3/p7/8/8/8/8/8/3KR3 b - - 0 1");
        Position free = before.play("e8d8");
        PositionDiagram diagram = PositionDiagram.of(before);
        assertEquals(1, fills(diagram, "#e0482f"));
        assertTrue(text(diagram.toSvg(), "desc").endsWith(" Black is in check."));
        assertEquals(0, fills(diagram.check(false), "#e0482f"));
        PositionDiagram after = PositionDiagram.of(free).lastMove(before.move("e8d8"));
        assertEquals(2, fills(after, "#e6c229"));
        assertTrue(text(after.toSvg(), "desc").endsWith(" Last move: e8d8."));
    }

    private static long fills(PositionDiagram diagram, String color) {
        return elements(check(diagram.toSvg()), "path").stream()
                .filter(path -> path.getAttribute("fill").equals(color))
                .count();
    }

    @Test
    void rightsMarksAndArrowsAreDrawn() {
        PositionDiagram plain = PositionDiagram.of(ruleset("chatur").initialPosition());
        PositionDiagram all = plain.rights(true)
                .marks(Square.parse("e4"), Mark.DOT, "navy")
                .marks(Square.parse("d5"), Mark.RING, "#123")
                .marks(Square.parse("d6"), Mark.CROSS, "#123456")
                .marks(Square.parse("d7"), Mark.FILL, "red")
                .arrows(Square.parse("b1"), Square.parse("c3"), "green");
        Element root = check(all.toSvg());
        assertEquals(2, elements(root, "circle").size());
        assertEquals(2, fills(all, "#2f6f4f"));
        assertTrue(all.toSvg().contains(" First-move rights: d1, e8."), all::toSvg);
        assertFalse(plain.toSvg().contains("First-move"));
    }

    @Test
    void theDieStandsBesideTheBoard() {
        Ruleset dice = ruleset("grant-acedrex").with("dice", "pass");
        Position unrolled = dice.initialPosition();
        String svg = PositionDiagram.of(unrolled).toSvg();
        assertEquals("Grant Acedrex, White to roll", text(svg, "title"));
        assertTrue(text(svg, "desc").endsWith(" The die is to be rolled."), svg);
        String rolled = PositionDiagram.of(unrolled.roll(5)).toSvg();
        assertTrue(text(rolled, "desc").endsWith(" The die shows 5: rook."), rolled);
        assertTrue(rolled.contains(">5</text>"));
    }

    @Test
    void aPieceOfAStrangerIsADiscWithItsLetterAndItsLeaps() {
        Position start = Stranger.ruleset().initialPosition();
        Element root = check(PositionDiagram.of(start).toSvg());
        List<String> discs = elements(root, "g").stream()
                .filter(group -> group.hasAttribute("id"))
                .map(group -> group.getTextContent().strip() + " " + holes(group))
                .toList();
        // Eight leaps of the knight; two of the crab, which are for each side its own.
        assertEquals(List.of("K 0", "K 0", "N 8", "N 8", "X 2", "X 2"), discs);
        Glyphs glyphs = Glyphs.standard().with("X", "M2 2h20v20h-20z");
        Element shaped = check(PositionDiagram.of(start).glyphs(glyphs).toSvg());
        assertEquals(
                4,
                elements(shaped, "g").stream()
                        .filter(group -> group.hasAttribute("id"))
                        .count());
    }

    /** Counts the parts of a disc beside the circle. */
    private static long holes(Element disc) {
        String path = elements(disc, "path").get(0).getAttribute("d");
        return path.chars().filter(c -> c == 'M').count() - 1;
    }

    @Test
    void aPictureDependsOnNothingAround() {
        String svg = PositionDiagram.of(position("chatur", "1+P2k3/8/8/8/8/8/8/3K2+p1 w - - 0 1"))
                .toSvg();
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            for (String tag : List.of("tr-TR", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
                Position again = position("chatur", "1+P2k3/8/8/8/8/8/8/3K2+p1 w - - 0 1");
                assertEquals(svg, PositionDiagram.of(again).toSvg());
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void theSizeIsThatOfTheRoomUnlessGiven() {
        PositionDiagram diagram = PositionDiagram.of(ruleset("chatur").initialPosition());
        assertFalse(check(diagram.toSvg()).hasAttribute("width"));
        Element sized = check(diagram.size(390).toSvg());
        assertEquals("390", sized.getAttribute("width"));
        assertEquals("390", sized.getAttribute("height"));
        assertEquals(diagram.toSvg(), diagram.size(390).scalable().toSvg());
    }

    @Test
    void aPageMayChangeThemedColorsOnly() {
        PositionDiagram diagram = PositionDiagram.of(ruleset("chatur").initialPosition());
        assertFalse(diagram.toSvg().contains("var("));
        assertTrue(diagram.themed(true).toSvg().contains("fill=\"var(--assize-light-square,#f0dcb4)\""));
        assertNotEquals(diagram.toSvg(), diagram.theme(Theme.DARK).toSvg());
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        PositionDiagram diagram = PositionDiagram.of(ruleset("chatur").initialPosition());
        refused("size 0: must be from 1 to 10000", () -> diagram.size(0));
        refused("id prefix \"1\": must be a letter, then letters, digits, _ and -", () -> diagram.idPrefix("1"));
        refused(
                "color \"url(x)\": must be # and 3 or 6 hexadecimal digits, or a name such as navy",
                () -> diagram.marks(Square.parse("a1"), Mark.DOT, "url(x)"));
        refused("j1 is not on a board of 8x8", () -> diagram.marks(Square.parse("j1"), Mark.DOT, "red"));
        refused("an arrow from a1 to itself", () -> diagram.arrows(Square.parse("a1"), Square.parse("a1"), "red"));
        refused(
                "path \"x'\" of X: must be the data of an SVG path",
                () -> Glyphs.standard().with("X", "x'"));
        refused(
                "l5 is not on a board of 8x8",
                () -> diagram.lastMove(
                        ruleset("grant-acedrex").initialPosition().move("l4l5")));
    }

    private static void refused(String message, Runnable call) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }

    @Test
    void theBytesAreThoseThatWereLookedAt() {
        Pictures.assertGolden(
                "array", PositionDiagram.of(ruleset("grant-acedrex").initialPosition()));
        Pictures.assertGolden(
                "everything",
                PositionDiagram.of(position("chatur", "1+P2k3/8/8/3q4/8/8/8/3K2+p1 w e8 - 0 1"))
                        .rights(true)
                        .theme(Theme.DARK)
                        .marks(Square.parse("a4"), Mark.RING, "navy")
                        .marks(Square.parse("b4"), Mark.CROSS, "maroon")
                        .marks(Square.parse("c4"), Mark.DOT, "navy")
                        .arrows(Square.parse("d5"), Square.parse("d1"), "maroon")
                        .arrows(Square.parse("g1"), Square.parse("h3"), "navy"));
        Pictures.assertGolden("discs", PositionDiagram.of(Stranger.ruleset().initialPosition()));
        Pictures.assertGolden("shared", PositionDiagram.of(position("short-assize", SHARED)));
    }

    static Ruleset ruleset(String id) {
        return Rulesets.byId(id);
    }

    static Position position(String id, String fen) {
        return ruleset(id).parsePosition(fen);
    }
}
