package io.github.assize.bench;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures how cost grows with the board. */
@Command(
        name = "sizes",
        description =
                "Prints what a game of the same kinds of men, half of whose squares are empty at first, costs on boards"
                        + " from 8x8 to 16x16.")
final class SizesForm implements Callable<Integer> {
    private static final List<Integer> SIDES = List.of(8, 10, 12, 14, 16);
    private static final int DEPTH = 3;
    private static final int TINY_DEPTH = 1;
    private static final double MILLION = 1e6;
    private static final double NANOS_A_SECOND = 1e9;

    private final PrintStream out;

    @Mixin
    private Pace pace = new Pace();

    SizesForm(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        MeterGrid grid = new MeterGrid(SIDES.stream().map(SizesForm::title).toList());
        SIDES.forEach(side -> addColumn(grid, side));
        grid.measureAndPrint(pace, out);
        return 0;
    }

    private void addColumn(MeterGrid grid, int side) {
        Position start = ToyArmy.ruleset(side).initialPosition();
        List<Position> middleGame = MiddleGame.of(start.ruleset());
        int depth = pace.size() == Size.FULL ? DEPTH : TINY_DEPTH;
        Work array = Works.walkedPerft(List.of(start), depth);
        Work middle = Works.walkedPerft(middleGame, depth);
        Work playouts = new Playouts(start, pace.size().games());
        double moves = mobility(middleGame);
        String title = title(side);
        grid.addConstant("men", title, (double) men(start));
        grid.addConstant("moves a middle-game position", title, moves);
        grid.add("perft from the array, Mn/s", title, () -> rate(array) / MILLION);
        grid.add("perft from the middle game, Mn/s", title, () -> rate(middle) / MILLION);
        grid.add("the same, ns for all moves of a position", title, () -> moves * NANOS_A_SECOND / rate(middle));
        grid.add("random playouts, M plies/s", title, () -> rate(playouts) / MILLION);
        grid.add("bytes allocated a ply", title, () -> Clock.bytesPerUnit(playouts));
        grid.add("later compile, ms", title, () -> compile(side));
    }

    private static String title(int side) {
        return side + "x" + side;
    }

    private static long men(Position position) {
        return position.toFen()
                .split(" ", 2)[0]
                .chars()
                .filter(Character::isLetter)
                .count();
    }

    private static double mobility(List<Position> positions) {
        IntStream moves =
                positions.stream().mapToInt(position -> position.legalMoves().size());
        return moves.average().orElseThrow();
    }

    private double rate(Work work) {
        return Clock.perSecond(work, pace.nanos());
    }

    private static double compile(int side) {
        Ruleset ruleset = ToyArmy.ruleset(side);
        long start = Clock.cpuNanos();
        Position position = ruleset.initialPosition();
        long spent = Clock.cpuNanos() - start;
        int moves = position.legalMoves().size();
        Work.expect(ruleset.id(), Walk.makingLeaves(position, 1), moves);
        return spent / MILLION;
    }
}
