package io.github.assize.variants.oukchatrang;

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

/** Ouk Chatrang, told plainly for comparison. */
final class PlainOukChatrang extends PlainGame {
    private static final int ALL = 32;
    private static final Map<String, List<String>> READINGS = Map.of(
            "array", List.of("neang-right", "kings-facing"),
            "king-leap", List.of("aside", "any-knight"),
            "king-leap-checked", List.of("barred-while-checked", "allowed"),
            "king-leap-aimed", List.of("loses-leap", "keeps-leap"),
            "neang-leap-capture", List.of("no", "yes"),
            "leaps-end", List.of("with-the-first-move", "first-capture"),
            "stalemate", List.of("draw", "stalemater-wins"),
            "goal", List.of("mate", "first-check"));

    PlainOukChatrang(Map<String, String> answers) {
        super(8, List.of("K", "M", "S", "N", "R", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // OC-01
        return reads("array", "neang-right")
                ? "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w d1e1d8e8 - 0 1"
                : "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSMKSNR w d1e1d8e8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "M" -> neang(reach);
            case "S" -> koul(reach);
            case "N" -> reach.leaps(PlainStep.KNIGHT); // OC-08
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // OC-08
            default -> reach.pawnSteps(); // OC-09
        }
    }

    private void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // OC-02
        if (mayLeap(reach) && reads("king-leap", "any-knight")) {
            reach.quietLeaps(PlainStep.KNIGHT);
        } else if (mayLeap(reach)) { // OC-03
            reach.quiet(reach.forward(-2, 1));
            reach.quiet(reach.forward(2, 1));
        }
    }

    private void neang(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL); // OC-06
        if (mayLeap(reach) && reads("neang-leap-capture", "yes")) {
            reach.leap(reach.forward(0, 2));
        } else if (mayLeap(reach)) { // OC-07
            reach.quiet(reach.forward(0, 2));
        }
    }

    private boolean mayLeap(PlainReach reach) {
        return reach.piece().unmoved() && (reads("leaps-end", "with-the-first-move") || reach.standing() >= ALL);
    }

    private static void koul(PlainReach reach) { // OC-08
        reach.leaps(PlainStep.DIAGONAL);
        reach.leap(reach.forward(0, 1));
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) { // OC-04
        boolean leaps = move.piece().is("K") && move.step().length() == 2;
        return !(leaps && reads("king-leap-checked", "barred-while-checked") && position.inCheck());
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // OC-10
        int sixth = piece.white() ? 5 : 2;
        return piece.is("P") && move.to().rank() == sixth ? piece.promoted("M") : piece;
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) { // OC-05
        PlainBoard board = super.putDown(lifted, move);
        boolean other = !move.piece().white();
        return king(board, other)
                .filter(king -> reads("king-leap-aimed", "loses-leap"))
                .filter(king -> move.piece().is("R") && isInLine(king, move.to()))
                .map(king -> board.with(king, new PlainPiece(other, "K", false)))
                .orElse(board);
    }

    private static boolean isInLine(PlainSquare one, PlainSquare other) {
        return one.file() == other.file() || one.rank() == other.rank();
    }

    @Override
    protected boolean hasFirstMove(String kind) { // OC-03, OC-07
        return kind.equals("K") || kind.equals("M");
    }

    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) { // OC-10
        return !(piece.is("P") && (piece.white() ? square.rank() > 4 : square.rank() < 3));
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // OC-12
        boolean won = reads("goal", "first-check") && position.inCheck();
        return won ? Optional.of(win(!position.whiteToMove(), "check")) : Optional.empty();
    }

    @Override
    protected String stalemate(PlainPosition position) { // OC-11
        return reads("stalemate", "draw") ? draw("stalemate") : win(!position.whiteToMove(), "stalemate");
    }
}
