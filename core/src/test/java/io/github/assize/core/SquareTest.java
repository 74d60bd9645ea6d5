package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SquareTest {
    @Test
    void everySquareIsReadByItsName() {
        for (int rank = 0; rank < 16; rank++) {
            for (int file = 0; file < 16; file++) {
                Square square = Square.of(file, rank);
                assertEquals(file, square.file());
                assertEquals(rank, square.rank());
                assertEquals("abcdefghijklmnop".charAt(file) + "" + (rank + 1), square.toString());
                assertSame(square, Square.parse(square.toString()));
            }
        }
    }

    @Test
    void squaresAreOrderedRankByRank() {
        List<Square> squares = new ArrayList<>(List.of(
                Square.parse("a2"), Square.parse("p1"), Square.parse("b1"), Square.parse("a10"), Square.parse("a1")));
        Collections.sort(squares);
        assertEquals("[a1, b1, p1, a2, a10]", squares.toString());
        assertEquals(0, Square.parse("c3").compareTo(Square.of(2, 2)));
        assertTrue(Square.parse("c3").hashCode() != Square.parse("d3").hashCode());
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "16, 0", "0, -1", "0, 16"})
    void nothingIsOutsideOfTheLargestBoard(int file, int rank) {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> Square.of(file, rank));
        assertEquals("file " + file + ", rank " + rank + ": both go from 0 to 15", refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|1|a square must begin with a file from a to p",
                "q1|1|a square must begin with a file from a to p",
                "E4|1|a square must begin with a file from a to p",
                "4e|1|a square must begin with a file from a to p",
                "e|2|a square must end with a rank from 1 to 16",
                "e0|2|a square must end with a rank from 1 to 16",
                "e17|2|a square must end with a rank from 1 to 16",
                "e-4|2|a square must end with a rank from 1 to 16",
                "'e4 '|3|a square must end here",
                "e4e5|3|a square must end here"
            })
    void aMalformedNameIsRefusedWithTheColumn(String text, int column, String reason) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, () -> Square.parse(text));
        assertEquals(reason + ", at column " + column + " of \"" + text + "\"", refused.getMessage());
        assertEquals(column, refused.column());
        assertEquals(text, refused.text());
    }
}
