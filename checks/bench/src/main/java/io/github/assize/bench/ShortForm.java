package io.github.assize.bench;

import java.io.PrintStream;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures all figures in one JVM, in less than three minutes of an idle machine. */
@Command(name = "short", description = "Prints every figure with its target, measured in one JVM.")
final class ShortForm implements Callable<Integer> {
    private final PrintStream out;

    @Mixin
    private Selection selection = new Selection();

    @Mixin
    private CliJar cli = new CliJar();

    @Mixin
    private Pace pace = new Pace();

    @Option(names = "--commit", paramLabel = "NAME", description = "what is measured, to be printed")
    private String commit = "unnamed";

    @Option(names = "--tsv", description = "print a line of fields parted by tabs for each figure instead")
    private boolean tsv;

    ShortForm(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        String load = Machine.load();
        Map<Figure, Meter> meters = Figures.of(selection, cli, pace);
        Figures.warmUp(meters, pace.warmUps());
        Results results = new Results();
        results.measure(meters, pace.rounds());
        Report report = new Report(results);
        if (tsv) {
            report.printTsv(out);
        } else {
            out.println("Commit " + commit + ", " + Machine.describe() + ".");
            out.println("Load " + load + " before, " + Machine.load() + " after.");
            out.println();
            report.printTables(out);
        }
        return 0;
    }
}
