package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One of the movements of a man that lead to a square, and what the board must be like on the way. It is worked out from
 * the movement itself and not from the compiled programs: these do not remember which movement a step belongs to.
 */
final class Way {
    private final Tables tables;
    private final Man man;
    private final int to;
    private final Movement movement;
    private final Betza.Pattern pattern;
    private final ImmutableList<ImmutableList<Gate>> routes;

    /** What may stand on a square that is passed. */
    enum Need {
        NOBODY,
        NO_ENEMY,
        PARTNER
    }

    /** A square that is passed. */
    record Gate(int square, Need need) {}

    private Way(Tables tables, Man man, int to, Movement movement, Betza.Pattern pattern, List<Gate> path) {
        this.tables = tables;
        this.man = man;
        this.to = to;
        this.movement = movement;
        this.pattern = pattern;
        this.routes = routes(ImmutableList.copyOf(path));
    }

    /** Returns all ways of a man to a square, open or not, in the order of its movements. */
    static List<Way> between(Tables tables, Man man, int to) {
        ImmutableList.Builder<Way> ways = ImmutableList.builder();
        for (Movement movement : man.type().movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                List<Gate> path = path(tables, man, to, pattern.hop(), man.square(), 1);
                if (path != null) {
                    ways.add(new Way(tables, man, to, movement, pattern, path));
                }
            }
        }
        return ways.build();
    }

    /** Returns the squares that must be empty before the destination, or null where the leaps do not lead there. */
    private static @Nullable List<Gate> path(
            Tables tables, Man man, int to, Betza.Hop hop, int origin, int repetition) {
        int square = move(tables, man, origin, hop.dx(), hop.dy());
        if (square < 0) {
            return null;
        }
        List<Gate> path = new ArrayList<>();
        if (hop.lame()) {
            path.addAll(gates(tables, man, origin, hop.between(true), Need.NOBODY));
        }
        if (square == to) {
            return path;
        }
        path.add(new Gate(square, Need.NOBODY));
        List<Gate> rest = onward(tables, man, to, hop, square, repetition);
        if (rest == null) {
            return null;
        }
        path.addAll(rest);
        return path;
    }

    private static @Nullable List<Gate> onward(
            Tables tables, Man man, int to, Betza.Hop hop, int square, int repetition) {
        if (repetition < hop.limit()) {
            return path(tables, man, to, hop, square, repetition + 1);
        }
        for (Betza.Hop arm : hop.then()) {
            List<Gate> path = path(tables, man, to, arm, square, 1);
            if (path != null) {
                return path;
            }
        }
        return null;
    }

    private static List<Gate> gates(Tables tables, Man man, int origin, List<int[]> steps, Need need) {
        return steps.stream()
                .map(step -> new Gate(move(tables, man, origin, step[0], step[1]), need))
                .toList();
    }

    private static int move(Tables tables, Man man, int origin, int dx, int dy) {
        int sign = man.is(Color.WHITE) ? 1 : -1;
        int file = origin % tables.files + sign * dx;
        int rank = origin / tables.files + sign * dy;
        boolean inside = file >= 0 && file < tables.files && rank >= 0 && rank < tables.laws.ranks();
        return inside ? rank * tables.files + file : -1;
    }

    private ImmutableList<ImmutableList<Gate>> routes(ImmutableList<Gate> path) {
        Betza.Hop hop = pattern.hop();
        if (movement.partner() != null) {
            return ImmutableList.of(ImmutableList.copyOf(between(hop, true, Need.PARTNER)));
        }
        if (!movement.has(Movement.Limit.NOT_OVER_ENEMIES)) {
            return ImmutableList.of(path);
        }
        ImmutableList<Gate> first = ImmutableList.copyOf(between(hop, true, Need.NO_ENEMY));
        return hop.isStraight()
                ? ImmutableList.of(first)
                : ImmutableList.of(first, ImmutableList.copyOf(between(hop, false, Need.NO_ENEMY)));
    }

    private List<Gate> between(Betza.Hop hop, boolean straightFirst, Need need) {
        return gates(tables, man, man.square(), hop.between(straightFirst), need);
    }

    /** Tells whether the man has this way in its place: its first moves before it has moved, others perhaps after. */
    boolean isGranted() {
        if (pattern.initial()) {
            return tables.laws.isPawn(man.type())
                    ? tables.men.isArrayRank(man.piece(), man.square() / tables.files)
                    : man.right();
        }
        return !man.right() || !movement.has(Movement.Limit.ONCE_MOVED);
    }

    boolean isFirstMove() {
        return pattern.initial();
    }

    /** Tells whether nothing on the way bars it. */
    boolean isOpen(byte[] cells) {
        return bars(cells).isEmpty();
    }

    /** Returns what bars the way first, on each of its routes; nothing where one of them is open. */
    ImmutableList<Gate> bars(byte[] cells) {
        ImmutableList.Builder<Gate> bars = ImmutableList.builder();
        for (List<Gate> route : routes) {
            Optional<Gate> bar =
                    route.stream().filter(gate -> !lets(gate, cells)).findFirst();
            if (bar.isEmpty()) {
                return ImmutableList.of();
            }
            bars.add(bar.get());
        }
        return bars.build();
    }

    private boolean lets(Gate gate, byte[] cells) {
        List<Man> men = Man.on(tables, cells, gate.square());
        return switch (gate.need()) {
            case NOBODY -> men.isEmpty();
            case NO_ENEMY -> men.stream().allMatch(other -> other.is(man.piece().color()));
            case PARTNER ->
                men.size() == 1
                        && men.get(0).is(man.piece().color())
                        && men.get(0).type().letter().equals(movement.partner());
        };
    }

    boolean moves() {
        return pattern.moves();
    }

    boolean captures() {
        return pattern.captures();
    }

    boolean has(Movement.Limit limit) {
        return movement.has(limit);
    }

    /** Returns the letter of the type that it passes over, or nothing. */
    @Nullable
    String partner() {
        return movement.partner();
    }

    /** Tells whether it is a leap of two squares, or steps over as many, straight ahead. */
    boolean isDoubleStep() {
        return Math.abs(to - man.square()) == 2 * tables.files;
    }

    boolean isDiagonal() {
        return Math.abs(pattern.hop().dx()) == Math.abs(pattern.hop().dy());
    }

    /** Returns the square in the middle of a straight leap, or -1. */
    int middle() {
        Betza.Hop hop = pattern.hop();
        return hop.isStraight() ? move(tables, man, man.square(), hop.dx() / 2, hop.dy() / 2) : -1;
    }

    /** Returns the id of the rule that grants it, or nothing. */
    String rule() {
        return movement.rule().isEmpty() ? man.type().rule() : movement.rule();
    }

    /** Returns the id of the rule that limits it so. */
    String rule(Movement.Limit limit) {
        String rule = movement.rule(limit);
        return rule.isEmpty() ? rule() : rule;
    }

    /** Returns the id of the rule by which it does not capture. */
    String quietRule() {
        return movement.quietRule().isEmpty() ? rule() : movement.quietRule();
    }
}
