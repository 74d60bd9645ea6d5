package io.github.assize.core;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is found where the context class loader provides this and that; no variant is on the path of these tests. */
final class RulesetsTest {
    private static final String SERVICE = "META-INF/services/io.github.assize.core.RulesetProvider";

    private static final String ASKED =
            "java.lang.IllegalStateException: a provider that is being asked cannot ask Rulesets itself";

    @TempDir
    private Path directory;

    /** Provides the small game. */
    public static final class Good implements RulesetProvider {
        @Override
        public Ruleset get() {
            return Toy.GAME;
        }
    }

    /** Provides another game, whose id comes first. */
    public static final class GoodToo implements RulesetProvider {
        @Override
        public Ruleset get() {
            return Toy.named("another", "Another");
        }
    }

    /** Provides the game that its name says. */
    public static final class Another implements RulesetProvider {
        @Override
        public Ruleset get() {
            return new GoodToo().get();
        }
    }

    /** Provides a game of an id that another provides. */
    public static final class Twin implements RulesetProvider {
        @Override
        public Ruleset get() {
            return Toy.GAME;
        }
    }

    /** Returns null. */
    public static final class Null implements RulesetProvider {
        @Override
        @SuppressWarnings("NullAway") // what the test is about
        public Ruleset get() {
            return null;
        }
    }

    /** Throws when asked. */
    public static final class Throws implements RulesetProvider {
        @Override
        public Ruleset get() {
            throw new IllegalStateException("no board");
        }
    }

    /** Throws when created. */
    public static final class ThrowsAtOnce implements RulesetProvider {
        public ThrowsAtOnce() {
            throw new IllegalStateException("no pieces");
        }

        @Override
        public Ruleset get() {
            return Toy.GAME;
        }
    }

    /** Throws when initialized. */
    public static final class ThrowsFirst implements RulesetProvider {
        private static final int RANKS = Integer.parseInt("eight");

        @Override
        public Ruleset get() {
            return Ruleset.define("r" + RANKS, "R")
                    .laws(answers -> Laws.onBoard(RANKS, RANKS).build())
                    .build();
        }
    }

    /** Throws an error of linkage when asked. */
    public static final class Unlinked implements RulesetProvider {
        @Override
        public Ruleset get() {
            throw new NoClassDefFoundError("org/example/Missing");
        }
    }

    /** Asks for the ruleset of another. */
    public static final class Asks implements RulesetProvider {
        @Override
        public Ruleset get() {
            return Rulesets.byId("toy");
        }
    }

    /** Asks for the rulesets of all others when initialized. */
    public static final class AsksFirst implements RulesetProvider {
        private static final List<Ruleset> OTHERS = Rulesets.all();

        @Override
        public Ruleset get() {
            return OTHERS.get(0);
        }
    }

    /** Is no provider. */
    public static final class NoProvider {}

    /** Can be created by nobody else. */
    public static final class Hidden implements RulesetProvider {
        private Hidden() {}

        @Override
        public Ruleset get() {
            return Toy.GAME;
        }
    }

    @Test
    void noRulesetIsThereWithoutAProvider() {
        assertEquals(List.of(), Rulesets.all());
        assertEquals(
                "no rulesets, so none is named \"toy\"",
                assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("toy"))
                        .getMessage());
    }

    @Test
    void rulesetsComeInTheOrderOfTheirIds() throws IOException {
        with(services(Good.class.getName(), GoodToo.class.getName()), () -> {
            assertEquals(
                    List.of("another", "toy"),
                    Rulesets.all().stream().map(Ruleset::id).toList());
            assertSame(Toy.GAME, Rulesets.byId("toy"));
            assertEquals(List.of(), problems());
        });
    }

    static Stream<Arguments> broken() {
        String name = RulesetsTest.class.getName() + "$";
        return Stream.of(
                Arguments.of("org.example.Missing", "Provider org.example.Missing not found"),
                Arguments.of(name + "NoProvider", "Provider " + name + "NoProvider is no RulesetProvider"),
                Arguments.of("java.lang.String", "Provider java.lang.String is no RulesetProvider"),
                Arguments.of(
                        name + "Hidden", "Provider " + name + "Hidden has no public constructor without parameters"),
                Arguments.of(name + "Null", "Provider " + name + "Null gives no ruleset but null"),
                Arguments.of(
                        name + "Throws",
                        "Provider " + name + "Throws gives no ruleset: java.lang.IllegalStateException: no board"),
                Arguments.of(
                        name + "ThrowsAtOnce",
                        "Provider " + name
                                + "ThrowsAtOnce gives no ruleset: java.lang.IllegalStateException: no pieces"),
                Arguments.of(
                        name + "Unlinked",
                        "Provider " + name
                                + "Unlinked gives no ruleset: java.lang.NoClassDefFoundError: org/example/Missing"),
                Arguments.of(name + "Asks", "Provider " + name + "Asks gives no ruleset: " + ASKED),
                Arguments.of(
                        name + "Twin", "Provider " + name + "Twin is passed over: " + name + "Good gives toy too"));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void aBrokenProviderIsNamedAndHidesNoOther(String provider, String sentence) throws IOException {
        String good = Good.class.getName();
        String another = GoodToo.class.getName();
        for (Path services : List.of(services(good, provider, another), services(another, good, provider))) {
            with(services, () -> {
                assertEquals(List.of(sentence), problems());
                assertEquals(2, Rulesets.all().size());
                assertSame(Toy.GAME, Rulesets.byId("toy"));
                Throwable unknown = assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("chess"));
                assertEquals("no ruleset \"chess\"; there are: another, toy; " + sentence, unknown.getMessage());
                assertEquals(sentence, unknown.getSuppressed()[0].getMessage());
            });
        }
    }

    @Test
    void aProviderThatCannotBeInitializedIsNamedEachTime() throws IOException {
        with(services(ThrowsFirst.class.getName(), Good.class.getName()), () -> {
            for (int time = 0; time < 2; time++) {
                List<String> problems = problems();
                assertEquals(1, problems.size());
                assertTrue(problems.get(0).startsWith("Provider " + ThrowsFirst.class.getName()), problems.get(0));
                assertTrue(problems.get(0).contains("NumberFormatException"), problems.get(0));
            }
            assertSame(Toy.GAME, Rulesets.byId("toy"));
        });
    }

    @Test
    void aProviderThatAsksForOthersAsItIsInitializedHidesNone() throws IOException {
        with(services(AsksFirst.class.getName(), Asks.class.getName(), Good.class.getName()), () -> {
            assertEquals(List.of(Toy.GAME), Rulesets.all());
            assertEquals(2, problems().size());
            assertSame(Toy.GAME, Rulesets.byId("toy"));
        });
    }

    @Test
    void aGoodLineBesideABadOneIsRead() throws IOException {
        with(services(Good.class.getName(), "org.example.Missing", "not a class", GoodToo.class.getName()), () -> {
            assertEquals(2, Rulesets.all().size());
            assertEquals(2, problems().size());
            assertTrue(
                    problems().get(0).endsWith(":3: Illegal configuration-file syntax"),
                    problems().get(0));
            assertEquals("Provider org.example.Missing not found", problems().get(1));
        });
    }

    @Test
    void whatAProviderThrewIsTheCause() throws IOException {
        with(services(Throws.class.getName()), () -> {
            List<ServiceConfigurationError> problems = new ArrayList<>();
            assertEquals(List.of(), Rulesets.all(problems::add));
            assertEquals("no board", requireNonNull(problems.get(0).getCause()).getMessage());
        });
    }

    @Test
    void noMoreProvidersAreAskedThanItTakesToFindARuleset() throws IOException {
        with(services(Throws.class.getName(), Another.class.getName(), "org.example.Missing"), () -> {
            List<String> told = new ArrayList<>();
            Ruleset another = Rulesets.byId("another", problem -> told.add(String.valueOf(problem.getMessage())));
            assertEquals("another", another.id());
            assertEquals(List.of("Provider org.example.Missing not found"), told);
            assertEquals(2, problems().size());
        });
    }

    @Test
    void ofTwoProvidersOfAnIdTheOneOfThatNameIsKept() throws IOException {
        String kept = Another.class.getName();
        String passed = GoodToo.class.getName();
        for (Path services : List.of(services(kept, passed), services(passed, kept))) {
            with(services, () -> {
                assertEquals(
                        List.of("Provider " + passed + " is passed over: " + kept + " gives another too"), problems());
                assertEquals(List.of(Rulesets.byId("another")), Rulesets.all());
                List<String> told = new ArrayList<>();
                Rulesets.byId("another", problem -> told.add(String.valueOf(problem.getMessage())));
                assertEquals(List.of(), told);
            });
        }
    }

    @Test
    void allBrokenProvidersAreNamed() throws IOException {
        with(services(Throws.class.getName(), "org.example.One", Null.class.getName(), "org.example.Other"), () -> {
            assertEquals(4, problems().size());
            String message = String.valueOf(assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("toy"))
                    .getMessage());
            assertTrue(message.startsWith("no rulesets, so none is named \"toy\"; Provider "), message);
            problems().forEach(problem -> assertTrue(message.contains(problem), message));
        });
    }

    @Test
    void aServiceFileThatCannotBeReadHidesNoOther() throws IOException {
        Path broken = services("not a class");
        Path good = services(Good.class.getName());
        with(List.of(broken, good), () -> {
            assertEquals(1, problems().size());
            assertTrue(
                    problems().get(0).contains(broken.getFileName().toString()),
                    problems().get(0));
            assertSame(Toy.GAME, Rulesets.byId("toy"));
        });
    }

    @Test
    void aProviderNamedTwiceGivesItsRulesetOnce() throws IOException {
        Path once = services(Good.class.getName(), Good.class.getName());
        Path again = services(Good.class.getName());
        with(List.of(once, again), () -> {
            assertEquals(List.of(Toy.GAME), Rulesets.all());
            assertEquals(List.of(), problems());
        });
    }

    @Test
    void aLoaderThatFailsForEverIsAskedNoMore() {
        ClassLoader failing = new ClassLoader(parent()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                throw new IOException("no disk");
            }
        };
        with(failing, () -> {
            assertEquals(1, problems().size());
            assertTrue(
                    problems().get(0).endsWith("java.io.IOException: no disk"),
                    problems().get(0));
        });
    }

    @Test
    void aLoaderThatCannotLoadAProviderIsTold() throws IOException {
        Path file = services("org.example.TooNew", Good.class.getName());
        URLClassLoader failing = new URLClassLoader(new URL[] {file.toUri().toURL()}, parent()) {
            @Override
            protected Class<?> findClass(String name) {
                throw new UnsupportedClassVersionError(name);
            }
        };
        with(failing, () -> {
            String error = "java.lang.UnsupportedClassVersionError: org.example.TooNew";
            assertEquals(List.of("Provider org.example.TooNew cannot be loaded: " + error), problems());
            assertSame(Toy.GAME, Rulesets.byId("toy"));
        });
    }

    @Test
    void anyContextLoaderWillDo() {
        for (ClassLoader context : new ClassLoader[] {null, ClassLoader.getPlatformClassLoader(), parent()}) {
            with(context, () -> assertEquals(List.of(), Rulesets.all()));
        }
    }

    static List<String> problems() {
        List<String> sentences = new ArrayList<>();
        Rulesets.all(problem -> sentences.add(String.valueOf(problem.getMessage())));
        return sentences;
    }

    /** Makes a folder with a service file. */
    private Path services(String... providers) throws IOException {
        Path folder = Files.createTempDirectory(directory, "services");
        Path file = folder.resolve(SERVICE);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(providers));
        return folder;
    }

    private static ClassLoader parent() {
        return RulesetsTest.class.getClassLoader();
    }

    private static void with(Path services, Runnable test) throws IOException {
        with(List.of(services), test);
    }

    private static void with(List<Path> services, Runnable test) throws IOException {
        List<URL> urls = new ArrayList<>();
        for (Path folder : services) {
            urls.add(folder.toUri().toURL());
        }
        with(new URLClassLoader(urls.toArray(URL[]::new), parent()), test);
    }

    static void with(@Nullable ClassLoader context, Runnable test) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(context);
        try {
            test.run();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
