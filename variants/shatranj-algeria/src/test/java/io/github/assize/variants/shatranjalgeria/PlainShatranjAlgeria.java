package io.github.assize.variants.shatranjalgeria;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The Shatranj of Algiers, told plainly for comparison. */
final class PlainShatranjAlgeria extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap", List.of("until-checked", "once", "first-move"),
            "king-leap-capture", List.of("yes", "no"),
            "baring", List.of("pawn-reprieve", "immediate", "reprieve"));

    PlainShatranjAlgeria(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "B", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // AG-09
        return "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> shah(reach);
            case "Q" -> reach.rides(PlainStep.AROUND); // AG-06
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // AG-06
            case "B" -> reach.rides(PlainStep.DIAGONAL); // AG-06
            case "N" -> reach.leaps(PlainStep.KNIGHT); // AG-06
            default -> reach.pawnSteps(); // AG-07
        }
    }

    private void shah(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // AG-01
        if (reach.piece().unmoved() && reads("king-leap-capture", "yes")) { // AG-02, AG-04
            reach.leaps(PlainStep.KNIGHT);
        } else if (reach.piece().unmoved()) {
            reach.quietLeaps(PlainStep.KNIGHT);
        }
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K");
    }

    @Override
    protected boolean isRightLostByCheck() { // AG-05
        return true;
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // AG-03, AG-08
        if (piece.is("P") && move.to().rank() == farRank(piece.white())) {
            return piece.promoted("Q");
        }
        boolean stepped = move.step().isStraight();
        boolean keeps = reads("king-leap", "until-checked") || (reads("king-leap", "once") && stepped);
        return piece.withRight(piece.is("K") && move.piece().unmoved() && keeps);
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // AG-11, AG-12
        boolean white = position.whiteToMove();
        boolean pawn = position.board().pieces(!white).stream().allMatch(piece -> piece.is("K") || piece.is("P"));
        return bareLoses(position, reads("baring", "reprieve") || (reads("baring", "pawn-reprieve") && pawn));
    }

    @Override
    protected String stalemate(PlainPosition position) { // AG-10
        return win(!position.whiteToMove(), "stalemate");
    }
}
