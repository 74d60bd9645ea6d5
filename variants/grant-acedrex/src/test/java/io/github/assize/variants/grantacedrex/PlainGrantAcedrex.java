package io.github.assize.variants.grantacedrex;

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

/** Grant Acedrex, told plainly for comparison. */
final class PlainGrantAcedrex extends PlainGame {

    private static final List<PlainStep> KING_LEAP = PlainStep.both(PlainStep.turns(0, 2), PlainStep.turns(2, 2));
    private static final List<PlainStep> THREELEAPER = PlainStep.turns(0, 3);
    private static final List<PlainStep> CAMEL = PlainStep.turns(1, 3);
    private static final List<PlainStep> ZEBRA = PlainStep.turns(2, 3);
    private static final List<PlainStep> FOUR_ONE = PlainStep.turns(1, 4);

    /** The kind that a pawn becomes on each file (GA-09). */
    private static final String PROMOTIONS = "RLUGCAACGULR";

    /** The kind that each face of the die moves, from 1 (GA-12). */
    private static final String DIE = "PGCLRUAK";

    private static final Map<String, List<String>> READINGS = Map.of(
            "lion", List.of("threeleaper-camel", "threeleaper"),
            "giraffe", List.of("zebra", "four-one"),
            "unicorn", List.of("knight-then-bishop", "murray"),
            "king-leap", List.of("captures", "quiet", "cazaux"),
            "pawn-step", List.of("single", "double"),
            "stalemate", List.of("stalemater-wins", "draw"),
            "baring", List.of("immediate", "reprieve"),
            "dice", List.of("none", "reroll", "pass"));

    PlainGrantAcedrex(Map<String, String> answers) {
        super(12, List.of("K", "A", "U", "L", "G", "C", "R", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        String rights = reads("unicorn", "murray") ? "c1g1j1c12g12j12" : "g1g12";
        String die = reads("dice", "none") ? "" : " -";
        return "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w "
                + rights
                + " - 0 1"
                + die;
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> king(reach);
            case "A" -> aanca(reach);
            case "U" -> unicorn(reach);
            case "L" -> lion(reach);
            case "G" -> reach.leaps(reads("giraffe", "zebra") ? ZEBRA : FOUR_ONE); // GA-06
            case "C" -> reach.rides(PlainStep.DIAGONAL); // GA-07
            case "R" -> reach.rides(PlainStep.ORTHOGONAL); // GA-07
            default -> pawn(reach);
        }
    }

    private void king(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // GA-01
        if (reach.piece().unmoved()) { // GA-02
            reach.quietLeaps(KING_LEAP);
            if (reads("king-leap", "captures")) {
                KING_LEAP.forEach(reach::capture);
            }
        }
    }

    private static void aanca(PlainReach reach) { // GA-03
        for (PlainStep start : PlainStep.DIAGONAL) {
            reach.leap(start);
            if (reach.isEmpty(start)) {
                reach.rideOn(start, new PlainStep(start.files(), 0));
                reach.rideOn(start, new PlainStep(0, start.ranks()));
            }
        }
    }

    private void unicorn(PlainReach reach) { // GA-04
        if (reads("unicorn", "murray")) {
            murrayUnicorn(reach);
            return;
        }
        for (PlainStep start : PlainStep.KNIGHT) {
            reach.leap(start);
            if (reach.isEmpty(start)) {
                reach.rideOn(start, start.single());
            }
        }
    }

    private static void murrayUnicorn(PlainReach reach) {
        if (reach.piece().unmoved()) {
            reach.quietLeaps(PlainStep.KNIGHT);
        } else {
            reach.rides(PlainStep.DIAGONAL);
        }
    }

    private void lion(PlainReach reach) { // GA-05
        reach.leaps(THREELEAPER);
        if (reads("lion", "threeleaper-camel")) {
            reach.leaps(CAMEL);
        }
    }

    private void pawn(PlainReach reach) { // GA-08
        reach.pawnSteps();
        if (reads("pawn-step", "double") && reach.ownRank() == 4) {
            reach.pawnDoubleStep();
        }
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) {
        if (!reads("king-leap", "cazaux")
                || !move.piece().is("K")
                || move.step().length() == 1) {
            return true;
        }
        PlainSquare passed = move.from().plus(move.step().single());
        return !position.inCheck() && !isAttacked(position.board(), passed, move.piece());
    }

    @Override
    protected boolean hasFirstMove(String kind) {
        return kind.equals("K") || (kind.equals("U") && reads("unicorn", "murray"));
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // GA-09
        if (!piece.is("P") || move.to().rank() != farRank(piece.white())) {
            return piece;
        }
        String kind = PROMOTIONS.substring(move.to().file(), move.to().file() + 1);
        return piece.promoted(kind).withRight(hasFirstMove(kind));
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // GA-11
        return bareLoses(position, reads("baring", "reprieve"));
    }

    @Override
    protected String stalemate(PlainPosition position) { // GA-10
        return reads("stalemate", "draw") ? draw("stalemate") : win(!position.whiteToMove(), "stalemate");
    }

    @Override
    protected String unrolled() { // GA-12
        return reads("dice", "none") ? "" : "-";
    }

    @Override
    protected boolean isRolled(PlainPosition position, PlainMove move) { // GA-12
        if (reads("dice", "none")) {
            return true;
        }
        int face = "12345678".indexOf(position.die());
        return face >= 0 && move.piece().is(DIE.substring(face, face + 1));
    }

    @Override
    protected Optional<String> outcomeOfRoll(PlainPosition position) {
        boolean lost = reads("dice", "pass")
                && !position.die().equals(unrolled())
                && position.inCheck()
                && hasNoMoveByDie(position);
        return lost ? Optional.of(win(!position.whiteToMove(), "lost-roll")) : Optional.empty();
    }

    private boolean hasNoMoveByDie(PlainPosition position) {
        return position.legalMoves().stream().noneMatch(move -> isRolled(position, move));
    }

    /**
     * Where no piece of the kind rolled has a legal move, the roll is to be repeated, which leaves the position as it was,
     * or the turn passes; but in check it stands, and has lost.
     */
    @Override
    protected PlainPosition roll(PlainPosition position, int face) {
        if (!position.die().equals("-")
                || face < 1
                || face > 8
                || !position.outcome().equals("*")) {
            throw new IllegalArgumentException("no roll of " + face + " in " + position.fen());
        }
        PlainPosition rolled = position.withDie(Integer.toString(face));
        if (!hasNoMoveByDie(rolled)) {
            return rolled;
        }
        if (reads("dice", "reroll")) {
            return position;
        }
        return rolled.inCheck() ? rolled : position.afterPass();
    }
}
