package io.github.assize.testkit.games.shatranj;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMan;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shatranj, told plainly for comparison. */
final class PlainShatranj extends PlainGame {
    private static final List<PlainStep> FIL = PlainStep.turns(2, 2);

    PlainShatranj(Map<String, String> answers) {
        super(8, List.of("K", "Q", "B", "N", "R", "P"), Map.of("baring", List.of("reprieve", "immediate")), answers);
    }

    @Override
    protected String array() { // SH-08
        return "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.man().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // SH-01
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // SH-02
            case "B" -> reach.leaps(FIL); // SH-03
            case "N" -> reach.leaps(PlainStep.KNIGHT); // SH-04
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // SH-05
            default -> reach.pawnSteps(); // SH-06
        }
    }

    @Override
    protected PlainMan arrived(PlainMan man, PlainMove move) { // SH-07
        return man.is("P") && move.to().rank() == farRank(man.white()) ? man.promoted("Q") : man;
    }

    @Override
    protected String stalemate(PlainPosition position) { // SH-09
        return win(!position.whiteToMove(), "stalemate");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // SH-10
        return bareLoses(position, reads("baring", "reprieve"));
    }
}
