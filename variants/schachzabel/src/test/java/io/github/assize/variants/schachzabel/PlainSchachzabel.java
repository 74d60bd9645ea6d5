package io.github.assize.variants.schachzabel;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Schachzabel, told plainly for comparison. */
final class PlainSchachzabel extends PlainGame {
    private static final int ALL = 32;
    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap-reach", List.of("three", "two"),
            "king-leap-directions", List.of("all", "forward"),
            "king-leap-over", List.of("own-men", "nobody"),
            "king-checked", List.of("forfeits-leap", "barred-while-checked"),
            "double-step", List.of("rook-pawns-always", "all-until-capture"),
            "stalemate", List.of("draw", "stalemater-wins"));

    PlainSchachzabel(Map<String, String> answers) {
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
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // SZ-08
            case "B" -> reach.leaps(PlainStep.turns(2, 2)); // SZ-09
            case "N" -> reach.leaps(PlainStep.KNIGHT); // SZ-08
            default -> pawn(reach);
        }
    }

    private void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // SZ-01
        if (!reach.piece().unmoved()) {
            return;
        }
        for (PlainStep step : PlainStep.AROUND) { // SZ-02
            boolean ahead = reach.forward(0, step.ranks()).ranks() > 0;
            if ((ahead || reads("king-leap-directions", "all")) && mayPass(reach, step)) {
                leaps(reach, step);
            }
        }
    }

    /** The leaps take nothing (SZ-04). */
    private void leaps(PlainReach reach, PlainStep step) {
        reach.quiet(step.times(2));
        if (reads("king-leap-reach", "three") && mayPass(reach, step.times(2))) {
            reach.quiet(step.times(3));
        }
    }

    private boolean mayPass(PlainReach reach, PlainStep step) { // SZ-03
        return reads("king-leap-over", "own-men") ? !reach.isEnemy(step) : reach.isEmpty(step);
    }

    private static void queen(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL); // SZ-06
        if (reach.piece().unmoved()) {
            reach.quietLeaps(PlainStep.turns(2, 2)); // SZ-07
        }
    }

    private void pawn(PlainReach reach) { // SZ-10, SZ-14
        reach.pawnSteps();
        if (reach.ownRank() == 2 && mayStepTwice(reach)) {
            reach.pawnDoubleStep();
        }
    }

    private boolean mayStepTwice(PlainReach reach) {
        int file = reach.from().file();
        if (file == 0 || file == 7) { // SZ-11
            return reads("double-step", "rook-pawns-always") || reach.standing() >= ALL;
        }
        return (file == 3 || file == 4) && reach.standing() >= ALL; // SZ-12, SZ-13
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // SZ-09
        return !(piece.is("B") && victim.is("B"));
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) { // SZ-05
        boolean leaps = move.piece().is("K") && move.step().length() > 1;
        return !(leaps && reads("king-checked", "barred-while-checked") && position.inCheck());
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // SZ-15
        boolean promoted = piece.is("P") && move.to().rank() == farRank(piece.white());
        return promoted ? piece.promoted("Q").withRight(true) : piece;
    }

    @Override
    protected boolean hasFirstMove(String kind) { // SZ-02, SZ-07
        return kind.equals("K") || kind.equals("Q");
    }

    @Override
    protected boolean isRightLostByCheck() { // SZ-05
        return reads("king-checked", "forfeits-leap");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // SZ-17
        return Optional.empty();
    }

    @Override
    protected String stalemate(PlainPosition position) { // SZ-16
        return reads("stalemate", "draw") ? draw("stalemate") : win(!position.whiteToMove(), "stalemate");
    }
}
