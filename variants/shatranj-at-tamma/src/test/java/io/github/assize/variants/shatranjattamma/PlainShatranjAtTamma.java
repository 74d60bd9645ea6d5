package io.github.assize.variants.shatranjattamma;

import io.github.assize.testkit.plain.PlainBoard;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainSquare;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shatranj at-Tamma, told plainly for comparison. */
final class PlainShatranjAtTamma extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "promotion", List.of("if-lost", "stays", "always"),
            "baring", List.of("none", "reprieve", "immediate"));

    PlainShatranjAtTamma(Map<String, String> answers) {
        super(10, List.of("K", "Q", "R", "D", "B", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // TA-08
        return "rnbdkqdbnr/10/pppppppppp/10/10/10/10/PPPPPPPPPP/10/RNBDQKDBNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) { // TA-13
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // TA-01
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // TA-02
            case "D" -> reach.leaps(PlainStep.AROUND); // TA-03
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // TA-04
            case "N" -> reach.leaps(PlainStep.KNIGHT); // TA-04
            case "B" -> reach.leaps(PlainStep.turns(2, 2)); // TA-05
            default -> reach.pawnSteps(); // TA-07
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // TA-06
        return !(piece.is("B") && victim.is("B"));
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) { // TA-11
        PlainPiece piece = move.piece();
        if (!piece.is("P") || move.to().rank() != farRank(piece.white())) {
            return super.putDown(lifted, move);
        }
        boolean hasFers = lifted.pieces(piece.white()).stream().anyMatch(other -> other.is("Q"));
        if (!hasFers || reads("promotion", "always")) {
            return lifted.with(move.to(), piece.promoted("Q")); // TA-09
        }
        return reads("promotion", "stays") ? super.putDown(lifted, move) : lifted; // TA-10
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // TA-10
        return reads("promotion", "stays") || super.mayStand(piece, square);
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // TA-13
        return reads("baring", "none") ? Optional.empty() : bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // TA-12
        return win(!position.whiteToMove(), "stalemate");
    }
}
