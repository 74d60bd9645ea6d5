package io.github.assize.testkit.games;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The toy game, told plainly for comparison. */
final class PlainToy extends PlainGame {
    private static final List<PlainStep> CAMEL = PlainStep.turns(1, 3);
    private static final List<PlainStep> FIRST = PlainStep.turns(0, 2);

    private final String array;

    PlainToy(int files, int ranks, String array) {
        super(files, ranks, List.of("K", "Q", "R", "B", "N", "C", "G", "H", "P"), Map.of(), Map.of());
        this.array = array;
    }

    @Override
    protected String array() {
        return array;
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "Q" -> reach.rides(PlainStep.AROUND);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL);
            case "B" -> reach.rides(PlainStep.DIAGONAL);
            case "N" -> reach.leaps(PlainStep.KNIGHT);
            case "C" -> reach.leaps(CAMEL);
            case "G" -> PlainStep.DIAGONAL.forEach(step -> griffon(reach, step));
            case "H" -> hare(reach);
            default -> pawn(reach);
        }
    }

    private static void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND);
        if (reach.piece().unmoved()) {
            reach.quietLeaps(FIRST);
        }
    }

    private static void griffon(PlainReach reach, PlainStep step) {
        reach.leap(step);
        if (reach.isEmpty(step)) {
            reach.rideOn(step, new PlainStep(step.files(), 0));
            reach.rideOn(step, new PlainStep(0, step.ranks()));
        }
    }

    private static void hare(PlainReach reach) {
        reach.leaps(PlainStep.KNIGHT);
        PlainStep.turns(2, 4).forEach(step -> {
            if (reach.isEmpty(new PlainStep(step.files() / 2, step.ranks() / 2))) {
                reach.leap(step);
            }
        });
        PlainStep.turns(3, 3).forEach(step -> {
            int files = step.files() / 3;
            int ranks = step.ranks() / 3;
            if (reach.isEmpty(new PlainStep(2 * files, ranks)) || reach.isEmpty(new PlainStep(files, 2 * ranks))) {
                reach.leap(step);
            }
        });
    }

    private static void pawn(PlainReach reach) {
        reach.pawnSteps();
        if (reach.ownRank() == 2) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("Q") : piece;
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K");
    }

    @Override
    protected boolean hasEnPassant() {
        return farRank(true) != Toy.SHORT - 1;
    }

    @Override
    protected Optional<String> material(PlainPosition position) {
        return bareLoses(position, false);
    }

    @Override
    protected String stalemate(PlainPosition position) {
        return draw("stalemate");
    }
}
