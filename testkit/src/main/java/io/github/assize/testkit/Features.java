package io.github.assize.testkit;

import io.github.assize.core.Color;
import io.github.assize.core.Fault;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
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
 * @param others all other men, as a FEN has them
 * @param withRights the men of these that may hold a first-move right
 * @param shared the squares of the array with two men, and these
 * @param doubleStep a move of two squares straight ahead by a man who is no king, if the array has one
 * @param faces the faces of the die, if one is rolled
 */
record Features(
        String king,
        List<String> others,
        List<String> withRights,
        List<Map.Entry<Square, String>> shared,
        Optional<Move> doubleStep,
        List<Integer> faces) {
    private static final int MOST_FACES = 20;

    static Features of(Ruleset ruleset) {
        Position array = ruleset.initialPosition();
        PieceType king = king(ruleset, array);
        List<Piece> men = List.of(Color.values()).stream()
                .flatMap(color -> ruleset.pieceTypes().stream().map(type -> new Piece(color, type)))
                .filter(man -> !man.type().equals(king))
                .toList();
        return new Features(
                king.letter(),
                men.stream().map(Piece::toString).toList(),
                men.stream()
                        .filter(man -> holdsRight(array, man))
                        .map(Piece::toString)
                        .toList(),
                shared(array),
                array.legalMoves().stream()
                        .filter(move -> isDoubleStep(move, king))
                        .findFirst(),
                faces(array));
    }

    /** The king is the one that cannot be missing. */
    private static PieceType king(Ruleset ruleset, Position array) {
        return ruleset.pieceTypes().stream()
                .filter(type -> isMissed(array, new Piece(Color.WHITE, type)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isMissed(Position array, Piece man) {
        SetUp left = SetUp.of(array);
        for (Square square : array.board().squaresOf(man)) {
            left = left.without(square);
        }
        try {
            array.ruleset().parsePosition(left.toFen());
            return false;
        } catch (InvalidPositionException refused) {
            return refused.faults().stream().anyMatch(fault -> fault.kind() == Fault.Kind.KING_COUNT);
        }
    }

    private static boolean holdsRight(Position array, Piece man) {
        return array.rights().stream()
                .anyMatch(square -> array.board().piecesAt(square).contains(man));
    }

    private static List<Map.Entry<Square, String>> shared(Position array) {
        return SetUp.of(array).men().entrySet().stream()
                .filter(entry -> entry.getValue().startsWith("("))
                .toList();
    }

    private static List<Integer> faces(Position array) {
        return array.awaitsRoll()
                ? IntStream.rangeClosed(1, MOST_FACES)
                        .filter(face -> isFace(array, face))
                        .boxed()
                        .toList()
                : List.of();
    }

    /** A face that nobody can use is a fault of the position, but it can be read. */
    private static boolean isFace(Position array, int face) {
        try {
            array.ruleset()
                    .parsePosition(SetUp.of(array).withRest("0 1 " + face).toFen());
            return true;
        } catch (InvalidPositionException unusable) {
            return true;
        } catch (MalformedTextException unreadable) {
            return false;
        }
    }

    private static boolean isDoubleStep(Move move, PieceType king) {
        Square from = move.from().orElse(move.to());
        boolean ahead = from.file() == move.to().file() && move.to().rank() - from.rank() == 2;
        return ahead && move.piece().filter(man -> man.type().equals(king)).isEmpty();
    }
}
