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
            "double-step", List.of("all", "some-files", "until-a-capture", "first-pawn", "backed"),
            "promotion",
                    List.of(
                            "queen",
                            "what-began-there",
                            "lost-or-stays",
                            "lost-or-gone",
                            "what-began-there-or-gone",
                            "lost-or-harmless",
                            "lost-by-color",
                            "own-file"),
            "stalemated", List.of("draw", "exchange", "forbidden"),
            "goal", List.of("mate", "first-check", "knight-draws", "knight-loses", "knight-may-not"));

    PlainOrchard(Map<String, String> answers) {
        super(5, 6, List.of("K", "R", "Q", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // OR-08
        boolean leap = reads("king-leap", "once");
        String rights = (leap ? "c1" : "") + (pawnsHoldRights() ? "a2b2c2d2e2a5b5c5d5e5" : "") + (leap ? "c6" : "");
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
        for (int side = -1; side <= 1; side++) { // OR-05, OR-07
            PlainStep step = reach.forward(side, 1);
            boolean may = !isHarmless()
                    || mayGo(reach.board(), reach.piece(), reach.from().plus(step));
            if (may && side == 0) {
                reach.quiet(step);
            } else if (may) {
                reach.capture(step);
            }
        }
        if (mayStepTwice(reach)) {
            reach.pawnDoubleStep();
        }
    }

    private boolean mayStepTwice(PlainReach reach) { // OR-06
        if (pawnsHoldRights()) {
            return reach.piece().unmoved();
        }
        boolean file = !reads("double-step", "some-files") || reach.from().file() % 2 == 1;
        boolean all = !reads("double-step", "until-a-capture") || reach.standing() >= ALL;
        return reach.ownRank() == 2 && file && all;
    }

    private boolean pawnsHoldRights() { // OR-06
        return reads("double-step", "first-pawn") || reads("double-step", "backed");
    }

    /** A pawn that may not go to the far rank does not attack there either. */
    private boolean isHarmless() { // OR-07
        return reads("promotion", "lost-or-harmless") || reads("promotion", "own-file");
    }

    private boolean isBarred() { // OR-07
        return isHarmless() || reads("promotion", "lost-by-color");
    }

    private boolean mayGo(PlainBoard board, PlainPiece pawn, PlainSquare to) { // OR-07
        return !isBarred()
                || !board.contains(to)
                || to.rank() != farRank(pawn.white())
                || (!made(to, pawn.white()).equals("K") && hasLost(board, pawn.white(), made(to, pawn.white()), to));
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) { // OR-07
        boolean pawn = move.sort() == PlainMove.Sort.QUIET || move.sort() == PlainMove.Sort.CAPTURE;
        return !pawn || !move.piece().is("P") || mayGo(position.board(), move.piece(), move.to());
    }

    @Override
    protected List<PlainSquare> leapsOn(PlainPosition position, PlainMove move) { // OR-07
        boolean promoted =
                move.piece().is("P") && move.to().rank() == farRank(move.piece().white());
        boolean leaps = promoted && isHarmless();
        List<PlainStep> steps = !leaps
                ? List.of()
                : switch (made(move.to(), move.piece().white())) {
                    case "N" -> PlainStep.KNIGHT;
                    case "Q" -> reads("promotion", "lost-or-harmless") ? PlainStep.DIAGONAL : List.<PlainStep>of();
                    default -> List.<PlainStep>of();
                };
        return steps.stream().map(step -> move.to().plus(step)).toList();
    }

    @Override
    protected PlainBoard settled(PlainBoard before, PlainBoard after) { // OR-06
        PlainBoard board = after;
        for (PlainSquare square : after.occupied()) {
            PlainPiece piece = after.at(square).get(0);
            PlainSquare behind = behind(square, piece.white());
            boolean lost = reads("double-step", "backed")
                    && piece.is("P")
                    && piece.unmoved()
                    && (after.at(behind).isEmpty() || !isSame(after, before, behind));
            board = lost ? board.with(square, piece.withRight(false)) : board;
        }
        return board;
    }

    private static PlainSquare behind(PlainSquare square, boolean white) {
        return square.plus(new PlainStep(0, white ? -1 : 1));
    }

    private static boolean isSame(PlainBoard one, PlainBoard other, PlainSquare square) {
        PlainPiece there = one.at(square).get(0).withRight(false);
        return there.equals(other.at(square).get(0).withRight(false));
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
            if (reads("double-step", "first-pawn") && other.is("P") && other.white() == piece.white()) {
                board = board.with(square, other.withRight(false));
            }
        }
        return move.to().rank() == farRank(piece.white()) ? promoted(board, move) : super.putDown(board, move);
    }

    private PlainBoard promoted(PlainBoard lifted, PlainMove move) { // OR-07
        boolean white = move.piece().white();
        String kind = made(move.to(), white);
        boolean asksForLoss = !reads("promotion", "queen") && !reads("promotion", "what-began-there");
        if (kind.equals("K") || (asksForLoss && !hasLost(lifted, white, kind, move.to()))) {
            boolean stays = kind.equals("K") || reads("promotion", "lost-or-stays");
            return stays ? super.putDown(lifted, move) : lifted;
        }
        return lifted.with(move.to(), move.piece().promoted(kind));
    }

    private String made(PlainSquare square, boolean white) { // OR-07
        if (reads("promotion", "own-file")) {
            PlainSquare home = new PlainSquare(square.file(), farRank(!white));
            return start().board().at(home).get(0).kind();
        }
        boolean there = reads("promotion", "what-began-there") || reads("promotion", "what-began-there-or-gone");
        return there ? start().board().at(square).get(0).kind() : "Q";
    }

    private boolean hasLost(PlainBoard board, boolean white, String kind, PlainSquare to) {
        return count(board, white, kind, to) < count(start().board(), white, kind, to);
    }

    /** Counts the pieces of a kind but for what stands where another would be made, or only those on squares of its color. */
    private long count(PlainBoard board, boolean white, String kind, PlainSquare to) {
        boolean start = board.pieces(true).size() + board.pieces(false).size() == ALL;
        return board.occupied().stream()
                .filter(square -> start || !square.equals(to))
                .filter(square -> !reads("promotion", "lost-by-color") || color(square) == color(to))
                .filter(square ->
                        board.holds(square, white) && board.at(square).get(0).is(kind))
                .count();
    }

    private static int color(PlainSquare square) {
        return (square.file() + square.rank()) % 2;
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // OR-07
        return super.mayStand(piece, square)
                || reads("promotion", "lost-or-stays")
                || (!isBarred() && made(square, piece.white()).equals("K"));
    }

    @Override
    protected boolean hasFirstMove(String kind) { // OR-01, OR-06
        return (kind.equals("K") && reads("king-leap", "once")) || (kind.equals("P") && pawnsHoldRights());
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
        PlainBoard board = position.board();
        if (reads("double-step", "backed")) {
            return board.occupied().stream()
                    .filter(square -> board.at(square).get(0).is("P")
                            && board.at(square).get(0).unmoved())
                    .allMatch(square -> isBacked(board, square));
        }
        return hold(board, true) && hold(board, false);
    }

    private boolean isBacked(PlainBoard board, PlainSquare square) {
        PlainSquare behind = behind(square, board.at(square).get(0).white());
        return !board.at(behind).isEmpty() && isSame(board, start().board(), behind);
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
