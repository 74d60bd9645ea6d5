package io.github.assize.testkit;

import static java.util.stream.Collectors.toMap;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What the generators have to know of a ruleset, as its array shows it.
 *
 * @param king the king
 * @param others all other pieces
 * @param withRights the pieces of these that may hold a first-move right
 * @param shared the squares of the array with two pieces, and these
 * @param doubleStep a move of the array that passes a square on which a pawn can be captured, if there is one
 * @param faces the faces of the die, if one is rolled
 */
record Features(
        PieceType king,
        List<Piece> others,
        List<Piece> withRights,
        Map<Square, List<Piece>> shared,
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
                king,
                pieces,
                pieces.stream().filter(piece -> holdsRight(array, piece)).toList(),
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

    private static Map<Square, List<Piece>> shared(Position array) {
        return array.board().occupied().stream()
                .filter(square -> array.board().piecesAt(square).size() > 1)
                .collect(toMap(square -> square, square -> array.board().piecesAt(square), (a, b) -> a, TreeMap::new));
    }

    private static boolean isDoubleStep(Position array, Move move) {
        Square from = move.from().orElse(move.to());
        boolean ahead = from.file() == move.to().file() && move.to().rank() - from.rank() == 2;
        return ahead && isPassed(array.play(move), Square.of(from.file(), from.rank() + 1));
    }

    /** A square that no pawn can just have passed is refused. */
    private static boolean isPassed(Position position, Square square) {
        return SetUp.of(position).enPassant(square).faults().isEmpty();
    }
}
