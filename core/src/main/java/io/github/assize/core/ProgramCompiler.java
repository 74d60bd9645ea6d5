package io.github.assize.core;

import static io.github.assize.core.Tables.EMPTY;
import static io.github.assize.core.Tables.ENEMY;
import static io.github.assize.core.Tables.FRIEND;
import static io.github.assize.core.Tables.IMMUNE;
import static io.github.assize.core.Tables.MOVES;
import static io.github.assize.core.Tables.PARTNER;
import static io.github.assize.core.Tables.PASS;
import static io.github.assize.core.Tables.SKIP;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles movements into the programs of {@link Tables}. */
final class ProgramCompiler {
    private static final int ONLY_EMPTY = 1 << EMPTY;
    private static final int NO_ENEMY = (1 << EMPTY) | (1 << FRIEND) | (1 << PARTNER);
    private static final int AN_ENEMY = (1 << ENEMY) | (1 << IMMUNE);
    private static final int ONLY_PARTNER = 1 << PARTNER;

    private final Tables tables;
    private final Laws laws;
    private final int[] program;
    private int[] node = new int[1024];
    private int[] effect = new int[1024];
    private int size;
    private final boolean[] needsVerification;
    private final OverlapCheck overlaps;

    /** A node that is not yet laid flat. */
    private record Step(int square, int pass, int moves, int effect, List<Step> next) {
        boolean isLeap() {
            return next.isEmpty() && moves == Tables.LEAP;
        }

        static Step gate(int square, int pass, Step next) {
            return new Step(square, pass, 0, 0, List.of(next));
        }
    }

    ProgramCompiler(Tables tables) {
        this.tables = tables;
        this.laws = tables.laws;
        int codes = tables.codes.count();
        program = new int[codes * tables.squares + 1];
        needsVerification = new boolean[codes * tables.squares];
        overlaps = new OverlapCheck(tables);
        for (int code = 0; code < codes; code++) {
            List<Mover> movers = movers(code);
            for (int square = 0; square < tables.squares; square++) {
                compile(movers, code, square);
            }
        }
        program[codes * tables.squares] = size;
    }

    int[] program() {
        return program;
    }

    int[] node() {
        return Arrays.copyOf(node, size);
    }

    int[] effect() {
        return Arrays.copyOf(effect, size);
    }

    boolean[] needsVerification() {
        return needsVerification;
    }

    /**
     * A piece whose moves are compiled, and what is the same for all of them.
     *
     * @param right whether it still has its first move before it
     * @param landing the code of the piece as it stands after a move that does not change it
     * @param effect what every move of it has of an effect
     */
    private record Mover(Piece piece, boolean right, int landing, int effect) {}

    private List<Mover> movers(int code) {
        List<Piece> pieces = tables.codes.pieces(code);
        List<Mover> movers = new ArrayList<>();
        for (Piece piece : pieces) {
            int effect = laws.isPawn(piece.type()) ? Tables.PAWN_MOVE : 0;
            if (pieces.size() > 1) {
                boolean second = piece.equals(pieces.get(1));
                int left = tables.codes.code(pieces.get(second ? 0 : 1), false);
                effect |= (left << Tables.REMAINDER) | (second ? Tables.SECOND_PIECE : 0);
            }
            movers.add(new Mover(piece, tables.codes.hasRight(code), tables.codes.code(piece, false), effect));
        }
        return movers;
    }

    private void compile(List<Mover> movers, int code, int square) {
        int start = size;
        program[code * tables.squares + square] = start;
        for (Mover mover : movers) {
            int first = size;
            List<Step> rest = new ArrayList<>();
            for (Step step : steps(mover, square)) {
                if (step.isLeap()) {
                    flatten(step);
                } else {
                    rest.add(step);
                }
            }
            rest.forEach(this::flatten);
            overlaps.check(mover.piece(), square, node, first, size);
        }
        if (size - start >= Tables.REMOVAL) {
            throw new IllegalArgumentException(movers.get(0).piece() + " has more than " + (Tables.REMOVAL - 1)
                    + " steps from " + Square.of(square % tables.files, square / tables.files));
        }
        for (int i = start; i < size; i++) {
            needsVerification[code * tables.squares + square] |= (effect[i] & Tables.RETURNS) != 0;
        }
    }

    private List<Step> steps(Mover mover, int square) {
        List<Step> steps = new ArrayList<>();
        for (Movement movement : mover.piece().type().movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                if (applies(mover, square, movement, pattern)) {
                    new Walk(mover, square, movement, pattern).addTo(steps);
                }
            }
        }
        return steps;
    }

    private boolean applies(Mover mover, int square, Movement movement, Betza.Pattern pattern) {
        if (pattern.initial()) {
            return laws.isPawn(mover.piece().type())
                    ? tables.codes.isArrayRank(mover.piece(), square / tables.files)
                    : mover.right();
        }
        return !mover.right() || !movement.has(Movement.Limit.ONCE_MOVED);
    }

    private void flatten(Step step) {
        if (size == node.length) {
            node = Arrays.copyOf(node, 2 * size);
            effect = Arrays.copyOf(effect, 2 * size);
        }
        int at = size++;
        step.next().forEach(this::flatten);
        int skip = size - at;
        node[at] = step.square() | (skip << SKIP) | (step.pass() << PASS) | (step.moves() << MOVES);
        effect[at] = step.effect();
    }

    /** The steps of one pattern from one square. */
    private final class Walk {
        private final Mover mover;
        private final int from;
        private final Movement movement;
        private final Betza.Pattern pattern;

        Walk(Mover mover, int from, Movement movement, Betza.Pattern pattern) {
            this.mover = mover;
            this.from = from;
            this.movement = movement;
            this.pattern = pattern;
        }

        void addTo(List<Step> steps) {
            Betza.Hop hop = pattern.hop();
            Step step = chain(hop, from, 1);
            if (step == null) {
                return;
            }
            if (movement.partner() != null) {
                steps.add(Step.gate(onlyBetween(hop), ONLY_PARTNER, step));
            } else if (movement.has(Movement.Limit.NOT_OVER_ENEMIES)) {
                steps.addAll(notOverEnemies(hop, step));
            } else {
                steps.add(step);
            }
        }

        private @Nullable Step chain(Betza.Hop hop, int origin, int repetition) {
            int square = move(origin, hop.dx(), hop.dy());
            if (square < 0) {
                return null;
            }
            List<Step> next = new ArrayList<>();
            addIfOnBoard(next, repetition < hop.limit() ? chain(hop, square, repetition + 1) : null);
            if (repetition == 1) {
                hop.then().forEach(arm -> addIfOnBoard(next, chain(arm, square, 1)));
            }
            int moves = (pattern.moves() ? 1 << EMPTY : 0) | (pattern.captures() ? 1 << ENEMY : 0);
            Step step = new Step(square, next.isEmpty() ? 0 : ONLY_EMPTY, moves, effect(square), next);
            return hop.lame() ? gated(origin, hop.between(true), ONLY_EMPTY, step) : step;
        }

        private void addIfOnBoard(List<Step> steps, @Nullable Step step) {
            if (step != null) {
                steps.add(step);
            }
        }

        private Step gated(int origin, ImmutableList<int[]> between, int pass, Step last) {
            Step step = last;
            for (int[] d : between.reverse()) {
                step = Step.gate(move(origin, d[0], d[1]), pass, step);
            }
            return step;
        }

        /** Walks by the first path; and by the other where the first is barred. */
        private List<Step> notOverEnemies(Betza.Hop hop, Step step) {
            ImmutableList<int[]> first = hop.between(true);
            return hop.isStraight()
                    ? List.of(gated(from, first, NO_ENEMY, step))
                    : orElse(first, step, gated(from, hop.between(false), NO_ENEMY, step));
        }

        private List<Step> orElse(List<int[]> squares, Step step, Step other) {
            if (squares.isEmpty()) {
                return List.of(step);
            }
            int square = move(from, squares.get(0)[0], squares.get(0)[1]);
            List<Step> onward = orElse(squares.subList(1, squares.size()), step, other);
            return List.of(new Step(square, NO_ENEMY, 0, 0, onward), Step.gate(square, AN_ENEMY, other));
        }

        private int onlyBetween(Betza.Hop hop) {
            int[] between = hop.between(true).get(0);
            return move(from, between[0], between[1]);
        }

        /** Returns the square so far away, from the mover's point of view, or -1 off the board. */
        private int move(int origin, int dx, int dy) {
            int sign = mover.piece().color() == Color.WHITE ? 1 : -1;
            int file = origin % tables.files + sign * dx;
            int rank = origin / tables.files + sign * dy;
            boolean inside = file >= 0 && file < tables.files && rank >= 0 && rank < laws.ranks();
            return inside ? rank * tables.files + file : -1;
        }

        private int effect(int to) {
            Piece piece = mover.piece();
            int rank = to / tables.files;
            int rankFromOwn = piece.color() == Color.WHITE ? rank : laws.ranks() - 1 - rank;
            Promotion.Result promoted =
                    laws.promotion().on(piece.type(), to % tables.files, rankFromOwn, tables.files, laws.ranks());
            int result = promoted == null ? mover.landing() : promotion(promoted);
            result |= tables.aims[result & 0xff] ? Tables.AIMS : 0;
            return result | mover.effect() | passing(to, promoted == null);
        }

        private int promotion(Promotion.Result promoted) {
            boolean right = promoted.fresh() && laws.hasRight(promoted.type());
            int landing = tables.codes.code(new Piece(mover.piece().color(), promoted.type()), right);
            return landing | (promoted.returns() ? Tables.RETURNS : 0);
        }

        /** What has become another piece cannot be captured en passant. */
        private int passing(int to, boolean unchanged) {
            boolean pawn = unchanged && (mover.effect() & Tables.PAWN_MOVE) != 0;
            boolean doubled = pawn && pattern.initial() && Math.abs(to - from) == 2 * tables.files;
            int flags = doubled && laws.hasEnPassant() ? Tables.DOUBLE_STEP : 0;
            flags |= movement.has(Movement.Limit.NOT_FROM_CHECK) ? Tables.NOT_FROM_CHECK : 0;
            boolean straight = pattern.hop().isStraight();
            flags |= straight && movement.has(Movement.Limit.NOT_THROUGH_ATTACK) ? Tables.NOT_THROUGH_ATTACK : 0;
            int middle = move(from, pattern.hop().dx() / 2, pattern.hop().dy() / 2);
            return flags | ((doubled ? (from + to) / 2 : middle) << Tables.PASSED);
        }
    }
}
