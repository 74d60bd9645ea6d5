package io.github.assize.variants.shatar;

import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Shatar, told plainly for comparison. */
final class PlainShatar extends PlainGame {
    private static final Map<String, List<String>> READINGS = Map.of(
            "mate", List.of("any", "shatar"),
            "mori-mate", List.of("draw", "loses", "illegal"),
            "bers", List.of("half", "full"),
            "first-pawn", List.of("d", "e"));

    PlainShatar(Map<String, String> answers) {
        super(8, List.of("K", "J", "B", "N", "R", "P"), READINGS, answers);
    }

    @Override
    protected String array() { // ST-01
        return reads("first-pawn", "d")
                ? "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1"
                : "rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR w - - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> reach.leaps(PlainStep.AROUND); // ST-02
            case "J" -> bers(reach);
            case "B" -> reach.rides(PlainStep.DIAGONAL); // ST-04
            case "N" -> reach.leaps(PlainStep.KNIGHT); // ST-04
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // ST-04
            default -> reach.pawnSteps(); // ST-05
        }
    }

    private void bers(PlainReach reach) { // ST-03
        reach.rides(PlainStep.ORTHOGONAL);
        if (reads("bers", "full")) {
            reach.rides(PlainStep.DIAGONAL);
        } else {
            reach.leaps(PlainStep.DIAGONAL);
        }
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // ST-06
        return piece.is("P") && move.to().rank() == farRank(piece.white()) ? piece.promoted("J") : piece;
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // ST-07
        boolean bare = position.board().isBare(true) || position.board().isBare(false);
        return bare ? Optional.of(draw("bare-king")) : Optional.empty();
    }

    @Override
    protected Optional<Predicate<PlainPosition>> forbidden() { // ST-09
        boolean forbids = reads("mate", "shatar") && reads("mori-mate", "illegal");
        return forbids ? Optional.of(this::isMatedByMoriAlone) : Optional.empty();
    }

    private boolean isMatedByMoriAlone(PlainPosition position) {
        return !position.hasSafeMove()
                && isCheckedByMoriAlone(position)
                && material(position).isEmpty();
    }

    private boolean isCheckedByMoriAlone(PlainPosition position) {
        return position.inCheck() && checkers(position).stream().allMatch(piece -> piece.is("N"));
    }

    @Override
    protected String mate(PlainPosition position) { // ST-09
        if (reads("mate", "any") || !isCheckedByMoriAlone(position)) {
            return super.mate(position);
        }
        return reads("mori-mate", "loses") ? win(position.whiteToMove(), "checkmate") : draw("checkmate");
    }

    @Override
    protected String stalemate(PlainPosition position) { // ST-08
        return draw("stalemate");
    }
}
