package io.github.assize.bench;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures how cost grows with the depth of perft. */
@Command(
        name = "depths",
        description =
                "Prints the rate of perft from the array at each depth, and by how much the nodes grow with each ply.")
final class DepthsForm implements Callable<Integer> {
    private static final double MILLION = 1e6;

    private final PrintStream out;

    @Mixin
    private Pace pace = new Pace();

    @Mixin
    private Columns columns = new Columns();

    DepthsForm(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        MeterGrid grid = new MeterGrid(columns.names());
        for (Column column : columns.of(pace.size())) {
            for (int depth = 1; depth <= column.depth(); depth++) {
                addDepth(grid, column, depth);
            }
        }
        grid.measureAndPrint(pace, out);
        return 0;
    }

    private void addDepth(MeterGrid grid, Column column, int depth) {
        String title = column.ruleset().name();
        long nodes = Known.perft(column.id(), Known.DEFAULT, depth);
        long before = depth == 1 ? 1 : Known.perft(column.id(), Known.DEFAULT, depth - 1);
        Position start = column.start();
        Work work = Work.counting("perft of " + column.id(), nodes, () -> Perft.count(start, depth));
        grid.add("depth " + depth + ", Mn/s", title, () -> Clock.perSecond(work, pace.nanos()) / MILLION);
        grid.addConstant("depth " + depth + ", nodes for each of the ply before", title, (double) nodes / before);
    }
}
