package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import io.github.assize.diagram.Diagram;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Turns pictures into pixels. */
final class Png {
    private Png() {}

    /** Returns the picture as large as it says, or else with a pixel for each unit of the drawing. */
    static byte[] of(Diagram<?> diagram) throws IOException {
        System.setProperty("java.awt.headless", "true");
        ByteArrayInputStream svg = new ByteArrayInputStream(diagram.toSvg().getBytes(UTF_8));
        SVGDocument document =
                requireNonNull(new SVGLoader().load(svg, null, LoaderContext.createDefault()), "document");
        int width = Math.round(document.size().width);
        int height = Math.round(document.size().height);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox(0, 0, width, height));
        graphics.dispose();
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }
}
