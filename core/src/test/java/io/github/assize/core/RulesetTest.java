package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
