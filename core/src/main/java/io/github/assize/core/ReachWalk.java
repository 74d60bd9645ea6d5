package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Walks the movements of a piece over an empty board. */
final class ReachWalk {
    private final Laws laws;
    private final Piece piece;
    private final List<Reach.Way> ways = new ArrayList<>();

    private ReachWalk(Laws laws, Piece piece) {
        this.laws = laws;
        this.piece = piece;
    }

    static Reach of(Laws laws, Piece piece, Square from, boolean onArrayRank) {
        ReachWalk walk = new ReachWalk(laws, piece);
        for (Movement movement : piece.type().movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                // A pawn's first move belongs to the ranks of its array (C-10).
                if (!pattern.initial() || onArrayRank || !laws.isPawn(piece.type())) {
                    walk.walk(movement, pattern, pattern.hop(), from, ImmutableList.of(), 1);
                }
            }
        }
        return new Reach(walk.ways);
    }

    private void walk(
            Movement movement, Betza.Pattern pattern, Betza.Hop hop, Square at, List<Square> path, int repetition) {
        int sign = piece.color() == Color.WHITE ? 1 : -1;
        int file = at.file() + sign * hop.dx();
        int rank = at.rank() + sign * hop.dy();
        if (file < 0 || file >= laws.files() || rank < 0 || rank >= laws.ranks()) {
            return;
        }
        List<Square> passed = new ArrayList<>(path);
        if (hop.lame() || movement.partner() != null || movement.has(Movement.Limit.NOT_OVER_ENEMIES)) {
            for (int[] step : hop.between(true)) {
                passed.add(Square.of(at.file() + sign * step[0], at.rank() + sign * step[1]));
            }
        }
        Square to = Square.of(file, rank);
        ways.add(way(movement, pattern, hop, to, passed));
        passed.add(to);
        if (repetition < hop.limit()) {
            walk(movement, pattern, hop, to, passed, repetition + 1);
        }
        if (repetition == 1) {
            hop.then().forEach(arm -> walk(movement, pattern, arm, to, passed, 1));
        }
    }

    private Reach.Way way(Movement movement, Betza.Pattern pattern, Betza.Hop hop, Square to, List<Square> path) {
        return new Reach.Way(
                to,
                path,
                kind(pattern.hop(), hop),
                pattern.moves(),
                pattern.captures(),
                pattern.initial(),
                hop.length() > 1 && !hop.lame(),
                hop.lame(),
                movement.rule().isEmpty() ? piece.type().rule() : movement.rule());
    }

    private static Reach.Kind kind(Betza.Hop first, Betza.Hop last) {
        if (first != last) {
            return Reach.Kind.BENT;
        }
        return last.limit() > 1 ? Reach.Kind.RIDE : Reach.Kind.LEAP;
    }
}
