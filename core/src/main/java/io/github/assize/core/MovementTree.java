package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Effect;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One direction of a movement from one square, as a tree of steps. What a movement means is told here and nowhere else:
 * laid flat, the trees are the programs of the engine; searched, they tell why a piece does not go somewhere.
 */
final class MovementTree {
    private final PieceCodes codes;
    private final Laws laws;
    private final Mover mover;
    private final int from;
    private final Movement movement;
    private final Betza.Pattern pattern;

    private MovementTree(PieceCodes codes, Mover mover, int from, Movement movement, Betza.Pattern pattern) {
        this.codes = codes;
        this.laws = codes.laws();
        this.mover = mover;
        this.from = from;
        this.movement = movement;
        this.pattern = pattern;
    }

    /** Returns all trees of a piece, in the order of its movements, whether or not it has them in its place. */
    static List<MovementTree> of(PieceCodes codes, Mover mover, int from) {
        List<MovementTree> trees = new ArrayList<>();
        for (Movement way : mover.type().movements()) {
            for (Betza.Pattern pattern : way.patterns()) {
                trees.add(new MovementTree(codes, mover, from, way, pattern));
            }
        }
        return trees;
    }

    Movement movement() {
        return movement;
    }

    Betza.Pattern pattern() {
        return pattern;
    }

    /**
     * Returns whether the piece has it in its place: its first moves before it has moved, others perhaps after.
     *
     * @param allStand whether as many pieces stand on the board as in the array
     */
    boolean isGranted(boolean allStand) {
        if (!isOnFile() || (!allStand && movement.has(Movement.Limit.WHILE_ALL_STAND))) {
            return false;
        }
        if (pattern.initial()) {
            boolean right = mover.right() || !laws.hasRight(mover.type());
            return right && (!mover.isPawn() || codes.isArrayRank(mover.piece(), from / laws.files()));
        }
        return !mover.right() || !movement.has(Movement.Limit.ONCE_MOVED);
    }

    /** Returns whether the movement is made from the file. */
    boolean isOnFile() {
        return movement.files().isEmpty() || movement.files().indexOf('a' + from % laws.files()) >= 0;
    }

    /** Returns the first steps; none where it leads off the board at once. */
    List<Step> steps() {
        Betza.Hop hop = pattern.hop();
        Step step = chain(hop, from, 1);
        if (step == null) {
            return ImmutableList.of();
        }
        if (movement.partner() != null) {
            return ImmutableList.of(over(from, hop.between(true), Step.ONLY_PARTNER, step));
        }
        return movement.has(Movement.Limit.NOT_OVER_ENEMIES) ? notOverEnemies(hop, step) : ImmutableList.of(step);
    }

    private @Nullable Step chain(Betza.Hop hop, int origin, int repetition) {
        int square = square(origin, hop.dx(), hop.dy());
        if (square < 0) {
            return null;
        }
        List<Step> next = new ArrayList<>();
        addIfOnBoard(next, repetition < hop.limit() ? chain(hop, square, repetition + 1) : null);
        if (repetition == 1) {
            hop.then().forEach(arm -> addIfOnBoard(next, chain(arm, square, 1)));
        }
        int moves = (pattern.moves() ? Step.ONLY_EMPTY : 0) | (pattern.captures() ? Step.CAPTURE : 0);
        Step step = new Step(square, next.isEmpty() ? 0 : Step.ONLY_EMPTY, moves, effect(square), next);
        return hop.lame() ? over(origin, hop.between(true), Step.ONLY_EMPTY, step) : step;
    }

    private static void addIfOnBoard(List<Step> steps, @Nullable Step step) {
        if (step != null) {
            steps.add(step);
        }
    }

    private Step over(int origin, ImmutableList<int[]> between, int pass, Step last) {
        Step step = last;
        for (int[] d : between.reverse()) {
            step = Step.over(square(origin, d[0], d[1]), pass, ImmutableList.of(step));
        }
        return step;
    }

    /** Goes by the first path; and by the other where the first is barred. */
    private List<Step> notOverEnemies(Betza.Hop hop, Step step) {
        ImmutableList<int[]> first = hop.between(true);
        return hop.isStraight()
                ? ImmutableList.of(over(from, first, Step.NO_ENEMY, step))
                : orElse(first, step, over(from, hop.between(false), Step.NO_ENEMY, step));
    }

    private List<Step> orElse(List<int[]> squares, Step step, Step other) {
        if (squares.isEmpty()) {
            return ImmutableList.of(step);
        }
        int square = square(from, squares.get(0)[0], squares.get(0)[1]);
        List<Step> onward = orElse(squares.subList(1, squares.size()), step, other);
        return ImmutableList.of(
                Step.over(square, Step.NO_ENEMY, onward), Step.over(square, Step.AN_ENEMY, ImmutableList.of(other)));
    }

    /** Returns the square in the middle of a leap, or on the way of a double step that is one. */
    int middle() {
        return square(from, pattern.hop().dx() / 2, pattern.hop().dy() / 2);
    }

    /** Returns the square so far away, from the mover's point of view, or -1 off the board. */
    private int square(int origin, int dx, int dy) {
        int sign = mover.piece().color() == Color.WHITE ? 1 : -1;
        int file = origin % laws.files() + sign * dx;
        int rank = origin / laws.files() + sign * dy;
        boolean inside = file >= 0 && file < laws.files() && rank >= 0 && rank < laws.ranks();
        return inside ? rank * laws.files() + file : -1;
    }

    private int effect(int to) {
        Piece piece = mover.piece();
        Promotion.Result promoted = codes.promotion(piece, to);
        int landing = promoted == null ? unpromoted() : landing(promoted);
        boolean aims =
                laws.aimers().value().contains(codes.pieces(landing).get(0).type());
        boolean doubled = promoted == null && isDoubleStep(to);
        int limits = limits();
        int passed = doubled ? (from + to) / 2 : (limits & Effect.NOT_THROUGH_ATTACK) != 0 ? middle() : 0;
        int flags = mover.flags() | limits | (aims ? Effect.AIMS : 0);
        flags |= promoted != null && promoted.returns() ? Effect.RETURNS : 0;
        flags |= promoted != null && promoted.otherwise() != null ? Effect.TO_THE_LOST : 0;
        flags |= doubled && laws.hasEnPassant() ? Effect.DOUBLE_STEP : 0;
        return Effect.of(landing, mover.remainder(), passed, flags);
    }

    /** Returns the code of the piece as it arrives: a first move that is for once a game is kept by other moves. */
    private int unpromoted() {
        boolean kept = mover.right() && !pattern.initial() && mover.type().hasLimited(Movement.Limit.ONCE_PER_GAME);
        return kept ? mover.code() : mover.landing();
    }

    private int landing(Promotion.Result promoted) {
        PieceType type = requireNonNull(promoted.type());
        return codes.code(new Piece(mover.piece().color(), type), promoted.fresh() && laws.hasRight(type));
    }

    /** Returns whether a pawn goes there by a first move of two squares straight ahead. */
    boolean isDoubleStep(int to) {
        return mover.isPawn() && pattern.initial() && Math.abs(to - from) == 2 * laws.files();
    }

    private int limits() {
        boolean through =
                movement.has(Movement.Limit.NOT_THROUGH_ATTACK) && pattern.hop().isStraight();
        return (movement.has(Movement.Limit.NOT_FROM_CHECK) ? Effect.NOT_FROM_CHECK : 0)
                | (through ? Effect.NOT_THROUGH_ATTACK : 0);
    }
}
