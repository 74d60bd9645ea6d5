package io.github.assize.cli;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Holds the lists of modules in the POMs against each other. */
final class ModulesTest {
    private static final Path ROOT = Path.of("..");
    private static final Path BOM = ROOT.resolve("bom");
    private static final Path VARIANTS = ROOT.resolve("variants");
    private static final Path ALL = VARIANTS.resolve("all");

    @Test
    void theBomListsEveryPublishedModule() throws Exception {
        Set<String> managed = managed(BOM);
        assertTrue(managed.contains("assize-all"), "the BOM does not import assize-all");
        managed.addAll(managed(ALL));
        managed.remove("assize-all");
        assertEquals(published(), managed);
    }

    /** Returns the artifacts that hold code for others, sorted; some are built for a release only. */
    static Set<String> published() throws Exception {
        Set<String> published = new TreeSet<>();
        List<Path> modules = modules();
        nodes(ROOT, "project/profiles/profile")
                .filter(profile -> children(profile, "id")
                        .allMatch(id -> id.getTextContent().equals("release")))
                .flatMap(profile -> below(profile, "modules/module"))
                .forEach(module -> modules.add(ROOT.resolve(module.getTextContent())));
        for (Path module : modules) {
            boolean code = own(module, "packaging").isEmpty();
            if (code && !module.startsWith(ROOT.resolve("checks")) && !module.endsWith("cli")) {
                published.add(own(module, "artifactId").orElseThrow());
            }
        }
        return published;
    }

    @Test
    void whoeverDependsOnAllHasEveryVariant() throws Exception {
        Set<String> variants = new TreeSet<>();
        for (Path module : modules(VARIANTS).filter(m -> !m.equals(ALL)).toList()) {
            variants.add(own(module, "artifactId").orElseThrow());
        }
        assertEquals(variants, artifacts(ALL, "project/dependencies/dependency/artifactId"));
    }

    @Test
    void everyPomHasANameAndADescriptionOfItsOwn() throws Exception {
        for (Path module : modules()) {
            assertTrue(
                    own(module, "name").isPresent()
                            && own(module, "description").isPresent(),
                    module::toString);
        }
    }

    @Test
    void theRootHasWhatAllPublishedPomsInherit() throws Exception {
        for (String element : List.of("url", "licenses", "developers", "scm", "issueManagement", "inceptionYear")) {
            assertTrue(own(ROOT, element).isPresent(), element);
        }
        assertEquals("https://github.com/assize/assize", own(ROOT, "url").orElseThrow());
    }

    private static Set<String> managed(Path module) throws Exception {
        return artifacts(module, "project/dependencyManagement/dependencies/dependency/artifactId");
    }

    private static Set<String> artifacts(Path module, String path) throws Exception {
        return nodes(module, path).map(Element::getTextContent).collect(toCollection(TreeSet::new));
    }

    /** Returns the folders of all modules, the root among them; those of profiles are left out. */
    private static List<Path> modules() throws Exception {
        List<Path> modules = new ArrayList<>(List.of(ROOT));
        for (int i = 0; i < modules.size(); i++) {
            modules(modules.get(i)).forEach(modules::add);
        }
        return modules;
    }

    private static Stream<Path> modules(Path parent) throws Exception {
        return nodes(parent, "project/modules/module").map(module -> parent.resolve(module.getTextContent()));
    }

    /** Returns what an element of the project itself says. */
    private static Optional<String> own(Path module, String element) throws Exception {
        return nodes(module, "project/" + element).map(Element::getTextContent).findFirst();
    }

    /** Returns the elements of a POM that are at that path of names. */
    private static Stream<Element> nodes(Path module, String path) throws Exception {
        Element project = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(module.resolve("pom.xml").toFile())
                .getDocumentElement();
        return below(project, path.substring(path.indexOf('/') + 1));
    }

    private static Stream<Element> below(Element parent, String path) {
        Stream<Element> found = Stream.of(parent);
        for (String name : path.split("/", -1)) {
            found = found.flatMap(element -> children(element, name));
        }
        return found;
    }

    private static Stream<Element> children(Element parent, String name) {
        return IntStream.range(0, parent.getChildNodes().getLength())
                .mapToObj(parent.getChildNodes()::item)
                .filter(node -> node.getNodeName().equals(name))
                .map(Element.class::cast);
    }
}
