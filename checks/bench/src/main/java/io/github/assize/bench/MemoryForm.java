package io.github.assize.bench;

import io.github.assize.core.Position;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jol.info.GraphLayout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures what stays in memory; it looks into objects, which takes {@link Jvm#LOOKING_INSIDE}. */
@Command(name = "memory", description = "Prints how many bytes a compiled ruleset and a position hold.")
final class MemoryForm implements Callable<Integer> {
    private final PrintStream out;

    @Mixin
    private Columns columns = new Columns();

    MemoryForm(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        Grid grid = new Grid("", columns.names());
        List<Column> all = columns.of(Size.FULL);
        grid.add(
                "a compiled ruleset with its array, kB",
                all.stream().map(column -> kilobytes(column.start())).toList());
        grid.add(
                "a position more, bytes", all.stream().map(MemoryForm::position).toList());
        grid.print(out);
        return 0;
    }

    private static String kilobytes(Position position) {
        return Report.number(GraphLayout.parseInstance(position).totalSize() / 1e3);
    }

    /** Returns what ten positions of a game add to the array that they come from, for each of them. */
    private static String position(Column column) {
        Position start = column.start();
        List<Position> positions = MiddleGame.of(column.ruleset());
        long before = GraphLayout.parseInstance(start).totalSize();
        Object[] all = positions.toArray();
        long after = GraphLayout.parseInstance(start, all).totalSize();
        return Report.number((double) (after - before) / all.length);
    }
}
