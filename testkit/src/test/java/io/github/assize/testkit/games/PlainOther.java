package io.github.assize.testkit.games;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Board;
import io.github.assize.core.Color;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainCastling;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainMove;
import io.github.assize.testkit.plain.PlainPiece;
import io.github.assize.testkit.plain.PlainPosition;
import io.github.assize.testkit.plain.PlainReach;
import io.github.assize.testkit.plain.PlainSquare;
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
            }),
            Map.entry("back", (game, reach) -> back(reach)),
            Map.entry("to-the-left", (game, reach) -> toTheLeft(reach)),
            Map.entry("wolf-pawn", (game, reach) -> wolfPawn(reach)),
            Map.entry("sergeant", (game, reach) -> sergeant(reach)));

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

    private static void back(PlainReach reach) {
        if (reach.ownRank() > 2) {
            reach.quiet(reach.forward(0, -1));
        }
    }

    private static void toTheLeft(PlainReach reach) {
        reach.quiet(reach.forward(-1, 1));
        reach.capture(reach.forward(-1, 0));
        reach.capture(reach.forward(0, 1));
    }

    private static void wolfPawn(PlainReach reach) {
        reach.pawnSteps();
        boolean before = "bcfg".indexOf('a' + reach.from().file()) >= 0;
        if (reach.ownRank() == 2 || (reach.ownRank() == 3 && before)) {
            reach.pawnDoubleStep();
        }
    }

    private static void sergeant(PlainReach reach) {
        for (int side = -1; side <= 1; side++) {
            reach.leap(reach.forward(side, 1));
        }
        if (reach.ownRank() == 2) {
            reach.pawnDoubleStep();
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
    protected List<String> pawns() {
        return List.copyOf(told.becomes().keySet());
    }

    @Override
    protected boolean hasEnPassant() {
        return told.pawnRank() > 0;
    }

    @Override
    protected List<String> capturersEnPassant() {
        return told.has(Told.Habit.ONLY_P_EN_PASSANT) ? List.of("P") : pawns();
    }

    /** Each side has what it has in the array, and what its pawns become. */
    @Override
    protected boolean mayStand(PlainPiece piece, PlainSquare square) {
        List<String> kinds = inArray(piece.white());
        boolean made = told.becomes().entrySet().stream()
                .anyMatch(entry ->
                        kinds.contains(entry.getKey()) && entry.getValue().contains(piece.kind()));
        return (made || kinds.contains(piece.kind()))
                && !(isMade(piece, square) && (!told.limited() || isFar(piece, square)));
    }

    private List<String> inArray(boolean white) {
        Board array = ruleset.initialPosition().board();
        return array.occupied().stream()
                .flatMap(square -> array.piecesAt(square).stream())
                .filter(piece -> piece.color() == (white ? Color.WHITE : Color.BLACK))
                .map(piece -> piece.type().letter())
                .toList();
    }

    private boolean isFar(PlainPiece piece, PlainSquare square) {
        return square.rank() == farRank(piece.white());
    }

    /** Returns whether such becomes another where it comes to a square. */
    private boolean isMade(PlainPiece piece, PlainSquare square) {
        if (!told.becomes().containsKey(piece.kind())) {
            return false;
        }
        int file = piece.white() ? square.file() : ruleset.files() - 1 - square.file();
        int rank = piece.white() ? square.rank() + 1 : ruleset.ranks() - square.rank();
        String seen = (char) ('a' + file) + "" + rank;
        return rank >= (told.zone() == 0 ? ruleset.ranks() : told.zone())
                && (told.squares().isEmpty() || told.squares().contains(seen));
    }

    private List<String> made(PlainPiece piece) {
        return requireNonNull(told.becomes().get(piece.kind()));
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        return isMade(piece, move.to()) && made(piece).size() == 1
                ? piece.promoted(made(piece).get(0))
                : super.arrived(piece, move);
    }

    @Override
    protected List<String> choices(PlainPosition position, PlainMove move) {
        PlainPiece piece = move.piece();
        if (!isMade(piece, move.to()) || made(piece).size() == 1) {
            return List.of();
        }
        List<String> choices = new ArrayList<>();
        for (String kind : made(piece)) {
            if (!told.limited() || isLost(position, kind, piece.white())) {
                choices.add(kind);
            }
        }
        if (told.limited() && !isFar(piece, move.to())) {
            choices.add(piece.kind());
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

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) {
        PlainPiece piece = move.piece();
        // A pawn that can become nothing may not go to the far rank.
        boolean barred = told.limited()
                && isMade(piece, move.to())
                && isFar(piece, move.to())
                && move.becomes().isEmpty();
        return !barred && !(told.has(Told.Habit.STANDS) && runsAway(position, move));
    }

    private boolean runsAway(PlainPosition position, PlainMove move) {
        List<String> givers = position.attackers(
                king(position.board(), position.whiteToMove()).orElseThrow().toString(), !position.whiteToMove());
        return move.piece().is("K")
                && !givers.isEmpty()
                && !givers.equals(List.of(move.to().toString()));
    }

    @Override
    protected List<PlainMove> owed(PlainPosition position, List<PlainMove> moves) {
        List<PlainMove> captures = moves.stream()
                .filter(move -> move.sort() == PlainMove.Sort.CAPTURE || move.sort() == PlainMove.Sort.EN_PASSANT)
                .toList();
        return told.has(Told.Habit.LOSES_TO_WIN) && !captures.isEmpty() ? captures : moves;
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
        return told.partners();
    }

    @Override
    protected Optional<String> material(PlainPosition position) {
        if (!told.has(Told.Habit.LOSES_TO_WIN)) {
            return Optional.empty();
        }
        boolean white = position.board().isBare(true);
        boolean black = position.board().isBare(false);
        return white || black
                ? Optional.of(white && black ? draw("bare-king") : win(white, "bare-king"))
                : Optional.empty();
    }

    @Override
    protected String mate(PlainPosition position) {
        return told.has(Told.Habit.LOSES_TO_WIN) ? win(position.whiteToMove(), "checkmate") : super.mate(position);
    }

    @Override
    protected String stalemate(PlainPosition position) {
        return told.has(Told.Habit.LOSES_TO_WIN) ? win(position.whiteToMove(), "stalemate") : draw("stalemate");
    }
}
