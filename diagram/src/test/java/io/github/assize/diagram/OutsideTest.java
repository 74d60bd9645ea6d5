package io.github.assize.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What programs of others make of the pictures: xmllint reads them and rsvg-convert draws them, both without a word. */
@Tag("outside")
final class OutsideTest {
    private static final int POSITIONS = 200;
    private static final int ON_A_PAGE = 20;

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> everyPositionIsReadAndDrawnWithoutAWord() {
        return PositionDiagramTest.rulesets()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> {
                    List<Diagram<?>> diagrams = new ArrayList<>();
                    for (Position position : PositionDiagramTest.positions(ruleset, POSITIONS)) {
                        PositionDiagramTest.requireOneUseAPiece(position);
                        diagrams.add(PositionDiagram.of(position).rights(true));
                    }
                    readAndDraw(diagrams);
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyPieceIsReadAndDrawnWithoutAWord() {
        return PositionDiagramTest.rulesets()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> readAndDraw(pieces(ruleset))));
    }

    private static List<Diagram<?>> pieces(Ruleset ruleset) {
        List<Diagram<?>> diagrams = new ArrayList<>();
        for (PieceType type : ruleset.pieceTypes()) {
            diagrams.add(MovementDiagram.of(ruleset, type).theme(Theme.DARK));
        }
        return diagrams;
    }

    /** Puts the pictures on pages, twenty on each, so that their ids meet. */
    private void readAndDraw(List<Diagram<?>> diagrams) throws IOException, InterruptedException {
        for (int first = 0; first < diagrams.size(); first += ON_A_PAGE) {
            StringBuilder page =
                    new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 900\">\n");
            diagrams.subList(first, Math.min(diagrams.size(), first + ON_A_PAGE)).stream()
                    .distinct()
                    .forEach(diagram -> page.append(diagram.toSvg()));
            Path svg = Files.writeString(folder.resolve("page.svg"), page.append("</svg>\n"));
            assertEquals("", run("xmllint", "--noout", "--nonet", svg.toString()));
            assertEquals(
                    "",
                    run(
                            "rsvg-convert",
                            "--width",
                            "300",
                            "-o",
                            folder.resolve("page.png").toString(),
                            svg.toString()));
        }
    }

    /** Runs a program and returns all that it says. */
    private static String run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }
}
