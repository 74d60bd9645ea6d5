package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures all that there is to measure, in several JVMs, as no two of them compile the same program to the same code. */
@Command(
        name = "long",
        description = "Prints every figure, measured in several JVMs one after the other, and all other forms.")
final class LongForm implements Callable<Integer> {
    private final PrintStream out;

    @Mixin
    private Selection selection = new Selection();

    @Mixin
    private CliJar cli = new CliJar();

    @Mixin
    private Pace pace = new Pace();

    @Option(
            names = "--forks",
            paramLabel = "N",
            description = "how many JVMs measure each figure; default: ${DEFAULT-VALUE}")
    private int forks = 5;

    @Option(names = "--commit", paramLabel = "NAME", description = "what is measured, to be printed")
    private String commit = "unnamed";

    LongForm(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        String load = Machine.load();
        Results results = new Results();
        for (int fork = 0; fork < forks; fork++) {
            try (Remote remote = new Remote(Jvm.classPath(), words())) {
                results.measure(remote.meters(), pace.rounds());
            }
        }
        out.println("Commit " + commit + ", " + Machine.describe() + ".");
        out.println();
        Report report = new Report(results);
        report.printTables(out);
        out.println();
        out.println("### Between the rulesets");
        out.println();
        report.printMultiples(out);
        printForm("Readings", "readings", List.of(selection.columns().words(), pace.words()));
        printForm("Sizes of the board", "sizes", List.of(pace.words()));
        printForm("Depths", "depths", List.of(selection.columns().words(), pace.words()));
        printForm("Memory", "memory", List.of(selection.columns().words()));
        out.println();
        out.println("Load " + load + " before, " + Machine.load() + " after.");
        return 0;
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(selection.words());
        words.add(cli.word());
        words.addAll(pace.words());
        return words;
    }

    /** Prints what another form measures in a JVM of its own. */
    private void printForm(String title, String name, List<List<String>> options) {
        List<String> words = new ArrayList<>(Jvm.LOOKING_INSIDE);
        words.addAll(List.of("-cp", Jvm.classPath(), Main.class.getName(), name));
        options.forEach(words::addAll);
        out.println();
        out.println("### " + title);
        out.println();
        Jvm.run(words).forEach(out::println);
    }
}
