package io.github.assize.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes what measures the figures that are asked for. */
final class Figures {
    private static final double MILLION = 1e6;

    private final Path commandLine;
    private final Pace pace;
    private final Map<Figure, Meter> meters = new LinkedHashMap<>();

    private Figures(Path commandLine, Pace pace) {
        this.commandLine = commandLine;
        this.pace = pace;
    }

    /** Returns the meters in the order of the tables. */
    static Map<Figure, Meter> of(Selection selection, CliJar cli, Pace pace) {
        Figures figures = new Figures(cli.path(), pace);
        for (Row row : selection.rows()) {
            if (row == Row.COMMAND) {
                figures.addCommands();
            } else {
                selection.columns().of(pace.size()).forEach(column -> figures.add(row, column));
            }
        }
        return figures.meters;
    }

    private void addCommands() {
        if (!Files.exists(commandLine)) {
            System.err.println("There is no " + commandLine + ": its start-up is left out.");
        } else {
            for (Command command : Command.values()) {
                meters.put(new Figure(Row.COMMAND, command.words(), command.words()), command.meter(commandLine));
            }
        }
    }

    private void add(Row row, Column column) {
        meters.put(new Figure(row, column.id(), column.ruleset().name()), meter(row, column));
    }

    private Meter meter(Row row, Column column) {
        return switch (row) {
            case ARRAY -> rate(Works.array(column));
            case MIDDLE_GAME -> rate(Works.middleGame(column));
            case PUBLIC_API -> rate(Works.publicApi(column));
            case LEAVES_MADE -> rate(Works.leavesMade(column));
            case PLAYOUTS -> rate(Works.playouts(column));
            case PLAYOUT_BYTES -> bytes(Works.playouts(column));
            case FEN_READING -> rate(Works.fenReading(column));
            case FEN_WRITING -> rate(Works.fenWriting(column));
            case LATER_COMPILE -> new LaterCompile(column.id());
            case PARALLEL -> new ParallelPerft(column);
            case FIRST_COMPILE -> new FirstCompile(column.ruleset());
            case COMMAND -> throw new IllegalArgumentException("a command is not measured of a ruleset");
        };
    }

    private Meter rate(Work work) {
        return () -> Clock.perSecond(work, pace.nanos()) / MILLION;
    }

    private static Meter bytes(Work work) {
        return () -> Clock.bytesPerUnit(work);
    }

    /** Measures what is measured every round, without a word of the values, until they have become steady. */
    static void warmUp(Map<Figure, Meter> meters, int rounds) {
        for (int round = 0; round < rounds; round++) {
            meters.forEach((figure, meter) -> {
                if (figure.row().sampling() == Sampling.EVERY_ROUND) {
                    meter.measure();
                }
            });
        }
    }
}
