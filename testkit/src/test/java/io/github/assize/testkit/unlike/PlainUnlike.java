package io.github.assize.testkit.unlike;

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

/** The game of unlike armies, told plainly for comparison. */
final class PlainUnlike extends PlainGame {
    PlainUnlike() {
        super(10, List.of("S", "R", "N", "B", "G", "F"), Map.of(), Map.of());
    }

    @Override
    protected String array() {
        return "rgb1s2bgr/10/ffffffffff/10/10/10/10/FFFFFFFFFF/10/RGN1S2NGR w - - 0 1";
    }

    @Override
    protected String king() {
        return "S";
    }

    @Override
    protected String pawn() {
        return "F";
    }

    @Override
    protected List<String> pawns() {
        return List.of("F", "G");
    }

    @Override
    protected List<String> steppers() {
        return List.of("F");
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "S" -> reach.leaps(PlainStep.AROUND);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL);
            case "N" -> reach.leaps(PlainStep.KNIGHT);
            case "B" -> reach.rides(PlainStep.DIAGONAL);
            case "G" -> reach.leaps(List.of(reach.forward(-1, 1), reach.forward(0, -1)));
            default -> footSteps(reach);
        }
    }

    private static void footSteps(PlainReach reach) {
        reach.pawnSteps();
        if (reach.ownRank() == 3) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected boolean hasEnPassant() {
        return true;
    }

    /** Nobody has the other army's pieces. */
    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) {
        return super.mayStand(piece, square) && !piece.is(piece.white() ? "B" : "N");
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        return piece.is("F") && move.to().rank() == farRank(piece.white()) ? piece.promoted("R") : piece;
    }

    @Override
    protected Optional<String> material(PlainPosition position) {
        return Optional.empty();
    }

    @Override
    protected String stalemate(PlainPosition position) {
        return draw("stalemate");
    }
}
