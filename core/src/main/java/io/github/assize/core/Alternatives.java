package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one piece as its steps are laid flat, so that none is listed twice: a way that leads where an earlier one
 * does is laid to be taken where the earlier one is barred.
 */
final class Alternatives {
    private final BitSet reached = new BitSet();
    private final List<Way> ways = new ArrayList<>();

    private record Way(Step step, @Nullable Gate gate) {}

    /** Notes that a step was laid behind some gates. */
    void laid(Step step, @Nullable Gate gate) {
        if (step.moves() != 0) {
            reached.set(step.square());
            ways.add(new Way(step, gate));
        }
    }

    /**
     * Returns what to lay for a step: itself where no earlier way leads there at the same time; else its move where such a
     * way is barred, and what is behind it.
     *
     * @return the steps; none if the move could always be made in both ways, or does not do the same in both
     */
    ImmutableList<Step> to(Step step, @Nullable Gate gate) {
        // Few squares are reached in two ways: the ways there are looked at only then.
        if (step.moves() == 0 || !reached.get(step.square())) {
            return ImmutableList.of(step);
        }
        for (Way way : ways) {
            Step other = way.step;
            if (other.square() == step.square()
                    && (other.moves() & step.moves()) != 0
                    && other.choice() == step.choice()
                    && Gate.areOpenAtOnce(way.gate, gate)) {
                boolean same = other.moves() == step.moves() && other.effect() == step.effect();
                return same ? whereBarred(way.gate, step, gate) : ImmutableList.of();
            }
        }
        return ImmutableList.of(step);
    }

    private static ImmutableList<Step> whereBarred(@Nullable Gate way, Step step, @Nullable Gate gates) {
        ImmutableList<Step> move = ImmutableList.of(
                new Step(step.square(), 0, step.moves(), step.effect(), step.choice(), ImmutableList.of()));
        List<Step> steps = new ArrayList<>();
        for (Gate gate = way; gate != null; gate = gate.before()) {
            int bars = Gate.passed(gates, gate.square()) & ~gate.pass();
            if (bars != 0) {
                steps.add(Step.over(gate.square(), bars, move));
            }
        }
        if (!steps.isEmpty() && !step.next().isEmpty()) {
            steps.add(Step.over(step.square(), step.pass(), step.next()));
        }
        return ImmutableList.copyOf(steps);
    }
}
