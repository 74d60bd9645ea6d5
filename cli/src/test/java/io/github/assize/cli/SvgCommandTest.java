package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Rulesets;
import io.github.assize.diagram.PositionDiagram;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SvgCommandTest {
    private static final Position ARRAY = Rulesets.byId("short-assize").initialPosition();

    @TempDir
    private Path folder;

    private static String svg(String... words) {
        Cli.Run run = Cli.run(words);
        assertEquals(0, run.status(), run.err());
        assertEquals("", run.err());
        return run.out();
    }

    @Test
    void printsTheArrayOrAnyPosition() {
        assertEquals(PositionDiagram.of(ARRAY).toSvg(), svg("svg", "short-assize"));
        String fen = "4k3/p7/8/8/8/8/8/3KR3 b - - 0 1";
        assertEquals(
                PositionDiagram.of(ARRAY.ruleset().parsePosition(fen))
                        .flipped(true)
                        .toSvg(),
                svg("svg", "short-assize", "--fen", fen, "--flip"));
    }

    @Test
    void marksTheLastMoveWhetherItIsStillToBePlayedOrHasJustBeen() {
        Position after = ARRAY.play("e4");
        String expected = PositionDiagram.of(after).lastMove(ARRAY.move("e4")).toSvg();
        assertEquals(expected, svg("svg", "short-assize", "--last", "e4"));
        assertEquals(expected, svg("svg", "short-assize", "--lenient", "--last", "1. e3-e4!"));
        String made = svg("svg", "short-assize", "--fen", ARRAY.play("a3a4").toFen(), "--last", "a3a4");
        assertTrue(made.contains("Last move: a3a4."), made);
        assertTrue(made.contains("Black to move"), made);
        refused("can go to e6", "svg", "short-assize", "--last", "e3e6");
    }

    @Test
    void showsTheMovesOfAPieceByNameOrLetter() {
        String aanca = svg("svg", "--piece", "aanca", "grant-acedrex");
        assertTrue(aanca.contains(">aanca in Grant Acedrex, from f6</title>"), aanca);
        assertEquals(aanca, svg("svg", "grant-acedrex", "--piece", "a"));
        assertTrue(svg("svg", "grant-acedrex", "--piece", "pawn", "--black", "--from", "c9")
                .contains("steps to c8"));
        refused(
                "no piece \"queen\" in grant-acedrex; there are: king, aanca, unicorn, lion, giraffe, crocodile,"
                        + " rook, pawn",
                "svg",
                "grant-acedrex",
                "--piece",
                "queen");
    }

    @Test
    void writesAnSvgOrAPngToAFile() throws IOException {
        Path svg = folder.resolve("array.svg");
        assertEquals("", svg("svg", "short-assize", "--out", svg.toString()));
        assertEquals(PositionDiagram.of(ARRAY).toSvg(), Files.readString(svg));
        Path png = folder.resolve("array.png");
        svg("svg", "short-assize", "--out", png.toString(), "--png", "--scale", "2");
        BufferedImage image = ImageIO.read(png.toFile());
        assertEquals(780, image.getWidth());
        assertEquals(780, image.getHeight());
        // The middle of a4, an empty light square, and of a3, where a white pawn stands.
        assertEquals(0xf0dcb4, image.getRGB(2 * (24 + 22), 2 * (6 + 4 * 45 + 22)) & 0xffffff);
        assertEquals(0xffffff, image.getRGB(2 * (24 + 22), 2 * (6 + 5 * 45 + 22)) & 0xffffff);
    }

    @Test
    void aFileThatCannotBeWrittenIsNamedWithTheReason() {
        String file = folder.resolve("none").resolve("x.svg").toString();
        Cli.Run run = Cli.run("svg", "short-assize", "--out", file);
        assertEquals(new Cli.Run(1, "", "assize: cannot write \"" + file + "\": there is no such folder\n"), run);
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        refused("--png must have a file: --out FILE", "svg", "chatur", "--png");
        refused("--from may be given only with --piece", "svg", "chatur", "--from", "e4");
        refused("--fen may not be given with --piece", "svg", "chatur", "--piece", "k", "--fen", "x");
        refused(
                "--out \"a.SVG\": with --png the file is a PNG and must not be named .svg",
                "svg",
                "chatur",
                "--png",
                "--out",
                "a.SVG");
        refused("--out \"a.png\": the file is an SVG unless --png is given", "svg", "chatur", "--out", "a.png");
        refused("--from \"z9\": a square must begin with a file", "svg", "chatur", "--piece", "k", "--from", "z9");
        refused("--from \"i9\": i9 is not on a board of 8x8", "svg", "chatur", "--piece", "k", "--from", "i9");
        refused("--scale \"x\": must be a number, such as 2 or 0.5", "svg", "chatur", "--scale", "x");
        for (String scale : List.of("0", "26", "99999999", "0.001")) {
            refused(
                    "--scale \"" + scale + "\": must be from 0.01 to 25.64 for this picture",
                    "svg",
                    "chatur",
                    "--scale",
                    scale);
        }
    }

    private static void refused(String sentence, String... words) {
        Cli.Run run = Cli.run(words);
        assertEquals(2, run.status(), run.out());
        assertEquals("", run.out());
        assertTrue(run.err().contains(sentence), run.err());
        assertEquals(1, run.err().lines().count());
    }
}
