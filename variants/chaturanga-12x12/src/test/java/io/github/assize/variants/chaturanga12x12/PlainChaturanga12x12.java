package io.github.assize.variants.chaturanga12x12;

import io.github.assize.testkit.plain.PlainBoard;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainSquare;
import io.github.assize.testkit.plain.PlainStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Chaturanga on 144 squares, told plainly for comparison. */
final class PlainChaturanga12x12 extends PlainGame {

    private static final Map<String, List<String>> READINGS = Map.of(
            "array", List.of("own-left", "mirror"),
            "promotion", List.of("returns", "in-place"));

    PlainChaturanga12x12(Map<String, String> answers) {
        super(12, List.of("K", "M", "U", "C", "F", "V", "D", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        String black = reads("array", "own-left") ? "dvfcukmucfvd" : "dvfcumkucfvd";
        return black + "/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) { // CQ-01
            case "K" -> reach.leaps(PlainStep.AROUND);
            case "M" -> reach.rides(PlainStep.AROUND);
            case "U", "F" -> reach.rides(PlainStep.DIAGONAL);
            case "C", "D" -> reach.rides(PlainStep.ORTHOGONAL);
            case "V" -> reach.leaps(PlainStep.KNIGHT);
            default -> reach.pawnSteps(); // CQ-03
        }
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) { // CQ-04
        PlainPiece piece = move.piece();
        if (!piece.is("P") || move.to().rank() != farRank(piece.white())) {
            return lifted.with(move.to(), piece);
        }
        return lifted.with(reads("promotion", "returns") ? move.from() : move.to(), piece.promoted("M"));
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // CQ-06
        boolean white = isReduced(position.board(), true);
        boolean black = isReduced(position.board(), false);
        if (white && black) {
            return Optional.of(draw("reduced")); // C-08
        }
        return white || black ? Optional.of(win(black, "reduced")) : Optional.empty();
    }

    private static boolean isReduced(PlainBoard board, boolean white) {
        return board.pieces(white).stream().allMatch(piece -> piece.is("K") || piece.is("P"));
    }

    @Override
    protected List<PlainSquare> removable(PlainPosition position) { // CQ-07
        List<PlainSquare> squares = new ArrayList<>();
        for (PlainSquare square : position.board().occupied()) {
            PlainPiece piece = position.board().at(square).get(0);
            if (piece.white() != position.whiteToMove() && !piece.is("K")) {
                squares.add(square);
            }
        }
        return squares;
    }

    @Override
    protected String stalemate(PlainPosition position) { // CQ-10
        return draw("stalemate");
    }
}
