package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.cli.Markdown.Block;
import io.github.assize.core.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Holds what the README and the guides show against what happens. */
final class DocumentsTest {
    private static final Path ROOT = Path.of("..");
    private static final Path README = ROOT.resolve("README.md");
    private static final String JAR = "java -jar cli/target/assize.jar ";

    private static final Path PROJECT = ROOT.resolve("checks/consumers/ruleset");

    /** A link to a file of the project, and the block that shows it. */
    private static final Pattern FILE_SHOWN = Pattern.compile(
            "\\]\\(\\.\\./checks/consumers/ruleset/([^)]+)\\):\\n\\n```\\w+\\n(.*?\\n)```", Pattern.DOTALL);

    private static final Pattern LINK = Pattern.compile("\\]\\((?!https:)([^)#]+)[^)]*\\)");

    @TempDir
    private Path directory;

    /**
     * Compiles the Java blocks of each page together and runs them; what one prints stands in a text block that comes
     * next.
     */
    @TestFactory
    List<DynamicTest> everyJavaBlockDoesWhatThePageShows() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : pages()) {
            List<Block> blocks = Markdown.blocks(page);
            Snippets snippets =
                    new Snippets(directory.resolve(page.getFileName().toString()));
            for (int i = 0; i < blocks.size(); i++) {
                if (blocks.get(i).language().equals("java")) {
                    boolean shown = i + 1 < blocks.size()
                            && blocks.get(i + 1).language().equals("text");
                    snippets.add(blocks.get(i), shown ? blocks.get(i + 1).text() : "");
                }
            }
            tests.add(DynamicTest.dynamicTest(page.toString(), snippets::compileAndRun));
        }
        return tests;
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(README),
                            guides.filter(page -> page.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theFirstCodeOfTheReadmeIsJavaOnTheFirstScreen() throws IOException {
        Block first = Markdown.blocks(README).get(0);
        assertEquals("java", first.language());
        assertTrue(first.line() < 15, "begins at line " + first.line());
    }

    @Test
    void theCommandsOfTheReadmePrintWhatItShows() throws IOException {
        List<Block> consoles = Markdown.blocks(README).stream()
                .filter(block -> block.language().equals("console"))
                .toList();
        int commands = 0;
        for (Block console : consoles) {
            int end = console.text().indexOf('\n');
            List<String> words = List.of(console.text().substring(0, end).split(" && "));
            List<String> own =
                    words.stream().filter(word -> word.startsWith(JAR)).toList();
            String expected = own.stream().map(DocumentsTest::output).collect(Collectors.joining());
            assertEquals(expected, console.text().substring(end + 1));
            commands += own.size();
        }
        assertEquals(2, commands);
        assertEquals("$ mvn verify\n", consoles.get(consoles.size() - 1).text());
    }

    private static String output(String command) {
        String words = command.substring(JAR.length());
        boolean joined = words.endsWith(" | xargs");
        Cli.Run run = Cli.run(words.replace(" | xargs", "").split(" "));
        assertEquals(0, run.status(), run.err());
        return joined ? run.out().strip().replace('\n', ' ') + "\n" : run.out();
    }

    @Test
    void theTableOfTheReadmeHasEveryGame() throws IOException {
        List<String> rows = Files.readAllLines(README).stream()
                .filter(line -> line.startsWith("| ") && line.contains("docs/rulesets/"))
                .toList();
        List<String> expected = Rulesets.all().stream()
                .map(r -> "%s | [`%s`](docs/rulesets/%2$s.md) | %sx%s | `assize-%2$s`"
                        .formatted(r.name(), r.id(), r.files(), r.ranks()))
                .sorted()
                .toList();
        assertEquals(
                expected,
                rows.stream().map(DocumentsTest::withoutPlaceAndTime).sorted().toList());
    }

    private static String withoutPlaceAndTime(String row) {
        String[] cells = row.substring(2, row.length() - 2).split(" \\| ", -1);
        assertEquals(5, cells.length, row);
        return String.join(" | ", cells[0], cells[1], cells[2], cells[4]);
    }

    @Test
    void theDependenciesOfTheReadmeAreThoseOfTheBuild() throws Exception {
        String xml = Markdown.blocks(README).stream()
                .filter(block -> block.language().equals("xml"))
                .map(Block::text)
                .collect(Collectors.joining());
        Document snippet = parse("<project>" + xml + "</project>");
        Document bom = parse(Files.readString(ROOT.resolve("bom/pom.xml")));
        Set<String> published = new HashSet<>(texts(bom, "artifactId"));
        published.addAll(texts(parse(Files.readString(ROOT.resolve("variants/all/pom.xml"))), "artifactId"));
        List<String> used = texts(snippet, "artifactId");
        assertEquals("assize-bom", used.get(0));
        assertTrue(published.containsAll(used), () -> used + " are not all of " + published);
        assertEquals(List.of(texts(bom, "version").get(0)), texts(snippet, "version"));
        assertEquals(used.size(), texts(snippet, "groupId").size());
        assertFalse(texts(snippet, "groupId").stream().anyMatch(group -> !group.equals("io.github.assize")));
    }

    @Test
    void theGuideForAuthorsShowsTheFilesOfItsProject() throws Exception {
        String version = texts(parse(Files.readString(ROOT.resolve("bom/pom.xml"))), "version")
                .get(0);
        List<MatchResult> shown = FILE_SHOWN
                .matcher(Files.readString(ROOT.resolve("docs/authors.md")))
                .results()
                .toList();
        for (MatchResult file : shown) {
            String text = Files.readString(PROJECT.resolve(file.group(1))).replace("${assize.version}", version);
            assertEquals(text, file.group(2), file.group(1));
        }
        try (Stream<Path> files = Files.walk(PROJECT)) {
            assertEquals(files.filter(Files::isRegularFile).count(), shown.size());
        }
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<Path> documents = new ArrayList<>(pages());
        for (String name : List.of("CONTRIBUTING.md", "RELEASING.md", "SECURITY.md", "CHANGELOG.md", "DECISIONS.md")) {
            documents.add(ROOT.resolve(name));
        }
        for (Path document : documents) {
            List<String> missing = LINK.matcher(Files.readString(document))
                    .results()
                    .map(link -> link.group(1))
                    .filter(file -> !Files.exists(document.resolveSibling(file)))
                    .toList();
            assertEquals(List.of(), missing, document::toString);
        }
    }

    private static Document parse(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> texts(Document document, String element) {
        NodeList nodes = document.getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .toList();
    }
}
