package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Seen;
import java.util.ArrayList;
import java.util.List;

/** Walks the trees of a piece's movements over an empty board. */
final class ReachWalk {
    private final CompiledLaws compiled;
    private final Piece piece;
    private final int from;
    private final List<Reach.Way> ways = new ArrayList<>();

    private ReachWalk(CompiledLaws compiled, Piece piece, int from) {
        this.compiled = compiled;
        this.piece = piece;
        this.from = from;
    }

    static Reach of(CompiledLaws compiled, Piece piece, Square square) {
        ReachWalk walk = new ReachWalk(compiled, piece, compiled.indexOnBoard(square));
        Mover mover = Mover.of(compiled.codes, piece, compiled.laws.hasRight(piece.type()));
        for (MovementTree tree : MovementTree.of(compiled.codes, mover, walk.from)) {
            // What is for later moves only is there too; a pawn's first move belongs to the ranks of its array (C-10).
            if (tree.isInPlace() && (!tree.pattern().initial() || tree.isGranted(true))) {
                tree.steps().forEach(step -> walk.walk(tree, step, new Trail(ImmutableList.of(), 0, walk.from, false)));
            }
        }
        return new Reach(walk.ways);
    }

    /**
     * How a step has been come to.
     *
     * @param path the squares before it
     * @param feet on how many of them the piece could have stayed
     * @param foot the last of these, or the origin
     * @param barred whether a square since then must be empty
     */
    private record Trail(ImmutableList<Square> path, int feet, int foot, boolean barred) {}

    private void walk(MovementTree tree, Step step, Trail trail) {
        boolean ends = step.moves() != 0;
        if (ends) {
            addWay(tree, step, trail);
        } else if (!step.lets(Seen.EMPTY) && step.pass() != Step.ONLY_PARTNER) {
            // The way around an enemy, where there is none.
            return;
        }
        ImmutableList<Square> path = ImmutableList.<Square>builder()
                .addAll(trail.path())
                .add(compiled.square(step.square()))
                .build();
        Trail next = ends
                ? new Trail(path, trail.feet() + 1, step.square(), false)
                : new Trail(path, trail.feet(), trail.foot(), step.pass() == Step.ONLY_EMPTY);
        step.next().forEach(onward -> walk(tree, onward, next));
    }

    /** Adds a way once, whatever a promotion leaves to choose, and none to where the piece may never go nor attack. */
    private void addWay(MovementTree tree, Step step, Trail trail) {
        Reach.Way way = way(tree, step, trail);
        PromotionResult promotion = compiled.codes.promotion(piece, step.square());
        boolean never = promotion != null
                && promotion.isHarmless()
                && promotion.types().stream().allMatch(compiled.laws.king()::equals);
        if (!never && !ways.contains(way)) {
            ways.add(way);
        }
    }

    private Reach.Way way(MovementTree tree, Step step, Trail trail) {
        Movement movement = tree.movement();
        return new Reach.Way(
                compiled.square(step.square()),
                trail.path(),
                kind(tree.pattern().hop(), trail),
                tree.pattern().moves(),
                tree.pattern().captures(),
                tree.pattern().initial(),
                movement.has(Movement.Limit.ONCE_PER_GAME) || movement.has(Movement.Limit.NEVER_SPENT),
                !trail.barred() && distance(trail.foot(), step.square()) > 1,
                trail.barred(),
                movement.rule().isEmpty() ? piece.type().rule() : movement.rule());
    }

    private static Reach.Kind kind(Betza.Hop hop, Trail trail) {
        if (hop.limit() > 1) {
            return Reach.Kind.RIDE;
        }
        return trail.feet() > 0 ? Reach.Kind.BENT : Reach.Kind.LEAP;
    }

    private int distance(int one, int other) {
        int files = Math.abs(one % compiled.files - other % compiled.files);
        return Math.max(files, Math.abs(one / compiled.files - other / compiled.files));
    }
}
