package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.variants.chatur.Chatur;
import io.github.assize.variants.chaturanga12x12.Chaturanga12x12;
import io.github.assize.variants.grantacedrex.GrantAcedrex;
import io.github.assize.variants.longassize.LongAssize;
import io.github.assize.variants.makruk.Makruk;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves and positions as people and other programs write them. */
final class LenientTest {
    private static final Ruleset LONG = LongAssize.ruleset();
    private static final Position START = LONG.initialPosition();

    /** White can capture on d5 and promote on b8; the double step of e2 is open. */
    private static final Position MIDDLE = LONG.parsePosition("4k3/1P5p/8/3p4/4P3/8/4P2P/R3K1N1 w - - 0 1");

    /** White can castle to both sides, and promote on b8 to one of two. */
    private static final Position CASTLING = CastlingChess.from(
                    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w a1e1h1a8e8h8 - 0 1")
            .parsePosition("8/1P6/6k1/8/8/8/8/R3K2R w a1e1h1 - 0 1");

    private static String read(Position position, String text) {
        return Lenient.move(position, text).toString();
    }

    @ParameterizedTest
    @CsvSource({
        "e2-e4, e2e4", "e4!, e2e4", "e4!?, e2e4", "1.e4, e2e4", "1. e4, e2e4", "12.e4, e2e4", "e2xe4, e2e4",
        "' e4 ', e2e4", "Nf3+, g1f3", "Nf3++, g1f3", "Ng1-f3, g1f3", "♘f3, g1f3", "♞f3, g1f3", "♘\uFE0Ef3, g1f3",
        "♙e4, e2e4", "e2–e4, e2e4", "e4 !, e2e4", "e4, e2e4", "e2e4, e2e4"
    })
    void movesAreReadInManyForms(String text, String move) {
        assertEquals(move, read(START, text));
    }

    @ParameterizedTest
    @CsvSource({
        "e4xd5, e4d5", "e4:d5, e4d5", "e4×d5, e4d5", "ed5, e4d5", "b7b8q, b7b8", "b7b8Q, b7b8", "b8Q, b7b8",
        "b8=q, b7b8", "b8(Q), b7b8", "b8/Q, b7b8", "b7-b8Q+, b7b8", "b7-b8, b7b8", "b8=Q#, b7b8", "b8=Q!!, b7b8"
    })
    void capturesAndPromotionsAreReadInManyForms(String text, String move) {
        assertEquals(move, read(MIDDLE, text));
    }

    @Test
    void anOperationThatStandsTwiceOrCannotBeATagIsRefused() {
        String start = "k7/8/8/8/8/8/8/7K w - - ";
        MalformedTextException twice = assertThrows(
                MalformedTextException.class, () -> Lenient.epd(Makruk.ruleset(), start + "bm h4; bm h3;"));
        assertEquals(start.length() + 8, twice.column());
        MalformedTextException own = assertThrows(
                MalformedTextException.class, () -> Lenient.epd(Makruk.ruleset(), start + "Variant \"zz\";"));
        assertEquals(start.length() + 1, own.column());
        assertTrue(String.valueOf(own.getMessage()).startsWith("the operation Variant cannot be a tag: "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "id \"a \\\"b\\\" \\\\ c\"; | a \"b\" \\ c",
                "id \" a;  b\" ;    | ` a;  b`",
                "id \"a\" \"b c\";  | \"a\" \"b c\"",
                "id \"a\" b;        | \"a\" b",
                "id b \"a\";        | b \"a\"",
                "id  h4  h3 ;       | h4  h3",
                "id \"C:\\d\";     | C:\\d",
                "id \"\";           | ``",
                "id;                | ``"
            })
    void theOperandsOfAnOperationAreKept(String operation, String value) {
        GameRecord record = Lenient.epd(Makruk.ruleset(), "k7/8/8/8/8/8/8/7K w - - " + operation);
        assertEquals(value, record.tags().get("id"));
        assertEquals(record, PgnReader.of(new StringReader(record.toString())).next());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"id \"a\"b\"; | 7", "id \"a\"\"b\"; | 7", "id a\"b\"; | 5", "id \"a; | 1", "id \"a\\\"; | 1"})
    void operandsThatAreNotPartedOrClosedAreRefused(String operation, int column) {
        String start = "k7/8/8/8/8/8/8/7K w - - ";
        MalformedTextException refused = assertThrows(
                MalformedTextException.class, () -> Lenient.epd(Makruk.ruleset(), start + operation + " bm h4;"));
        assertEquals(start.length() + column, refused.column(), refused::getMessage);
    }

    @Test
    void aMoveNumberWithDotsBelongsToBlackToo() {
        assertEquals("e7e5", read(START.play("e4"), "1...e5"));
        assertEquals("e7e5", read(START.play("e4"), "1… e5"));
    }

    @Test
    void enPassantMayBeSaid() {
        Position position = START.play("e4").play("a6").play("e5").play("d5");
        assertEquals("e5d6", read(position, "exd6 e.p."));
        assertEquals("e5d6", read(position, "exd6ep"));
    }

    @Test
    void castlingIsReadWhereThereIsOne() {
        Position white = Chatur.ruleset().parsePosition("4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w d1 - 0 1");
        assertEquals("d1b1", read(white, "O-O"));
        assertEquals("d1b1", read(white, "0-0"));
        assertThrows(IllegalArgumentException.class, () -> read(white, "O-O-O"));
        Position black = Chatur.ruleset().parsePosition("4kr2/p7/8/8/8/8/P7/3K4 b e8 - 0 1");
        assertEquals("e8g8", read(black, "O-O"));
        Position far = Chatur.ruleset().parsePosition("3rk3/p7/8/8/8/8/3P4/3K4 b e8 - 0 1");
        assertEquals("e8c8", read(far, "O-O-O"));
        assertEquals("e8c8", read(far, "0-0-0+"));
        MalformedTextException unknown = assertThrows(
                MalformedTextException.class, () -> read(Makruk.ruleset().initialPosition(), "1. O-O"));
        assertEquals("the khun does not castle so in this game, at column 4 of \"1. O-O\"", unknown.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "O-O, e1h1",
        "0-0, e1h1",
        "o-o+, e1h1",
        "OO, e1h1",
        "e1g1, e1h1",
        "e1-g1, e1h1",
        "e1h1, e1h1",
        "0-0-0, e1a1",
        "e1c1, e1a1",
        "b7b8q, b7b8=Q",
        "b8R, b7b8=R",
        "b7-b8=r!, b7b8=R",
        "e1f1, e1f1",
        "Kf1, e1f1"
    })
    void castlingAndChoicesAreReadInManyForms(String text, String move) {
        assertEquals(move, read(CASTLING, text));
    }

    @Test
    void aChoiceThatIsLeftOutIsNotGuessed() {
        assertThrows(IllegalMoveException.class, () -> read(CASTLING, "b8"));
        assertThrows(IllegalMoveException.class, () -> read(CASTLING, "b7-b8"));
    }

    @Test
    void figurinesMeanTheTypeWithTheirLetterOrTheirMoves() {
        Position acedrex = Chaturanga12x12.ruleset().initialPosition();
        assertFalse(acedrex.isLegal("♘f3"));
        Ruleset rules = Chaturanga12x12.ruleset();
        for (Move move : rules.initialPosition().legalMoves()) {
            String text = rules.initialPosition().algebraic(move);
            if (text.startsWith("V")) {
                assertEquals(move.toString(), read(rules.initialPosition(), text.replace('V', '♞')));
            }
        }
        assertThrows(
                MalformedTextException.class, () -> read(GrantAcedrex.ruleset().initialPosition(), "♕a3"));
    }

    @Test
    void aPromotionThatIsNoneIsNotTakenForOne() {
        assertThrows(IllegalMoveException.class, () -> read(MIDDLE, "b8N"));
        assertThrows(IllegalMoveException.class, () -> read(MIDDLE, "b7b8r"));
        assertThrows(IllegalMoveException.class, () -> read(START, "e4Q"));
    }

    @Test
    void whatFitsTwoMovesIsRefused() {
        Position twoKnights = LONG.parsePosition("4k3/p7/8/8/8/8/P7/N3K1N1 w - - 0 1")
                .play("Nf3")
                .play("a5")
                .play("Nb3")
                .play("a4");
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> read(twoKnights, "N-d4!"));
        assertTrue(String.valueOf(refused.getMessage()).contains("more than one legal move"), refused::getMessage);
    }

    @Test
    void whatIsIllegalIsRefusedForItsOwnReason() {
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> read(START, "1. e2-e5!"));
        assertEquals("1. e2-e5!", refused.move());
        assertEquals(START.refusal("e2e5"), Lenient.refusal(START, "1. e2-e5!"));
        assertEquals(Optional.empty(), Lenient.refusal(START, "1. e2-e4!"));
        assertEquals(
                Refusal.Kind.MALFORMED,
                Lenient.refusal(START, "?").orElseThrow().kind());
        PgnFault fault = assertThrows(
                        PgnException.class,
                        () -> PgnReader.of(new StringReader("[Variant \"long-assize\"]\n\n1. e2-e5! *"))
                                .lenient()
                                .next())
                .fault();
        assertEquals(START.why("e2e5"), fault.why());
        assertThrows(MalformedTextException.class, () -> read(START, ""));
        assertThrows(MalformedTextException.class, () -> read(START, "-"));
        assertThrows(MalformedTextException.class, () -> read(START, "1."));
    }

    @Test
    void whatThePositionReadsMeansTheSameHere() {
        for (Ruleset ruleset : Rulesets.all()) {
            Position position = ruleset.initialPosition();
            for (int i = 0; i < 60 && !position.legalMoves().isEmpty(); i++) {
                for (Move move : position.legalMoves()) {
                    assertEquals(move, Lenient.move(position, position.algebraic(move)));
                    assertEquals(move, Lenient.move(position, move.toString()));
                }
                position = position.play(
                        position.legalMoves().get(i * 7 % position.legalMoves().size()));
            }
        }
    }

    private static String fen(String text) {
        return Lenient.position(LONG, text).toFen();
    }

    @ParameterizedTest
    @CsvSource({
        "' 4k3/8/8/8/8/8/P6p/4K3  w -  - 3 7 '",
        "4k3/8/8/8/8/8/P6p/4K3/ w - - 3 7",
        "4k3/8/8/8/8/8/P6p/4K3 W - - 3 7",
        "4k3/8/8/8/8/8/P6p/4K3 w - - hmvc 3; fmvn 7;",
        "4k3/8/8/8/8/8/P6p/4K3 w - a6 3 7",
        "4k3/8/8/8/8/8/P6p/4K3 w - 3 7",
        "4k3/8/8/8/8/8/P6p/4K3 w 3 7"
    })
    void positionsAreReadInManyForms(String text) {
        String expected = text.contains("w 3 7") ? "e1e8" : "-";
        assertEquals("4k3/8/8/8/8/8/P6p/4K3 w " + expected + " - 3 7", fen(text));
    }

    @Test
    void clocksOfZeroAndFieldsLeftOutAreTheFirst() {
        String placement = "4k3/8/8/8/8/8/P6p/4K3";
        assertEquals(placement + " w - - 0 1", fen(placement + " w - - 0 0"));
        assertEquals(placement + " w - - 0 1", fen(placement + " w - -"));
        assertEquals(placement + " w - - 5 1", fen(placement + " w - - 5"));
        assertEquals(START.toFen(), fen(START.toFen().split(" ", -1)[0]));
    }

    @Test
    void rightsOfOtherProgramsBelongToWhatStandsAsInTheArray() {
        String array = START.toFen();
        assertEquals(array, fen(array.replaceFirst(" w \\S+ ", " w KQkq ")));
        assertEquals(array, fen(array.replaceFirst(" w \\S+ - ", " w ")));
        String moved = "rnfqkfnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNFQ1FNR w ";
        assertEquals(moved + "d1d8e8 - 0 1", fen(moved + "KQkq - 0 1"));
    }

    @Test
    void rightsMayBeGivenByFiles() {
        String array = START.toFen();
        assertEquals(array, fen(array.replaceFirst(" w \\S+ ", " w DEde ")));
        assertEquals(array.replaceFirst(" w \\S+ ", " w e1d8 "), fen(array.replaceFirst(" w \\S+ ", " w Ed ")));
        assertEquals(array, fen(array.replaceFirst(" w \\S+ ", " w Aa ")));
        String grant = GrantAcedrex.ruleset().initialPosition().toFen();
        for (String letters : List.of("Gg", "KQkq")) {
            assertEquals(
                    grant,
                    Lenient.position(GrantAcedrex.ruleset(), grant.replace("g1g12", letters))
                            .toFen());
        }
    }

    @Test
    void aRightThatCannotBeIsNotGiven() {
        Ruleset rules = Chatur.ruleset();
        assertEquals(
                "4k3/4p3/8/8/8/8/3P4/r2K4 w e8 - 0 1",
                Lenient.position(rules, "4k3/4p3/8/8/8/8/3P4/r2K4 w KQkq - 0 1").toFen());
    }

    @Test
    void operationsAreKeptAsTags() {
        GameRecord record = Lenient.epd(
                LONG, "4k3/1P5p/8/3p4/4P3/8/4P2P/R3K1N1 w - - bm b8=Q; id \"test; 1\"; hmvc 4; c0 \"a note\";");
        assertEquals("b8=Q", record.tags().get("bm"));
        assertEquals("test; 1", record.tags().get("id"));
        assertEquals("a note", record.tags().get("c0"));
        assertFalse(record.tags().containsKey("hmvc"));
        assertEquals(4, record.root().position().halfmoveClock());
    }

    @Test
    void aDieThatIsLeftOutHasNotBeenRolled() {
        Ruleset dice = GrantAcedrex.ruleset().with("dice", "pass");
        Position array = GrantAcedrex.ruleset().initialPosition();
        assertEquals(
                dice.initialPosition().toFen(),
                Lenient.position(dice, array.toFen()).toFen());
    }

    @Test
    void whatIsNoPositionIsRefused() {
        assertThrows(MalformedTextException.class, () -> fen(""));
        assertThrows(MalformedTextException.class, () -> fen("4k3/8/8/8/8/8/P6p/4K3 w - - 3 7 junk"));
        assertThrows(MalformedTextException.class, () -> fen("9/8/8/8/8/8/8/8 w - - 0 1"));
        assertThrows(InvalidPositionException.class, () -> fen("8/8/8/8/8/8/8/8 w - - 0 0"));
    }

    @Test
    void clocksMayStandTwiceWhereTheyAgree() {
        String placement = "4k3/8/8/8/8/8/P6p/4K3";
        assertEquals(placement + " w - - 3 7", fen(placement + " w - - 3 7 hmvc 3; fmvn 7;"));
        assertEquals(placement + " w - - 3 7", fen(placement + " w - - 3 fmvn 7;"));
    }

    @Test
    void lettersOfOneSideGiveTheOtherNoRights() {
        String array = START.toFen();
        assertEquals(array.replaceFirst(" w \\S+ ", " w d8e8 "), fen(array.replaceFirst(" w \\S+ ", " w kq ")));
        assertEquals(array.replaceFirst(" w \\S+ ", " w d1e1 "), fen(array.replaceFirst(" w \\S+ ", " w K ")));
    }

    @Test
    void blanksThatComeFromAPageAreBlanks() {
        assertEquals("4k3/8/8/8/8/8/P6p/4K3 w - - 3 7", fen("\uFEFF4k3/8/8/8/8/8/P6p/4K3\u00A0w - - 3 7\u2009"));
        assertEquals("e2e4", read(START, "\u00A01.\u00A0e4\u2009!"));
    }

    @Test
    void aReaderSetLenientReadsSuchGames() {
        String pgn = """
            [Variant "long-assize"]
            [FEN "4k3/1P5p/8/3p4/4P3/8/4P2P/R3K1N1  w - - 0 0"]

            1.e4:d5! Ke8-d7 2.b7b8q (2. ♘f3 1-0) *
            """;
        assertThrows(
                PgnException.class, () -> PgnReader.of(new StringReader(pgn)).next());
        GameRecord record = PgnReader.of(new StringReader(pgn)).lenient().next();
        assertEquals("[e4d5, e8d7, b7b8]", record.mainLine().moves().toString());
        assertEquals(List.of(1), record.at(List.of(0)).nags());
        assertEquals("Nf3", record.at(List.of(0, 0, 1)).toString());
    }

    @Test
    void theSquareOfADoubleStepIsWrittenOnRequest() {
        Game game = Game.of(LONG).play("e4");
        assertTrue(game.position().toFen().endsWith(" - 0 1"));
        assertTrue(game.toFenWithEnPassant().endsWith(" e3 0 1"), game.toFenWithEnPassant());
        assertEquals(LONG.parsePosition(game.toFenWithEnPassant()), game.position());
        Game knight = game.play("Nf6").play("Nc3");
        assertEquals(knight.position().toFen(), knight.toFenWithEnPassant());
        Game single = Game.of(LONG).play("e3");
        assertEquals(single.position().toFen(), single.toFenWithEnPassant());
        Game without = Game.of(Chatur.ruleset()).play("d4");
        assertEquals(without.position().toFen(), without.toFenWithEnPassant());
    }
}
