package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.variants.chatur.Chatur;
import io.github.assize.variants.grantacedrex.GrantAcedrex;
import io.github.assize.variants.shortassize.ShortAssize;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A line of play, from its start to its end. */
final class GameTest {
    private static final Ruleset CHATUR = Chatur.ruleset();
    private static final String PAWNS = "11k/p11/12/12/12/12/12/12/12/12/P11/K11 w - - 0 1 -";
    private static final Ruleset DICE = GrantAcedrex.ruleset().with("dice", "pass");

    private static Game play(Game game, String moves) {
        Game now = game;
        for (String move : moves.split(" ", -1)) {
            now = now.play(move);
        }
        return now;
    }

    @Test
    void aGameBeginsAtTheArrayAndGrowsByMoves() {
        Game game = play(Game.of(CHATUR), "d3 e5");
        Move first = CHATUR.initialPosition().move("d3");
        assertEquals(CHATUR.initialPosition(), game.start());
        assertEquals(
                List.of("d2d3", "e7e5"),
                game.moves().stream().map(Move::toString).toList());
        assertEquals(3, game.positions().size());
        assertEquals(game.start().play(first), game.positions().get(1));
        assertEquals(game.position(), game.positions().get(2));
        assertEquals(Optional.empty(), game.conclusion());
        assertEquals(game, Game.of(CHATUR).play(first).play("e7e5"));
    }

    @Test
    void aPlyHoldsThePositionBeforeItTheMoveAndItsText() {
        Game game = play(Game.of(CHATUR), "d3 e5");
        Ply second = game.plies().get(1);
        assertEquals(game.positions().get(1), second.before());
        assertEquals(game.position(), second.after());
        assertEquals("e5", second.algebraic());
        assertEquals(OptionalInt.empty(), second.roll());
        assertEquals(Optional.of(game.moves().get(1)), second.move());
    }

    @Test
    void aGameIsAValueAndStaysAsItWas() {
        Game game = play(Game.of(CHATUR), "d3");
        game.play("e5");
        assertEquals(1, game.moves().size());
        assertThrows(UnsupportedOperationException.class, () -> game.moves().clear());
    }

    @Test
    void anIllegalMoveIsRefusedByThePosition() {
        assertThrows(IllegalMoveException.class, () -> Game.of(CHATUR).play("Ra4"));
    }

    @Test
    void theLastMoveIsTakenBackAndHadAgain() {
        Game one = play(Game.of(CHATUR), "d3");
        Game two = one.play("e5");
        assertEquals(one, two.undo());
        assertEquals(two, two.undo().redo());
        Game start = two.undo().undo();
        assertFalse(start.canUndo());
        assertEquals(two, start.redo().redo());
        assertFalse(two.canRedo());
        assertTrue(start.canRedo());
    }

    @Test
    void whatIsPlayedOverCannotBeHadAgain() {
        Game other = play(Game.of(CHATUR), "d3 e5").undo().play("d6");
        assertEquals(
                "redo: nothing has been taken back", message(assertThrows(IllegalStateException.class, other::redo)));
    }

    @Test
    void aGameThatHasNotBegunCannotBeTakenBack() {
        assertEquals(
                "undo: nothing has been played since the game began",
                message(assertThrows(
                        IllegalStateException.class, () -> Game.of(CHATUR).undo())));
    }

    private static String message(Exception e) {
        return String.valueOf(e.getMessage());
    }

    @Test
    void aConclusionThatWasAgreedIsTakenBackFirst() {
        Game game = play(Game.of(CHATUR), "d3");
        Game over = game.resign(Color.BLACK);
        assertEquals("1-0 resignation", over.conclusion().orElseThrow().toString());
        assertEquals(game, over.undo());
        assertEquals(over, over.undo().redo());
    }

    @Test
    void aGameThatIsOverRefusesToGoOn() {
        Game over = Game.of(CHATUR).agreeDraw();
        GameOverException refused = assertThrows(GameOverException.class, () -> over.play("d3"));
        assertEquals("d3: the game is over, 1/2-1/2 agreement", refused.getMessage());
        assertEquals(over.conclusion(), Optional.of(refused.conclusion()));
        assertThrows(
                GameOverException.class,
                () -> over.play(CHATUR.initialPosition().legalMoves().get(0)));
        assertThrows(GameOverException.class, () -> over.resign(Color.WHITE));
        assertThrows(GameOverException.class, () -> over.roll(1));
    }

    @Test
    void theRulesEndAGameByThemselves() {
        Game game = play(Game.of(CHATUR), "d3 e5 Qc3 Ke7 Qxe5");
        Conclusion end = game.conclusion().orElseThrow();
        assertEquals(Conclusion.won(Color.WHITE, Conclusion.Reason.of(Outcome.Reason.CHECKMATE)), end);
        assertTrue(end.isByRule());
        assertEquals("1-0", end.token());
        assertThrows(GameOverException.class, () -> game.play("Kf6"));
        assertEquals(4, game.undo().moves().size());
    }

    @Test
    void onlyTheRulesGiveTheirOwnReasons() {
        Conclusion mate = Conclusion.won(Color.WHITE, Conclusion.Reason.of(Outcome.Reason.CHECKMATE));
        assertThrows(IllegalArgumentException.class, () -> Game.of(CHATUR).decide(mate));
    }

    @Test
    void rollsAndTheirMovesAreOnePly() {
        Game game = Game.of(DICE).roll(1).play("a5").roll(1);
        assertEquals(2, game.plies().size());
        assertEquals(OptionalInt.of(1), game.plies().get(0).roll());
        assertEquals("a5", game.plies().get(0).algebraic());
        assertEquals("", game.plies().get(1).algebraic());
        assertEquals(4, game.positions().size());
        assertEquals(Game.of(DICE).roll(1).play("a5"), game.undo());
        assertEquals(Game.of(DICE).roll(1), game.undo().undo());
    }

    @Test
    void aTurnThatIsLostByItsRollHasNoMove() {
        Game game = Game.of(DICE.parsePosition(PAWNS)).roll(5);
        assertEquals(Color.BLACK, game.position().sideToMove());
        Ply ply = game.plies().get(0);
        assertTrue(ply.isLost());
        assertEquals("--", ply.algebraic());
        assertEquals(Optional.empty(), ply.move());
        assertEquals(List.of(), game.moves());
    }

    @Test
    void gamesAreEqualByStartEventsConclusionAndPolicy() {
        Game game = play(Game.of(CHATUR), "d3 e5");
        Game same = play(Game.of(CHATUR), "d3 e5");
        assertEquals(game, same);
        assertEquals(game.hashCode(), same.hashCode());
        assertNotEquals(game, game.under(Policy.repetition(3)));
        assertNotEquals(game, game.agreeDraw());
        assertNotEquals(game, play(Game.of(CHATUR), "d3 d6"));
        Position late = CHATUR.parsePosition(CHATUR.initialPosition().toFen().replace("0 1", "7 9"));
        assertEquals(late, CHATUR.initialPosition());
        assertNotEquals(Game.of(late), Game.of(CHATUR));
    }

    @Test
    void positionsThatCameAboutOtherwiseAreTheSamePositionInAnotherGame() {
        Game one = play(Game.of(CHATUR), "a3 a6 b3 b6");
        Game other = play(Game.of(CHATUR), "b3 b6 a3 a6");
        assertEquals(one.position(), other.position());
        assertNotEquals(one, other);
    }

    @Test
    void aPositionIsCountedAsOftenAsItHasStood() {
        Game game = Game.of(CHATUR);
        assertEquals(1, game.repetitions());
        for (int i = 2; i <= 4; i++) {
            game = play(game, "Nf3 Nc6 Ng1 Nb8");
            assertEquals(i, game.repetitions());
        }
        assertEquals(1, play(game, "d3").repetitions());
        assertEquals(3, game.undo().repetitions());
    }

    @Test
    void theRightOfAFirstMoveMakesAnotherPosition() {
        Game game = play(Game.of(CHATUR), "d3 d6 Kd2 Nf6 Kd1 Ng8");
        assertEquals(1, game.repetitions());
    }

    @Test
    void countingGoesBackNoFartherThanTheClock() {
        Position start = CHATUR.initialPosition();
        Game game = play(Game.of(start), "Nf3 Nc6 Ng1 Nb8 d3 d6 Nf3 Nc6 Ng1 Nb8");
        assertEquals(2, game.repetitions());
    }

    @Test
    void aGameOfManyMovesIsComparedAndShownWithoutRecursion() {
        Game one = Game.of(CHATUR);
        Game two = Game.of(CHATUR);
        for (int i = 0; i < 5000; i++) {
            one = play(one, "Nf3 Nc6 Ng1 Nb8");
            two = play(two, "Nf3 Nc6 Ng1 Nb8");
        }
        assertEquals(one, two);
        assertEquals(20_000, one.plies().size());
        assertEquals(5001, one.repetitions());
        assertTrue(one.toString().length() > 80_000);
        GameRecord record = GameRecord.of(one);
        assertEquals(record, GameRecord.of(two));
        assertEquals(one, record.mainLine());
        assertEquals(record.hashCode(), GameRecord.of(two).hashCode());
    }

    @Test
    void gamesShareTheirStem() {
        Game stem = play(Game.of(ShortAssize.ruleset()), "d4 d5");
        Game left = stem.play("e4");
        Game right = stem.play("c4");
        assertSame(left.positions().get(1), right.positions().get(1));
    }

    @Test
    void theTextNamesAllThatHappened() {
        assertEquals(
                "chatur, " + CHATUR.initialPosition() + ": d2d3 e7e5, 0-1 resignation",
                play(Game.of(CHATUR), "d3 e5").resign(Color.WHITE).toString());
    }

    @Test
    void theExceptionIsWrittenAsAPlainOne() throws Exception {
        GameOverException refused = assertThrows(
                GameOverException.class, () -> Game.of(CHATUR).agreeDraw().agreeDraw());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(refused);
        }
        Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        assertEquals(IllegalStateException.class, read.getClass());
        assertEquals(refused.getMessage(), ((Exception) read).getMessage());
    }
}
