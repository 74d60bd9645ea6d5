package io.github.assize.testkit;

import io.github.assize.core.Board;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;

/** The squares of boards. */
final class Squares {
    private Squares() {}

    static List<Square> of(Board board) {
        return of(board.files(), board.ranks());
    }

    static List<Square> of(Ruleset ruleset) {
        return of(ruleset.files(), ruleset.ranks());
    }

    /** Returns all squares in the order a1, b1, …. */
    private static List<Square> of(int files, int ranks) {
        List<Square> squares = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                squares.add(Square.of(file, rank));
            }
        }
        return squares;
    }
}
