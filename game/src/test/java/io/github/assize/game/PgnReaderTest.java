package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Ruleset;
import io.github.assize.variants.chatur.Chatur;
import io.github.assize.variants.grantacedrex.GrantAcedrex;
import io.github.assize.variants.makruk.Makruk;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is read of PGN, and what is written. */
final class PgnReaderTest {
    private static final String C = "[Variant \"chatur\"]\n";
    private static final String LOST = "11k/p11/12/12/12/12/12/12/12/12/P11/K11 w - - 0 1 -";

    private static List<GameRecord> all(String text) {
        List<GameRecord> records = new ArrayList<>();
        PgnReader.of(new StringReader(text)).forEachRemaining(records::add);
        return records;
    }

    private static GameRecord one(String text) {
        List<GameRecord> records = all(text);
        assertEquals(1, records.size());
        return records.get(0);
    }

    @Test
    void aCommentToTheEndOfItsLineIsKeptBetweenTagsAndMoves() {
        GameRecord record = one(C + "\n; a note\n1. d3 ; another\n1... e5 *\n");
        assertEquals(List.of("a note"), record.root().comments());
        assertEquals(List.of("another"), record.at(List.of(0)).comments());
    }

    @Test
    void commandsThatStandInOneCommentAreObeyedOneByOne() {
        String makruk = "[Variant \"makruk\"]\n[FEN \"6sk/8/8/8/8/8/8/KRN5 b - - 0 1\"]\n\n";
        GameRecord record = one(makruk + "{[%count start black] [%count start black] as he said} 1... Kh7"
                + " {[%count start white] again} *");
        assertEquals(
                List.of(Count.START, Count.START),
                record.at(List.of(0)).ply().orElseThrow().counts());
        assertEquals(record, one(record.toString()));
        GameRecord two = one(makruk + "1... Kh7 {[%count start black] [%count stop black]} *");
        assertEquals(
                List.of(Count.START, Count.STOP),
                two.at(List.of(0)).ply().orElseThrow().counts());
        assertEquals(two, one(two.toString()));
    }

    private static String faultAfter(String movetext) {
        List<PgnFault> faults = new ArrayList<>();
        List<GameRecord> records = new ArrayList<>();
        PgnReader.of(new StringReader(C + "\n" + movetext + "\n\n" + C + "\n*\n"))
                .onFault(faults::add)
                .forEachRemaining(records::add);
        assertEquals(2, records.size());
        assertEquals(1, faults.size(), faults::toString);
        assertEquals(PgnFault.Kind.STRAY, faults.get(0).kind());
        return faults.get(0).game() + ", " + faults.get(0);
    }

    @Test
    void whatStandsBehindAResultIsRefusedUnlessItIsATag() {
        String after = "a new game must begin with its tags, not with ";
        assertEquals(
                "2, line 3, column 9: after the result * " + after + "\"trailing\"", faultAfter("1. d3 * trailing"));
        assertEquals(
                "2, line 3, column 14: after the result 1-0 " + after + "\"2. d4 *\"",
                faultAfter("1. d3 e5 1-0 2. d4 *"));
        assertEquals(
                "2, line 3, column 11: after the result 1-0 " + after + "\"{resigns}\"",
                faultAfter("1. d3 1-0 {resigns}"));
        assertEquals(2, all(C + "\n1. d3 * " + C + "\n1. d4 *\n").size());
        PgnReader untagged =
                PgnReader.of(new StringReader("1. d3 *\n1. d4 *\n")).rulesets(id -> Optional.of(Chatur.ruleset()));
        untagged.next();
        assertEquals(1, untagged.next().mainLine().moves().size());
    }

    @Test
    void aGlyphStandsOnceHoweverOftenItIsWritten() {
        GameRecord record = one(C + "\n1. d3 !? $5 $10 $5 *\n");
        assertEquals(List.of(5, 10), record.at(List.of(0)).nags());
        assertEquals(record, record.nag(List.of(0), 10));
    }

    @Test
    void aMoveThatIsThereAlreadyIsAddedWithALineOfItsOwn() {
        GameRecord record = one(C + "\n1. d3 d6 *\n").add(List.of(), "d3").comment(List.of(1), "again");
        assertEquals(2, record.root().children().size());
        assertTrue(record.toString().contains("1. d3 (1. d3 {again}) 1... d6 *"), record::toString);
        assertEquals(record, one(record.toString()));
    }

    /** A bracket at the beginning of a line would be a tag. */
    @Test
    void wordsThatMayNotBeginALineStayOnTheLineBefore() {
        String brackets = "[%clk 0:01:02]".replace(" ", "_") + " [%eval_0.31]".repeat(8);
        GameRecord record =
                GameRecord.of(Game.of(Chatur.ruleset())).add(List.of(), "d3").comment(List.of(0), brackets);
        assertTrue(record.toString().contains("{" + brackets + "}"), record::toString);
        assertEquals(record, one(record.toString()));
    }

    @Test
    void tagsAreWrittenInAFixedOrder() {
        Ruleset murray = GrantAcedrex.ruleset().preset("murray");
        GameRecord record = GameRecord.of(Game.of(murray.parsePosition(
                                murray.initialPosition().play("a5").toFen()))
                        .resign(Color.BLACK))
                .withTag("White", "Alfonso")
                .withTag("Annotator", "Müller \"the rook\" \\")
                .withTag("ECO", "A00");
        assertEquals("""
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "Alfonso"]
            [Black "?"]
            [Result "1-0"]
            [Variant "grant-acedrex"]
            [Reading "lion=threeleaper giraffe=four-one unicorn=murray"]
            [Preset "murray"]
            [SetUp "1"]
            [FEN "rlugcakcgulr/12/12/pppppppppppp/12/12/12/P11/1PPPPPPPPPPP/12/12/RLUGCAKCGULR b %s - 0 1"]
            [Reason "resignation"]
            [Annotator "Müller \\"the rook\\" \\\\"]
            [ECO "A00"]
            [Termination "normal"]

            1-0

            """.formatted(murray.initialPosition().play("a5").toFen().split(" ", -1)[2]), record.toString());
        assertEquals(record, one(record.toString()));
    }

    @Test
    void aStartAtTheArrayAsReadNeedsNoFen() {
        Ruleset read = GrantAcedrex.ruleset().with("dice", "pass");
        GameRecord record = GameRecord.of(Game.of(read));
        assertFalse(record.tags().containsKey("FEN"));
        assertEquals("dice=pass", record.tags().get("Reading"));
        assertFalse(record.tags().containsKey("Preset"));
        assertEquals("grant-acedrex", record.tags().get("Variant"));
    }

    @Test
    void aPresetAloneApplies() {
        GameRecord record = one("[Variant \"grant-acedrex\"]\n[Preset \"cazaux\"]\n\n*\n");
        assertEquals(
                GrantAcedrex.ruleset().preset("cazaux"),
                record.root().position().ruleset());
    }

    @Test
    void commentsGlyphsAndVariationsAreKept() {
        String movetext = "{before} 1. d3! $14 {good} ({instead} 1. e3 e6 (1... e5?! {[%clk 0:01]}) 2. Nf3)\n"
                + "1... e5 ; to the end\n{two} 2. Qc3 *";
        GameRecord record = one(C + "\n" + movetext);
        assertEquals(List.of("before"), record.root().comments());
        assertEquals(List.of(1, 14), record.at(List.of(0)).nags());
        assertEquals(List.of("instead"), record.at(List.of(1)).startComments());
        assertEquals(List.of("[%clk 0:01]"), record.at(List.of(1, 1)).comments());
        assertEquals(List.of("to the end", "two"), record.at(List.of(0, 0)).comments());
        assertEquals("[d2d3, e7e5, e1c3]", record.mainLine().moves().toString());
        String written = record.toString();
        assertEquals("""
            {before} 1. d3 $1 $14 {good} ({instead} 1. e3 e6 (1... e5 $6 {[%clk 0:01]}) 2.
            Nf3) 1... e5 {to the end} {two} 2. Qc3 *

            """, written.substring(written.indexOf("{before}")));
        assertEquals(record, one(record.toString()));
    }

    @Test
    void aClosingBraceInACommentToTheEndOfItsLineIsKept() {
        GameRecord record =
                one(C + "\n; } before\n1. d3 ;a } b {\n(1. e3 ;}\n;{}\n) e5 {c} (1... d6 2. e3 ;}\n) 2. e4 ;}}\n*");
        assertEquals(List.of("} before"), record.root().comments());
        assertEquals(List.of("a } b {"), record.at(List.of(0)).comments());
        assertEquals(List.of("}", "{}"), record.at(List.of(1)).comments());
        String written = record.toString();
        assertEquals("""
            ;} before
            1. d3 ;a } b {
            (1. e3 ;}
            ;{}
            ) 1... e5 {c} (1... d6 2. e3 ;}
            ) 2. e4 ;}}
            *

            """, written.substring(written.indexOf(";} before")));
        assertEquals(record, one(written));
        assertEquals(written, one(written).toString());
    }

    @Test
    void operationsInAFenThatIsReadLenientlyAreTags() {
        String start = "[Variant \"makruk\"]\n[White \"x\"]\n[FEN \"k7/8/8/8/8/8/8/7K w - - bm Kg1; ";
        GameRecord record = lenient(start + "hmvc 3;\"]\n\n*");
        assertEquals("Kg1", record.tags().get("bm"));
        assertEquals("k7/8/8/8/8/8/8/7K w - - 3 1", record.tags().get("FEN"));
        assertEquals("Kg1", one(record.toString()).tags().get("bm"));
        PgnFault fault = assertThrows(PgnException.class, () -> lenient(start + "White y;\"]\n\n*"))
                .fault();
        assertEquals("line 3, column 7: the operation White says y, and the tag White x", fault.toString());
    }

    private static GameRecord lenient(String pgn) {
        return PgnReader.of(new StringReader(pgn)).lenient().next();
    }

    @Test
    void aRollStandsRightAfterItsMove() {
        Ruleset dice = GrantAcedrex.ruleset().with("dice", "pass");
        Game game = Game.of(dice).roll(1).play("a5").roll(6);
        String pgn = GameRecord.of(game).comment(List.of(0), "by six").toString();
        assertTrue(pgn.endsWith("\n1. a5 {[%roll 1]} {by six} {[%roll 6]} *\n\n"), pgn);
        assertEquals(game, one(pgn).mainLine());
    }

    @Test
    void aTurnLostByItsRollIsTheNullMove() {
        Ruleset dice = GrantAcedrex.ruleset().with("dice", "pass");
        Game game = Game.of(dice.parsePosition(LOST)).roll(5).roll(1).play("a10");
        String pgn = GameRecord.of(game).toString();
        assertTrue(pgn.endsWith("\n1. -- {[%roll 5]} 1... a10 {[%roll 1]} *\n\n"), pgn);
        assertEquals(game, one(pgn).mainLine());
    }

    @Test
    void aRollMayWaitBeforeTheFirstMove() {
        Game game = Game.of(GrantAcedrex.ruleset().with("dice", "reroll")).roll(3);
        String pgn = GameRecord.of(game).toString();
        assertTrue(pgn.endsWith("\n{[%roll 3]} *\n\n"), pgn);
        assertEquals(game, one(pgn).mainLine());
    }

    @Test
    void severalTagSectionsWithoutMovesAreSeveralGames() {
        List<GameRecord> records =
                all("[Event \"1\"]\n" + C + "\n[Event \"2\"]\n" + C + "[Result \"1-0\"]\n\n\n[Event \"3\"]\n" + C);
        assertEquals(
                List.of("1", "2", "3"),
                records.stream().map(r -> r.tags().get("Event")).toList());
        assertEquals(
                "1-0 adjudication", records.get(1).conclusion().orElseThrow().toString());
    }

    @Test
    void aBlankLineInMovetextEndsNoGame() {
        assertEquals(2, one(C + "\n1. d3\n\n\n1... d6 *").mainLine().moves().size());
    }

    @Test
    void numbersOfMovesAreNotHeldAgainstTheMoves() {
        GameRecord record = one(C + "\n23. d3 7... e5 1.Qc3 99 ... Ke7 *");
        assertEquals("[d2d3, e7e5, e1c3, e8e7]", record.mainLine().moves().toString());
        assertTrue(record.toString().endsWith("\n\n1. d3 e5 2. Qc3 Ke7 *\n\n"), record::toString);
    }

    @Test
    void gamesMayFollowEachOtherWithoutABlankLine() {
        assertEquals(2, all(C + "1. d3 *\n" + C + "1. e3 *").size());
    }

    @Test
    void aResultOnAnOpenBoardIsAnAgreementWithItsReason() {
        assertEquals("1-0 adjudication", end("1-0", ""));
        assertEquals("0-1 time", end("0-1", "[Reason \"time\"]"));
        assertEquals("1/2-1/2 repetition", end("1/2-1/2", "[Reason \"repetition\"]"));
        assertEquals("0-1 time", end("0-1", "[Termination \"time forfeit\"]"));
        assertEquals("* abandoned", end("*", "[Reason \"abandoned\"]"));
        assertEquals("open", end("*", ""));
    }

    private static String end(String token, String tag) {
        GameRecord record = one(C + tag + "\n\n1. d3 " + token);
        assertEquals(record, one(record.toString()));
        return record.conclusion().map(Conclusion::toString).orElse("open");
    }

    @Test
    void terminationFollowsTheReasonUnlessItWasGiven() {
        Game game = Game.of(Chatur.ruleset());
        assertEquals("unterminated", GameRecord.of(game).tags().get("Termination"));
        assertEquals("normal", GameRecord.of(game.agreeDraw()).tags().get("Termination"));
        Conclusion time = Conclusion.won(Color.WHITE, Conclusion.Reason.TIME);
        assertEquals("time forfeit", GameRecord.of(game.decide(time)).tags().get("Termination"));
        GameRecord given = one(C + "[Termination \"rules infraction\"]\n\n1. d3 1-0");
        assertEquals("rules infraction", given.tags().get("Termination"));
    }

    @Test
    void checkSignsAndPromotionsMayBeMissing() {
        String fen = "[FEN \"4k3/1P5p/8/8/8/8/7P/4K3 w - - 0 1\"]\n";
        GameRecord record = one(C + fen + "\n1. b8 Ke7 *");
        assertEquals("[b7b8, e8e7]", record.mainLine().moves().toString());
    }

    @Test
    void aRetreatingPawnMayBeWrittenWithoutItsLetter() {
        String fen = "[FEN \"4k3/1P5p/8/8/8/8/7P/4K3 w - - 0 1\"]\n";
        Ruleset rules = Chatur.ruleset();
        String text = rules.parsePosition("4k3/1P5p/8/8/8/8/7P/4K3 w - - 0 1")
                .algebraic(
                        rules.parsePosition("4k3/1P5p/8/8/8/8/7P/4K3 w - - 0 1").move("b7b8"));
        assertEquals("b8=+P", text);
        assertEquals("[b7b8]", one(C + fen + "\n1. b8=+ *").mainLine().moves().toString());
    }

    @Test
    void rulesetsMayBeLookedForElsewhere() {
        PgnReader reader = PgnReader.of(new StringReader("1. d3 *")).rulesets(id -> {
            assertEquals("", id);
            return Optional.of(Chatur.ruleset());
        });
        assertEquals(1, reader.next().mainLine().moves().size());
    }

    @Test
    void editsGiveNewRecords() {
        GameRecord record = GameRecord.of(Game.of(Chatur.ruleset()).play("d3").play("e5"));
        GameRecord more = record.add(List.of(0), "d6").add(List.of(0, 1), "d4").comment(List.of(0, 1, 0), "  a\n b ");
        assertEquals(1, record.at(List.of(0)).children().size());
        assertEquals(List.of("a b"), more.at(List.of(0, 1, 0)).comments());
        GameRecord promoted = more.promote(List.of(0, 1));
        assertEquals("[d2d3, d7d6, d3d4]", promoted.mainLine().moves().toString());
        assertEquals("e5", promoted.at(List.of(0, 1)).toString());
        assertEquals(record, more.remove(List.of(0, 1)));
        assertEquals(more, promoted.promote(List.of(0, 1)));
    }

    @Test
    void aCommentBeforeAVariationIsKeptWhenItBecomesTheMainLine() {
        GameRecord record = one(C + "\n1. d3 {done} ({instead} 1. e3) *").promote(List.of(1));
        assertEquals(List.of("instead"), record.root().comments());
        assertEquals(record, one(record.toString()));
    }

    @Test
    void anEditOfTheMainLineTakesBackWhatWasAgreedOn() {
        GameRecord record =
                GameRecord.of(Game.of(Chatur.ruleset()).play("d3").play("e5").resign(Color.WHITE));
        assertEquals(
                "0-1 resignation",
                record.comment(List.of(0), "x").conclusion().orElseThrow().toString());
        assertEquals(
                "0-1 resignation",
                record.add(List.of(0), "d6").conclusion().orElseThrow().toString());
        assertEquals(Optional.empty(), record.remove(List.of(0, 0)).conclusion());
        assertThrows(GameOverException.class, () -> record.add(List.of(0, 0), "d4"));
        assertThrows(GameOverException.class, () -> record.decide(Conclusion.drawn(Conclusion.Reason.AGREEMENT)));
    }

    @Test
    void senselessEditsAreRefused() {
        GameRecord record = GameRecord.of(Game.of(Chatur.ruleset()).play("d3"));
        assertRefused("path [0, 2]: the node at [0] has 0 children", () -> record.at(List.of(0, 2)));
        assertRefused("tag Result: the game itself says it", () -> record.withTag("Result", "1-0"));
        assertRefused(
                "tag \"a b\": a name must be made of letters, digits and underscores", () -> record.withTag("a b", ""));
        assertRefused("a comment must not hold }, as \"a } b\" does", () -> record.comment(List.of(), "a } b"));
        assertRefused("a comment must hold something", () -> record.comment(List.of(), " \n"));
        assertRefused(
                "a comment must not hold [%roll …]: the turn says it itself",
                () -> record.comment(List.of(), "x [%roll 5]"));
        assertRefused(
                "a comment must not hold half of a surrogate pair, as at column 2",
                () -> record.comment(List.of(), "x\uD83D"));
        assertRefused("nag 256: a glyph must be from 0 to 255", () -> record.nag(List.of(0), 256));
        assertRefused("nag 1: there is no move at path []", () -> record.nag(List.of(), 1));
        assertRefused("path []: the root is no move", () -> record.remove(List.of()));
        assertRefused("path []: the root is no move", () -> record.promote(List.of()));
    }

    private static void assertRefused(String message, org.junit.jupiter.api.function.Executable edit) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, edit).getMessage());
    }

    @Test
    void xboardIsToldThePiecesAndThePosition() {
        StringBuilder text = new StringBuilder();
        PgnWriter.of(text)
                .forXboard()
                .write(GameRecord.of(Game.of(GrantAcedrex.ruleset()).play("a5")));
        String fen = GrantAcedrex.ruleset().initialPosition().toFen().replace("g1g12", "Gg");
        assertTrue(text.toString().contains("""
            [Variant "fairy"]
            [VariantMen "K:KiAiD;A:FyafsF;U:NmpafsyafW;L:HC;G:Z;C:B;R:R;P:fmWfcF"]
            [SetUp "1"]
            [FEN "%s"]
            """.formatted(fen)), text::toString);
        PgnReader reader = PgnReader.of(new StringReader(text.toString())).rulesets(id -> {
            assertEquals("fairy", id);
            return Optional.of(GrantAcedrex.ruleset());
        });
        Game read = reader.lenient().next().mainLine();
        assertEquals(Game.of(GrantAcedrex.ruleset()).play("a5"), read);
    }

    @Test
    void xboardIsToldAPiecesOwnTextWhereNoOtherIsNeeded() {
        StringBuilder text = new StringBuilder();
        PgnWriter.of(text).forXboard().write(GameRecord.of(Game.of(Makruk.ruleset())));
        assertTrue(text.toString().contains("[VariantMen \"K:K;M:F;S:FfW;N:N;R:R;P:fmWfcF\"]"), text::toString);
    }

    @Test
    void variationsMayLieAsDeepAsTheLimitInEachOther() {
        String deep = "1. d3 " + "(1. e3 ".repeat(100) + ")".repeat(100) + " *";
        GameRecord record = one(C + "\n" + deep);
        assertEquals(record, one(record.toString()));
    }
}
