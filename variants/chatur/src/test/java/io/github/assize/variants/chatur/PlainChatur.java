package io.github.assize.variants.chatur;

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

/** Chátur, told plainly for comparison. */
final class PlainChatur extends PlainGame {

    private static final List<PlainStep> TWO_STRAIGHT = PlainStep.both(PlainStep.turns(0, 2), PlainStep.turns(2, 2));

    private static final Map<String, List<String>> READINGS = Map.of(
            "array", List.of("seed", "kings-right"),
            "king-leap", List.of("slide", "jump"),
            "king-leap-capture", List.of("yes", "no"),
            "en-passant", List.of("no", "yes"),
            "retreat", List.of("three-moves", "one-slide", "none"),
            "retreat-capture", List.of("yes", "no"),
            "lone-king", List.of("wins", "draws"),
            "lone-king-mated", List.of("lone-king-first", "mate-first"),
            "stalemate", List.of("stalemated-wins", "draw", "stalemater-wins"));

    PlainChatur(Map<String, String> answers) {
        super(8, List.of("K", "Q", "B", "N", "R", "P", "+P"), READINGS, answers);
    }

    @Override
    protected String array() {
        return reads("array", "seed")
                ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1"
                : "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "Q" -> reach.rides(PlainStep.AROUND); // CH-03
            case "B" -> reach.rides(PlainStep.DIAGONAL); // CH-03
            case "N" -> reach.leaps(PlainStep.KNIGHT); // CH-03
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // CH-03
            case "P" -> pawn(reach);
            default -> retreat(reach);
        }
    }

    private void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // CH-01
        if (!reach.piece().unmoved()) {
            return;
        }
        for (PlainStep leap : TWO_STRAIGHT) { // CH-02
            if (reads("king-leap", "jump") || reach.isEmpty(leap.single())) {
                kingLeap(reach, leap);
            } else if (leap.ranks() == 0 && reach.isOwn(leap.single(), "R")) { // CH-10
                reach.quiet(leap);
            }
        }
        PlainStep.KNIGHT.forEach(leap -> kingLeap(reach, leap)); // CH-02
    }

    private void kingLeap(PlainReach reach, PlainStep leap) { // CH-02
        reach.quiet(leap);
        if (reads("king-leap-capture", "yes")) {
            reach.capture(leap);
        }
    }

    private static void pawn(PlainReach reach) {
        reach.pawnSteps(); // CH-04
        if (reach.ownRank() == 2) { // CH-05
            reach.pawnDoubleStep();
        }
    }

    private void retreat(PlainReach reach) {
        for (int side : new int[] {-1, 1}) {
            PlainStep back = reach.forward(side, -1);
            if (reads("retreat", "three-moves")) { // CH-07
                retreatTo(reach, back);
            } else if (reach.isEmpty(back) && reach.isEmpty(back.times(2))) {
                retreatTo(reach, back.times(3));
            }
        }
    }

    private void retreatTo(PlainReach reach, PlainStep step) { // CH-08
        reach.quiet(step);
        if (reads("retreat-capture", "yes")) {
            reach.capture(step);
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        int far = farRank(piece.white());
        if (piece.is("P") && move.to().rank() == far) {
            boolean atOnce = isCorner(move.to()) || reads("retreat", "none"); // CH-06
            return piece.promoted(atOnce ? "Q" : "+P"); // CH-07
        }
        boolean retreated = piece.is("+P") && Math.abs(move.to().rank() - far) == 3; // CH-07
        return retreated ? piece.promoted("Q") : piece;
    }

    private static boolean isCorner(PlainSquare farSquare) {
        return farSquare.file() == 0 || farSquare.file() == 7;
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) {
        if (!piece.is("+P")) {
            return super.mayStand(piece, square);
        }
        int retreated = Math.abs(square.rank() - farRank(piece.white()));
        if (retreated == 0) {
            return !reads("retreat", "none") && !isCorner(square);
        }
        return reads("retreat", "three-moves") && retreated < 3;
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K");
    }

    @Override
    protected boolean isRightLostByCheck() { // CH-11
        return true;
    }

    @Override
    protected boolean hasEnPassant() { // CH-05
        return reads("en-passant", "yes");
    }

    @Override
    protected Optional<String> material(PlainPosition position) {
        boolean white = position.whiteToMove();
        boolean bare = position.board().isBare(white);
        boolean otherBare = position.board().isBare(!white);
        if (bare && reads("lone-king-mated", "mate-first") && isMated(position)) { // CH-14
            return Optional.of(win(!white, "checkmate"));
        }
        if (!bare && !otherBare) {
            return Optional.empty();
        }
        if ((bare && otherBare) || reads("lone-king", "draws")) {
            return Optional.of(draw("bare-king"));
        }
        return Optional.of(win(bare == white, "bare-king")); // CH-13
    }

    private static boolean isMated(PlainPosition position) {
        return position.inCheck() && position.legalMoves().isEmpty();
    }

    @Override
    protected String stalemate(PlainPosition position) { // CH-15
        if (reads("stalemate", "draw")) {
            return draw("stalemate");
        }
        return win(position.whiteToMove() == reads("stalemate", "stalemated-wins"), "stalemate");
    }
}
