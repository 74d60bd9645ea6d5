package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One of the movements of a piece that lead to a square, and what the board must be like on the way. It is worked out from
 * the movement itself and not from the compiled programs: these do not remember which movement a step belongs to.
 */
final class Route {
    private final Tables tables;
    private final PlacedPiece piece;
    private final int to;
    private final Movement movement;
    private final Betza.Pattern pattern;
    private final ImmutableList<ImmutableList<Passed>> routes;

    /** What may stand on a square that is passed. */
    enum Need {
        NOBODY,
        NO_ENEMY,
        PARTNER
    }

    /** A square that is passed. */
    record Passed(int square, Need need) {}

    private Route(
            Tables tables, PlacedPiece piece, int to, Movement movement, Betza.Pattern pattern, List<Passed> path) {
        this.tables = tables;
        this.piece = piece;
        this.to = to;
        this.movement = movement;
        this.pattern = pattern;
        this.routes = routes(ImmutableList.copyOf(path));
    }

    /** Returns all routes of a piece to a square, open or not, in the order of its movements. */
    static List<Route> between(Tables tables, PlacedPiece piece, int to) {
        ImmutableList.Builder<Route> routes = ImmutableList.builder();
        for (Movement movement : piece.type().movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                List<Passed> path = path(tables, piece, to, pattern.hop(), piece.square(), 1);
                if (path != null) {
                    routes.add(new Route(tables, piece, to, movement, pattern, path));
                }
            }
        }
        return routes.build();
    }

    /** Returns the squares that must be empty before the destination, or null where the leaps do not lead there. */
    private static @Nullable List<Passed> path(
            Tables tables, PlacedPiece piece, int to, Betza.Hop hop, int origin, int repetition) {
        int square = move(tables, piece, origin, hop.dx(), hop.dy());
        if (square < 0) {
            return null;
        }
        List<Passed> path = new ArrayList<>();
        if (hop.lame()) {
            path.addAll(passed(tables, piece, origin, hop.between(true), Need.NOBODY));
        }
        if (square == to) {
            return path;
        }
        path.add(new Passed(square, Need.NOBODY));
        List<Passed> rest = onward(tables, piece, to, hop, square, repetition);
        if (rest == null) {
            return null;
        }
        path.addAll(rest);
        return path;
    }

    private static @Nullable List<Passed> onward(
            Tables tables, PlacedPiece piece, int to, Betza.Hop hop, int square, int repetition) {
        if (repetition < hop.limit()) {
            return path(tables, piece, to, hop, square, repetition + 1);
        }
        for (Betza.Hop arm : hop.then()) {
            List<Passed> path = path(tables, piece, to, arm, square, 1);
            if (path != null) {
                return path;
            }
        }
        return null;
    }

    private static List<Passed> passed(Tables tables, PlacedPiece piece, int origin, List<int[]> steps, Need need) {
        return steps.stream()
                .map(step -> new Passed(move(tables, piece, origin, step[0], step[1]), need))
                .toList();
    }

    private static int move(Tables tables, PlacedPiece piece, int origin, int dx, int dy) {
        int sign = piece.is(Color.WHITE) ? 1 : -1;
        int file = origin % tables.files + sign * dx;
        int rank = origin / tables.files + sign * dy;
        boolean inside = file >= 0 && file < tables.files && rank >= 0 && rank < tables.laws.ranks();
        return inside ? rank * tables.files + file : -1;
    }

    private ImmutableList<ImmutableList<Passed>> routes(ImmutableList<Passed> path) {
        Betza.Hop hop = pattern.hop();
        if (movement.partner() != null) {
            return ImmutableList.of(ImmutableList.copyOf(between(hop, true, Need.PARTNER)));
        }
        if (!movement.has(Movement.Limit.NOT_OVER_ENEMIES)) {
            return ImmutableList.of(path);
        }
        ImmutableList<Passed> first = ImmutableList.copyOf(between(hop, true, Need.NO_ENEMY));
        return hop.isStraight()
                ? ImmutableList.of(first)
                : ImmutableList.of(first, ImmutableList.copyOf(between(hop, false, Need.NO_ENEMY)));
    }

    private List<Passed> between(Betza.Hop hop, boolean straightFirst, Need need) {
        return passed(tables, piece, piece.square(), hop.between(straightFirst), need);
    }

    /** Returns whether the piece has this way in its place: its first moves before it has moved, others perhaps after. */
    boolean isGranted() {
        if (pattern.initial()) {
            return tables.laws.isPawn(piece.type())
                    ? tables.codes.isArrayRank(piece.piece(), piece.square() / tables.files)
                    : piece.right();
        }
        return !piece.right() || !movement.has(Movement.Limit.ONCE_MOVED);
    }

    boolean isFirstMove() {
        return pattern.initial();
    }

    /** Returns whether nothing on the way bars it. */
    boolean isOpen(byte[] cells) {
        return bars(cells).isEmpty();
    }

    /** Returns what bars the way first, on each of its routes; nothing where one of them is open. */
    ImmutableList<Passed> bars(byte[] cells) {
        ImmutableList.Builder<Passed> bars = ImmutableList.builder();
        for (List<Passed> route : routes) {
            Optional<Passed> bar =
                    route.stream().filter(passed -> !lets(passed, cells)).findFirst();
            if (bar.isEmpty()) {
                return ImmutableList.of();
            }
            bars.add(bar.get());
        }
        return bars.build();
    }

    private boolean lets(Passed passed, byte[] cells) {
        List<PlacedPiece> pieces = PlacedPiece.on(tables, cells, passed.square());
        return switch (passed.need()) {
            case NOBODY -> pieces.isEmpty();
            case NO_ENEMY ->
                pieces.stream().allMatch(other -> other.is(piece.piece().color()));
            case PARTNER ->
                pieces.size() == 1
                        && pieces.get(0).is(piece.piece().color())
                        && pieces.get(0).type().letter().equals(movement.partner());
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

    /** Returns whether it is a leap of two squares, or steps over as many, straight ahead. */
    boolean isDoubleStep() {
        return Math.abs(to - piece.square()) == 2 * tables.files;
    }

    boolean isDiagonal() {
        return Math.abs(pattern.hop().dx()) == Math.abs(pattern.hop().dy());
    }

    /** Returns the square in the middle of a straight leap, or -1. */
    int middle() {
        Betza.Hop hop = pattern.hop();
        return hop.isStraight() ? move(tables, piece, piece.square(), hop.dx() / 2, hop.dy() / 2) : -1;
    }

    /** Returns the id of the rule that grants it, or nothing. */
    String rule() {
        return movement.rule().isEmpty() ? piece.type().rule() : movement.rule();
    }

    /** Returns the id of the rule that limits it so. */
    String rule(Movement.Limit limit) {
        String rule = movement.rule(limit);
        return rule.isEmpty() ? rule() : rule;
    }

    /** Returns the id of the rule by which it does not capture. */
    String quietRule() {
        return rule(Movement.Limit.QUIET);
    }
}
