package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One of the movements of a piece that lead to a square, and what the board must be like on the way: told a second time,
 * straight from the movement, to compare with {@link Route} and with the engine.
 */
final class Way {
    private final PieceCodes codes;
    private final PlacedPiece piece;
    private final Movement movement;
    private final Betza.Pattern pattern;
    private final ImmutableList<ImmutableList<Passed>> lines;

    /** What may stand on a square that is passed. */
    enum Need {
        NOBODY,
        NO_ENEMY,
        PARTNER
    }

    /** A square that is passed. */
    record Passed(int square, Need need) {}

    private Way(PieceCodes codes, PlacedPiece piece, Movement movement, Betza.Pattern pattern, List<Passed> path) {
        this.codes = codes;
        this.piece = piece;
        this.movement = movement;
        this.pattern = pattern;
        this.lines = lines(ImmutableList.copyOf(path));
    }

    /** Returns all lines of a piece to a square, open or not, in the order of its movements. */
    static List<Way> between(PieceCodes codes, PlacedPiece piece, int to) {
        ImmutableList.Builder<Way> ways = ImmutableList.builder();
        for (Movement movement : piece.type().movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                List<Passed> path = path(codes, piece, to, pattern.hop(), piece.square(), 1);
                if (path != null) {
                    ways.add(new Way(codes, piece, movement, pattern, path));
                }
            }
        }
        return ways.build();
    }

    /** Returns the squares that must be empty before the destination, or null where the leaps do not lead there. */
    private static @Nullable List<Passed> path(
            PieceCodes codes, PlacedPiece piece, int to, Betza.Hop hop, int origin, int repetition) {
        int square = move(codes, piece, origin, hop.dx(), hop.dy());
        if (square < 0) {
            return null;
        }
        List<Passed> path = new ArrayList<>();
        if (hop.lame()) {
            path.addAll(passed(codes, piece, origin, hop.between(true), Need.NOBODY));
        }
        if (square == to) {
            return path;
        }
        path.add(new Passed(square, Need.NOBODY));
        List<Passed> rest = onward(codes, piece, to, hop, square, repetition);
        if (rest == null) {
            return null;
        }
        path.addAll(rest);
        return path;
    }

    private static @Nullable List<Passed> onward(
            PieceCodes codes, PlacedPiece piece, int to, Betza.Hop hop, int square, int repetition) {
        if (repetition < hop.limit()) {
            return path(codes, piece, to, hop, square, repetition + 1);
        }
        for (Betza.Hop arm : hop.then()) {
            List<Passed> path = path(codes, piece, to, arm, square, 1);
            if (path != null) {
                return path;
            }
        }
        return null;
    }

    private static List<Passed> passed(PieceCodes codes, PlacedPiece piece, int origin, List<int[]> steps, Need need) {
        return steps.stream()
                .map(step -> new Passed(move(codes, piece, origin, step[0], step[1]), need))
                .toList();
    }

    private static int move(PieceCodes codes, PlacedPiece piece, int origin, int dx, int dy) {
        int sign = piece.is(Color.WHITE) ? 1 : -1;
        int file = origin % codes.laws().files() + sign * dx;
        int rank = origin / codes.laws().files() + sign * dy;
        boolean inside = file >= 0
                && file < codes.laws().files()
                && rank >= 0
                && rank < codes.laws().ranks();
        return inside ? rank * codes.laws().files() + file : -1;
    }

    private ImmutableList<ImmutableList<Passed>> lines(ImmutableList<Passed> path) {
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
        return passed(codes, piece, piece.square(), hop.between(straightFirst), need);
    }

    /** Returns whether the piece has this way in its place: its first moves before it has moved, others perhaps after. */
    boolean isGranted() {
        if (pattern.initial()) {
            return codes.laws().isPawn(piece.type())
                    ? codes.isArrayRank(
                            piece.piece(), piece.square() / codes.laws().files())
                    : piece.right();
        }
        return !piece.right() || !movement.has(Movement.Limit.ONCE_MOVED);
    }

    /** Returns whether nothing on the way bars it. */
    boolean isOpen(IntUnaryOperator board) {
        return bars(board).isEmpty();
    }

    /** Returns what bars the way first, on each of its lines; nothing where one of them is open. */
    ImmutableList<Passed> bars(IntUnaryOperator board) {
        ImmutableList.Builder<Passed> bars = ImmutableList.builder();
        for (List<Passed> route : lines) {
            Optional<Passed> bar =
                    route.stream().filter(passed -> !lets(passed, board)).findFirst();
            if (bar.isEmpty()) {
                return ImmutableList.of();
            }
            bars.add(bar.get());
        }
        return bars.build();
    }

    private boolean lets(Passed passed, IntUnaryOperator board) {
        List<PlacedPiece> pieces = PlacedPiece.on(codes, board, passed.square());
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

    /** Returns the square in the middle of a straight leap, or -1. */
    int middle() {
        Betza.Hop hop = pattern.hop();
        return hop.isStraight() ? move(codes, piece, piece.square(), hop.dx() / 2, hop.dy() / 2) : -1;
    }
}
