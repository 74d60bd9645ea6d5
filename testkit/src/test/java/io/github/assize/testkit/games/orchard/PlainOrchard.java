package io.github.assize.testkit.games.orchard;

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
import java.util.function.Predicate;

/** Orchard chess, told plainly for comparison. */
final class PlainOrchard extends PlainGame {
    private static final int ALL = 20;
    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap", List.of("never", "once"),
            "double-step", List.of("all", "some-files", "until-a-capture", "first-pawn"),
            "promotion",
                    List.of("queen", "what-began-there", "lost-or-stays", "lost-or-gone", "what-began-there-or-gone"),
            "stalemated", List.of("draw", "exchange", "forbidden"),
            "goal", List.of("mate", "first-check", "knight-draws", "knight-loses", "knight-may-not"));

    PlainOrchard(Map<String, String> answers) {
        super(5, 6, List.of("K", "R", "Q", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // OR-08
        boolean leap = reads("king-leap", "once");
        String rights = (leap ? "c1" : "")
                + (reads("double-step", "first-pawn") ? "a2b2c2d2e2a5b5c5d5e5" : "")
                + (leap ? "c6" : "");
        return "rnkqr/ppppp/5/5/PPPPP/RNKQR w " + (rights.isEmpty() ? "-" : rights) + " - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // OR-02
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // OR-03
            case "N" -> reach.leaps(PlainStep.KNIGHT); // OR-04
            default -> pawn(reach);
        }
    }

    private static void king(PlainReach reach) { // OR-01
        reach.leaps(PlainStep.AROUND);
        if (reach.piece().unmoved()) {
            reach.leaps(PlainStep.KNIGHT);
        }
    }

    private void pawn(PlainReach reach) {
        reach.pawnSteps(); // OR-05
        if (mayStepTwice(reach)) {
            reach.pawnDoubleStep();
        }
    }

    private boolean mayStepTwice(PlainReach reach) { // OR-06
        if (reads("double-step", "first-pawn")) {
            return reach.piece().unmoved();
        }
        boolean file = !reads("double-step", "some-files") || reach.from().file() % 2 == 1;
        boolean all = !reads("double-step", "until-a-capture") || reach.standing() >= ALL;
        return reach.ownRank() == 2 && file && all;
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // OR-01
        boolean leapt = move.step().length() > 1;
        return piece.is("K") ? piece.withRight(move.piece().unmoved() && !leapt) : piece;
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) {
        PlainPiece piece = move.piece();
        if (!piece.is("P")) {
            return super.putDown(lifted, move);
        }
        PlainBoard board = lifted;
        for (PlainSquare square : lifted.occupied()) { // OR-06
            PlainPiece other = lifted.at(square).get(0);
            if (other.is("P") && other.white() == piece.white()) {
                board = board.with(square, other.withRight(false));
            }
        }
        return move.to().rank() == farRank(piece.white()) ? promoted(board, move) : super.putDown(board, move);
    }

    private PlainBoard promoted(PlainBoard lifted, PlainMove move) { // OR-07
        String kind = made(move.to());
        boolean white = move.piece().white();
        boolean asksForLoss = !reads("promotion", "queen") && !reads("promotion", "what-began-there");
        if (kind.equals("K") || (asksForLoss && !hasLost(lifted, white, kind))) {
            boolean stays = kind.equals("K") || reads("promotion", "lost-or-stays");
            return stays ? super.putDown(lifted, move) : lifted;
        }
        return lifted.with(move.to(), move.piece().promoted(kind));
    }

    private String made(PlainSquare square) { // OR-07
        boolean there = reads("promotion", "what-began-there") || reads("promotion", "what-began-there-or-gone");
        return there ? start().board().at(square).get(0).kind() : "Q";
    }

    private boolean hasLost(PlainBoard board, boolean white, String kind) {
        return count(board, white, kind) < count(start().board(), white, kind);
    }

    private static long count(PlainBoard board, boolean white, String kind) {
        return board.pieces(white).stream().filter(piece -> piece.is(kind)).count();
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // OR-07
        return super.mayStand(piece, square)
                || reads("promotion", "lost-or-stays")
                || made(square).equals("K");
    }

    @Override
    protected boolean hasFirstMove(String kind) { // OR-01, OR-06
        return (kind.equals("K") && reads("king-leap", "once"))
                || (kind.equals("P") && reads("double-step", "first-pawn"));
    }

    @Override
    protected boolean mayHoldRight(PlainPiece piece, PlainSquare square) { // OR-06
        return super.mayHoldRight(piece, square) && (piece.is("K") || isAtHome(piece, square));
    }

    private static boolean isAtHome(PlainPiece piece, PlainSquare square) {
        return piece.is("P") && square.rank() == (piece.white() ? 1 : 4);
    }

    @Override
    protected boolean mayHoldRights(PlainPosition position) { // OR-06
        return hold(position.board(), true) && hold(position.board(), false);
    }

    private static boolean hold(PlainBoard board, boolean white) {
        List<PlainPiece> home = board.occupied().stream()
                .filter(square ->
                        board.holds(square, white) && isAtHome(board.at(square).get(0), square))
                .map(square -> board.at(square).get(0))
                .toList();
        return home.stream().allMatch(PlainPiece::unmoved) || home.stream().noneMatch(PlainPiece::unmoved);
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // OR-10
        boolean won = reads("goal", "first-check") && position.inCheck();
        return won ? Optional.of(win(!position.whiteToMove(), "check")) : Optional.empty();
    }

    @Override
    protected Optional<Predicate<PlainPosition>> forbidden() { // OR-09, OR-10
        boolean forbids = reads("stalemated", "forbidden") || reads("goal", "knight-may-not");
        return forbids ? Optional.of(this::isForbidden) : Optional.empty();
    }

    private boolean isForbidden(PlainPosition left) {
        if (left.hasSafeMove()) {
            return false;
        }
        return left.inCheck()
                ? reads("goal", "knight-may-not") && isCheckedByKnightsAlone(left)
                : reads("stalemated", "forbidden");
    }

    private boolean isCheckedByKnightsAlone(PlainPosition position) {
        return checkers(position).stream().allMatch(piece -> piece.is("N"));
    }

    @Override
    protected String mate(PlainPosition position) { // OR-10
        if (reads("goal", "mate") || !isCheckedByKnightsAlone(position)) {
            return super.mate(position);
        }
        return reads("goal", "knight-loses") ? win(position.whiteToMove(), "checkmate") : draw("checkmate");
    }

    @Override
    protected List<PlainSquare> exchangeable(PlainPosition position) { // OR-09
        boolean white = position.whiteToMove();
        PlainSquare king = king(position.board(), white).orElseThrow();
        return position.board().occupied().stream()
                .filter(square -> reads("stalemated", "exchange"))
                .filter(square -> position.board().holds(square, white) && !square.equals(king))
                .filter(square -> mayStand(position.board().at(square).get(0), king))
                .toList();
    }

    @Override
    protected String stalemate(PlainPosition position) { // OR-09
        return draw("stalemate");
    }
}
