package io.github.assize.variants.makruk;

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

/** Makruk, told plainly for comparison. */
final class PlainMakruk extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "met", List.of("diagonal", "low"),
            "khon", List.of("silver", "low"),
            "promotion-rank", List.of("sixth", "eighth"),
            "khun", List.of("king", "orthogonal"));

    PlainMakruk(Map<String, String> answers) {
        super(8, List.of("K", "M", "S", "N", "R", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // MK-01
        return "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w " + (reads("met", "low") ? "e1d8" : "-") + " - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(reads("khun", "king") ? PlainStep.AROUND : PlainStep.ORTHOGONAL); // MK-02
            case "M" -> met(reach);
            case "S" -> khon(reach);
            case "N" -> reach.leaps(PlainStep.KNIGHT); // MK-05
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // MK-05
            default -> reach.pawnSteps(); // MK-06
        }
    }

    private void met(PlainReach reach) { // MK-03
        reach.leaps(PlainStep.DIAGONAL);
        if (reads("met", "low")) {
            reach.leap(reach.forward(0, 1));
        }
        if (reach.piece().unmoved()) {
            reach.quiet(reach.forward(0, 2));
        }
    }

    private void khon(PlainReach reach) { // MK-04
        for (int side : new int[] {-1, 1}) {
            reach.leap(reach.forward(side, 1));
            reach.quiet(reach.forward(side, -1));
            if (reads("khon", "silver")) {
                reach.capture(reach.forward(side, -1));
            }
        }
        reach.leap(reach.forward(0, 1));
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // MK-07
        return mayStand(piece, move.to()) ? piece : piece.promoted("M");
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // MK-07
        int last = reads("promotion-rank", "sixth") ? 5 : 7;
        return !(piece.is("P") && (piece.white() ? square.rank() : 7 - square.rank()) >= last);
    }

    @Override
    protected boolean hasFirstMove(String kind) { // MK-03
        return kind.equals("M") && reads("met", "low");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // MK-09
        return Optional.empty();
    }

    @Override
    protected String stalemate(PlainPosition position) { // MK-08
        return draw("stalemate");
    }
}
