package io.github.assize.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What the tests ask of pictures. */
final class Pictures {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    private static final Pattern LONG_NUMBER = Pattern.compile("\\.\\d{3,}");

    private Pictures() {}

    static Element parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
            return document.getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(e.getMessage() + "\n" + svg, e);
        }
    }

    static List<Element> elements(Element root, String name) {
        NodeList nodes = root.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    static String text(String svg, String element) {
        return elements(parse(svg), element).get(0).getTextContent();
    }

    static List<String> ids(Element root) {
        List<String> ids = new ArrayList<>();
        for (Element element : elements(root, "*")) {
            if (element.hasAttribute("id")) {
                ids.add(element.getAttribute("id"));
            }
        }
        return ids;
    }

    /** Checks what holds for every picture, and returns its root. */
    static Element check(String svg) {
        Element root = parse(svg);
        List<String> ids = ids(root);
        Set<String> distinct = new HashSet<>(ids);
        assertEquals(ids.size(), distinct.size(), () -> "an id twice: " + ids);
        assertEquals("img", root.getAttribute("role"));
        for (String label : root.getAttribute("aria-labelledby").split(" ", -1)) {
            assertEquals(true, distinct.contains(label), label);
        }
        for (Element use : elements(root, "use")) {
            assertEquals(true, distinct.contains(use.getAttribute("href").substring(1)), use.getAttribute("href"));
        }
        assertFalse(svg.contains("NaN") || svg.contains("Infinity"), svg);
        assertFalse(LONG_NUMBER.matcher(svg).find(), "a number with more than two decimals");
        return root;
    }

    /** Compares a picture with the one that was looked at; {@code -Ddiagram.update=true} writes it anew. */
    static void assertGolden(String name, Diagram<?> diagram) {
        Path file = GOLDEN.resolve(name + ".svg");
        try {
            if (Boolean.getBoolean("diagram.update")) {
                Files.createDirectories(GOLDEN);
                Files.writeString(file, diagram.toSvg());
            }
            assertEquals(Files.readString(file), diagram.toSvg(), file::toString);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
