package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.variants.chatur.Chatur;
import io.github.assize.variants.longassize.LongAssize;
import io.github.assize.variants.scachs.Scachs;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of texts that cannot be read leniently either: of the text as it was written, and not as it was understood. */
final class LenientRefusalTest {
    private static final Ruleset LONG = LongAssize.ruleset();
    private static final Position START = LONG.initialPosition();

    /** White can capture on d5 and promote on b8. */
    private static final Position MIDDLE = LONG.parsePosition("4k3/1P5p/8/3p4/4P3/8/4P2P/R3K1N1 w - - 0 1");

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/RN2K2R w a1e1h1, 0-0-0, 'the king on e1 may not castle: its own knight stands between, on b1'",
        "r3k2r/8/8/8/8/8/8/RN2K2R w a1e1h1, o-o-o, 'the king on e1 may not castle: its own knight stands between, on b1'",
        "r3k2r/8/8/8/8/8/8/R3K2R w e1h1, 1. 0-0-0!, the rook on a1 has lost the right to castle",
        "r3k2r/8/8/8/8/8/8/R3K1R1 w e1, 00, 'nothing with which the king on e1 could castle stands on h1'",
        "r3kr2/8/8/8/8/8/8/R3K2R w a1e1h1, 0-0, 'the king on e1 may not castle over f1, which is attacked by the rook on f8'",
        "r3kr2/8/8/8/8/8/8/R3K2R b a8e8, 0-0, 'nothing with which the king on e8 could castle stands on h8'"
    })
    void castlingThatIsNotLegalIsRefusedForItsOwnReason(String fen, String text, String why) {
        Position position = Scachs.ruleset().parsePosition(fen + " - 0 1");
        String sentence = Lenient.refusal(position, text).orElseThrow().sentence();
        assertTrue(sentence.startsWith(why), sentence);
        String message = assertThrows(IllegalMoveException.class, () -> Lenient.move(position, text))
                .getMessage();
        assertTrue(String.valueOf(message).startsWith(text + ": " + why), message);
    }

    @Test
    void aKingWhoGoesOverARookIsRefusedAsHisOwnMove() {
        Position start = Chatur.ruleset().initialPosition();
        for (String text : List.of("O-O", "0-0")) {
            assertEquals(start.refusal("d1b1"), Lenient.refusal(start, text));
        }
        assertEquals(start.refusal("d1f1"), Lenient.refusal(start, "0-0-0"));
        Position checked = Chatur.ruleset().parsePosition("4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w - - 0 1");
        assertEquals(
                "the ratu on d1 no longer has its first move (CH-10 / CH-11 / C-10)",
                Lenient.refusal(checked, "0-0").orElseThrow().sentence());
        Position bare = LONG.parsePosition("4k3/7p/8/8/8/8/4P3/4K3 w e1 - 0 1");
        assertEquals(
                "the king on e1 goes to g1 over nothing that he could castle with, which is written e1g1",
                Lenient.refusal(bare, "0-0").orElseThrow().sentence());
        assertEquals(START.refusal("e1g1"), Lenient.refusal(START, "O-O"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "♕♕3| a square must begin with a file from a to h, at column 2",
                "☼a3| a square must begin with a file from a to h, at column 1",
                "1... ♘ｆ3| a square must begin with a file from a to h, at column 7",
                "e2-z4| a move must end here, at column 4",
                "' 12.  e2 – e9!?'| a move must end here, at column 9",
                "e2-e9!| a square must end with a rank from 1 to 8, at column 5",
                "b7–b8x| the letter of what the piece becomes must be one of K Q R F N P, at column 6",
                "b7-b8(X)| the letter of what the piece becomes must be one of K Q R F N P, at column 7",
                "?!| a move such as e2e4, Nf3 or xh7 must stand here, at column 1",
                "12.| a move such as e2e4, Nf3 or xh7 must stand here, at column 4",
                "Z+e4| the piece's letter must be one of K Q R F N P, at column 1"
            })
    void aMoveThatCannotBeReadIsQuotedAsItWasWritten(String text, String message) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, () -> Lenient.move(MIDDLE, text));
        assertEquals(message + " of \"" + text + "\"", refused.getMessage());
        assertEquals(text, refused.text());
        assertEquals(
                refused.getMessage(),
                Lenient.refusal(MIDDLE, text).orElseThrow().sentence());
    }

    @Test
    void endlessMarksNeedNoStack() {
        String marks = "+ ".repeat(500_000);
        assertEquals("e2e4", Lenient.move(START, "e4" + marks).toString());
        assertThrows(MalformedTextException.class, () -> Lenient.move(START, marks + "x"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''| placement: the FEN is empty| 1",
                "'  '| placement: the FEN is empty| 1",
                "/| placement: rank 8 is too short: 0 squares of 8| 1",
                "'  4k3/8/8/8/8/8/P6p/4X3  w -'| placement: a piece must be one of K Q R F N P, in lower case for Black| 22",
                "'  4k3/8/8/8/8/8/P6p/4K4  w -'| placement: rank 1 is too long: a rank has 8 squares| 23",
                "4k3/8/8/8/8/8/P6p/4K3// w - -| placement: there are no more than 8 ranks| 22",
                "4k3/8/8/8/8/8/P6p/4K3/  x -  - 3 7| side: it must be w or b| 25",
                "4k3/8/8/8/8/8/P6p/4K3 KQkq - 0 1| side: it must be w or b| 23",
                "4k3/8/8/8/8/8/P6p/4K3/ W  z9| rights: a square must begin with a file from a to h| 27",
                "4k3/8/8/8/8/8/P6p/4K3 w junk - 0 1| rights: a square must begin with a file from a to h| 25",
                "4k3/8/8/8/8/8/P6p/4K3 w  KQkq  x9 3 4| en passant: a square must begin with a file from a to h| 32",
                "4k3/8/8/8/8/8/P6p/4K3 w KQkq e9 3 4| en passant: a square must end with a rank from 1 to 8| 31",
                "4k3/8/8/8/8/8/P6p/4K3 w -  - x 4| halfmove clock: it must be a number from 0| 30",
                "4k3/8/8/8/8/8/P6p/4K3 w 3  x| fullmove number: it must be a number from 1| 28",
                "4k3/8/8/8/8/8/P6p/4K3  w - - 99999999999| halfmove clock: it must be at most 999999999| 30",
                "4k3/8/8/8/8/8/P6p/4K3 w KQkq e3 0 0  junk| 'a position must end here, after the fullmove number'| 36",
                "4k3/8/8/8/8/8/P6p/4K3 w - - bm e4; ce junk| the operation ce must end with a semicolon| 36",
                "4k3/8/8/8/8/8/P6p/4K3 w - - id \"a; b;| the operation id has a quote that is not closed| 29",
                "4k3/8/8/8/8/8/P6p/4K3 w - - bm e4; ;| 'an operation must begin with its code, as bm or id'| 36",
                "4k3/8/8/8/8/8/P6p/4K3 w - - hmvc 3 4;| the operation hmvc must be a number| 29",
                "4k3/8/8/8/8/8/P6p/4K3 w - - 3 7 bm e4; hmvc 4;| 'the operation hmvc must be 3, as the field before it says'| 40"
            })
    void aPositionThatCannotBeReadIsQuotedAsItWasWritten(String text, String reason, int column) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, () -> Lenient.position(LONG, text));
        assertEquals(reason + ", at column " + column + " of \"" + text + "\"", refused.getMessage());
        assertEquals(reason, refused.reason());
    }

    @Test
    void aPositionThatIsNoneIsQuotedAsItWasWrittenWithoutWhatWasGuessed() {
        String text = " 8/8/8/8/8/8/P6p/4K3/  w KQkq a6 0 0";
        InvalidPositionException refused =
                assertThrows(InvalidPositionException.class, () -> Lenient.position(LONG, text));
        assertEquals("Black has 0 kings, and must have exactly one, in \"" + text + "\"", refused.getMessage());
        assertEquals(1, refused.faults().size());
    }

    @Test
    void endlessOperationsNeedNoStack() {
        GameRecord record = Lenient.epd(LONG, "4k3/8/8/8/8/8/P6p/4K3 w - - id \"" + "a;".repeat(500_000) + "\";");
        assertEquals("a;".repeat(500_000), record.tags().get("id"));
    }
}
