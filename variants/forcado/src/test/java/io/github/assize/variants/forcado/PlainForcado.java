package io.github.assize.variants.forcado;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Forçado, told plainly for comparison. */
final class PlainForcado extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "choice", List.of("ranked", "free"),
            "lowest-taker", List.of("of-man", "of-kind"),
            "in-check", List.of("capture", "king-may-flee", "free"),
            "baring", List.of("none", "reprieve", "immediate"));

    /** From the lowest to the highest. */
    private static final List<String> RANKS = List.of("P", "F", "Q", "N", "R", "K");

    PlainForcado(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "F", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        return "rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // FO-01
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // FO-01
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // FO-01
            case "F" -> reach.leaps(PlainStep.turns(2, 2)); // FO-02
            case "N" -> reach.leaps(PlainStep.KNIGHT); // FO-02
            default -> reach.pawnSteps(); // FO-04
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // FO-03
        return !(piece.is("F") && victim.is("F"));
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // FO-05
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("Q") : piece;
    }

    @Override
    protected List<PlainMove> owed(PlainPosition position, List<PlainMove> moves) { // FO-06, FO-10
        List<PlainMove> captures = moves.stream()
                .filter(move -> move.sort() == PlainMove.Sort.CAPTURE)
                .toList();
        if (captures.isEmpty() || (position.inCheck() && reads("in-check", "free"))) { // FO-11
            return moves;
        }
        List<PlainMove> owed = new ArrayList<>();
        for (PlainMove move : captures) {
            if (reads("choice", "free") || isOwed(position, move, captures)) {
                owed.add(move);
            }
        }
        if (position.inCheck() && reads("in-check", "king-may-flee")) { // FO-11
            moves.stream()
                    .filter(move -> move.piece().is("K") && move.sort() == PlainMove.Sort.QUIET)
                    .forEach(owed::add);
        }
        return owed;
    }

    private boolean isOwed(PlainPosition position, PlainMove move, List<PlainMove> captures) {
        for (PlainMove other : captures) {
            int more = victim(position, other) - victim(position, move);
            boolean asked = reads("lowest-taker", "of-kind") || other.to().equals(move.to());
            if (more > 0 || (more == 0 && asked && rank(other.piece()) < rank(move.piece()))) { // FO-07, FO-08
                return false;
            }
        }
        return true; // FO-09
    }

    private static int victim(PlainPosition position, PlainMove move) {
        return rank(position.board().at(move.to()).get(0));
    }

    private static int rank(PlainPiece piece) {
        return RANKS.indexOf(piece.kind());
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // FO-14
        return reads("baring", "none") ? Optional.empty() : bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // FO-13
        return win(!position.whiteToMove(), "stalemate");
    }
}
