package io.github.assize.variants.chaturanga;

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

/** Chaturanga, told plainly for comparison. */
final class PlainChaturanga extends PlainGame {
    private static final List<PlainStep> TWO_STRAIGHT = PlainStep.turns(0, 2);
    private static final List<PlainStep> TWO_DIAGONAL = PlainStep.turns(2, 2);
    private static final Map<String, List<String>> READINGS = Map.of(
            "elephant", List.of("orthogonal-jump", "diagonal-jump", "silver", "diagonal-step", "jumping-rook"),
            "chariot", List.of("rook", "diagonal-jump"),
            "array", List.of("own-left", "facing"),
            "stalemate", List.of("stalemated-wins", "stalemater-wins", "draw"),
            "baring", List.of("immediate", "reprieve", "none"),
            "king-leap", List.of("none", "once"),
            "promotion", List.of("mantri", "by-file-if-lost"));

    PlainChaturanga(Map<String, String> answers) {
        super(8, List.of("K", "M", "E", "N", "R", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // CG-08
        boolean left = reads("array", "own-left");
        String pieces =
                left ? "rnekmenr/pppppppp/8/8/8/8/PPPPPPPP/RNEMKENR" : "rnekmenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKMENR";
        String rights = left ? "e1d8" : "d1d8";
        return pieces + " w " + (reads("king-leap", "once") ? rights : "-") + " - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) { // CG-12
        switch (reach.piece().kind()) {
            case "K" -> raja(reach);
            case "M" -> reach.leaps(PlainStep.DIAGONAL); // CG-02
            case "E" -> gaja(reach);
            case "N" -> reach.leaps(PlainStep.KNIGHT); // CG-04
            case "R" -> ratha(reach);
            default -> reach.pawnSteps(); // CG-06
        }
    }

    private static void raja(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // CG-01
        if (reach.piece().unmoved()) {
            reach.leaps(PlainStep.KNIGHT); // CG-01
        }
    }

    private void gaja(PlainReach reach) { // CG-03
        if (reads("elephant", "orthogonal-jump")) {
            reach.leaps(TWO_STRAIGHT);
        } else if (reads("elephant", "diagonal-jump")) {
            reach.leaps(TWO_DIAGONAL);
        } else if (reads("elephant", "jumping-rook")) {
            PlainStep.ORTHOGONAL.forEach(step -> leapsAlong(reach, step));
        } else {
            reach.leaps(PlainStep.DIAGONAL);
            if (reads("elephant", "silver")) {
                reach.leap(reach.forward(0, 1));
            }
        }
    }

    private static void leapsAlong(PlainReach reach, PlainStep step) {
        for (int length = 1; length < 8; length++) {
            reach.leap(step.times(length));
        }
    }

    private void ratha(PlainReach reach) { // CG-05
        if (reads("chariot", "rook")) {
            reach.rides(PlainStep.ORTHOGONAL);
        } else {
            reach.leaps(TWO_DIAGONAL);
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        if (piece.is("P") && move.to().rank() == farRank(piece.white()) && reads("promotion", "mantri")) {
            return piece.promoted("M"); // CG-07
        }
        boolean leapt = piece.is("K") && move.step().length() == 2;
        return piece.withRight(move.piece().unmoved() && !leapt); // CG-01
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) {
        PlainBoard board = super.putDown(lifted, move);
        PlainPiece piece = move.piece();
        if (reads("promotion", "mantri") || !piece.is("P") || move.to().rank() != farRank(piece.white())) {
            return board;
        }
        PlainPiece there = start().board().at(move.to()).get(0); // CG-07
        boolean lost = count(board, piece.white(), there.kind()) < count(start().board(), piece.white(), there.kind());
        return lost ? board.with(move.to(), piece.promoted(there.kind())) : board;
    }

    private static long count(PlainBoard board, boolean white, String kind) {
        return board.pieces(white).stream().filter(piece -> piece.is(kind)).count();
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // CG-07
        return reads("promotion", "by-file-if-lost") || super.mayStand(piece, square);
    }

    @Override
    protected boolean hasFirstMove(String kind) { // CG-01
        return kind.equals("K") && reads("king-leap", "once");
    }

    @Override
    protected boolean isRightLostByCheck() { // CG-01
        return true;
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // CG-11
        return reads("baring", "none") ? Optional.empty() : bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // CG-10
        if (reads("stalemate", "draw")) {
            return draw("stalemate");
        }
        return win(position.whiteToMove() == reads("stalemate", "stalemated-wins"), "stalemate");
    }
}
