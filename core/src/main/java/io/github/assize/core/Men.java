package io.github.assize.core;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers all that can stand on a square of one game, so that a board is an array of small numbers: 0 for nothing, one
 * code for each piece, another for the same piece with its first move still before it, one for the two men of a side
 * that may share a square.
 */
final class Men {
    static final int NONE = 0;

    private final Laws laws;
    private final List<ImmutableList<Piece>> pieces = new ArrayList<>();
    private final List<Boolean> rights = new ArrayList<>();
    private final Table<Color, PieceType, Integer> codes = HashBasedTable.create();
    private final Table<Color, PieceType, Integer> codesWithRight = HashBasedTable.create();
    private final Map<Color, Share> shares = new EnumMap<>(Color.class);
    private final Table<Color, PieceType, BitSet> arrayRanks = HashBasedTable.create();

    /** The two men that may share squares, and which squares. */
    private record Share(int code, ImmutableList<Piece> men, BitSet squares) {}

    Men(Laws laws) {
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
        readArray(FenText.parse(laws.array(), laws).squares());
    }

    private int add(ImmutableList<Piece> men, boolean right) {
        pieces.add(men);
        rights.add(right);
        return pieces.size() - 1;
    }

    private void readArray(List<ImmutableList<Piece>> squares) {
        for (int square = 0; square < squares.size(); square++) {
            ImmutableList<Piece> men = squares.get(square);
            for (Piece man : men) {
                BitSet ranks = arrayRanks.get(man.color(), man.type());
                if (ranks == null) {
                    ranks = new BitSet();
                    arrayRanks.put(man.color(), man.type(), ranks);
                }
                ranks.set(square / laws.files());
            }
            if (men.size() > 1) {
                share(square, men);
            }
        }
    }

    private void share(int square, ImmutableList<Piece> men) {
        Color color = men.get(0).color();
        Share share = shares.get(color);
        if (share == null) {
            boolean two = men.size() == 2 && !men.get(0).equals(men.get(1));
            if (!two || men.stream().anyMatch(man -> man.color() != color || !canShare(man.type()))) {
                throw new IllegalArgumentException("array: two unlike men of one side may share a square, without"
                        + " first-move rights and conditions on what they pass or capture; not " + men);
            }
            share = new Share(add(men, false), men, new BitSet());
            shares.put(color, share);
        }
        if (!share.men().equals(men)) {
            throw new IllegalArgumentException("array: only one pair a side may share squares, not also " + men);
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
        return pieces.size();
    }

    /** Returns what a code stands for: no piece, one, or two. */
    ImmutableList<Piece> pieces(int code) {
        return pieces.get(code);
    }

    /** Tells whether a code is of a man that still has its first move before it. */
    boolean hasRight(int code) {
        return rights.get(code);
    }

    int code(Piece piece, boolean right) {
        Integer code = (right ? codesWithRight : codes).get(piece.color(), piece.type());
        if (code == null) {
            throw new IllegalArgumentException(piece.type() + " is not among the men, or has no first move");
        }
        return code;
    }

    /** Returns the code of a man that has lost its right, or the same code where there is none to lose. */
    int withoutRight(int code) {
        return hasRight(code) ? code(pieces(code).get(0), false) : code;
    }

    /** Returns the code of two men on a square, or {@link #NONE} where these may not share it. */
    int shared(List<Piece> men, int square) {
        Share share = shares.get(men.get(0).color());
        return share != null && share.men().equals(men) && share.squares().get(square) ? share.code() : NONE;
    }

    /** Returns the men and squares that a side may share, for a message; empty where it may not. */
    String describeShares() {
        StringBuilder text = new StringBuilder();
        shares.forEach((color, share) -> share.squares().stream()
                .forEach(square -> text.append(text.isEmpty() ? "" : ", ")
                        .append('(')
                        .append(share.men().get(0))
                        .append(share.men().get(1))
                        .append(") on ")
                        .append(Square.of(square % laws.files(), square / laws.files()))));
        return text.toString();
    }

    /** Tells whether the array has such a piece. */
    boolean isInArray(Piece piece) {
        return arrayRanks.contains(piece.color(), piece.type());
    }

    /** Tells whether the array has such a piece on the rank. */
    boolean isArrayRank(Piece piece, int rank) {
        @Nullable BitSet ranks = arrayRanks.get(piece.color(), piece.type());
        return ranks != null && ranks.get(rank);
    }
}
