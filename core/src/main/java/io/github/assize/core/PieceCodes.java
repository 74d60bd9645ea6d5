package io.github.assize.core;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Table;
import io.github.assize.core.engine.Seen;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Numbers all that can stand on a square of one game, so that a board is an array of small numbers: 0 for nothing, one
 * code for each piece, another for the same piece with its first move still before it, one for the two pieces of a side
 * that may share a square. The 52 letters make at most 211 codes, so that each fits in a byte.
 */
final class PieceCodes {
    static final int NONE = 0;

    private static final int NOWHERE = -1;

    private final Laws laws;
    private final List<Cell> byCode = new ArrayList<>();
    private final List<Boolean> rights = new ArrayList<>();
    private final Table<Color, PieceType, Integer> codes = HashBasedTable.create();
    private final Table<Color, PieceType, Integer> codesWithRight = HashBasedTable.create();
    private final Map<Color, Share> shares = new EnumMap<>(Color.class);
    private final Table<Color, PieceType, BitSet> arrayRanks = HashBasedTable.create();
    private final List<Cell> array;

    /** The two pieces that may share squares, and which squares. */
    private record Share(int code, ImmutableList<Piece> pieces, BitSet squares) {}

    PieceCodes(Laws laws) {
        this.laws = laws;
        add(ImmutableList.of(), false);
        for (Color color : Color.values()) {
            for (PieceType type : laws.types()) {
                Piece piece = new Piece(color, type);
                codes.put(color, type, add(ImmutableList.of(piece), false));
                if (laws.hasRight(type)) {
                    codesWithRight.put(color, type, add(ImmutableList.of(piece), true));
                }
            }
        }
        array = FenReader.read(laws.array(), laws).cells;
        readArray(array);
    }

    Laws laws() {
        return laws;
    }

    /** Returns how many squares the board has. */
    int squares() {
        return laws.files() * laws.ranks();
    }

    private int add(ImmutableList<Piece> pieces, boolean right) {
        byCode.add(Cell.of(pieces));
        rights.add(right);
        return byCode.size() - 1;
    }

    private void readArray(List<Cell> cells) {
        for (int square = 0; square < cells.size(); square++) {
            ImmutableList<Piece> pieces = cells.get(square).pieces();
            for (Piece piece : pieces) {
                BitSet ranks = arrayRanks.get(piece.color(), piece.type());
                if (ranks == null) {
                    ranks = new BitSet();
                    arrayRanks.put(piece.color(), piece.type(), ranks);
                }
                ranks.set(square / laws.files());
            }
            if (pieces.size() > 1) {
                share(square, pieces);
            }
        }
    }

    private void share(int square, ImmutableList<Piece> pieces) {
        Color color = pieces.get(0).color();
        Share share = shares.get(color);
        if (share == null) {
            boolean two = pieces.size() == 2 && !pieces.get(0).equals(pieces.get(1));
            if (!two || pieces.stream().anyMatch(piece -> piece.color() != color || !canShare(piece.type()))) {
                throw new IllegalArgumentException("array: two unlike pieces of one side may share a square, without"
                        + " first-move rights and conditions on what they pass or capture; not " + pieces);
            }
            share = new Share(add(pieces, false), pieces, new BitSet());
            shares.put(color, share);
        }
        if (!share.pieces().equals(pieces)) {
            throw new IllegalArgumentException("array: only one pair a side may share squares, not also " + pieces);
        }
        share.squares().set(square);
    }

    private boolean canShare(PieceType type) {
        return !laws.hasRight(type)
                && !type.equals(laws.king())
                && type.spared().isEmpty()
                && type.movements().stream().allMatch(movement -> movement.partner() == null);
    }

    /** Returns how many codes there are, {@link #NONE} included. */
    int count() {
        return byCode.size();
    }

    /** Returns what a code stands for, as a set-up has it. */
    Cell cell(int code) {
        return byCode.get(code);
    }

    /** Returns what a code stands for: no piece, one, or two. */
    ImmutableList<Piece> pieces(int code) {
        return byCode.get(code).pieces();
    }

    /** Returns whether a code is of two pieces. */
    boolean isShared(int code) {
        return pieces(code).size() > 1;
    }

    /** Returns whether a code is of a piece that still has its first move before it. */
    boolean hasRight(int code) {
        return rights.get(code);
    }

    int code(Piece piece, boolean right) {
        Integer code = (right ? codesWithRight : codes).get(piece.color(), piece.type());
        if (code == null) {
            throw new IllegalArgumentException(piece.type() + " is not among the pieces, or has no first move");
        }
        return code;
    }

    /** Returns the code of a piece that has lost its right, or the same code where there is none to lose. */
    int withoutRight(int code) {
        return hasRight(code) ? code(pieces(code).get(0), false) : code;
    }

    /** Returns the code of two pieces on a square, or {@link #NONE} where these may not share it. */
    int shared(List<Piece> pieces, int square) {
        Share share = shares.get(pieces.get(0).color());
        return share != null && share.pieces().equals(pieces) && share.squares().get(square) ? share.code() : NONE;
    }

    /** Returns the pieces and squares that a side may share, for a message; empty where it may not. */
    String describeShares() {
        StringBuilder text = new StringBuilder();
        shares.forEach((color, share) -> share.squares().stream()
                .forEach(square -> text.append(text.isEmpty() ? "" : ", ")
                        .append('(')
                        .append(share.pieces().get(0))
                        .append(share.pieces().get(1))
                        .append(") on ")
                        .append(name(square))));
        return text.toString();
    }

    /** Returns the number of a type, the same for both sides. */
    int kind(PieceType type) {
        return laws.types().indexOf(type);
    }

    /** Returns as what one code sees another, as a class of {@link Seen}. */
    int seen(int code, int other) {
        if (other == NONE) {
            return Seen.EMPTY;
        }
        Piece piece = pieces(code).get(0);
        List<Piece> others = pieces(other);
        if (others.get(0).color() != piece.color()) {
            return others.stream()
                            .anyMatch(seen -> piece.type()
                                    .spared()
                                    .containsKey(seen.type().letter()))
                    ? Seen.IMMUNE
                    : Seen.ENEMY;
        }
        String letter = others.size() == 1 ? others.get(0).type().letter() : "";
        return piece.type().movements().stream().anyMatch(movement -> letter.equals(movement.partner()))
                ? Seen.PARTNER
                : Seen.FRIEND;
    }

    /** Returns what a piece becomes on a square, or null where it stays what it is. */
    @Nullable
    PromotionResult promotion(Piece piece, int square) {
        PromotionResult result = laws.promotion().on(piece.type(), piece.color(), square, laws.files(), laws.ranks());
        if (result == null || result.type() != null) {
            return result;
        }
        boolean last = piece.color() == Color.BLACK;
        int home = square % laws.files() + (last ? (laws.ranks() - 1) * laws.files() : 0);
        return toWhatStood(result, result.home() ? home : square);
    }

    /** Returns a promotion to what stood on the square in the array, or null where nothing or a king did. */
    private @Nullable PromotionResult toWhatStood(PromotionResult result, int square) {
        return array.get(square).pieces().stream()
                .map(Piece::type)
                .filter(type -> !type.equals(laws.king()) || (result.home() && result.isBarred()))
                .findFirst()
                .map(result::to)
                .orElse(null);
    }

    /** Returns the number of pieces in the array, of both sides. */
    int inArray() {
        return (int) array.stream().mapToLong(cell -> cell.pieces().size()).sum();
    }

    /** Returns the ways to castle, by the squares of the array, White's first. */
    List<CastlingWay> castlings() {
        Castling castling = laws.castling().value();
        List<CastlingWay> ways = new ArrayList<>();
        for (int square = 0; castling != null && square < array.size(); square++) {
            for (Piece piece : array.get(square).pieces()) {
                if (piece.type().equals(laws.king())) {
                    int king = square;
                    castling.wings()
                            .forEach(wing -> ways.add(new CastlingWay(piece.color(), king, wing, laws.files())));
                }
            }
        }
        return ways;
    }

    /** Returns how many such pieces the array has on squares of the color of the first, and how many on the others. */
    int[] inArray(Piece piece) {
        int[] count = new int[2];
        for (int square = 0; square < array.size(); square++) {
            count[color(square)] += array.get(square).pieces().contains(piece) ? 1 : 0;
        }
        return count;
    }

    private int color(int square) {
        return (square % laws.files() + square / laws.files()) & 1;
    }

    /** Returns whether a piece attacks a square as far as a promotion there is not barred, on a board of codes. */
    boolean isHarmful(Piece piece, int target, IntUnaryOperator board) {
        PromotionResult promotion = promotion(piece, target);
        return promotion == null
                || !promotion.isHarmless()
                || promotion.types().stream().anyMatch(type -> hasLost(new Piece(piece.color(), type), target, board));
    }

    private boolean hasLost(Piece piece, int target, IntUnaryOperator board) {
        boolean byColor = laws.lostByColor().value().contains(piece.type());
        int[] inArray = inArray(piece);
        long left = IntStream.range(0, squares())
                .filter(square -> square != target && (!byColor || color(square) == color(target)))
                .filter(square -> pieces(board.applyAsInt(square)).contains(piece))
                .count();
        return !piece.type().equals(laws.king()) && left < (byColor ? inArray[color(target)] : inArray[0] + inArray[1]);
    }

    /**
     * Returns the square behind a pawn's in the array whose piece keeps that pawn its first move, or -1 where no pawn stands
     * that has one so.
     */
    int behind(int square) {
        if (array.get(square).pieces().size() != 1) {
            return NOWHERE;
        }
        Piece pawn = array.get(square).pieces().get(0);
        int behind = square + (pawn.color() == Color.WHITE ? -laws.files() : laws.files());
        boolean has = laws.isPawn(pawn.type())
                && pawn.type().movements().stream()
                        .anyMatch(movement -> movement.isInitial() && movement.isOnFile(square % laws.files()));
        boolean backed = has
                && behind >= 0
                && behind < squares()
                && array.get(behind).pieces().stream().anyMatch(piece -> piece.color() == pawn.color());
        return backed ? behind : NOWHERE;
    }

    /** Returns what stands on a square of the array. */
    ImmutableList<Piece> arrayPieces(int square) {
        return array.get(square).pieces();
    }

    /** Returns whether as many pieces stand on a board as in the array, where that matters; no two then share a square. */
    boolean allStand(IntUnaryOperator board) {
        return !laws.asksWhetherAllStand()
                || IntStream.range(0, squares())
                                .filter(square -> board.applyAsInt(square) != NONE)
                                .count()
                        >= inArray();
    }

    Square name(int square) {
        return Square.of(square % laws.files(), square / laws.files());
    }

    /** Returns whether the array has such a piece. */
    boolean isInArray(Piece piece) {
        return arrayRanks.contains(piece.color(), piece.type());
    }

    /** Returns whether the array has such a piece on the rank. */
    boolean isArrayRank(Piece piece, int rank) {
        @Nullable BitSet ranks = arrayRanks.get(piece.color(), piece.type());
        return ranks != null && ranks.get(rank);
    }
}
