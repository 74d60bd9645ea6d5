package io.github.assize.variants.scachs;

import io.github.assize.testkit.plain.PlainBoard;
import io.github.assize.testkit.plain.PlainCastling;
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

/** Scachs, told plainly for comparison. */
final class PlainScachs extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap", List.of("slide", "jump"),
            "king-leap-through-attack", List.of("allowed", "forbidden"),
            "castling", List.of("modern", "none"),
            "queen-takes-queen", List.of("no", "yes"),
            "queen-lost", List.of("plays-on", "loses"),
            "promotion", List.of("if-lost", "always"),
            "baring", List.of("immediate", "reprieve"),
            "stalemate", List.of("stalemater-wins", "draw"));

    PlainScachs(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "B", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        String rights = reads("castling", "modern") ? "a1e1h1a8e8h8" : "e1e8";
        return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w " + rights + " - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "Q" -> reach.rides(PlainStep.AROUND); // SC-02
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // SC-01
            case "B" -> reach.rides(PlainStep.DIAGONAL); // SC-01
            case "N" -> reach.leaps(PlainStep.KNIGHT); // SC-01
            default -> pawn(reach);
        }
    }

    private void king(PlainReach reach) { // SC-01, SC-04, SC-05
        reach.leaps(PlainStep.AROUND);
        for (PlainStep step : PlainStep.AROUND) {
            if (reach.piece().unmoved() && (reads("king-leap", "jump") || reach.isEmpty(step))) {
                reach.quiet(step.times(2));
            }
        }
    }

    private static void pawn(PlainReach reach) { // SC-08
        reach.pawnSteps();
        if (reach.ownRank() == 2) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // SC-03
        return reads("queen-takes-queen", "yes") || !(piece.is("Q") && victim.is("Q"));
    }

    @Override
    protected boolean hasFirstMove(String kind) { // SC-04
        return kind.equals("K");
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) { // SC-06
        boolean leap = move.piece().is("K")
                && move.sort() == PlainMove.Sort.QUIET
                && move.step().length() == 2;
        if (!leap) {
            return true;
        }
        PlainSquare passed = move.from().plus(move.step().single());
        PlainBoard left = position.board().without(move.from(), move.piece());
        boolean through = reads("king-leap-through-attack", "forbidden") && isAttacked(left, passed, move.piece());
        return !position.inCheck() && !through;
    }

    @Override
    protected List<PlainCastling> castlings(boolean white) { // SC-07
        String rank = white ? "1" : "8";
        return reads("castling", "none")
                ? List.of()
                : List.of(
                        PlainCastling.of("e" + rank, "h" + rank, "g" + rank, "f" + rank),
                        PlainCastling.of("e" + rank, "a" + rank, "c" + rank, "d" + rank));
    }

    @Override
    protected boolean hasEnPassant() { // SC-09
        return true;
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) { // SC-10, SC-11
        PlainPiece piece = move.piece().withRight(false);
        boolean far = piece.is("P") && move.to().rank() == farRank(piece.white());
        boolean becomes = far && (reads("promotion", "always") || !hasQueen(lifted, piece.white()));
        return lifted.with(move.to(), becomes ? piece.promoted("Q") : piece);
    }

    private static boolean hasQueen(PlainBoard board, boolean white) {
        return board.pieces(white).stream().anyMatch(piece -> piece.is("Q"));
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // SC-11
        return true;
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // SC-12, SC-14
        return bareLoses(position, reads("baring", "reprieve")).or(() -> queens(position.board()));
    }

    private Optional<String> queens(PlainBoard board) { // SC-02
        boolean white = hasQueen(board, true);
        boolean black = hasQueen(board, false);
        if (reads("queen-lost", "plays-on") || (white && black)) {
            return Optional.empty();
        }
        return Optional.of(white || black ? win(white, "queen-lost") : draw("queen-lost"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // SC-13
        return reads("stalemate", "draw") ? draw("stalemate") : win(!position.whiteToMove(), "stalemate");
    }
}
