package io.github.assize.testkit.games;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainCastling;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** A game of other people's, told plainly for comparison: in parts, by letters that stand for what a piece can do. */
final class PlainOther extends PlainGame {
    private final Ruleset ruleset;
    private final Told told;

    /** What can be said of a movement in a word. */
    private static final Map<String, BiConsumer<PlainOther, PlainReach>> WAYS = Map.ofEntries(
            Map.entry("king", (game, reach) -> reach.leaps(PlainStep.AROUND)),
            Map.entry("queen", (game, reach) -> reach.rides(PlainStep.AROUND)),
            Map.entry("rook", (game, reach) -> reach.rides(PlainStep.ORTHOGONAL)),
            Map.entry("bishop", (game, reach) -> reach.rides(PlainStep.DIAGONAL)),
            Map.entry("knight", (game, reach) -> reach.leaps(PlainStep.KNIGHT)),
            Map.entry("nightrider", (game, reach) -> reach.rides(PlainStep.KNIGHT)),
            Map.entry("fers", (game, reach) -> reach.leaps(PlainStep.DIAGONAL)),
            Map.entry("wazir", (game, reach) -> reach.leaps(PlainStep.ORTHOGONAL)),
            Map.entry("two", (game, reach) -> reach.leaps(PlainStep.turns(0, 2))),
            Map.entry("three", (game, reach) -> reach.leaps(PlainStep.turns(0, 3))),
            Map.entry("alfil", (game, reach) -> reach.leaps(PlainStep.turns(2, 2))),
            Map.entry("camel", (game, reach) -> reach.leaps(PlainStep.turns(1, 3))),
            Map.entry("ahead", (game, reach) -> reach.leap(reach.forward(0, 1))),
            Map.entry("goes-knight", (game, reach) -> reach.quietLeaps(PlainStep.KNIGHT)),
            Map.entry("takes-knight", (game, reach) -> PlainStep.KNIGHT.forEach(reach::capture)),
            Map.entry("goes-rook", (game, reach) -> PlainStep.ORTHOGONAL.forEach(step -> ride(reach, step, true))),
            Map.entry("takes-rook", (game, reach) -> PlainStep.ORTHOGONAL.forEach(step -> ride(reach, step, false))),
            Map.entry("goes-bishop", (game, reach) -> PlainStep.DIAGONAL.forEach(step -> ride(reach, step, true))),
            Map.entry("takes-bishop", (game, reach) -> PlainStep.DIAGONAL.forEach(step -> ride(reach, step, false))),
            Map.entry("pawn", (game, reach) -> game.pawn(reach)),
            Map.entry("slow-pawn", (game, reach) -> reach.pawnSteps()),
            Map.entry("torpedo", (game, reach) -> torpedo(reach)),
            Map.entry("berolina", (game, reach) -> berolina(reach)),
            Map.entry("aside", (game, reach) -> {
                reach.quiet(reach.forward(-1, 0));
                reach.quiet(reach.forward(1, 0));
            }));

    /**
     * What tells one game from another.
     *
     * @param ways by letter, the words of what such can do, with a space between
     * @param pawnRank the rank from which a pawn may step twice, from 1
     * @param becomes the letters of what a pawn may become, the first alone where there is no choice
     * @param zone the first rank on which it may, from 1, or 0 for the far rank
     * @param limited whether only to what has been lost
     * @param castlings for White, four squares each
     */
    record Told(
            Map<String, String> ways,
            int pawnRank,
            List<String> becomes,
            int zone,
            boolean limited,
            List<List<String>> castlings) {}

    PlainOther(Ruleset ruleset, Told told) {
        super(ruleset.files(), ruleset.ranks(), List.copyOf(told.ways().keySet()), Map.of(), Map.of());
        this.ruleset = ruleset;
        this.told = told;
    }

    private static void ride(PlainReach reach, PlainStep step, boolean quiet) {
        PlainStep next = step;
        while (reach.isEmpty(next)) {
            if (quiet) {
                reach.quiet(next);
            }
            next = next.plus(step);
        }
        if (!quiet) {
            reach.capture(next);
        }
    }

    private void pawn(PlainReach reach) {
        reach.pawnSteps();
        if (reach.ownRank() == told.pawnRank() && reach.isEmpty(reach.forward(0, 1))) {
            reach.quiet(reach.forward(0, 2));
        }
    }

    private static void torpedo(PlainReach reach) {
        reach.pawnSteps();
        if (reach.isEmpty(reach.forward(0, 1))) {
            reach.quiet(reach.forward(0, 2));
        }
    }

    private static void berolina(PlainReach reach) {
        reach.capture(reach.forward(0, 1));
        for (int side : new int[] {-1, 1}) {
            reach.quiet(reach.forward(side, 1));
            if (reach.ownRank() == 2 && reach.isEmpty(reach.forward(side, 1))) {
                reach.quiet(reach.forward(2 * side, 2));
            }
        }
    }

    @Override
    protected String array() {
        return ruleset.initialPosition().toFen();
    }

    @Override
    protected void reach(PlainReach reach) {
        for (String way : requireNonNull(told.ways().get(reach.piece().kind())).split(" ", -1)) {
            requireNonNull(WAYS.get(way)).accept(this, reach);
        }
    }

    @Override
    protected boolean hasEnPassant() {
        return !"slow-pawn".equals(told.ways().get("P"));
    }

    @Override
    protected List<String> choices(PlainPosition position, PlainMove move) {
        int rank = move.piece().white()
                ? move.to().rank() + 1
                : ruleset.ranks() - move.to().rank();
        boolean far = rank == ruleset.ranks();
        if (!move.piece().is("P") || rank < (told.zone() == 0 ? ruleset.ranks() : told.zone())) {
            return List.of();
        }
        List<String> choices = new ArrayList<>();
        for (String kind : told.becomes()) {
            if (!told.limited() || isLost(position, kind, move.piece().white())) {
                choices.add(kind);
            }
        }
        if (told.limited() && !far) {
            choices.add("P");
        }
        return choices;
    }

    private boolean isLost(PlainPosition position, String kind, boolean white) {
        return count(position, kind, white) < count(start(), kind, white);
    }

    private static long count(PlainPosition position, String kind, boolean white) {
        return position.board().pieces(white).stream()
                .filter(piece -> piece.is(kind))
                .count();
    }

    /** A pawn that can become nothing may not go to the far rank. */
    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) {
        boolean far =
                move.piece().is("P") && move.to().rank() == farRank(move.piece().white());
        return !(told.limited() && far && move.becomes().isEmpty());
    }

    @Override
    protected List<PlainCastling> castlings(boolean white) {
        return told.castlings().stream()
                .map(way -> way.stream()
                        .map(square -> white ? square : square.charAt(0) + "" + ruleset.ranks())
                        .toList())
                .map(way -> PlainCastling.of(way.get(0), way.get(1), way.get(2), way.get(3)))
                .toList();
    }

    @Override
    protected List<String> castlesWith() {
        return List.of("R");
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
