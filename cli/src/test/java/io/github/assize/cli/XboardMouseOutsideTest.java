package io.github.assize.cli;

import static io.github.assize.cli.XboardGamesOutsideTest.assertNothingRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** XBoard 4.9.1 as somebody sees it who starts it by the guide and plays by mouse. */
@Tag("outside")
@Tag("play")
final class XboardMouseOutsideTest {
    private static final List<String> BY_MOUSE = List.of("-testLegality", "false", "-oneClickMove", "true");

    /** The first of the set positions, in which a pawn is promoted and returns. */
    private static final String RETURNING = XboardGamesOutsideTest.SET.get(0).get(2);

    @TempDir
    private Path directory;

    @Test
    void aMoveIsMadeWithTheMouse() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Process shown =
                    xboard.program("grant-acedrex", xboard.engine(), BY_MOUSE).start();
            try {
                assertTrue(xboard.hears("setup ("));
                Screen array = screen(xboard, "mouse 0 array");
                click(xboard, array, "f1");
                assertTrue(xboard.hears("highlight 12/12/12/12/12/12/12/12/12/4Y1Y5/YYYYY1YYYYYY/12"));
                Screen lifted = screen(xboard, "mouse 1 lifted");
                // Where the aanca may go there are dots.
                Set<String> dots = new TreeSet<>(Set.of("e3", "g3"));
                "abcdeghijkl".chars().forEach(file -> dots.add((char) file + "2"));
                assertEquals(dots, array.changed(lifted));
                click(xboard, lifted, "e3");
                assertTrue(xboard.hears("usermove"), "moved");
                assertTrue(xboard.hears("<first : move"), "answered");
                Screen answered = screen(xboard, "mouse 2 answered");
                Matcher answer = Pattern.compile("<first : move ([a-l][0-9]+)([a-l][0-9]+)")
                        .matcher(xboard.readDebug());
                assertTrue(answer.find());
                Set<String> moved = new TreeSet<>(array.changed(answered));
                assertTrue(moved.containsAll(Set.of("f1", "e3", answer.group(1), answer.group(2))), moved::toString);
                // Of the rest nothing has changed but what the arrow of the answer passes over, which is on Black's
                // side.
                assertTrue(
                        moved.stream().noneMatch(square -> square.matches("[a-l][1-6]") && !square.matches("f1|e3")),
                        moved::toString);
                assertTrue(answered.isEmpty("f1") && !answered.isEmpty("e3"));
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shown.destroyForcibly().waitFor();
            }
        }
    }

    @Test
    void aPromotionThatReturnsIsMadeWithOneClick() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            List<String> options = new ArrayList<>(BY_MOUSE);
            options.addAll(xboard.from("chaturanga-12x12", RETURNING));
            Process shown =
                    xboard.program("chaturanga-12x12", xboard.engine(), options).start();
            try {
                assertTrue(xboard.hears("setup ("));
                Screen before = screen(xboard, "return 0 before");
                click(xboard, before, "f11");
                assertTrue(xboard.hears("highlight 5CC5/12/12/12/12/12/12/12/12/12/12/12"));
                Screen lifted = screen(xboard, "return 1 lifted");
                assertEquals(Set.of("f12", "g12"), before.changed(lifted));
                assertTrue(before.isEmpty("f12") && !before.isEmpty("g12"));
                click(xboard, lifted, "g12");
                assertTrue(xboard.hears("click f11"));
                assertTrue(xboard.hears("f11g12,g12f11m"));
                Screen done = screen(xboard, "return 2 done");
                // The enemy piece is gone, and what stood on f11 as a pawn stands there as a queen.
                assertTrue(done.isEmpty("g12") && done.isEmpty("f12") && !done.isEmpty("f11"));
                assertTrue(before.changed(done).contains("f11"));
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shown.destroyForcibly().waitFor();
            }
        }
    }

    /** The lines of the guide, run as they stand. */
    @TestFactory
    Stream<DynamicTest> theGuidesLinesStartWhatTheySay() throws Exception {
        return Files.readString(PlayingGuideTest.GUIDE)
                .lines()
                .filter(line -> line.startsWith("xboard "))
                .map(line -> DynamicTest.dynamicTest(line, () -> start(line)));
    }

    private void start(String line) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Files.writeString(xboard.file("position.fen"), "4k3/2p5/8/8/8/5P2/8/3K4 w - - 0 1\n");
            Files.writeString(xboard.file("large.fen"), RETURNING + "\n");
            Process shell = xboard.shell(
                    line.replace("-mg 2", "-mg 1") + " -saveSettingsOnExit false -debug -nameOfDebugFile debug");
            try {
                if (line.contains("-xexit")) {
                    assertTrue(shell.waitFor(240, TimeUnit.SECONDS), line);
                    assertTrue(Files.readString(xboard.file("games.pgn")).contains("[Result "), line);
                } else {
                    assertTrue(xboard.hears("setup ("), line);
                }
                assertFalse(Files.readString(xboard.file("said")).contains("Bad FEN"), line);
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shell.descendants().forEach(ProcessHandle::destroyForcibly);
                shell.destroyForcibly().waitFor();
            }
        }
    }

    private static Screen screen(Xboard xboard, String name) throws Exception {
        TimeUnit.SECONDS.sleep(2);
        xboard.picture(name);
        return Screen.of(ImageIO.read(Xboard.PICTURES.resolve(name + ".png").toFile()));
    }

    /** Clicks on a square where a picture shows it. */
    private static void click(Xboard xboard, Screen shown, String square) throws Exception {
        String x = String.valueOf(shown.x(square));
        xboard.run("xdotool", "mousemove", x, String.valueOf(shown.y(square)), "click", "1");
    }
}
