package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * All moves of what stands on one square, laid flat: every step is followed by those behind it. Plain leaps come first,
 * so that they can be counted without a walk.
 */
final class Program {
    private final List<Step> steps = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    /**
     * Lays the movements of some pieces flat.
     *
     * @param movers the pieces on the square
     * @param square its number
     * @param allStand whether as many pieces stand on the board as in the array
     * @throws IllegalArgumentException if one makes a move in two ways, or they have too many steps
     */
    Program(PieceCodes codes, List<Mover> movers, int square, boolean allStand) {
        for (Mover mover : movers) {
            int first = steps.size();
            add(MovementTree.of(codes, mover, square), allStand);
            new OverlapCheck(steps, ends, first).check(mover.piece(), codes.name(square), codes::name);
        }
        if (steps.size() > Node.MAX_NODES) {
            throw new IllegalArgumentException(
                    movers.get(0).piece() + " has more than " + Node.MAX_NODES + " steps from " + codes.name(square));
        }
    }

    private void add(List<MovementTree> trees, boolean allStand) {
        List<Step> others = new ArrayList<>();
        for (MovementTree tree : trees) {
            for (Step step : tree.isGranted(allStand) ? tree.steps() : ImmutableList.<Step>of()) {
                if (step.isLeap()) {
                    add(step);
                } else {
                    others.add(step);
                }
            }
        }
        others.forEach(this::add);
    }

    private void add(Step step) {
        int at = steps.size();
        steps.add(step);
        ends.add(at);
        step.next().forEach(this::add);
        ends.set(at, steps.size());
    }

    int[] nodes() {
        int[] nodes = new int[steps.size()];
        for (int i = 0; i < nodes.length; i++) {
            Step step = steps.get(i);
            nodes[i] = Node.of(step.square(), step.pass(), step.moves(), ends.get(i) - i);
        }
        return nodes;
    }

    int[] effects() {
        return steps.stream().mapToInt(Step::effect).toArray();
    }
}
