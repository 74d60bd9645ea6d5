package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.assize.core.Color;
import io.github.assize.variants.shatar.Shatar;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

/** Which mates win in the chess of Mongolia (ST-09, ST-10). */
final class MateConditionTest {
    private static final MateCondition MONGOLIAN = MateCondition.mongolian();

    private static String end(Policy policy, String fen, String... moves) {
        Game game = Game.of(Shatar.ruleset().parsePosition(fen)).under(policy);
        for (String move : moves) {
            game = game.play(move);
        }
        return game.conclusion().map(Conclusion::toString).orElse("*");
    }

    @Test
    void aMateByTheHorseAloneIsDrawnOrLost() {
        String smothered = "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1";
        assertEquals("1-0 checkmate", end(Policy.none(), smothered));
        assertEquals("1/2-1/2 void-mate", end(MONGOLIAN, smothered));
        assertEquals("0-1 void-mate", end(new MateCondition("JRN", "N", true), smothered));
    }

    @Test
    void piecesThatOnlyGuardDoNotCount() {
        String guarded = "7k/5N1p/7K/8/8/8/8/6R1 b - - 0 1";
        assertEquals("1-0 checkmate", end(Policy.none(), guarded));
        assertEquals("1/2-1/2 void-mate", end(MONGOLIAN, guarded));
    }

    @Test
    void aMateByACartWins() {
        assertEquals("1-0 checkmate", end(MONGOLIAN, "7k/6pp/8/8/8/8/8/K6R w - - 0 1".replace("K6R", "KR6"), "Rb8"));
    }

    @Test
    void aMateByTheCamelAloneIsNiol() {
        assertEquals("1/2-1/2 void-mate", end(MONGOLIAN, "7k/7p/7K/3B4/1B6/8/8/8 w - - 0 1", "Bc3"));
        assertEquals("1-0 checkmate", end(Policy.none(), "7k/7p/7K/3B4/1B6/8/8/8 w - - 0 1", "Bc3"));
    }

    @Test
    void aMateAfterAStrongCheckInAnUnbrokenRunWins() {
        String fen = "8/2pB4/k7/4B3/8/8/2p1K3/5R2 w - - 0 1";
        assertEquals("1-0 checkmate", end(MONGOLIAN, fen, "Rf6", "Ka5", "Bc3"));
        Game late = Game.of(Game.of(Shatar.ruleset().parsePosition(fen))
                .play("Rf6")
                .play("Ka5")
                .position());
        assertEquals(
                "1/2-1/2 void-mate",
                late.under(MONGOLIAN).play("Bc3").conclusion().orElseThrow().toString());
    }

    @Test
    void anyCheckMayBeStrongAndAnyMateMayWin() {
        MateCondition none = new MateCondition("", "", false);
        assertEquals("1-0 checkmate", end(none, "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"));
        assertEquals("1-0 checkmate", end(none, "7k/7p/7K/3B4/1B6/8/8/8 w - - 0 1", "Bc3"));
    }

    @Test
    void aMateThatDoesNotWinIsKeptInTheRecord() {
        Game game = Game.of(Shatar.ruleset().parsePosition("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"));
        GameRecord record = GameRecord.of(game.under(MONGOLIAN));
        assertEquals("1/2-1/2", record.tags().get("Result"));
        assertEquals("void-mate", record.tags().get("Reason"));
        PgnReader reader = PgnReader.of(new StringReader(record.toString()));
        assertEquals(record, reader.next());
    }

    @Test
    void aRecordIsToldThatItsMateDoesNotWin() {
        Game game = Game.of(Shatar.ruleset().parsePosition("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"));
        GameRecord mated = GameRecord.of(game);
        assertEquals(GameRecord.of(game.under(MONGOLIAN)), mated.decide(Conclusion.drawn(Conclusion.Reason.VOID_MATE)));
        assertThrows(
                GameOverException.class, () -> mated.decide(Conclusion.won(Color.WHITE, Conclusion.Reason.VOID_MATE)));
        assertThrows(GameOverException.class, () -> mated.decide(Conclusion.drawn(Conclusion.Reason.AGREEMENT)));
    }
}
