package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures Assize. */
@Command(
        name = "checks/bench/run",
        mixinStandardHelpOptions = true,
        description =
                "Measures every ruleset, mostly by the CPU time of one thread, and prints a table. All work that is"
                        + " measured has an answer that is checked.")
final class Main implements Callable<Integer> {
    private final PrintStream out;

    @Mixin
    private Options options = new Options();

    private Main(PrintStream out) {
        this.out = out;
    }

    /**
     * Runs one form.
     *
     * @param args its options
     */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
        System.exit(commandLine(out).execute(args));
    }

    /** Returns the commands; each prints to a stream. */
    static CommandLine commandLine(PrintStream out) {
        CommandLine main = new CommandLine(new Main(out))
                .addSubcommand("compare", new Compare(out))
                .addSubcommand("peers", new WithPeers(out))
                .addSubcommand("serve", new Serve(out));
        main.setExecutionExceptionHandler((exception, command, words) -> {
            if (exception instanceof IllegalArgumentException) {
                command.getErr().println(exception.getMessage());
                return command.getCommandSpec().exitCodeOnInvalidInput();
            }
            throw exception;
        });
        return main;
    }

    @Override
    public Integer call() {
        String load = Clock.load();
        Results results = new Results(options);
        results.measure();
        out.println(Jvm.describe());
        out.println("Load " + load + " before, " + Clock.load() + " after.");
        out.println();
        results.print(out);
        return 0;
    }

    /** Prints how much better one of two builds is. */
    @Command(mixinStandardHelpOptions = true, description = "Compares two trees that checks/bench/compare has built.")
    private static final class Compare implements Callable<Integer> {
        private final PrintStream out;

        @Parameters(index = "0", paramLabel = "FIRST", description = "the root of the one tree")
        private Path first = Path.of("");

        @Parameters(index = "1", paramLabel = "SECOND", description = "the root of the other")
        private Path second = Path.of("");

        @Option(
                names = "--forks",
                paramLabel = "N",
                description = "how many pairs of JVMs there are, one after the other; default: ${DEFAULT-VALUE}")
        private int forks = 3;

        @Mixin
        private Options options = new Options();

        Compare(PrintStream out) {
            this.out = out;
        }

        @Override
        public Integer call() {
            String load = Clock.load();
            Comparison comparison = new Comparison(options, first, second);
            for (int fork = 0; fork < forks; fork++) {
                comparison.measure(fork % 2 == 1);
            }
            out.println("Load " + load + " before, " + Clock.load() + " after.");
            out.println();
            comparison.print(out);
            return 0;
        }
    }

    /** Prints how many times as fast Assize is as others. */
    @Command(mixinStandardHelpOptions = true, description = "Measures what checks/bench/peers has installed.")
    private static final class WithPeers implements Callable<Integer> {
        private final PrintStream out;

        @Parameters(index = "0", paramLabel = "FOLDER", description = "where what the programs need lies")
        private Path folder = Path.of("");

        @Option(
                names = "--rounds",
                paramLabel = "N",
                description = "how often each figure is measured, once at least; default: ${DEFAULT-VALUE}")
        private int rounds = 5;

        WithPeers(PrintStream out) {
            this.out = out;
        }

        @Override
        public Integer call() throws IOException {
            if (rounds < 1) {
                throw new IllegalArgumentException("--rounds must be at least 1, not " + rounds);
            }
            String load = Clock.load();
            Peers peers = new Peers(out, rounds);
            Peers.write(folder);
            for (Peers.Row row : Peers.rows()) {
                peers.measure(row, folder);
            }
            out.println(Jvm.describe());
            out.println("Load " + load + " before, " + Clock.load() + " after.");
            out.println();
            return peers.print() ? 0 : 1;
        }
    }

    /** Lets another JVM have measured what it asks for. */
    @Command(hidden = true)
    private static final class Serve implements Callable<Integer> {
        private final PrintStream out;

        @Mixin
        private Options options = new Options();

        Serve(PrintStream out) {
            this.out = out;
        }

        @Override
        public Integer call() throws IOException {
            new Server(options).serve(System.in, out);
            return 0;
        }
    }
}
