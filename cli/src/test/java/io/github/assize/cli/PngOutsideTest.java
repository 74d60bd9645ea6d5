package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.diagram.Diagram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Holds the pixels of PNGs against those that rsvg-convert makes of the same picture, as ImageMagick compares them. */
@Tag("outside")
final class PngOutsideTest {
    private static final Pattern ERROR = Pattern.compile("\\(([0-9.e-]+)\\)");

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> bothProgramsDrawTheSame() {
        return Rulesets.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.id(), () -> {
                    for (Diagram<?> picture : RulesPictures.of(ruleset).values()) {
                        compare(ruleset, picture.scale(1));
                    }
                }));
    }

    private void compare(Ruleset ruleset, Diagram<?> picture) throws IOException, InterruptedException {
        Path svg = Files.writeString(folder.resolve("x.svg"), picture.toSvg());
        Path ours = Files.write(folder.resolve("ours.png"), Png.of(picture));
        Path theirs = folder.resolve("theirs.png");
        run("rsvg-convert", "-o", theirs.toString(), svg.toString());
        String said = run("compare", "-metric", "RMSE", ours.toString(), theirs.toString(), "null:");
        Matcher error = ERROR.matcher(said);
        assertTrue(error.find(), said);
        assertTrue(Double.parseDouble(error.group(1)) < 0.02, () -> ruleset + ": " + said + "\n" + picture);
    }

    private static String run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
