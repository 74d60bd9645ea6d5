package io.github.assize.testkit;

import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.util.List;

/**
 * Turns boards top to bottom, and changes the colors.
 *
 * @param ranks the number of ranks
 */
record Mirror(int ranks) {

    Square of(Square square) {
        return Square.of(square.file(), ranks - 1 - square.rank());
    }

    SetUp of(SetUp setUp) {
        SetUp mirrored = SetUp.empty(setUp.ruleset())
                .side(setUp.side().opposite())
                .clocks(setUp.halfmoveClock(), setUp.fullmoveNumber());
        for (Square square : setUp.occupied()) {
            Piece[] pieces = setUp.piecesAt(square).stream()
                    .map(piece -> new Piece(piece.color().opposite(), piece.type()))
                    .toArray(Piece[]::new);
            mirrored = mirrored.put(of(square), pieces);
        }
        mirrored = mirrored.rights(setUp.rights().stream().map(this::of).toList());
        List<Square> passed = setUp.enPassantSquares().stream().map(this::of).toList();
        if (!passed.isEmpty()) {
            Square[] further = passed.subList(1, passed.size()).toArray(new Square[0]);
            mirrored = mirrored.enPassant(passed.get(0), further);
        }
        return setUp.face().isPresent() ? mirrored.face(setUp.face().getAsInt()) : mirrored;
    }

    /** Returns a move in coordinates with its squares turned. */
    String of(Move move) {
        String squares = move.from().map(Square::toString).orElse("") + move.to();
        String mirrored = move.from().map(this::of).map(Square::toString).orElse("") + of(move.to());
        String text = move.toString().replace(squares, mirrored);
        return move.onward()
                .map(onward ->
                        text.substring(0, text.length() - onward.toString().length()) + of(onward))
                .orElse(text);
    }
}
