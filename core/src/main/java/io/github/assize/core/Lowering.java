package io.github.assize.core;

import io.github.assize.core.engine.Spec;
import io.github.assize.core.engine.Unit;
import java.util.ArrayList;
import java.util.List;

/** Tells the engine in numbers what laws say in words: the one place that knows both. */
final class Lowering {
    private final PieceCodes codes;
    private final Laws laws;
    private final int squares;

    Lowering(PieceCodes codes) {
        this.codes = codes;
        this.laws = codes.laws();
        this.squares = laws.files() * laws.ranks();
    }

    /**
     * Returns the laws as the engine knows them.
     *
     * @throws IllegalArgumentException if there is too much of them, or a move can be made in two ways at once
     */
    Spec spec() {
        List<Unit> units = new ArrayList<>();
        int[][] nodes = new int[codes.count() * squares][];
        int[][] effects = new int[codes.count() * squares][];
        for (int code = 0; code < codes.count(); code++) {
            units.add(unit(code));
            List<Mover> movers = Mover.of(codes, code);
            for (int square = 0; square < squares; square++) {
                Program program = new Program(codes, movers, square);
                nodes[code * squares + square] = program.nodes();
                effects[code * squares + square] = program.effects();
            }
        }
        return new Spec(laws.files(), laws.ranks(), units, nodes, effects, flags());
    }

    private int flags() {
        return (laws.removal().value() ? Spec.REMOVALS : 0)
                | (laws.checkCost().value() ? Spec.CHECK_COSTS_RIGHT : 0)
                | (laws.mayCostFirstMove() ? Spec.RIGHT_CAN_BE_COST : 0);
    }

    private Unit unit(int code) {
        byte[] seen = new byte[codes.count()];
        for (int other = 1; code != PieceCodes.NONE && other < seen.length; other++) {
            seen[other] = (byte) codes.seen(code, other);
        }
        List<Piece> pieces = codes.pieces(code);
        int side = code == PieceCodes.NONE ? 0 : pieces.get(0).color().index();
        int kind = code == PieceCodes.NONE ? 0 : codes.kind(pieces.get(0).type());
        return new Unit(side, kind, flags(code), codes.withoutRight(code), material(pieces), seen);
    }

    private int flags(int code) {
        List<Piece> pieces = codes.pieces(code);
        int flags = pieces.size() > 1 ? Unit.SHARED : 0;
        flags |= pieces.stream().allMatch(codes::isInArray) ? Unit.ANYWHERE : 0;
        for (Piece piece : pieces.subList(0, Math.min(1, pieces.size()))) {
            flags |= piece.type().equals(laws.king()) ? Unit.KING : 0;
            flags |= laws.isPawn(piece.type()) ? Unit.PAWN : 0;
            flags |= laws.capturesEnPassant(piece.type()) ? Unit.EN_PASSANT : 0;
        }
        return flags;
    }

    private int material(List<Piece> pieces) {
        Baring baring = laws.baring().value();
        return (int) pieces.stream()
                .map(Piece::type)
                .filter(type -> !type.equals(laws.king()) && baring.counts(type))
                .count();
    }
}
