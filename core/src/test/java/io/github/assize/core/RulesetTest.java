package io.github.assize.core;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class RulesetTest {
    private static String refusal(Executable asking) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, asking).getMessage());
    }

    @Test
    void anUnknownReadingIsRefusedWithThoseThereAre() {
        assertEquals(
                "toy has no reading \"stalemate\"; there are: promoted, die",
                refusal(() -> Toy.GAME.with("stalemate", "draw")));
        Ruleset plain = Ruleset.define("plain", "Plain")
                .laws(Laws.onBoard(5, 5)
                        .pieces(Toy.KING, Toy.PAWN)
                        .king(Toy.KING)
                        .array("k4/5/5/5/4K w - -")
                        .build())
                .build();
        assertEquals("plain has no readings, so none is named \"die\"", refusal(() -> plain.with("die", "none")));
        assertEquals("plain has no presets, so none is named \"a\"", refusal(() -> plain.preset("a")));
        assertEquals(Map.of(), plain.answers());
        assertEquals(Rule.common(), plain.rules());
    }

    @Test
    void anUnknownAnswerIsRefusedWithThoseThereAre() {
        assertEquals(
                "reading die of toy has no answer \"AGAIN\"; there are: none, again, passed",
                refusal(() -> Toy.GAME.with("die", "AGAIN")));
    }

    @Test
    void anUnknownPresetIsRefusedWithThoseThereAre() {
        assertEquals("toy has no preset \"\"; there are: gamble", refusal(() -> Toy.GAME.preset("")));
    }

    @Test
    void aLongOrStrangeNameIsShownShortened() {
        String shown = refusal(() -> Toy.GAME.with("a".repeat(999) + "\n", "b"));
        assertEquals("toy has no reading \"" + "a".repeat(120) + "…\"; there are: promoted, die", shown);
        assertEquals("toy has no preset \"\uFFFDa\"; there are: gamble", refusal(() -> Toy.GAME.preset("\ta")));
    }

    @Test
    void answersAreGivenAsTextOrTyped() {
        assertEquals(Toy.GAME.with("die", "passed"), Toy.GAME.with(Toy.Die.PASSED));
        assertEquals(
                Map.of("promoted", "no", "die", "passed"),
                Toy.GAME.preset("gamble").answers());
        assertEquals(
                List.of("promoted", "die"),
                List.copyOf(Toy.GAME.with(Toy.Die.AGAIN).answers().keySet()));
        assertEquals(Map.of("gamble", Map.of("promoted", "no", "die", "passed")), Toy.GAME.presets());
    }

    @Test
    void nothingChangesByTheSameAnswer() {
        assertSame(Toy.GAME, Toy.GAME.with("die", "none"));
        assertSame(Toy.GAME, Toy.GAME.with(Toy.Promoted.YES));
    }

    @Test
    void rulesetsAreEqualByIdAnswersAndLaws() {
        Ruleset there = Toy.GAME.with(Toy.Die.AGAIN).with(Toy.Promoted.NO);
        Ruleset back = Toy.GAME.with(Toy.Promoted.NO).with(Toy.Die.AGAIN);
        assertEquals(there, back);
        assertEquals(there.hashCode(), back.hashCode());
        assertEquals(there.initialPosition(), back.initialPosition());
        assertNotEquals(there, Toy.GAME);
        assertEquals(Toy.GAME, there.with(Toy.Die.NONE).with(Toy.Promoted.YES));
        assertEquals("toy promoted=no die=again", back.toString());
        assertEquals("toy", Toy.GAME.toString());
    }

    @Test
    void rulesetsWithOtherLawsAreOthers() {
        assertEquals(Toy.GAME, Toy.named("toy", "Toy"));
        assertEquals(Toy.GAME.hashCode(), Toy.named("toy", "Toy").hashCode());
        Ruleset one = plain(laws());
        assertEquals(one, plain(laws()));
        assertNotEquals(one, plain(laws().stalemate(Stalemate.STALEMATER_WINS)));
        assertNotEquals(one, plain(laws().array("k4/5/5/5/3K1 w - -")));
        assertNotEquals(one, plain(laws().baring(Baring.bareKing(Baring.Verdict.WINS))));
        assertNotEquals(one, plain(laws().array("k4/5/5/5/4K w - - 0 1 -").dice(Dice.passing(Toy.KING))));
        assertNotEquals(one, plain(laws().promotion(Promotion.onFarRank(Toy.PAWN, Toy.ROOK))));
    }

    private static LawsBuilder laws() {
        return Laws.onBoard(5, 5)
                .pieces(Toy.KING, Toy.ROOK, Toy.PAWN)
                .king(Toy.KING)
                .array("k4/5/5/5/4K w - -");
    }

    private static Ruleset plain(LawsBuilder laws) {
        return Ruleset.define("plain", "Plain").laws(laws.build()).build();
    }

    @Test
    void manyAnswersAreGivenAtOnce() {
        Ruleset gamble = Toy.GAME.with(Map.of("promoted", "no", "die", "passed"));
        assertEquals(Toy.GAME.preset("gamble"), gamble);
        assertEquals(gamble, Toy.GAME.with(gamble.answers()));
        assertSame(Toy.GAME, Toy.GAME.with(Map.of()));
        assertEquals(
                "toy has no reading \"dice\"; there are: promoted, die",
                refusal(() -> Toy.GAME.with(Map.of("dice", "none"))));
        assertEquals(
                "reading die of toy has no answer \"two\"; there are: none, again, passed",
                refusal(() -> Toy.GAME.with(Map.of("die", "two"))));
    }

    @Test
    void anotherGamesAnswerIsRefused() {
        assertEquals("draw of Stalemate answers no reading of toy", refusal(() -> Toy.GAME.with(Stalemate.DRAW)));
        Ruleset game = Ruleset.define("plain", "Plain")
                .reading("stalemate", "What is it?", Stalemate.DRAW.readBy("a"), Stalemate.STALEMATER_WINS.readBy("b"))
                .laws(answers -> laws().stalemate(answers.to(Stalemate.class)).build())
                .build();
        assertEquals(
                "plain stalemate=stalemater-wins",
                game.with(Stalemate.STALEMATER_WINS).toString());
        assertEquals(
                "reading stalemate of plain has no answer \"stalemated-wins\"; there are: draw, stalemater-wins",
                refusal(() -> game.with(Stalemate.STALEMATED_WINS)));
    }

    @Test
    void anAnswerThatNoReadingHasIsRefused() {
        Answers answers = new Answers(Map.of("die", Toy.Die.AGAIN));
        assertEquals(Toy.Die.AGAIN, answers.to(Toy.Die.class));
        assertEquals(true, answers.is(Toy.Die.AGAIN));
        assertEquals(false, answers.is(Toy.Die.NONE));
        assertEquals("no reading has the answers of Stalemate", refusal(() -> answers.to(Stalemate.class)));
    }

    @Test
    void whatIsLeftOutIsSaid() {
        Ruleset plain = Ruleset.define("plain", "Plain").laws(laws().build()).build();
        assertEquals(List.of(), plain.omissions());
        Ruleset other = Ruleset.define("plain", "Plain")
                .laws(laws().build())
                .omissions("Drops are left out.", "So is the tower.")
                .build();
        assertEquals(List.of("Drops are left out.", "So is the tower."), other.omissions());
    }

    @Test
    void idsAndNamesFitATableAndACommandLine() {
        String right = ": must be lower-case letters and digits, with single hyphens between them";
        for (String id : new String[] {"", "My Game", "a\tb", "-a", "a-", "a--b", "ä"}) {
            assertEquals(
                    "id \"" + MalformedTextException.shown(id) + "\"" + right,
                    refusal(() -> Ruleset.define(id, "Name")));
        }
        String line = ": must be one line that is not blank, without tabs";
        for (String name : new String[] {"", " ", "a\tb", "a\nb", "\u00a0", "\u200b", "a\u2028b"}) {
            String shown = "\"" + MalformedTextException.shown(name) + "\"";
            assertEquals("name " + shown + line, refusal(() -> Ruleset.define("a", name)));
            assertEquals(
                    "title of a source " + shown + line,
                    refusal(() -> Ruleset.define("a", "b").sources(new Source(name, "c"))));
            assertEquals("name of a piece type " + shown + line, refusal(() -> PieceType.of(name, "K", "K")));
            assertEquals(
                    "omission " + shown + line,
                    refusal(() -> Ruleset.define("a", "b").omissions(name)));
            assertEquals("rule id " + shown + line, refusal(() -> RuleText.of(name, "b", "c")));
            assertEquals("text of a " + shown + line, refusal(() -> RuleText.of("a", name, "c")));
            assertEquals(
                    "question of b " + shown + line,
                    refusal(() -> Ruleset.define("a", "b").reading("b", name, Toy.Die.NONE.readBy("c"))));
            assertEquals(
                    "reader of b=none " + shown + line,
                    refusal(() -> Ruleset.define("a", "b").reading("b", "c", Toy.Die.NONE.readBy(name))));
        }
        assertEquals(
                "id of a reading \"B\"" + right,
                refusal(() -> Ruleset.define("a", "b").reading("B", "c")));
        assertEquals(
                "preset \"B\"" + right, refusal(() -> Ruleset.define("a", "b").preset("B")));
        assertEquals(
                "8x8-chess",
                Ruleset.define("8x8-chess", "Chess")
                        .laws(laws().build())
                        .build()
                        .id());
    }

    /** Constants whose names make no ids. */
    private enum Misnamed implements Choice {
        A__B,
        _A,
        A$B,
        RIGHT
    }

    @Test
    void anAnswerHasAnId() {
        for (Misnamed choice : EnumSet.range(Misnamed.A__B, Misnamed.A$B)) {
            assertEquals(
                    "answer of b \"" + choice.answer()
                            + "\": must be lower-case letters and digits, with single hyphens between them",
                    refusal(() -> defined().reading("b", "?", Misnamed.RIGHT.readBy("all"), choice.readBy("nobody"))));
        }
    }

    @Test
    void whatNobodySeesIsNoName() {
        String right = "\": must be one line that is not blank, without tabs";
        for (String name : new String[] {"\u3164", "\u2800", "\uFFA0 \u115F", "\u200b\u1160"}) {
            assertEquals(
                    "name \"" + MalformedTextException.shown(name) + right, refusal(() -> Ruleset.define("a", name)));
        }
        String direction =
                "\": must be without halves of letters, and without marks that turn the direction of writing";
        for (String name : new String[] {"a\ud83d", "\udc00a", "a\u202Eb", "\u2066a"}) {
            assertEquals(
                    "name \"" + MalformedTextException.shown(name) + direction,
                    refusal(() -> Ruleset.define("a", name)));
        }
        for (String name : new String[] {"\ud83c\udccf", "Şatranc", "שחמט", "شطرنج", "चतुरङ्ग"}) {
            assertEquals(name, PieceType.of(name, "K", "K").name());
        }
    }

    @Test
    void whatIsNeverMeantIsRefused() {
        assertEquals("plain: preset all has no answers", refusal(() -> defined().preset("all")));
        assertEquals(
                "plain: reading b has one answer, which leaves nothing open",
                refusal(() -> defined().reading("b", "?", Toy.Promoted.NO.readBy("all"))));
        RuleText shared = RuleText.of("C-01", "Black begins.", "nobody");
        assertEquals(
                "plain: rule C-01 is one that all games share: a rule of its own needs another id",
                refusal(() -> defined().rules(List.of(shared)).build()));
    }

    @Test
    void aDefinitionTellsEverythingOnce() {
        RulesetBuilder game = Ruleset.define("plain", "Plain")
                .reading("die", "Is a die rolled?", Toy.Die.NONE.readBy("a"), Toy.Die.AGAIN.readBy("b"))
                .preset("rolled", Toy.Die.AGAIN);
        assertEquals(
                "plain: dice has the answers of die",
                refusal(() -> game.reading("dice", "Is it?", Toy.Die.NONE.readBy("a"))));
        assertEquals(
                "plain: reading die is there already",
                refusal(() -> game.reading("die", "Is it?", Stalemate.DRAW.readBy("a"))));
        assertEquals("plain: preset rolled is there already", refusal(() -> game.preset("rolled")));
        assertEquals("reading b has no answers: it must have at least two", refusal(() -> game.reading("b", "What?")));
        assertEquals(
                "reading b: draw must be another constant of Promoted",
                refusal(() -> game.reading("b", "?", Toy.Promoted.NO.readBy("a"), Stalemate.DRAW.readBy("b"))));
        assertEquals(
                "reading b: no must be another constant of Promoted",
                refusal(() -> game.reading("b", "?", Toy.Promoted.NO.readBy("a"), Toy.Promoted.NO.readBy("b"))));
        Choice none = () -> "NONE";
        assertEquals(
                true,
                refusal(() -> game.reading("b", "?", none.readBy("a")))
                        .endsWith(": an answer must be a constant of an enum"));
        assertEquals(
                "plain has no laws",
                assertThrows(NullPointerException.class, game::build).getMessage());
    }

    @Test
    void aPresetAndARuleSpeakOfAnswersThatThereAre() {
        assertEquals(
                "no of Promoted answers no reading of plain",
                refusal(() -> defined().preset("a", Toy.Promoted.NO).build()));
        assertEquals(
                "reading die of plain has no answer \"passed\"; there are: none, again",
                refusal(() -> defined().preset("a", Toy.Die.PASSED).build()));
        assertEquals(
                "reading die is answered twice",
                refusal(() -> defined().preset("a", Toy.Die.AGAIN, Toy.Die.NONE).build()));
        RuleText rule = RuleText.of("P-01", "A die is rolled.", "nobody");
        assertEquals(
                "plain: rule P-01 is there twice",
                refusal(() -> defined().rules(List.of(rule, rule)).build()));
        assertEquals(
                "draw of Stalemate answers no reading of plain",
                refusal(() -> defined()
                        .rules(List.of(rule.when(Stalemate.DRAW, "It is not.", "a")))
                        .build()));
        RuleText unsourced = RuleText.of("P-01", "A die is rolled.", "");
        assertEquals(
                "plain: rule P-01 names no source",
                refusal(() -> defined().rules(List.of(unsourced)).build()));
    }

    private static RulesetBuilder defined() {
        return Ruleset.define("plain", "Plain")
                .reading("die", "Is a die rolled?", Toy.Die.NONE.readBy("a"), Toy.Die.AGAIN.readBy("b"))
                .laws(laws().build());
    }

    @Test
    void aRuleSaysWhatTheAnswersMakeOfIt() {
        RuleText rule = RuleText.of("P-01", "A pawn ", "")
                .and("becomes a rook", "somebody")
                .when(Toy.Promoted.NO, "stays a pawn", "nobody")
                .and(", and no die is rolled.", "")
                .when(Toy.Die.AGAIN, ", and a die is rolled.", "; gamblers")
                .when(Toy.Die.PASSED, ", and a die is rolled once.", "; gamblers");
        assertEquals(
                new Rule("P-01", "A pawn becomes a rook, and no die is rolled.", "somebody"), rule(rule, Toy.GAME));
        assertEquals(
                new Rule("P-01", "A pawn stays a pawn, and a die is rolled once.", "nobody; gamblers"),
                rule(rule, Toy.GAME.preset("gamble")));
        assertEquals(List.of(Toy.Promoted.NO, Toy.Die.AGAIN, Toy.Die.PASSED), rule.answers());
        RuleText last =
                RuleText.of("P-02", "a", "x").when(Toy.Die.AGAIN, "b", "y").when(Toy.Promoted.YES, "c", "z");
        assertEquals(new Rule("P-02", "c", "z"), rule(last, Toy.GAME.with(Toy.Die.AGAIN)));
    }

    private static Rule rule(RuleText text, Ruleset ruleset) {
        return text.rule(new Answers(Map.of(
                "promoted",
                requireNonNull(ruleset.answers().get("promoted")).equals("no") ? Toy.Promoted.NO : Toy.Promoted.YES,
                "die",
                switch (requireNonNull(ruleset.answers().get("die"))) {
                    case "again" -> Toy.Die.AGAIN;
                    case "passed" -> Toy.Die.PASSED;
                    default -> Toy.Die.NONE;
                })));
    }

    @Test
    void theKingAndTheDieCanBeAskedFor() {
        assertEquals(Toy.KING, Toy.GAME.king());
        assertEquals(true, Toy.GAME.dice().isEmpty());
        Dice dice = Toy.GAME.with(Toy.Die.PASSED).dice().orElseThrow();
        assertEquals(3, dice.faces());
        assertEquals(Toy.KING, dice.type(3));
        assertEquals(true, dice.passes());
        assertEquals("face 4: the die has the faces 1 to 3", refusal(() -> dice.type(4)));
        assertEquals("face 0: the die has the faces 1 to 3", refusal(() -> dice.type(0)));
    }

    @Test
    void aDieHasAsManyFacesAsAPositionCanKeep() {
        PieceType[] faces = new PieceType[128];
        Arrays.fill(faces, Toy.KING);
        assertEquals("a die of 128 faces: it must have from 1 to 127", refusal(() -> Dice.passing(faces)));
        assertEquals("a die of 0 faces: it must have from 1 to 127", refusal(() -> Dice.rolledAgain()));
        Ruleset game = plain(laws().array("k4/5/5/5/4K w - - 0 1 -").dice(Dice.passing(Arrays.copyOf(faces, 127))));
        assertEquals(
                "k4/5/5/5/4K w - - 0 1 127", game.initialPosition().roll(127).toFen());
    }

    @Test
    void aReadingNeedsItsDefaultAmongItsAnswers() {
        Answer yes = new Answer("yes", "some");
        Answer no = new Answer("no", "others");
        assertEquals(
                "default answer no is none of the answers of really",
                refusal(() -> new Reading("really", "Really?", List.of(yes), no)));
        Reading reading = new Reading("really", "Really?", List.of(yes, no), no);
        assertEquals(no, reading.answer("no").orElseThrow());
        assertEquals(true, reading.answer("maybe").isEmpty());
    }

    @Test
    void aReadingHasConstantsOfAnEnumForAnswers() {
        Reading reading = Toy.GAME.readings().get(0);
        assertEquals("promoted", reading.id());
        assertEquals(
                List.of(new Answer("yes", "the yes-sayers"), new Answer("no", "the no-sayers")), reading.answers());
        assertEquals(new Answer("yes", "the yes-sayers"), reading.defaultAnswer());
    }

    @Test
    void aRulesetTellsItsNameBoardAndSources() {
        Ruleset game = Ruleset.define("toy", "Toy")
                .sources(new Source("nobody, nowhere", "1"))
                .laws(Laws.onBoard(6, 5)
                        .pieces(Toy.KING, Toy.PAWN)
                        .king(Toy.KING)
                        .array("k5/6/6/6/5K w - -")
                        .build())
                .build();
        assertEquals("toy", game.id());
        assertEquals("Toy", game.name());
        assertEquals(6, game.files());
        assertEquals(5, game.ranks());
        assertEquals(List.of(Toy.KING, Toy.PAWN), game.pieceTypes());
        assertEquals(List.of(new Source("nobody, nowhere", "1")), game.sources());
    }
}
