package io.github.assize.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Study;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlayoutsTest {
    @Test
    void aGameFromTheArrayIsThatOfAStudy() {
        for (Ruleset ruleset : List.of(
                Rulesets.byId("short-assize"),
                Rulesets.byId("chaturanga-12x12"),
                Rulesets.byId("grant-acedrex").with("dice", "pass"))) {
            Study study = Study.of(ruleset).seed(7).cap(300);
            for (int index = 0; index < 3; index++) {
                assertEquals(
                        study.game(index).position().toFen(),
                        Playouts.play(Games.text(ruleset), "", 7, index, 300).get("fen"));
            }
        }
    }
}
