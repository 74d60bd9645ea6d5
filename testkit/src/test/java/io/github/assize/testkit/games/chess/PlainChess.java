package io.github.assize.testkit.games.chess;

import io.github.assize.testkit.plain.PlainCastling;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Chess, told plainly for comparison. */
final class PlainChess extends PlainGame {
    PlainChess(Map<String, String> answers) {
        super(8, List.of("K", "Q", "B", "N", "R", "P"), Map.of(), answers);
    }

    @Override
    protected String array() {
        return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1e1h1a8e8h8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // CH-01
            case "Q" -> reach.rides(PlainStep.AROUND); // CH-02
            case "B" -> reach.rides(PlainStep.DIAGONAL); // CH-02
            case "N" -> reach.leaps(PlainStep.KNIGHT); // CH-02
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // CH-02
            default -> pawn(reach);
        }
    }

    private static void pawn(PlainReach reach) { // CH-03
        reach.pawnSteps();
        if (reach.ownRank() == 2) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected boolean hasEnPassant() { // CH-04
        return true;
    }

    @Override
    protected List<String> choices(PlainPosition position, PlainMove move) { // CH-05
        boolean promoted =
                move.piece().is("P") && move.to().rank() == farRank(move.piece().white());
        return promoted ? List.of("Q", "R", "B", "N") : List.of();
    }

    @Override
    protected List<PlainCastling> castlings(boolean white) { // CH-06
        String rank = white ? "1" : "8";
        return List.of(
                PlainCastling.of("e" + rank, "h" + rank, "g" + rank, "f" + rank),
                PlainCastling.of("e" + rank, "a" + rank, "c" + rank, "d" + rank));
    }

    @Override
    protected Optional<String> material(PlainPosition position) {
        return Optional.empty();
    }

    @Override
    protected String stalemate(PlainPosition position) { // CH-07
        return draw("stalemate");
    }
}
