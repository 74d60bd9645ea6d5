package io.github.assize.variants.parsichess;

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
import java.util.function.Predicate;

/** Parsi Chess, told plainly for comparison. */
final class PlainParsiChess extends PlainGame {
    private static final String WHITE = "CHEVKEHC";
    private static final String BLACK = "CHEKVEHC";
    private static final String BOTH = "CHEVVEHC";
    private static final Map<String, List<String>> READINGS = Map.of(
            "king-leap-capture", List.of("no", "yes"),
            "king-checked", List.of("forfeits-leap", "keeps-leap"),
            "king-leap-when", List.of("any-time", "first-move"),
            "royal-files", List.of("both", "own-vizier"),
            "elephant-lost", List.of("any", "same-colour"),
            "horse-leap", List.of("yes", "no"),
            "barred-pawn-checks", List.of("no", "yes"),
            "stalemate", List.of("forbidden", "removal", "draw"),
            "baring", List.of("draw", "wins"),
            "lone-king-mated", List.of("material-first", "mate-first"));

    PlainParsiChess(Map<String, String> answers) {
        super(8, List.of("K", "V", "C", "E", "H", "P"), READINGS, answers);
    }

    @Override
    protected String array() {
        return "chekvehc/pppppppp/8/8/8/8/PPPPPPPP/CHEVKEHC w e1a2d2e2h2a7d7e7h7d8 - 0 1";
    }

    @Override
    protected void reach(PlainReach reach) {
        switch (reach.piece().kind()) {
            case "K" -> raja(reach);
            case "V" -> reach.rides(PlainStep.AROUND); // PC-05
            case "C" -> reach.rides(PlainStep.ORTHOGONAL); // PC-05
            case "E" -> reach.rides(PlainStep.DIAGONAL); // PC-05
            case "H" -> reach.leaps(PlainStep.KNIGHT); // PC-05
            default -> pawn(reach);
        }
    }

    private void raja(PlainReach reach) {
        reach.leaps(PlainStep.AROUND); // PC-01
        if (reach.piece().unmoved() && reads("king-leap-capture", "yes")) { // PC-02
            reach.leaps(PlainStep.KNIGHT);
        } else if (reach.piece().unmoved()) {
            reach.quietLeaps(PlainStep.KNIGHT);
        }
    }

    private void pawn(PlainReach reach) { // PC-06, PC-07, PC-13
        boolean attacksAll = reads("barred-pawn-checks", "yes");
        for (int side = -1; side <= 1; side++) {
            PlainStep step = reach.forward(side, 1);
            boolean may = attacksAll
                    || mayGo(reach.board(), reach.piece(), reach.from().plus(step));
            if (may && side == 0) {
                reach.quiet(step);
            } else if (may) {
                reach.capture(step);
            }
        }
        if (reach.piece().unmoved()) {
            reach.pawnDoubleStep();
        }
    }

    /** A pawn may go to the far rank only to become what its side has lost. */
    private boolean mayGo(PlainBoard board, PlainPiece pawn, PlainSquare to) { // PC-12
        return !board.contains(to)
                || to.rank() != farRank(pawn.white())
                || hasLost(board, pawn.white(), kindOf(to, pawn.white()), to);
    }

    private String kindOf(PlainSquare to, boolean white) { // PC-11
        String files = reads("royal-files", "both") ? BOTH : white ? WHITE : BLACK;
        return files.substring(to.file(), to.file() + 1);
    }

    private boolean hasLost(PlainBoard board, boolean white, String kind, PlainSquare to) { // PC-12
        boolean byColour = kind.equals("E") && reads("elephant-lost", "same-colour");
        long left = board.occupied().stream()
                .filter(square -> !square.equals(to) && (!byColour || isLight(square) == isLight(to)))
                .filter(square ->
                        board.holds(square, white) && board.at(square).get(0).is(kind))
                .count();
        long atStart = kind.equals("V") || byColour ? 1 : 2;
        return !kind.equals("K") && left < atStart;
    }

    private static boolean isLight(PlainSquare square) {
        return (square.file() + square.rank()) % 2 == 1;
    }

    @Override
    protected boolean mayMake(PlainPosition position, PlainMove move) { // PC-12
        boolean pawn = move.sort() != PlainMove.Sort.REMOVAL && move.piece().is("P");
        return !pawn || mayGo(position.board(), move.piece(), move.to());
    }

    @Override
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) { // PC-03, PC-11
        if (piece.is("P") && move.to().rank() == farRank(piece.white())) {
            return piece.promoted(kindOf(move.to(), piece.white()));
        }
        boolean leapt = move.step().length() > 1;
        boolean keeps = piece.is("K") && move.piece().unmoved() && !leapt && reads("king-leap-when", "any-time");
        return piece.withRight(keeps);
    }

    @Override
    protected List<PlainSquare> leapsOn(PlainPosition position, PlainMove move) { // PC-14
        boolean white = move.piece().white();
        boolean becomesHorse = move.piece().is("P")
                && move.to().rank() == farRank(white)
                && kindOf(move.to(), white).equals("H");
        return becomesHorse && reads("horse-leap", "yes")
                ? PlainStep.KNIGHT.stream().map(step -> move.to().plus(step)).toList()
                : List.of();
    }

    /** A pawn loses its double step when the piece behind it leaves its square, or is captured there. */
    @Override
    protected PlainBoard settled(PlainBoard before, PlainBoard after) { // PC-07, PC-09
        PlainBoard board = after;
        for (PlainSquare square : after.occupied()) {
            PlainPiece piece = after.at(square).get(0);
            PlainSquare behind = square.plus(new PlainStep(0, piece.white() ? -1 : 1));
            if (piece.is("P") && piece.unmoved() && !holdsSame(before, after, behind)) {
                board = board.with(square, piece.withRight(false));
            }
        }
        return board;
    }

    private static boolean holdsSame(PlainBoard before, PlainBoard after, PlainSquare square) {
        return !after.at(square).isEmpty()
                && after.at(square)
                        .get(0)
                        .withRight(false)
                        .equals(before.at(square).get(0).withRight(false));
    }

    @Override
    protected boolean hasFirstMove(String kind) { // PC-02, PC-07
        return kind.equals("K") || kind.equals("P");
    }

    @Override
    protected boolean mayHoldRight(PlainPiece piece, PlainSquare square) { // PC-07, PC-08
        boolean home =
                square.rank() == (piece.white() ? 1 : 6) && List.of(0, 3, 4, 7).contains(square.file());
        return piece.is("K") || (piece.is("P") && home);
    }

    @Override
    protected boolean mayHoldRights(PlainPosition position) { // PC-09
        PlainBoard board = position.board();
        return board.occupied().stream()
                .filter(square -> board.at(square).get(0).is("P")
                        && board.at(square).get(0).unmoved())
                .allMatch(square -> isBacked(board, square));
    }

    private static boolean isBacked(PlainBoard board, PlainSquare square) {
        boolean white = board.at(square).get(0).white();
        PlainSquare behind = square.plus(new PlainStep(0, white ? -1 : 1));
        String kind = (white ? WHITE : BLACK).substring(square.file(), square.file() + 1);
        return board.holds(behind, white) && board.at(behind).get(0).is(kind);
    }

    @Override
    protected boolean isRightLostByCheck() { // PC-04
        return reads("king-checked", "forfeits-leap");
    }

    @Override
    protected Optional<String> material(PlainPosition position) { // PC-17
        boolean white = position.whiteToMove();
        boolean own = position.board().isBare(white);
        boolean other = position.board().isBare(!white);
        boolean mated = own && reads("lone-king-mated", "mate-first") && position.inCheck() && !position.hasSafeMove();
        if (mated) {
            return Optional.of(mate(position));
        }
        if (!own && !other) {
            return Optional.empty();
        }
        return Optional.of(
                reads("baring", "draw") || (own && other) ? draw("bare-king") : win(own != white, "bare-king"));
    }

    @Override
    protected Optional<Predicate<PlainPosition>> forbidden() { // PC-15
        return reads("stalemate", "forbidden") ? Optional.of(this::isStalemated) : Optional.empty();
    }

    private boolean isStalemated(PlainPosition position) {
        return !position.inCheck()
                && !position.hasSafeMove()
                && material(position).isEmpty();
    }

    @Override
    protected List<PlainSquare> removable(PlainPosition position) { // PC-15
        return position.board().occupied().stream()
                .filter(square -> reads("stalemate", "removal"))
                .filter(square -> position.board().holds(square, !position.whiteToMove())
                        && !position.board().at(square).get(0).is("K"))
                .toList();
    }

    @Override
    protected String stalemate(PlainPosition position) { // PC-15, PC-16
        return draw("stalemate");
    }
}
