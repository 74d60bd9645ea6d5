package io.github.assize.core;

import io.github.assize.core.engine.Passage;
import io.github.assize.core.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * What a FEN says of captures en passant: the square that a double step straight ahead has passed, or else the squares that
 * a long step has passed and last the square of the pawn.
 */
final class PassageText {
    private final CompiledLaws laws;
    private final int side;

    /**
     * Takes the pawn's side.
     *
     * @param side the side that has just moved
     */
    PassageText(CompiledLaws laws, Color side) {
        this.laws = laws;
        this.side = side.index();
    }

    /** Returns the squares for a position's passage; none where there is none. */
    static List<Square> of(CompiledLaws laws, State state) {
        int passage = state.enPassant();
        if (passage < 0) {
            return List.of();
        }
        Square first = laws.square(Passage.square(passage));
        if (Passage.isPlain(passage)) {
            return List.of(first);
        }
        int other = Passage.other(passage, 1 - state.side(), laws.files);
        List<Square> squares = new ArrayList<>(List.of(first));
        if (other >= 0) {
            squares.add(laws.square(other));
            squares.sort(null);
        }
        squares.add(laws.square(Passage.pawn(passage, 1 - state.side(), laws.files)));
        return squares;
    }

    /** Returns the passages that squares can mean, each with where its step began: an array of origin and passage. */
    List<int[]> passages(List<Square> squares) {
        Set<Square> wanted = new HashSet<>(squares.size() == 1 ? squares : squares.subList(0, squares.size() - 1));
        int ahead = side == 0 ? laws.files : -laws.files;
        int pawn =
                squares.size() == 1 ? laws.index(squares.get(0)) + ahead : laws.index(squares.get(squares.size() - 1));
        if (pawn < 0 || pawn >= laws.squares || wanted.size() < squares.size() - 1) {
            return List.of();
        }
        List<int[]> passages = new ArrayList<>();
        for (int origin : laws.tables.longSteps(side, pawn)) {
            int whole = Passage.of(origin, pawn, laws.files);
            int other = Passage.other(whole, side, laws.files);
            boolean first = wanted.contains(laws.square(Passage.square(whole)));
            boolean second = other >= 0 && wanted.contains(laws.square(other));
            if ((first ? 1 : 0) + (second ? 1 : 0) == wanted.size()) {
                passages.add(new int[] {origin, Passage.left(whole, side, laws.files, first, second)});
            }
        }
        return passages;
    }

    /** Returns where the pawn has gone in a passage. */
    int pawn(int passage) {
        return Passage.pawn(passage, side, laws.files);
    }

    /** Returns whether a long step that ends on a square could just have passed another: which passage, or -1. */
    int passage(int passed, int pawn, IntPredicate isLeft) {
        return Arrays.stream(laws.tables.longSteps(side, pawn))
                .filter(isLeft)
                .map(origin -> Passage.of(origin, pawn, laws.files))
                .filter(whole -> Passage.square(whole) == passed || Passage.other(whole, side, laws.files) == passed)
                .findFirst()
                .orElse(Passage.NONE);
    }
}
