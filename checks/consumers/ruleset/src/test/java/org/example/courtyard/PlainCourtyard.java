package org.example.courtyard;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Courtyard, told plainly for comparison. */
final class PlainCourtyard extends PlainGame {
    PlainCourtyard(Map<String, String> answers) {
        super(5, List.of("K", "R", "B", "N", "P"), Map.of("bared", List.of("loses", "plays-on")), answers);
    }

    @Override
    protected String array() { // CO-07
        return "rbknr/ppppp/5/PPPPP/RBKNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // CO-01
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // CO-02
            case "B" -> reach.leaps(PlainStep.turns(2, 2)); // CO-03
            case "N" -> reach.leaps(PlainStep.KNIGHT); // CO-04
            default -> reach.pawnSteps(); // CO-05
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // CO-06
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("N") : piece;
    }

    @Override
    protected String stalemate(PlainPosition position) { // CO-08
        return draw("stalemate");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // CO-09
        return reads("bared", "loses") ? bareLoses(position, false) : Optional.empty();
    }
}
