package io.github.assize.variants.lombardchess;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lombard Chess, told plainly for comparison. */
final class PlainLombardChess extends PlainGame {
    private static final List<PlainStep> TWO_DIAGONAL = PlainStep.turns(2, 2);
    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap-reach", List.of("two-or-three", "two"),
            "knight-leap", List.of("free", "barred"),
            "king-checked", List.of("keeps-leap", "forfeits-leap", "barred-while-checked"),
            "baring", List.of("none", "immediate", "reprieve"));

    PlainLombardChess(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "B", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d1e1d8e8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "Q" -> queen(reach);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // LO-09
            case "B" -> reach.leaps(TWO_DIAGONAL); // LO-10
            case "N" -> reach.leaps(PlainStep.KNIGHT); // LO-09
            default -> pawn(reach);
        }
    }

    private void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // LO-01
        if (reach.piece().unmoved()) {
            PlainStep.AROUND.forEach(step -> straightLeaps(reach, step));
            PlainStep.KNIGHT.forEach(leap -> knightLeap(reach, leap));
        }
    }

    /** The leaps take nothing (LO-05). */
    private void straightLeaps(PlainReach reach, PlainStep step) { // LO-04
        if (!reach.isEnemy(step)) {
            reach.quiet(step.times(2)); // LO-02
            if (reads("king-leap-reach", "two-or-three") && !reach.isEnemy(step.times(2))) {
                reach.quiet(step.times(3)); // LO-02
            }
        }
    }

    private void knightLeap(PlainReach reach, PlainStep leap) { // LO-03
        PlainStep straight =
                Math.abs(leap.files()) == 2 ? new PlainStep(leap.files() / 2, 0) : new PlainStep(0, leap.ranks() / 2);
        boolean between = reach.isEnemy(straight) && reach.isEnemy(leap.single());
        if (reads("knight-leap", "free") || !between) { // LO-04
            reach.quiet(leap);
        }
    }

    private static void queen(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL); // LO-07
        if (reach.piece().unmoved()) {
            reach.quietLeaps(TWO_DIAGONAL); // LO-08
        }
    }

    private static void pawn(PlainReach reach) { // LO-11, LO-12
        reach.pawnSteps();
        if (reach.ownRank() == 2) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // LO-10
        return !(piece.is("B") && victim.is("B"));
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) { // LO-06
        boolean leaps = move.piece().is("K") && move.step().length() > 1;
        return !(leaps && reads("king-checked", "barred-while-checked") && position.inCheck());
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // LO-13
        boolean promoted = piece.is("P") && move.to().rank() == farRank(piece.white());
        return promoted ? piece.promoted("Q").withRight(true) : piece;
    }

    @Override
    protected boolean hasFirstMove(String kind) { // LO-02, LO-08
        return kind.equals("K") || kind.equals("Q");
    }

    @Override
    protected boolean isRightLostByCheck() { // LO-06
        return reads("king-checked", "forfeits-leap");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // LO-15
        return reads("baring", "none") ? Optional.empty() : bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // LO-14
        return draw("stalemate");
    }
}
