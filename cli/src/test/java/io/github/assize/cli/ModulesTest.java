package io.github.assize.cli;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Holds the lists of modules in the POMs against each other. */
final class ModulesTest {
    private static final Path ROOT = Path.of("..");
    private static final Set<String> NOT_PUBLISHED =
            Set.of("assize-bom", "assize-build-parent", "assize-cli", "assize-bench", "assize-fuzz", "assize-mutation");

    @Test
    void theBomListsEveryPublishedModule() throws Exception {
        assertEquals(published(), managedByTheBom());
    }

    /** Returns the artifacts that hold code for others, sorted. */
    static Set<String> published() throws Exception {
        Set<String> published = new TreeSet<>();
        for (String module : texts(ROOT.resolve("pom.xml"), "module")) {
            published.add(ownArtifactId(ROOT.resolve(module).resolve("pom.xml")));
        }
        published.removeAll(NOT_PUBLISHED);
        return published;
    }

    @Test
    void theCommandLineHasEveryVariant() throws Exception {
        Set<String> here = texts(Path.of("pom.xml"), "artifactId");
        for (String module : texts(ROOT.resolve("pom.xml"), "module")) {
            if (module.startsWith("variants/")) {
                String variant = ownArtifactId(ROOT.resolve(module).resolve("pom.xml"));
                assertTrue(here.contains(variant), () -> "cli/pom.xml lacks " + variant);
            }
        }
    }

    @Test
    void everyPomHasANameAndADescriptionOfItsOwn() throws Exception {
        Set<String> modules = texts(ROOT.resolve("pom.xml"), "module");
        modules.add(".");
        for (String module : modules) {
            Path pom = ROOT.resolve(module).resolve("pom.xml");
            assertTrue(own(pom, "name").isPresent() && own(pom, "description").isPresent(), pom::toString);
        }
    }

    @Test
    void theRootHasWhatAllPublishedPomsInherit() throws Exception {
        Path pom = ROOT.resolve("pom.xml");
        for (String element : List.of("url", "licenses", "developers", "scm", "issueManagement", "inceptionYear")) {
            assertTrue(own(pom, element).isPresent(), element);
        }
        assertEquals("https://github.com/assize/assize", own(pom, "url").orElseThrow());
    }

    private static Set<String> managedByTheBom() throws Exception {
        Set<String> managed = texts(ROOT.resolve("bom/pom.xml"), "artifactId");
        managed.removeAll(Set.of("assize", "assize-bom"));
        return managed;
    }

    private static String ownArtifactId(Path pom) throws Exception {
        return own(pom, "artifactId").orElseThrow();
    }

    /** Returns what an element of the project itself says. */
    private static Optional<String> own(Path pom, String element) throws Exception {
        Element project = project(pom);
        return IntStream.range(0, project.getChildNodes().getLength())
                .mapToObj(project.getChildNodes()::item)
                .filter(n -> n.getNodeName().equals(element))
                .map(n -> n.getTextContent())
                .findFirst();
    }

    private static Set<String> texts(Path pom, String element) throws Exception {
        var nodes = project(pom).getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .collect(toCollection(TreeSet::new));
    }

    private static Element project(Path pom) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(pom.toFile())
                .getDocumentElement();
    }
}
