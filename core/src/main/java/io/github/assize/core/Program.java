package io.github.assize.core;

import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All moves of what stands on one square, laid flat: every step is followed by those behind it. Plain leaps come first,
 * so that they can be counted without a walk; these and the other beginnings stand in the order of their targets, so that
 * moves are found nearly in order.
 */
final class Program {
    private final PieceCodes codes;
    private final int from;
    private final List<Step> steps = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    /**
     * Lays the movements of some pieces flat.
     *
     * @param movers the pieces on the square
     * @param from its number
     * @param allStand whether as many pieces stand on the board as in the array
     * @throws IllegalArgumentException if one makes a move in two ways, or they have too many steps
     */
    Program(PieceCodes codes, List<Mover> movers, int from, boolean allStand) {
        this.codes = codes;
        this.from = from;
        for (Mover mover : movers) {
            add(mover, allStand);
        }
        if (steps.size() > Node.MAX_NODES) {
            throw new IllegalArgumentException(
                    movers.get(0).piece() + " has more than " + Node.MAX_NODES + " steps from " + codes.name(from));
        }
    }

    private void add(Mover mover, boolean allStand) {
        List<Step> beginnings = new ArrayList<>();
        for (MovementTree tree : MovementTree.of(codes, mover, from)) {
            if (tree.isGranted(allStand)) {
                beginnings.addAll(tree.steps());
            }
        }
        beginnings.sort(comparing(Step::isLeap).reversed().thenComparing(Step::firstTarget));
        Alternatives alternatives = new Alternatives();
        beginnings.forEach(step -> add(step, null, alternatives, mover));
    }

    private void add(Step step, @Nullable Gate gate, Alternatives alternatives, Mover mover) {
        ImmutableList<Step> instead = alternatives.to(step, gate);
        if (instead.isEmpty()) {
            throw new IllegalArgumentException(
                    mover.type() + ": " + mover.type().betza() + " makes the move " + codes.name(from)
                            + codes.name(step.square()) + " in two ways; it must have one");
        }
        if (!instead.get(0).equals(step)) {
            instead.forEach(each -> add(each, gate, alternatives, mover));
            return;
        }
        int at = steps.size();
        steps.add(step);
        ends.add(at);
        alternatives.laid(step, gate);
        Gate behind = new Gate(step.square(), step.pass(), gate);
        step.next().forEach(each -> add(each, behind, alternatives, mover));
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
