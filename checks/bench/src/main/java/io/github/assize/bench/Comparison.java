package io.github.assize.bench;

import static java.util.stream.Collectors.joining;

import java.io.File;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures two builds in turns, figure by figure, in JVMs that live at the same time. */
@Command(name = "compare", description = "Prints how much better the second of two built trees is than the first.")
final class Comparison implements Callable<Integer> {
    private final PrintStream out;

    @Parameters(
            index = "0",
            paramLabel = "FIRST",
            description = "the root of a tree that checks/bench/compare has built")
    private Path first = Path.of("");

    @Parameters(index = "1", paramLabel = "SECOND", description = "the root of another")
    private Path second = Path.of("");

    @Option(
            names = "--forks",
            paramLabel = "N",
            description = "how many pairs of JVMs there are, one after the other; default: ${DEFAULT-VALUE}")
    private int forks = 3;

    @Mixin
    private Selection selection = new Selection();

    @Mixin
    private Pace pace = new Pace();

    private final Map<Figure, List<Double>> ratios = new LinkedHashMap<>();

    Comparison(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        String load = Machine.load();
        for (int fork = 0; fork < forks; fork++) {
            boolean secondStartsFirst = fork % 2 == 1;
            try (Remote early = remote(secondStartsFirst ? second : first);
                    Remote late = remote(secondStartsFirst ? first : second)) {
                measure((secondStartsFirst ? late : early).meters(), (secondStartsFirst ? early : late).meters());
            }
        }
        out.println("Load " + load + " before, " + Machine.load() + " after.");
        out.println();
        new Ratios(ratios).print(out);
        return 0;
    }

    private Remote remote(Path root) {
        List<String> options = new ArrayList<>(selection.words());
        options.add(CliJar.wordFor(root));
        options.addAll(pace.words());
        String classPath = Stream.of("benchmarks", "cli/target/assize.jar", "benchmarks.jar")
                .map(path -> root.resolve(path).toString())
                .collect(joining(File.pathSeparator));
        return new Remote(classPath, options);
    }

    /** Measures each figure of both in turns; which one goes first changes every round. */
    private void measure(Map<Figure, Meter> one, Map<Figure, Meter> other) {
        for (int round = 0; round < pace.rounds(); round++) {
            for (Figure figure : one.keySet()) {
                if (round < figure.row().sampling().times(pace.rounds())) {
                    Meter before = Objects.requireNonNull(one.get(figure));
                    Meter after = Objects.requireNonNull(other.get(figure), () -> "the second has no " + figure);
                    double gain = gain(figure.row(), before, after, round % 2 == 0);
                    ratios.computeIfAbsent(figure, f -> new ArrayList<>()).add(gain);
                }
            }
        }
    }

    /** Returns how many times better the second is. */
    static double gain(Row row, Meter first, Meter second, boolean firstGoesFirst) {
        double late = firstGoesFirst ? 0 : second.measure();
        double before = first.measure();
        double after = firstGoesFirst ? second.measure() : late;
        return row.lessIsBetter() ? before / after : after / before;
    }
}
