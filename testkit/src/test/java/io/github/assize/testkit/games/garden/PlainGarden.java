package io.github.assize.testkit.games.garden;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Garden, told plainly for comparison. */
final class PlainGarden extends PlainGame {
    private static final List<PlainStep> HARE = PlainStep.turns(2, 2);

    PlainGarden(Map<String, String> answers) {
        super(8, List.of("K", "Q", "B", "N", "R", "P"), Map.of("baring", List.of("reprieve", "immediate")), answers);
    }

    @Override
    protected String array() { // GA-08
        return "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // GA-01
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // GA-02
            case "B" -> reach.leaps(HARE); // GA-03
            case "N" -> reach.leaps(PlainStep.KNIGHT); // GA-04
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // GA-05
            default -> reach.pawnSteps(); // GA-06
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // GA-07
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("Q") : piece;
    }

    @Override
    protected String stalemate(PlainPosition position) { // GA-09
        return win(!position.whiteToMove(), "stalemate");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // GA-10
        return bareLoses(position, reads("baring", "reprieve"));
    }
}
