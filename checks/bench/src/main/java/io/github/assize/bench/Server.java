package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures figures one by one as it is asked to, so that two JVMs can take turns. */
@Command(
        name = "serve",
        description = {
            "Warms up and prints the row, column and title of each figure and a line of nothing; then reads row and"
                    + " column, measures and prints the value, until there is no more to read. Fields are parted by tabs."
        })
final class Server implements Callable<Integer> {
    private final InputStream in;
    private final PrintStream out;

    @Mixin
    private Selection selection = new Selection();

    @Mixin
    private CliJar cli = new CliJar();

    @Mixin
    private Pace pace = new Pace();

    Server(InputStream in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        Map<Figure, Meter> meters = Figures.of(selection, cli, pace);
        Figures.warmUp(meters, pace.warmUps());
        Map<String, Meter> byName = new HashMap<>();
        meters.forEach((figure, meter) -> {
            byName.put(name(figure), meter);
            out.println(name(figure) + "\t" + figure.title());
        });
        out.println();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            out.println(Objects.requireNonNull(byName.get(line), line).measure());
        }
        return 0;
    }

    /** Returns what a figure is asked for by. */
    static String name(Figure figure) {
        return figure.row().id() + "\t" + figure.column();
    }
}
