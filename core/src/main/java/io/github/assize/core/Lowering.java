package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.assize.core.engine.Castle;
import io.github.assize.core.engine.Spec;
import io.github.assize.core.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
     * @param allStand whether as many pieces stand on the board as in the array
     * @throws IllegalArgumentException if there is too much of them, or a move can be made in two ways at once
     */
    Spec spec(boolean allStand) {
        List<Unit> units = new ArrayList<>();
        int[][] nodes = new int[codes.count() * squares][];
        int[][] effects = new int[codes.count() * squares][];
        boolean[] rest = new boolean[codes.count() * squares];
        for (int code = 0; code < codes.count(); code++) {
            units.add(unit(code));
            List<Mover> movers = Mover.of(codes, code);
            for (int square = 0; square < squares; square++) {
                Program program = new Program(codes, movers, square, allStand);
                nodes[code * squares + square] = program.nodes();
                effects[code * squares + square] = program.effects();
                rest[code * squares + square] = canRest(code, square);
            }
        }
        return new Spec(laws.files(), laws.ranks(), units, nodes, effects, rest, castles(), wards(), flags());
    }

    private List<Castle> castles() {
        List<Castle> castles = new ArrayList<>();
        for (CastlingWay way : codes.castlings()) {
            int king = codes.code(new Piece(way.color(), laws.king()), true);
            for (PieceType type : requireNonNull(laws.castling().value()).partners()) {
                int partner = codes.code(new Piece(way.color(), type), true);
                castles.add(new Castle(way.king(), way.partner(), king, partner, way.kingTo(), way.partnerTo()));
            }
        }
        return castles;
    }

    /** Returns by square that of the pawn which loses its first move with what stands there, or null where none does. */
    private int @Nullable [] wards() {
        if (!laws.has(Custom.PAWNS_BACKED)) {
            return null;
        }
        int[] wards = new int[squares];
        Arrays.fill(wards, -1);
        for (int square = 0; square < squares; square++) {
            int behind = codes.behind(square);
            if (behind >= 0) {
                wards[behind] = square;
            }
        }
        return wards;
    }

    private boolean canRest(int code, int square) {
        for (Piece piece : codes.pieces(code)) {
            PromotionResult promotion = codes.promotion(piece, square);
            if (promotion != null && !promotion.leavesUnpromoted()) {
                return false;
            }
        }
        return true;
    }

    private int flags() {
        return (laws.has(Custom.REMOVAL) ? Spec.REMOVALS : 0)
                | (laws.has(Custom.EXCHANGE) ? Spec.EXCHANGES : 0)
                | (laws.has(Custom.PAWNS_TOGETHER) ? Spec.PAWNS_TOGETHER : 0)
                | (laws.has(Custom.CHECK_COST) ? Spec.CHECK_COSTS_RIGHT : 0)
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
        int[] inArray = code == PieceCodes.NONE ? new int[2] : codes.inArray(pieces.get(0));
        return new Unit(
                side, kind, flags(code), codes.withoutRight(code), unlost(code), inArray, material(pieces), seen);
    }

    /** Returns what is left of a piece that is promoted only to what its side has lost, where it has lost none. */
    private int unlost(int code) {
        List<Piece> pieces = codes.pieces(code);
        if (pieces.size() != 1) {
            return PieceCodes.NONE;
        }
        ImmutableSet<Promotion.Otherwise> otherwise =
                laws.promotion().otherwise(pieces.get(0).type());
        return otherwise.contains(Promotion.Otherwise.STAYS)
                ? codes.withoutRight(code)
                : otherwise.contains(Promotion.Otherwise.BARRED)
                        ? Unit.BARRED
                        : otherwise.contains(Promotion.Otherwise.BARRED_WITHOUT_ATTACK)
                                ? Unit.HARMLESS
                                : PieceCodes.NONE;
    }

    private int flags(int code) {
        List<Piece> pieces = codes.pieces(code);
        int flags = pieces.size() > 1 ? Unit.SHARED : 0;
        flags |= pieces.stream().allMatch(codes::isInArray) ? Unit.ANYWHERE : 0;
        for (Piece piece : pieces.subList(0, Math.min(1, pieces.size()))) {
            flags |= piece.type().equals(laws.king()) ? Unit.KING : 0;
            flags |= laws.isPawn(piece.type()) ? Unit.PAWN : 0;
            flags |= laws.lostByColor().value().contains(piece.type()) ? Unit.BY_COLOR : 0;
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
