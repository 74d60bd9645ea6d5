package io.github.assize.bench;

import java.util.Iterator;
import java.util.function.BiFunction;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What is measured of a ruleset. */
enum Row {
    ARRAY("array", "Perft.count from the array, Mn/s", Works::array),
    MIDDLE_GAME("middle-game", "Perft.count over ten middle-game positions, Mn/s", Works::middleGame),
    PUBLIC_API("public-api", "play, and legalMoves().size() at the leaf, Mn/s", Works::publicApi),
    LISTING("listing", "every legal move of the last ply listed, Mn/s", Works::listing),
    LEAVES_MADE("leaves-made", "every leaf made by play, Mn/s", Works::leavesMade),
    PLAYOUTS("playouts", "random playouts, M plies/s", Works::playouts),
    RANDOM_GAMES("random-games", "random games by randomMove, M plies/s", Works::randomGames),
    PLAYOUT_BYTES("playout-bytes", "bytes allocated a ply in playouts", true, (column, options) -> {
        Works.Work work = Works.playouts(column);
        return () -> Clock.bytesPerUnit(work);
    }),
    FEN_READING("fen-reading", "FEN read, M/s", Works::fenReading),
    FEN_WRITING("fen-writing", "FEN written, M/s", Works::fenWriting),
    LATER_COMPILE(
            "later-compile",
            "first position of another reading, ms",
            true,
            (column, options) -> new LaterCompile(column)),
    PARALLEL(
            "parallel",
            "perft on all cores by the wall, times as fast",
            false,
            (column, options) -> Works.parallel(column)),
    FIRST_COMPILE(
            "first-compile", "first position in a fresh JVM, ms", true, (column, options) -> Jvm.firstCompile(column)),
    COMMAND("command", "assize moves from start to end by the wall, s", true, (column, options) -> Jvm.moves(column));

    private static final double MILLION = 1e6;

    private final String id;
    private final String title;
    private final boolean lessIsBetter;

    @SuppressWarnings("ImmutableEnumChecker") // The functions keep nothing.
    private final Function<Column, Works.Work> work;

    @SuppressWarnings("ImmutableEnumChecker")
    private final BiFunction<Column, Options, DoubleSupplier> meter;

    /** A rate, which more is better of. */
    Row(String id, String title, Function<Column, Works.Work> work) {
        this(id, title, false, work, (column, options) -> {
            Works.Work made = work.apply(column);
            return () -> Clock.perSecond(made, options.nanos()) / MILLION;
        });
    }

    /** No rate. */
    Row(String id, String title, boolean lessIsBetter, BiFunction<Column, Options, DoubleSupplier> meter) {
        this(
                id,
                title,
                lessIsBetter,
                column -> {
                    throw new IllegalArgumentException(id + " is no rate");
                },
                meter);
    }

    Row(
            String id,
            String title,
            boolean lessIsBetter,
            Function<Column, Works.Work> work,
            BiFunction<Column, Options, DoubleSupplier> meter) {
        this.id = id;
        this.title = title;
        this.lessIsBetter = lessIsBetter;
        this.work = work;
        this.meter = meter;
    }

    static Row of(String id) {
        return Stream.of(values())
                .filter(row -> row.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no row \"" + id + "\"; there are: " + String.join(", ", new Ids())));
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }

    boolean lessIsBetter() {
        return lessIsBetter;
    }

    /** Returns whether it is measured in a JVM of its own, which nothing warms up; then the best value counts. */
    boolean isCold() {
        return this == FIRST_COMPILE || this == COMMAND;
    }

    /** Returns what is done for a rate. */
    Works.Work work(Column column) {
        return work.apply(column);
    }

    DoubleSupplier meter(Column column, Options options) {
        return meter.apply(column, options);
    }

    /** The ids of all rows. */
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(values()).map(Row::id).iterator();
        }
    }

    /** Reads an id. */
    static final class Converter implements ITypeConverter<Row> {
        @Override
        public Row convert(String id) {
            try {
                return of(id);
            } catch (IllegalArgumentException unknown) {
                throw new TypeConversionException(unknown.getMessage());
            }
        }
    }
}
