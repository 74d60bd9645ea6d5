package io.github.assize.variants.shatranj;

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

/** Shatranj, told plainly for comparison. */
final class PlainShatranj extends PlainGame {
    private static final List<PlainStep> PIL = PlainStep.turns(2, 2);
    private static final Map<String, List<String>> READINGS = Map.of(
            "array", List.of("kings-on-d", "kings-on-e"),
            "baring", List.of("reprieve", "immediate", "none"),
            "stalemate", List.of("stalemater-wins", "exchange"));

    PlainShatranj(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "B", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // SH-08
        return reads("array", "kings-on-d")
                ? "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"
                : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) { // SH-12
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // SH-01
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // SH-02
            case "B" -> reach.leaps(PIL); // SH-03
            case "N" -> reach.leaps(PlainStep.KNIGHT); // SH-04
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // SH-05
            default -> reach.pawnSteps(); // SH-06
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // SH-11
        return !(piece.is("B") && victim.is("B"));
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // SH-07
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("Q") : piece;
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // SH-10
        return reads("baring", "none") ? Optional.empty() : bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected List<PlainSquare> exchangeable(PlainPosition position) { // SH-09
        boolean white = position.whiteToMove();
        PlainSquare king = king(position.board(), white).orElseThrow();
        return position.board().occupied().stream()
                .filter(square -> reads("stalemate", "exchange"))
                .filter(square -> position.board().holds(square, white) && !square.equals(king))
                .filter(square -> mayStand(position.board().at(square).get(0), king))
                .toList();
    }

    @Override
    protected String stalemate(PlainPosition position) { // SH-09
        return win(!position.whiteToMove(), "stalemate");
    }
}
