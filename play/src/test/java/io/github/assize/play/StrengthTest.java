package io.github.assize.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two turns ahead are enough to beat chance in every ruleset. */
final class StrengthTest {
    private static final int GAMES = 40;

    /** Plies; where nobody is mated before, neither was better. */
    private static final int LONGEST = 2000;

    static List<Ruleset> rulesets() {
        return Rulesets.all();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("rulesets")
    void twoTurnsAheadBeatChance(Ruleset ruleset) {
        double points = 0;
        StringBuilder ends = new StringBuilder();
        for (int i = 0; i < GAMES; i++) {
            Color searcher = i % 2 == 0 ? Color.WHITE : Color.BLACK;
            Game game = i % 2 == 0
                    ? Match.play(
                            ruleset,
                            Player.search(),
                            Player.random(),
                            Budget.unlimited().depth(2),
                            i,
                            LONGEST)
                    : Match.play(
                            ruleset,
                            Player.random(),
                            Player.search(),
                            Budget.unlimited().depth(2),
                            i,
                            LONGEST);
            Conclusion end = game.conclusion().orElseThrow();
            boolean won = end.winner().filter(searcher::equals).isPresent();
            points += end.isDraw() ? 0.5 : won ? 1 : 0;
            ends.append(i)
                    .append(' ')
                    .append(end)
                    .append(' ')
                    .append(game.plies().size())
                    .append("; ");
        }
        double got = points;
        assertTrue(got >= GAMES - 2, () -> ruleset + ": " + got + " of " + GAMES + ": " + ends);
    }
}
