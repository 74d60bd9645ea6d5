package io.github.assize.testkit;

import io.github.assize.core.Color;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the generators have to know of a ruleset, as its array shows it.
 *
 * @param king the letter of the king
 * @param others all other pieces, as a FEN has them
 * @param withRights the pieces of these that may hold a first-move right
 * @param shared the squares of the array with two pieces, and these
 * @param doubleStep a move of the array that passes a square on which a pawn can be captured, if there is one
 * @param faces the faces of the die, if one is rolled
 */
record Features(
        String king,
        List<String> others,
        List<String> withRights,
        List<Map.Entry<Square, String>> shared,
        Optional<Move> doubleStep,
        List<Integer> faces) {
    static Features of(Ruleset ruleset) {
        Position array = ruleset.initialPosition();
        PieceType king = ruleset.king();
        List<Piece> pieces = List.of(Color.values()).stream()
                .flatMap(color -> ruleset.pieceTypes().stream().map(type -> new Piece(color, type)))
                .filter(piece -> !piece.type().equals(king))
                .toList();
        return new Features(
                king.letter(),
                pieces.stream().map(Piece::toString).toList(),
                pieces.stream()
                        .filter(piece -> holdsRight(array, piece))
                        .map(Piece::toString)
                        .toList(),
                shared(array),
                array.legalMoves().stream()
                        .filter(move -> isDoubleStep(array, move))
                        .findFirst(),
                ruleset.dice()
                        .map(dice ->
                                IntStream.rangeClosed(1, dice.faces()).boxed().toList())
                        .orElse(List.of()));
    }

    private static boolean holdsRight(Position array, Piece piece) {
        return array.rights().stream()
                .anyMatch(square -> array.board().piecesAt(square).contains(piece));
    }

    private static List<Map.Entry<Square, String>> shared(Position array) {
        return SetUp.of(array).pieces().entrySet().stream()
                .filter(entry -> entry.getValue().startsWith("("))
                .toList();
    }

    private static boolean isDoubleStep(Position array, Move move) {
        Square from = move.from().orElse(move.to());
        boolean ahead = from.file() == move.to().file() && move.to().rank() - from.rank() == 2;
        return ahead && isPassed(array.play(move), Square.of(from.file(), from.rank() + 1));
    }

    /** A square that no pawn can just have passed is refused. */
    private static boolean isPassed(Position position, Square square) {
        try {
            position.ruleset()
                    .parsePosition(
                            SetUp.of(position).withPassed(Optional.of(square)).toFen());
            return true;
        } catch (InvalidPositionException refused) {
            return false;
        }
    }
}
