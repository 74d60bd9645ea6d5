package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.engine.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** One movement of a piece that leads to a square, granted or not, and what the board must be like for it. */
final class Route {
    private final PieceCodes codes;
    private final Mover mover;
    private final int to;
    private final MovementTree tree;
    private final ImmutableList<ImmutableList<Step>> lines;

    /** What may stand on a square that is passed. */
    enum Need {
        NOBODY,
        NO_ENEMY,
        PARTNER
    }

    /** A square that is passed. */
    record Passed(int square, Need need) {}

    private Route(PieceCodes codes, Mover mover, int to, MovementTree tree, List<ImmutableList<Step>> lines) {
        this.codes = codes;
        this.mover = mover;
        this.to = to;
        this.tree = tree;
        this.lines = ImmutableList.copyOf(lines);
    }

    /** Returns all routes of a piece to a square, open or not, in the order of its movements. */
    static List<Route> between(PieceCodes codes, Mover mover, int from, int to) {
        ImmutableList.Builder<Route> routes = ImmutableList.builder();
        for (MovementTree tree : MovementTree.of(codes, mover, from)) {
            List<ImmutableList<Step>> lines = new ArrayList<>();
            addLines(lines, ImmutableList.of(), tree.steps(), to);
            if (!lines.isEmpty()) {
                routes.add(new Route(codes, mover, to, tree, lines));
            }
        }
        return routes.build();
    }

    /** Adds, for each way to a square, the steps before it. */
    private static void addLines(List<ImmutableList<Step>> lines, List<Step> before, List<Step> steps, int to) {
        for (Step step : steps) {
            if (step.square() == to && step.moves() != 0) {
                lines.add(ImmutableList.copyOf(before));
            } else {
                addLines(
                        lines,
                        ImmutableList.<Step>builder().addAll(before).add(step).build(),
                        step.next(),
                        to);
            }
        }
    }

    /** Returns whether the piece has it in its place, on a board that gives the code of what stands on a square. */
    boolean isGranted(IntUnaryOperator board) {
        return tree.isGranted(codes.allStand(board));
    }

    /** Returns whether the piece would have it if as many pieces stood on the board as in the array. */
    boolean isGrantedWhileAllStand() {
        return tree.isGranted(true);
    }

    /** Returns whether it is made from the file and the rank on which the piece stands. */
    boolean isInPlace() {
        return tree.isInPlace();
    }

    /** Returns whether it is made from the file on which the piece stands. */
    boolean isOnFile() {
        return tree.isOnFile();
    }

    boolean isFirstMove() {
        return tree.pattern().initial();
    }

    /** Returns whether nothing on the way bars it, on a board that gives the code of what stands on a square. */
    boolean isOpen(IntUnaryOperator board) {
        return bars(board).isEmpty();
    }

    /** Returns what bars it first, by each of its lines; nothing where one of them is open. */
    ImmutableList<Passed> bars(IntUnaryOperator board) {
        ImmutableSet.Builder<Passed> bars = ImmutableSet.builder();
        for (List<Step> line : lines) {
            Step bar = bar(line, board);
            if (bar == null) {
                return ImmutableList.of();
            }
            // A line that another makes needless, because no enemy bars that one, is itself not barred by anything.
            if (bar.pass() != Step.AN_ENEMY) {
                bars.add(new Passed(bar.square(), need(bar)));
            }
        }
        return bars.build().asList();
    }

    private @Nullable Step bar(List<Step> line, IntUnaryOperator board) {
        for (Step step : line) {
            if (!step.lets(codes.seen(mover.code(), board.applyAsInt(step.square())))) {
                return step;
            }
        }
        return null;
    }

    private static Need need(Step step) {
        if (step.pass() == Step.ONLY_PARTNER) {
            return Need.PARTNER;
        }
        return step.lets(Seen.FRIEND) ? Need.NO_ENEMY : Need.NOBODY;
    }

    boolean moves() {
        return tree.pattern().moves();
    }

    boolean captures() {
        return tree.pattern().captures();
    }

    boolean has(Movement.Limit limit) {
        return tree.movement().has(limit);
    }

    /** Returns the letter of the type that it passes over, or nothing. */
    @Nullable
    String partner() {
        return tree.movement().partner();
    }

    /** Returns whether it is a pawn's first move of two squares straight ahead. */
    boolean isDoubleStep() {
        return tree.isDoubleStep(to);
    }

    boolean isDiagonal() {
        Betza.Hop hop = tree.pattern().hop();
        return Math.abs(hop.dx()) == Math.abs(hop.dy());
    }

    /** Returns the square in the middle of a straight leap, or -1. */
    int middle() {
        return tree.pattern().hop().isStraight() ? tree.middle() : -1;
    }

    /** Returns the id of the rule that grants it, or nothing. */
    String rule() {
        return tree.movement().rule().isEmpty()
                ? mover.type().rule()
                : tree.movement().rule();
    }

    /** Returns the id of the rule that limits it so. */
    String rule(Movement.Limit limit) {
        String rule = tree.movement().rule(limit);
        return rule.isEmpty() ? rule() : rule;
    }

    /** Returns the id of the rule by which it does not capture. */
    String quietRule() {
        return rule(Movement.Limit.QUIET);
    }
}
