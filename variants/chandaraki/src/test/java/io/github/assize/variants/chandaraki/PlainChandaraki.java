package io.github.assize.variants.chandaraki;

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

/** Chandaraki, told plainly for comparison. */
final class PlainChandaraki extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "double-step", List.of("first-pawn", "any-pawn"),
            "en-passant", List.of("no", "yes"),
            "promotion", List.of("queen", "none"),
            "stalemate", List.of("draw", "stalemater-wins", "forbidden"),
            "lone-king-mated", List.of("material-first", "mate-first"));

    PlainChandaraki(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "B", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        String rights = reads("double-step", "any-pawn") ? "-" : "a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7";
        return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w " + rights + " - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // CD-01
            case "Q" -> reach.rides(PlainStep.AROUND); // CD-02
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // CD-03
            case "B" -> reach.rides(PlainStep.DIAGONAL); // CD-04
            case "N" -> reach.leaps(PlainStep.KNIGHT); // CD-05
            default -> pawn(reach);
        }
    }

    private void pawn(PlainReach reach) {
        reach.pawnSteps(); // CD-06
        boolean may = reads("double-step", "any-pawn")
                ? reach.ownRank() == 2
                : reach.piece().unmoved(); // CD-07
        if (may) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) { // CD-07
        PlainBoard board = super.putDown(lifted, move);
        boolean white = move.piece().white();
        for (PlainSquare square : board.occupied()) {
            PlainPiece piece = board.at(square).get(0);
            if (move.piece().is("P") && piece.white() == white && piece.unmoved()) {
                board = board.with(square, piece.withRight(false));
            }
        }
        return board;
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // CD-09
        boolean promoted = piece.is("P") && move.to().rank() == farRank(piece.white()) && reads("promotion", "queen");
        return promoted ? piece.promoted("Q") : piece;
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // CD-09
        return reads("promotion", "none") || super.mayStand(piece, square);
    }

    @Override
    protected boolean hasFirstMove(String kind) { // CD-07
        return kind.equals("P") && reads("double-step", "first-pawn");
    }

    @Override
    protected boolean mayHoldRight(PlainPiece piece, PlainSquare square) { // CD-07
        return super.mayHoldRight(piece, square) && isAtHome(piece, square);
    }

    private static boolean isAtHome(PlainPiece piece, PlainSquare square) {
        return piece.is("P") && square.rank() == (piece.white() ? 1 : 6);
    }

    @Override
    protected boolean mayHoldRights(PlainPosition position) { // CD-07
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
    protected boolean hasEnPassant() { // CD-08
        return reads("en-passant", "yes");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // CD-10, CD-11
        boolean white = position.whiteToMove();
        boolean mated = position.board().isBare(white)
                && reads("lone-king-mated", "mate-first")
                && position.inCheck()
                && !position.hasSafeMove();
        if (mated) {
            return Optional.of(win(!white, "checkmate"));
        }
        boolean bare = position.board().isBare(true) || position.board().isBare(false);
        return bare ? Optional.of(draw("bare-king")) : Optional.empty();
    }

    @Override
    protected Optional<Predicate<PlainPosition>> forbidden() { // CD-12
        return reads("stalemate", "forbidden") ? Optional.of(this::isStalemated) : Optional.empty();
    }

    private boolean isStalemated(PlainPosition position) {
        return !position.inCheck()
                && !position.hasSafeMove()
                && material(position).isEmpty();
    }

    @Override
    protected String stalemate(PlainPosition position) { // CD-12
        return reads("stalemate", "stalemater-wins") ? win(!position.whiteToMove(), "stalemate") : draw("stalemate");
    }
}
