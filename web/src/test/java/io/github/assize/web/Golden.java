package io.github.assize.web;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Screenshots that somebody has looked at; {@code -Dgolden.update=true} takes them anew. */
final class Golden {
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");

    /** How far two colors may lie apart, and what share of the picture may lie farther apart: fonts differ a little. */
    private static final int NEAR = 48;

    private static final double SHARE = 0.02;

    private Golden() {}

    /** Compares what the browser shows with the screenshot of that name. */
    static void assertLooks(Browser browser, String name) throws IOException {
        BufferedImage actual = browser.screenshot();
        if (UPDATE) {
            ImageIO.write(actual, "png", new File("src/test/resources/golden/" + name + ".png"));
            return;
        }
        Path seen = Files.createDirectories(Path.of("target/golden")).resolve(name + ".png");
        ImageIO.write(actual, "png", seen.toFile());
        BufferedImage golden =
                ImageIO.read(requireNonNull(Golden.class.getResourceAsStream("/golden/" + name + ".png"), name));
        assertEquals(golden.getWidth(), actual.getWidth());
        assertEquals(golden.getHeight(), actual.getHeight());
        double share = differing(golden, actual);
        assertTrue(share <= SHARE, () -> name + ": " + share + " of the picture is another, see " + seen);
    }

    private static double differing(BufferedImage one, BufferedImage other) {
        long differing = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                differing += apart(one.getRGB(x, y), other.getRGB(x, y)) > NEAR ? 1 : 0;
            }
        }
        return (double) differing / one.getWidth() / one.getHeight();
    }

    private static int apart(int one, int other) {
        int most = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            most = Math.max(most, Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)));
        }
        return most;
    }
}
