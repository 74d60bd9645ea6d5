package io.github.assize.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.assize.game.PgnReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.Timer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinTask;
import org.jspecify.annotations.NullMarked;

/** The arrows between the modules; this module is the one that sees all the others. */
@AnalyzeClasses(packages = "io.github.assize", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    private static final String ASSIZE = "io.github.assize..";
    private static final String CORE = "io.github.assize.core..";
    private static final String CORE_API = "io.github.assize.core";
    private static final String ENGINE = "io.github.assize.core.engine..";
    private static final String VARIANTS = "io.github.assize.variants..";
    private static final String DIAGRAM = "io.github.assize.diagram..";
    private static final String GAME = "io.github.assize.game..";
    private static final String PLAY = "io.github.assize.play..";
    private static final String STUDY = "io.github.assize.study..";
    private static final String TESTKIT = "io.github.assize.testkit..";
    private static final String CLI = "io.github.assize.cli..";

    /** Asks in which order bytes are read, and the answer is the same everywhere. */
    private static final String WORDS = "io[.]github[.]assize[.]core[.]engine[.]Words";

    /** Look for what the class loaders provide, which nothing else asks for. */
    private static final String PROVIDERS =
            "io[.]github[.]assize[.]core[.](ProviderSearch|ListedProvider|ServiceFiles).*";

    private static final int LARGEST_KNOT = 8;
    private static final int MOST_DOORS = 53;

    @ArchTest
    static final ArchRule THE_CORE_KNOWS_ONLY_ITSELF = noClasses()
            .that(resideInAPackage(CORE))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(CORE)));

    @ArchTest
    static final ArchRule THE_ENGINE_KNOWS_NUMBERS_ALONE = noClasses()
            .that(resideInAPackage(ENGINE))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(ENGINE)));

    @ArchTest
    static final ArchRule A_VARIANT_KNOWS_ONLY_THE_API_OF_THE_CORE = noClasses()
            .that(resideInAPackage(VARIANTS))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(CORE_API, VARIANTS)));

    @ArchTest
    static final ArchRule A_VARIANT_KNOWS_NO_OTHER_VARIANT =
            slices().matching("io.github.assize.variants.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule A_DIAGRAM_KNOWS_ONLY_THE_API_OF_THE_CORE = noClasses()
            .that(resideInAPackage(DIAGRAM))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(CORE_API, DIAGRAM)));

    @ArchTest
    static final ArchRule A_GAME_KNOWS_ONLY_THE_API_OF_THE_CORE = noClasses()
            .that(resideInAPackage(GAME))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(CORE_API, GAME)));

    @ArchTest
    static final ArchRule A_PLAYER_KNOWS_ONLY_GAMES_AND_THE_API_OF_THE_CORE = noClasses()
            .that(resideInAPackage(PLAY))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(CORE_API, GAME, PLAY)));

    @ArchTest
    static final ArchRule A_STUDY_KNOWS_PLAYERS_AND_DIAGRAMS_AND_THE_API_OF_THE_CORE = noClasses()
            .that(resideInAPackage(STUDY))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE)
                    .and(resideOutsideOfPackages(CORE_API, DIAGRAM, GAME, "io.github.assize.play", STUDY)));

    @ArchTest
    static final ArchRule THE_TESTKIT_KNOWS_ONLY_THE_API_OF_THE_CORE = noClasses()
            .that(resideInAPackage(TESTKIT))
            .should()
            .dependOnClassesThat(resideInAPackage(ASSIZE).and(resideOutsideOfPackages(CORE_API, TESTKIT)));

    @ArchTest
    static final ArchRule NOTHING_KNOWS_THE_COMMAND_LINE = noClasses()
            .that(resideInAnyPackage(CORE, DIAGRAM, GAME, PLAY, STUDY, VARIANTS, TESTKIT))
            .should()
            .dependOnClassesThat(resideInAPackage(CLI));

    @ArchTest
    static final ArchRule WHAT_IS_EMBEDDED_ASKS_THE_MACHINE_NOTHING = noClasses()
            .that(resideInAnyPackage(CORE, DIAGRAM, GAME, VARIANTS)
                    .and(not(equivalentTo(PgnReader.class)))
                    .and(not(nameMatching(WORDS)))
                    .and(not(nameMatching(PROVIDERS))))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "java.lang.reflect..",
                    "java.util.logging..",
                    "java.net..",
                    "java.nio..",
                    "java.util.concurrent.locks..",
                    "sun..",
                    "jdk.."))
            .orShould()
            .dependOnClassesThat(belongToAnyOf(
                    System.Logger.class,
                    Thread.class,
                    ThreadLocal.class,
                    Executor.class,
                    ForkJoinTask.class,
                    Timer.class))
            .orShould()
            .callMethodWhere(target(nameMatching("getProperty|getProperties|getenv|getBoolean")))
            .orShould()
            .callMethodWhere(target(owner(equivalentTo(Class.class)))
                    .and(target(nameMatching("forName|get(Declared)?(Method|Field|Constructor).*"))));

    @ArchTest
    static final ArchRule ONLY_ENUMS_AND_EXCEPTIONS_ARE_SERIALIZABLE = noClasses()
            .that(resideInAnyPackage(CORE, DIAGRAM, GAME, PLAY, STUDY, VARIANTS)
                    .and(not(assignableTo(Enum.class)))
                    .and(not(assignableTo(Throwable.class))))
            .should()
            .beAssignableTo(Serializable.class);

    @ArchTest
    static void aVariantShowsOneClass(JavaClasses all) {
        Map<String, List<String>> shown = all.stream()
                .filter(resideInAPackage(VARIANTS))
                .filter(c -> c.getModifiers().contains(JavaModifier.PUBLIC) && c.isTopLevelClass())
                .collect(groupingBy(JavaClass::getPackageName, mapping(JavaClass::getSimpleName, toList())));
        shown.forEach((variant, classes) -> assertEquals(1, classes.size(), () -> variant + " shows " + classes));
    }

    /** The engine is one room with few doors: what is public there is counted, but for equals and hashCode. */
    @ArchTest
    static void theEngineHasFewDoors(JavaClasses all) {
        List<String> doors = all.that(resideInAPackage(ENGINE)).stream()
                .filter(c -> c.getModifiers().contains(JavaModifier.PUBLIC))
                .flatMap(c -> c.getMethods().stream())
                .filter(m -> m.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(m -> !m.getName().matches("equals|hashCode"))
                .map(JavaMethod::getFullName)
                .toList();
        assertTrue(!doors.isEmpty() && doors.size() <= MOST_DOORS, () -> doors.size() + " public methods: " + doors);
    }

    /** Classes that need each other can only be understood together. */
    @ArchTest
    static void fewClassesOfTheCoreNeedEachOther(JavaClasses all) {
        Map<String, Set<String>> needs = new TreeMap<>();
        for (JavaClass c : all.that(resideInAPackage(CORE))) {
            Set<String> needed = needs.computeIfAbsent(outermost(c), name -> new TreeSet<>());
            c.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(resideInAPackage(CORE))
                    .forEach(target -> needed.add(outermost(target)));
        }
        Map<String, Set<String>> reached = new TreeMap<>();
        needs.keySet().forEach(name -> reached.put(name, reached(name, needs)));
        reached.forEach((name, names) -> {
            List<String> knot = names.stream()
                    .filter(other -> reached.getOrDefault(other, Set.of()).contains(name))
                    .toList();
            assertTrue(knot.size() <= LARGEST_KNOT, () -> knot.size() + " need each other: " + knot);
        });
    }

    private static String outermost(JavaClass c) {
        return c.getEnclosingClass().map(ArchitectureTest::outermost).orElse(c.getName());
    }

    private static Set<String> reached(String from, Map<String, Set<String>> needs) {
        Set<String> reached = new TreeSet<>();
        Deque<String> next = new ArrayDeque<>(needs.get(from));
        while (!next.isEmpty()) {
            String name = next.pop();
            if (reached.add(name)) {
                next.addAll(needs.get(name));
            }
        }
        return reached;
    }

    @ArchTest
    static void everyPackageSaysThatNothingIsNullUnlessMarked(JavaClasses all) {
        all.stream()
                .map(JavaClass::getPackage)
                .distinct()
                .forEach(p -> assertTrue(p.isAnnotatedWith(NullMarked.class), p::getName));
    }

    @ArchTest
    static void theCoreNamesNoVariant(JavaClasses all) {
        Set<String> names = all.stream()
                .filter(resideInAPackage(VARIANTS))
                .map(c -> c.getPackageName().substring(c.getPackageName().lastIndexOf('.') + 1))
                .collect(toCollection(TreeSet::new));
        assertTrue(names.size() >= 5, () -> "variants on the class path: " + names);
        for (JavaClass c : all.that(resideInAnyPackage(CORE, DIAGRAM, GAME, PLAY, STUDY))) {
            String text = constants(c);
            names.forEach(n -> assertFalse(text.contains(n), () -> c.getName() + " names the variant " + n));
        }
    }

    /** The class file in lower case and without hyphens, so that "short-assize" and "ShortAssize" read the same. */
    private static String constants(JavaClass c) {
        try (InputStream in = c.getSource().orElseThrow().getUri().toURL().openStream()) {
            return new String(in.readAllBytes(), ISO_8859_1)
                    .toLowerCase(Locale.ROOT)
                    .replace("-", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
