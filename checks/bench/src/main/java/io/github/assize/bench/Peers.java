package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** How many times as fast Assize is as other programs, which take turns with it, where all count the same. */
final class Peers {
    private static final double ENOUGH_SECONDS = 0.3;
    private static final double MILLION = 1e6;
    private static final String NONE = "-";
    private static final double WARM_SECONDS = 3;

    private final PrintStream out;
    private final int rounds;
    private final List<List<String>> cells = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Map<Program, String> titles = new EnumMap<>(Program.class);

    /** A line of the table of games. */
    record Row(String game, String ruleset, String position, int depth, Map<Program, String> names) {}

    /** The programs, as {@code checks/bench/peers} installs them. */
    enum Program {
        FAIRY_STOCKFISH {
            @Override
            Peer start(String game, Path files) {
                return new PeerProcess(
                        List.of("/usr/games/fairy-stockfish"),
                        Pattern.compile("(?<title>Fairy-Stockfish \\S+).*"),
                        List.of(
                                "uci",
                                "setoption name VariantPath value " + files.resolve("peers.ini"),
                                "setoption name UCI_Variant value " + game,
                                "position startpos"),
                        "go perft",
                        Pattern.compile("Nodes searched: (?<nodes>\\d+)"));
            }
        },
        SJAAK {
            @Override
            Peer start(String game, Path files) {
                return new PeerProcess(
                        List.of(
                                "/usr/games/sjaakii",
                                "-no_user_variants",
                                "-uci",
                                files.resolve("peers.txt").toString()),
                        Pattern.compile("(?<title>Sjaak II version \\S+).*"),
                        List.of("uci", "setoption name UCI_Variant value " + game, "position startpos"),
                        "perft",
                        Pattern.compile(" *(?<depth>\\d+) +(?<nodes>\\d+) .*nps"));
            }
        },
        CHESSGAME {
            @Override
            Peer start(String game, Path files) {
                return java(List.of(
                        "-cp",
                        files + "/*",
                        files.resolve("ChessgamePerft.java").toString()));
            }
        };

        /** Starts the program with a game; {@code files} is the folder of what it reads. */
        abstract Peer start(String game, Path files);
    }

    Peers(PrintStream out, int rounds) {
        this.out = out;
        this.rounds = rounds;
    }

    /** Starts Assize, as a program of its own as the others are. */
    static Peer assize(Row row) {
        return java(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                PeerServer.class.getName(),
                row.ruleset(),
                row.position()));
    }

    private static Peer java(List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(arguments);
        return new PeerProcess(
                command, Pattern.compile("(?<title>.+)"), List.of(), "perft", Pattern.compile("Nodes: (?<nodes>\\d+)"));
    }

    /** Returns what is to be measured. */
    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(resource("peers.tsv"), UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> rows.add(row(line)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static Row row(String line) {
        String[] columns = line.split("\t", -1);
        Map<Program, String> names = new EnumMap<>(Program.class);
        int column = 4;
        for (Program program : Program.values()) {
            String name = columns[column++];
            if (!name.equals(NONE)) {
                names.put(program, name);
            }
        }
        return new Row(columns[0], columns[1], columns[2], Integer.parseInt(columns[3]), names);
    }

    /** Writes what the programs read beside what the script has put there. */
    static void write(Path files) throws IOException {
        for (String name : List.of("peers.ini", "peers.txt")) {
            try (InputStream text = resource(name)) {
                Files.copy(text, files.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    static InputStream resource(String name) {
        return Objects.requireNonNull(Peers.class.getResourceAsStream(name), name);
    }

    /** Starts all that can play a game, and measures them. */
    void measure(Row row, Path files) {
        Map<Program, Peer> others = new EnumMap<>(Program.class);
        try (Peer assize = assize(row)) {
            row.names().forEach((program, name) -> others.put(program, program.start(name, files)));
            measure(row, assize, others);
        } finally {
            others.values().forEach(Peer::close);
        }
    }

    /** Measures a row: who goes first goes last in the next round. */
    void measure(Row row, Peer assize, Map<Program, Peer> peers) {
        long nodes = assize.count(row.depth()).nodes();
        Map<Peer, List<Double>> rates = new LinkedHashMap<>(Map.of(assize, new ArrayList<>()));
        List<String> line =
                new ArrayList<>(List.of(row.game(), String.valueOf(row.depth()), String.valueOf(nodes), ""));
        peers.forEach((program, peer) -> {
            titles.put(program, peer.title());
            long counted = peer.count(row.depth()).nodes();
            if (counted == nodes) {
                rates.put(peer, new ArrayList<>());
            } else {
                faults.add("No ratio for " + row.game() + ": " + peer.title() + " counts " + counted + " lines of "
                        + row.depth() + " plies, Assize " + nodes + ".");
            }
        });
        List<Peer> turns = new ArrayList<>(rates.keySet());
        turns.stream().filter(Peer::warmsUp).forEach(peer -> warmUp(peer, row.depth()));
        for (int round = 0; round < rounds; round++) {
            for (Peer peer : turns) {
                Objects.requireNonNull(rates.get(peer)).add(rate(peer, row.depth()));
            }
            Collections.reverse(turns);
        }
        List<Double> own = Objects.requireNonNull(rates.get(assize));
        line.set(3, String.format(Locale.ROOT, "%.0f", Table.quantile(own, 0.5) / MILLION));
        for (Program program : Program.values()) {
            Peer peer = peers.get(program);
            List<Double> others = peer == null ? null : rates.get(peer);
            if (others == null) {
                line.add(peer == null ? "" : "other counts");
            } else {
                line.add(ratio(own, others));
            }
        }
        cells.add(line);
    }

    private static void warmUp(Peer peer, int depth) {
        double seconds = 0;
        while (seconds < WARM_SECONDS) {
            seconds += peer.count(depth).seconds();
        }
    }

    private static double rate(Peer peer, int depth) {
        long worked = 0;
        double seconds = 0;
        while (seconds < ENOUGH_SECONDS) {
            Peer.Count count = peer.count(depth);
            worked += count.worked();
            seconds += count.seconds();
        }
        return worked / seconds;
    }

    private static String ratio(List<Double> own, List<Double> others) {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < own.size(); i++) {
            ratios.add(own.get(i) / others.get(i));
        }
        return text(Table.quantile(ratios, 0.5)) + " (" + text(Table.quantile(ratios, 0.25)) + "-"
                + text(Table.quantile(ratios, 0.75)) + ")";
    }

    private static String text(double ratio) {
        return String.format(Locale.ROOT, ratio < 100 ? "%.1f" : "%.0f", ratio);
    }

    /** Prints the table; returns whether there is a ratio wherever there was to be one. */
    boolean print() {
        List<String> head = new ArrayList<>(List.of("", "depth", "lines", "Assize, Mn/s"));
        for (Program program : Program.values()) {
            head.add(titles.getOrDefault(program, ""));
        }
        List<List<String>> lines = new ArrayList<>(List.of(head));
        lines.addAll(cells);
        Table.print(out, lines);
        out.println();
        out.println(
                "Behind the lines of a second, how many times as many Assize counts as each of the others: the median of "
                        + rounds + " rounds, and between which values half of them lie.");
        faults.forEach(out::println);
        return faults.isEmpty();
    }
}
