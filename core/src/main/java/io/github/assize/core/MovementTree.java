package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Effect;
import io.github.assize.core.engine.Passage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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
        if (!isInPlace() || (!allStand && movement.has(Movement.Limit.WHILE_ALL_STAND))) {
            return false;
        }
        if (pattern.initial()) {
            boolean right = mover.right() || !laws.hasRight(mover.type());
            return right && (!mover.isPawn() || codes.isArrayRank(mover.piece(), from / laws.files()));
        }
        return !mover.right() || !movement.has(Movement.Limit.ONCE_MOVED);
    }

    /** Returns whether the movement is made from the file and the rank. */
    boolean isInPlace() {
        return isOnFile()
                && movement.isOnRank(mover.piece().color() == Color.WHITE ? rank() + 1 : laws.ranks() - rank());
    }

    /** Returns whether the movement is made from the file. */
    boolean isOnFile() {
        return movement.isOnFile(from % laws.files());
    }

    private int rank() {
        return from / laws.files();
    }

    /** Returns the first steps; none where it leads off the board at once. */
    List<Step> steps() {
        Betza.Hop hop = pattern.hop();
        List<Step> steps = chain(hop, from, 1);
        if (steps.isEmpty()) {
            return steps;
        }
        if (movement.partner() != null) {
            return over(from, hop.between(true), Step.ONLY_PARTNER, steps);
        }
        return movement.has(Movement.Limit.NOT_OVER_ENEMIES) ? notOverEnemies(hop, steps) : steps;
    }

    /** Returns the step from an origin, and beside it one for each further choice that it leaves; none off the board. */
    private List<Step> chain(Betza.Hop hop, int origin, int repetition) {
        int square = square(origin, hop.dx(), hop.dy());
        if (square < 0) {
            return ImmutableList.of();
        }
        List<Step> next = new ArrayList<>(repetition < hop.limit() ? chain(hop, square, repetition + 1) : List.of());
        if (repetition == 1) {
            hop.then().forEach(arm -> next.addAll(chain(arm, square, 1)));
        }
        int moves = (pattern.moves() ? Step.ONLY_EMPTY : 0) | (pattern.captures() ? Step.CAPTURE : 0);
        List<Integer> effects = effects(square);
        List<Step> steps = new ArrayList<>();
        int last = effects.size() - 1;
        for (int choice = 0; choice < last; choice++) {
            steps.add(new Step(square, 0, moves, effects.get(choice), choice, ImmutableList.of()));
        }
        steps.add(new Step(square, next.isEmpty() ? 0 : Step.ONLY_EMPTY, moves, effects.get(last), last, next));
        return hop.lame() ? over(origin, hop.between(true), Step.ONLY_EMPTY, steps) : steps;
    }

    private List<Step> over(int origin, ImmutableList<int[]> between, int pass, List<Step> last) {
        List<Step> steps = last;
        for (int[] d : between.reverse()) {
            steps = ImmutableList.of(Step.over(square(origin, d[0], d[1]), pass, steps));
        }
        return steps;
    }

    /** Goes by the first path; and by the other where the first is barred. */
    private List<Step> notOverEnemies(Betza.Hop hop, List<Step> steps) {
        ImmutableList<int[]> first = hop.between(true);
        return hop.isStraight()
                ? over(from, first, Step.NO_ENEMY, steps)
                : orElse(first, steps, over(from, hop.between(false), Step.NO_ENEMY, steps));
    }

    private List<Step> orElse(List<int[]> squares, List<Step> steps, List<Step> others) {
        if (squares.isEmpty()) {
            return steps;
        }
        int square = square(from, squares.get(0)[0], squares.get(0)[1]);
        List<Step> onward = orElse(squares.subList(1, squares.size()), steps, others);
        return ImmutableList.of(Step.over(square, Step.NO_ENEMY, onward), Step.over(square, Step.AN_ENEMY, others));
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

    /** Returns what a move to a square does, in each way that the mover may choose. */
    private ImmutableList<Integer> effects(int to) {
        PromotionResult promoted = codes.promotion(mover.piece(), to);
        if (promoted == null) {
            return ImmutableList.of(effect(to, unpromoted(), 0, from));
        }
        int lost = promoted.otherwise() == null ? 0 : Effect.TO_THE_LOST;
        int flags = promoted.returns() ? Effect.ELSEWHERE | lost : lost;
        ImmutableList.Builder<Integer> effects = ImmutableList.builder();
        if (promoted.optional()) {
            effects.add(effect(to, unpromoted(), 0, from));
        }
        promoted.types().stream()
                .sorted(Comparator.comparing(PieceType::letter))
                .forEach(type -> {
                    int landing = landing(type, promoted.fresh());
                    effects.add(effect(to, landing, flags, from));
                    onward(promoted, type, to)
                            .forEach(square -> effects.add(effect(to, landing, flags | Effect.ELSEWHERE, square)));
                });
        return effects.build();
    }

    /** Returns the squares to which a piece that has just been made may leap on, in order. */
    private List<Integer> onward(PromotionResult promoted, PieceType type, int to) {
        return promoted.leapers().contains(type)
                ? type.movements().stream()
                        .flatMap(way -> way.patterns().stream())
                        .map(leap -> square(to, leap.hop().dx(), leap.hop().dy()))
                        .filter(square -> square >= 0)
                        .sorted()
                        .toList()
                : ImmutableList.of();
    }

    private int effect(int to, int landing, int more, int elsewhere) {
        boolean aims =
                laws.aimers().value().contains(codes.pieces(landing).get(0).type());
        boolean doubled = codes.pieces(landing).get(0).equals(mover.piece()) && isLongStep(to);
        int limits = limits();
        int passed = (limits & Effect.NOT_THROUGH_ATTACK) != 0
                ? middle()
                : movement.has(Movement.Limit.FROM_CHECK_BY_CAPTURE) ? to : elsewhere;
        int flags = mover.flags() | limits | more | (aims ? Effect.AIMS : 0);
        flags |= doubled && laws.hasEnPassant() ? Effect.DOUBLE_STEP : 0;
        return Effect.of(landing, mover.remainder(), passed, flags);
    }

    /** Returns the code of the piece as it arrives: a first move that is for once a game is kept by other moves. */
    private int unpromoted() {
        boolean spent = pattern.initial() || !mover.type().hasLimited(Movement.Limit.ONCE_PER_GAME);
        boolean kept = mover.right() && (!spent || mover.type().hasLimited(Movement.Limit.NEVER_SPENT));
        return kept ? mover.code() : mover.landing();
    }

    private int landing(PieceType type, boolean fresh) {
        return codes.code(new Piece(mover.piece().color(), type), fresh && laws.hasOwnFirstMove(type));
    }

    /** Returns whether a pawn goes there by two or three squares ahead, straight or diagonally, without capture. */
    private boolean isLongStep(int to) {
        boolean ahead = to > from == (mover.piece().color() == Color.WHITE);
        return mover.isPawn() && pattern.moves() && ahead && Passage.of(from, to, laws.files()) != Passage.NONE;
    }

    /** Returns whether a pawn goes there by a first move of two squares straight ahead. */
    boolean isDoubleStep(int to) {
        return mover.isPawn() && pattern.initial() && Math.abs(to - from) == 2 * laws.files();
    }

    private int limits() {
        boolean through =
                movement.has(Movement.Limit.NOT_THROUGH_ATTACK) && pattern.hop().isStraight();
        boolean check =
                movement.has(Movement.Limit.NOT_FROM_CHECK) || movement.has(Movement.Limit.FROM_CHECK_BY_CAPTURE);
        return (check ? Effect.NOT_FROM_CHECK : 0) | (through ? Effect.NOT_THROUGH_ATTACK : 0);
    }
}
