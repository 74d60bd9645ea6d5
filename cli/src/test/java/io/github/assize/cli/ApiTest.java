package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Rulesets;
import io.github.assize.diagram.PositionDiagram;
import io.github.assize.game.Game;
import io.github.assize.play.Player;
import io.github.assize.study.Study;
import io.github.assize.testkit.RulesetContract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Holds the public signatures of the published modules against the listings in {@code checks/api}. With
 * {@code -Dapi.update=true} it writes the listings anew.
 */
final class ApiTest {
    private static final Path LISTINGS = Path.of("..", "checks", "api");
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("(?m)^/\\*\\*([^*]*+(?:\\*(?!/)[^*]*+)*+)\\*/\\s*^(?:@[^\\n]*\\n)*"
                    + "(public (?:static |final |abstract )*(?:class|interface|enum|record|@interface) \\w+)");

    /** A class of each published module, by the name of its artifact. */
    private static final Map<String, Class<?>> MODULES = modules();

    private static Map<String, Class<?>> modules() {
        Map<String, Class<?>> modules = new TreeMap<>(Map.of(
                "assize-core", Rulesets.class,
                "assize-diagram", PositionDiagram.class,
                "assize-game", Game.class,
                "assize-play", Player.class,
                "assize-study", Study.class,
                "assize-testkit", RulesetContract.class));
        for (RulesetProvider provider : ServiceLoader.load(RulesetProvider.class)) {
            modules.put("assize-" + provider.get().id(), provider.getClass());
        }
        return modules;
    }

    @TestFactory
    Stream<DynamicTest> noSignatureChangesUnnoticed() {
        return MODULES.entrySet().stream()
                .map(module -> DynamicTest.dynamicTest(module.getKey(), () -> {
                    Path listing = LISTINGS.resolve(module.getKey() + ".txt");
                    String signatures = Signatures.of(module.getValue());
                    if (Boolean.getBoolean("api.update")) {
                        Files.writeString(listing, signatures);
                    }
                    assertEquals(Files.readString(listing), signatures);
                }));
    }

    @Test
    void everyPublishedModuleHasAListing() throws Exception {
        List<String> expected = ModulesTest.published().stream()
                .map(artifact -> artifact + ".txt")
                .sorted()
                .toList();
        try (Stream<Path> listings = Files.list(LISTINGS)) {
            assertEquals(
                    expected,
                    listings.map(path -> path.getFileName().toString()).sorted().toList());
        }
        Set<String> held = new TreeSet<>(MODULES.keySet());
        assertTrue(held.add("assize-spark"), "it holds its listing itself, where Spark is");
        assertEquals(held, ModulesTest.published());
    }

    @Test
    void everyPublicTopLevelTypeSaysSinceWhen() throws IOException {
        int types = 0;
        for (String folder : List.of("core", "diagram", "game", "play", "spark", "study", "testkit", "variants")) {
            try (Stream<Path> sources = Files.walk(Path.of("..", folder))) {
                types += sources.filter(path -> path.toString()
                                .replace('\\', '/')
                                .matches(".*/src/main/java/(?!.*/core/engine/).*\\.java"))
                        .mapToInt(ApiTest::checkSince)
                        .sum();
            }
        }
        assertTrue(types >= 70, types + " types");
    }

    private static int checkSince(Path source) {
        try {
            return (int) PUBLIC_TYPE
                    .matcher(Files.readString(source))
                    .results()
                    .peek(type -> assertTrue(
                            type.group(1).matches("(?s).*@since \\d+\\.\\d+\\.\\d+\\s.*"),
                            () -> source + ": " + type.group(2) + " does not say @since"))
                    .count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
