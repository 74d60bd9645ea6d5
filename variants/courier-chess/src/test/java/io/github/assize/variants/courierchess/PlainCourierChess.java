package io.github.assize.variants.courierchess;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Courier chess, told plainly for comparison. */
final class PlainCourierChess extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "array", List.of("bishop-on-c", "courier-on-c"),
            "stalemate", List.of("stalemater-wins", "draw"),
            "baring", List.of("reprieve", "none"),
            "opening", List.of("as-played", "free"));

    PlainCourierChess(Map<String, String> answers) {
        super(12, 8, List.of("K", "M", "F", "W", "B", "E", "N", "R", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // CO-01
        String pieces = reads("opening", "free")
                ? "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR w g1g8 - 0 1"
                : "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1";
        return reads("array", "bishop-on-c")
                ? pieces
                : pieces.replace("eb", "be")
                        .replace("EB", "BE")
                        .replace("benr", "ebnr")
                        .replace("BENR", "EBNR");
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K", "M" -> reach.leaps(PlainStep.AROUND); // CO-02
            case "F" -> queen(reach);
            case "W" -> reach.leaps(PlainStep.ORTHOGONAL); // CO-03
            case "B" -> reach.rides(PlainStep.DIAGONAL); // CO-04
            case "E" -> reach.leaps(PlainStep.turns(2, 2)); // CO-04
            case "N" -> reach.leaps(PlainStep.KNIGHT); // CO-05
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // CO-05
            default -> pawn(reach);
        }
    }

    private static void queen(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL); // CO-03
        if (reach.piece().unmoved()) {
            reach.quiet(reach.forward(0, 2)); // CO-01
        }
    }

    private void pawn(PlainReach reach) { // CO-06
        reach.pawnSteps();
        boolean opens = reads("opening", "free")
                && List.of(0, 6, 11).contains(reach.from().file());
        if (opens && reach.ownRank() == 2) { // CO-01
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // CO-07
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("F") : piece;
    }

    @Override
    protected boolean hasFirstMove(String kind) { // CO-01
        return kind.equals("F") && reads("opening", "free");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // CO-09
        return reads("baring", "none") ? Optional.empty() : bareLoses(position, true);
    }

    @Override
    protected String stalemate(PlainPosition position) { // CO-08
        return reads("stalemate", "draw") ? draw("stalemate") : win(!position.whiteToMove(), "stalemate");
    }
}
