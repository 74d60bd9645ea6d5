package io.github.assize.variants.longassize;

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

/** The Long Assize, told plainly for comparison. */
final class PlainLongAssize extends PlainGame {

    private static final List<PlainStep> TWO_DIAGONALLY = PlainStep.turns(2, 2);
    private static final List<PlainStep> TWO_ORTHOGONALLY = PlainStep.turns(0, 2);
    private static final List<PlainStep> TWO_STRAIGHT = PlainStep.both(TWO_DIAGONALLY, TWO_ORTHOGONALLY);

    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap", List.of("straight", "ring"),
            "king-leap-capture", List.of("yes", "no"),
            "king-leap-through-attack", List.of("allowed", "forbidden"),
            "king-checked", List.of("forfeits-leap", "barred-while-checked"),
            "queen-leap", List.of("diagonal", "ring"),
            "pawn-double-step", List.of("clear-path", "leap"),
            "baring", List.of("immediate", "reprieve"));

    PlainLongAssize(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "F", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        return "rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR w d1e1d8e8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "Q" -> queen(reach);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // LA-08
            case "F" -> reach.leaps(TWO_DIAGONALLY); // LA-08
            case "N" -> reach.leaps(PlainStep.KNIGHT); // LA-08
            default -> pawn(reach);
        }
    }

    private void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // LA-01
        if (!reach.piece().unmoved()) {
            return;
        }
        for (PlainStep leap : TWO_STRAIGHT) { // LA-02
            if (!reach.isEnemy(leap.single())) { // LA-03
                kingLeap(reach, leap);
            }
        }
        if (reads("king-leap", "ring")) {
            for (PlainStep leap : PlainStep.KNIGHT) {
                if (!(reach.isEnemy(alongTheLongerSide(leap)) && reach.isEnemy(leap.single()))) {
                    kingLeap(reach, leap);
                }
            }
        }
    }

    private void kingLeap(PlainReach reach, PlainStep leap) { // LA-04
        reach.quiet(leap);
        if (reads("king-leap-capture", "yes")) {
            reach.capture(leap);
        }
    }

    private static PlainStep alongTheLongerSide(PlainStep leap) {
        return Math.abs(leap.files()) == 2 ? new PlainStep(leap.files() / 2, 0) : new PlainStep(0, leap.ranks() / 2);
    }

    private void queen(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL); // LA-06
        if (reach.piece().unmoved()) {
            reach.quietLeaps(TWO_DIAGONALLY); // LA-07
            if (reads("queen-leap", "ring")) {
                reach.quietLeaps(TWO_ORTHOGONALLY);
            }
        }
    }

    private void pawn(PlainReach reach) { // LA-09
        reach.pawnSteps();
        boolean clear = reach.isEmpty(reach.forward(0, 1)) || reads("pawn-double-step", "leap");
        if (reach.ownRank() == 2 && clear) {
            reach.quiet(reach.forward(0, 2));
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // LA-08
        return !(piece.is("F") && victim.is("F"));
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) {
        if (!move.piece().is("K") || move.step().length() == 1) {
            return true;
        }
        if (reads("king-checked", "barred-while-checked") && position.inCheck()) {
            return false;
        }
        PlainSquare passed = move.from().plus(move.step().single());
        return reads("king-leap-through-attack", "allowed")
                || !move.step().isStraight()
                || !isAttacked(position.board(), passed, move.piece());
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K") || kind.equals("Q");
    }

    @Override
    protected boolean isRightLostByCheck() { // LA-05
        return reads("king-checked", "forfeits-leap");
    }

    @Override
    protected boolean hasEnPassant() { // LA-10
        return true;
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // LA-11
        return piece.is("P") && move.to().rank() == farRank(piece.white())
                ? piece.promoted("Q").withRight(true)
                : piece;
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // LA-13
        return bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // LA-12
        return draw("stalemate");
    }
}
