package io.github.assize.variants.shortassize;

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
import java.util.stream.Collectors;

/** The Short Assize, told plainly for comparison. */
final class PlainShortAssize extends PlainGame {

    private static final List<PlainStep> FIL = PlainStep.turns(2, 2);

    private static final Map<String, List<String>> READINGS = Map.of(
            "array", List.of("seed", "rooks-back", "queens-on-d"),
            "stalemate", List.of("stalemater-wins", "draw", "stalemated-wins"),
            "baring", List.of("immediate", "reprieve"));

    PlainShortAssize(Map<String, String> answers) {
        super(8, List.of("K", "Q", "R", "F", "N", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // SA-09
        if (reads("array", "rooks-back")) {
            return "1rfk1fr1/3nn3/pppp(pq)ppp/8/8/PPPP(PQ)PPP/3NN3/1RFK1FR1 w - - 0 1";
        }
        if (reads("array", "queens-on-d")) {
            return "2f1kf2/2rnnr2/ppp(pq)pppp/8/8/PPP(PQ)PPPP/2RNNR2/2F1KF2 w - - 0 1";
        }
        return "2f1kf2/2rnnr2/pppp(pq)ppp/8/8/PPPP(PQ)PPP/2RNNR2/2F1KF2 w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // SA-01
            case "Q" -> reach.leaps(PlainStep.DIAGONAL); // SA-02
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // SA-03
            case "F" -> reach.leaps(FIL); // SA-04
            case "N" -> reach.leaps(PlainStep.KNIGHT); // SA-06
            default -> reach.pawnSteps(); // SA-07
        }
    }

    @Override
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) { // SA-05
        return !(piece.is("F") && victim.is("F"));
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // SA-08
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("Q") : piece;
    }

    @Override
    protected boolean mayShare(List<PlainPiece> pieces, PlainSquare square) { // SA-10
        String letters = pieces.stream().map(PlainPiece::toString).collect(Collectors.joining());
        String file = reads("array", "queens-on-d") ? "d" : "e";
        return (letters.equals("PQ") && square.toString().equals(file + 3))
                || (letters.equals("pq") && square.toString().equals(file + 6));
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // SA-15
        return bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // SA-14
        if (reads("stalemate", "draw")) {
            return draw("stalemate");
        }
        return win(position.whiteToMove() == reads("stalemate", "stalemated-wins"), "stalemate");
    }
}
