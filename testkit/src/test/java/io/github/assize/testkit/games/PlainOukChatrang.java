package io.github.assize.testkit.games;

import io.github.assize.testkit.plain.PlainBoard;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMan;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainSquare;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ouk Chatrang, told plainly for comparison. */
final class PlainOukChatrang extends PlainGame {
    PlainOukChatrang() {
        super(8, List.of("K", "M", "S", "N", "R", "P"), Map.of(), Map.of());
    }

    @Override
    protected String array() {
        return "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w d1e1d8e8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.man().kind()) {
            case "K" -> king(reach);
            case "M" -> neang(reach);
            case "S" -> koul(reach);
            case "N" -> reach.leaps(PlainStep.KNIGHT);
            case "R" -> reach.rides(PlainStep.ORTHOGONAL);
            default -> reach.pawnSteps();
        }
    }

    private static void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND);
        if (reach.man().unmoved()) {
            reach.quiet(reach.forward(-2, 1));
            reach.quiet(reach.forward(2, 1));
        }
    }

    private static void neang(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL);
        if (reach.man().unmoved()) {
            reach.quiet(reach.forward(0, 2));
        }
    }

    private static void koul(PlainReach reach) {
        reach.leaps(PlainStep.DIAGONAL);
        reach.leap(reach.forward(0, 1));
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) {
        boolean leaps = move.man().is("K") && move.from().stepTo(move.to()).length() == 2;
        return !(leaps && position.inCheck());
    }

    @Override
    protected PlainMan arrived(PlainMan man, PlainMove move) {
        int sixth = man.white() ? 5 : 2;
        return man.is("P") && move.to().rank() == sixth ? man.promoted("M") : man;
    }

    @Override
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) {
        PlainBoard board = super.putDown(lifted, move);
        boolean other = !move.man().white();
        return king(board, other)
                .filter(king -> move.man().is("R") && isInLine(king, move.to()))
                .map(king -> board.with(king, new PlainMan(other, "K", false)))
                .orElse(board);
    }

    private static boolean isInLine(PlainSquare one, PlainSquare other) {
        return one.file() == other.file() || one.rank() == other.rank();
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K") || kind.equals("M");
    }

    @Override
    protected Optional<String> material(PlainPosition position) {
        return Optional.empty();
    }

    @Override
    protected String stalemate(PlainPosition position) {
        return draw("stalemate");
    }
}
