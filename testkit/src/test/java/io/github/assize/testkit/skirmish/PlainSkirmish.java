package io.github.assize.testkit.skirmish;

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

/** Skirmish without dice, told plainly, on demand with a mistake. */
final class PlainSkirmish extends PlainGame {
    private final List<PlainStep> knightsLeaps;

    PlainSkirmish(Map<String, String> answers) {
        this(answers, reads(answers) ? PlainStep.KNIGHT : PlainStep.turns(1, 3));
    }

    /**
     * Tells the game with leaps of the knight that may be wrong.
     *
     * @param knightsLeaps where it goes, whatever the answers say
     */
    PlainSkirmish(Map<String, String> answers, List<PlainStep> knightsLeaps) {
        super(8, List.of("K", "R", "N", "P", "+P"), Map.of("knight", List.of("leaps", "leaps-far")), answers);
        this.knightsLeaps = knightsLeaps;
    }

    private static boolean reads(Map<String, String> answers) {
        return answers.getOrDefault("knight", "leaps").equals("leaps");
    }

    @Override
    protected String array() {
        return "r3k2r/(pn)ppppppp/8/8/8/8/(PN)PPPPPPP/R3K2R w e1e8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL);
            case "N" -> reach.leaps(knightsLeaps);
            case "P" -> pawn(reach);
            default -> {
                reach.leap(reach.forward(-1, -1));
                reach.leap(reach.forward(1, -1));
            }
        }
    }

    private static void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND);
        if (reach.piece().unmoved()) {
            reach.quietLeaps(PlainStep.turns(0, 2));
        }
    }

    private static void pawn(PlainReach reach) {
        reach.pawnSteps();
        if (reach.ownRank() == 2) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        int fromFar = Math.abs(move.to().rank() - farRank(piece.white()));
        boolean corner = move.to().file() % 7 == 0;
        if (piece.is("P") && fromFar == 0) {
            return piece.promoted(corner ? "R" : "+P");
        }
        return piece.is("+P") && fromFar == 3 ? piece.promoted("R") : piece;
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) {
        int fromFar = Math.abs(square.rank() - farRank(piece.white()));
        if (piece.is("+P")) {
            return fromFar < 3 && (fromFar > 0 || square.file() % 7 != 0);
        }
        return super.mayStand(piece, square);
    }

    @Override
    protected boolean mayShare(List<PlainPiece> pieces, PlainSquare square) {
        boolean white = pieces.get(0).white();
        return pieces.equals(List.of(new PlainPiece(white, "P", false), new PlainPiece(white, "N", false)))
                && square.equals(PlainSquare.parse(white ? "a2" : "a7"));
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K");
    }

    @Override
    protected boolean hasEnPassant() {
        return true;
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
