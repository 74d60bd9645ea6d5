package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Assertions about positions, with messages that show the position.
 *
 * @since 0.1.0
 */
public final class PositionAssertions {
    private PositionAssertions() {}

    /**
     * Asserts that moves are legal.
     *
     * @param position the position
     * @param moves the moves in coordinate or algebraic notation
     */
    public static void assertLegal(Position position, String... moves) {
        for (String move : moves) {
            assertTrue(position.isLegal(move), () -> move + " must be legal in " + position);
        }
    }

    /**
     * Asserts that moves are not legal.
     *
     * @param position the position
     * @param moves the moves in coordinate or algebraic notation
     */
    public static void assertIllegal(Position position, String... moves) {
        for (String move : moves) {
            assertFalse(position.isLegal(move), () -> move + " must not be legal in " + position);
        }
    }

    /**
     * Asserts which moves are legal.
     *
     * @param position the position
     * @param moves all legal moves in coordinate notation, parted by spaces, in any order; empty for none
     */
    public static void assertMoves(Position position, String moves) {
        assertEquals(sorted(moves), texts(position, move -> true), position::toString);
    }

    /**
     * Asserts where the pieces on a square may go.
     *
     * @param position the position
     * @param from the square
     * @param destinations all destinations, parted by spaces, in any order; empty for none
     */
    public static void assertDestinations(Position position, String from, String destinations) {
        Optional<Square> square = Optional.of(Square.parse(from));
        String found = position.legalMoves().stream()
                .filter(move -> move.from().equals(square))
                .map(move -> move.to().toString())
                .sorted()
                .collect(Collectors.joining(" "));
        assertEquals(sorted(destinations), found, position::toString);
    }

    /**
     * Asserts how many moves are legal.
     *
     * @param position the position
     * @param count the number
     */
    public static void assertMoveCount(Position position, int count) {
        assertEquals(count, position.legalMoves().size(), () -> texts(position, move -> true) + " in " + position);
    }

    /**
     * Asserts how many moves a type of piece has.
     *
     * @param position the position
     * @param letter the type's letter
     * @param count the number
     */
    public static void assertMoveCount(Position position, String letter, int count) {
        String moves = texts(
                position,
                move -> move.piece()
                        .filter(piece -> piece.type().letter().equals(letter))
                        .isPresent());
        assertEquals(count, moves.isEmpty() ? 0 : moves.split(" ", -1).length, () -> moves + " in " + position);
    }

    /**
     * Asserts how the game stands.
     *
     * @param position the position
     * @param outcome the outcome as text, such as {@code 1-0 checkmate}
     */
    public static void assertOutcome(Position position, String outcome) {
        assertEquals(outcome, position.outcome().toString(), position::toString);
    }

    private static String texts(Position position, Predicate<Move> chosen) {
        return position.legalMoves().stream()
                .filter(chosen)
                .map(Move::toString)
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static String sorted(String words) {
        List<String> sorted = Stream.of(words.split(" ", -1)).sorted().toList();
        return String.join(" ", sorted);
    }
}
