package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Looks for what keeps a set-up from being a position. */
final class PlainFaults {

    private final PlainGame game;
    private final PlainPosition position;
    private final PlainBoard board;
    private final List<PlainSquare> rights;
    private final List<String> faults = new ArrayList<>();

    PlainFaults(PlainGame game, PlainPosition position, List<PlainSquare> rights) {
        this.game = game;
        this.position = position;
        this.board = position.board();
        this.rights = rights;
    }

    List<String> all() {
        boolean white = hasOneKing(true);
        boolean black = hasOneKing(false);
        boolean kings = white && black;
        board.occupied().forEach(this::standing);
        rights.forEach(square -> right(square, kings));
        if (!game.mayHoldRights(position)) {
            faults.add("the rights do not go together");
        }
        if (new HashSet<>(rights).size() < rights.size()) {
            faults.add("a right is listed twice");
        }
        position.passed().ifPresent(this::passed);
        if (kings && game.inCheck(board, !position.whiteToMove())) {
            faults.add("the side not to move is in check");
        }
        if (faults.isEmpty() && isStuck()) {
            faults.add("no man of the kind rolled can move");
        }
        return faults;
    }

    /** Such a roll would have been repeated, or the turn passed. */
    private boolean isStuck() {
        boolean rolled = !position.die().equals(game.unrolled());
        return rolled && position.outcome().equals("*") && position.moves().isEmpty();
    }

    private boolean hasOneKing(boolean white) {
        long kings = board.men(white).stream().filter(man -> man.is("K")).count();
        if (kings != 1) {
            faults.add((white ? "White" : "Black") + " has " + kings + " kings");
        }
        return kings == 1;
    }

    private void standing(PlainSquare square) {
        List<PlainMan> men = board.at(square);
        if (men.size() > 1 && !game.mayShare(men, square)) {
            faults.add(men + " cannot share " + square);
        }
        for (PlainMan man : men) {
            if (!game.mayStand(man, square)) {
                faults.add(man + " cannot stand on " + square);
            }
        }
    }

    private void right(PlainSquare square, boolean kings) {
        List<PlainMan> men = board.at(square);
        if (men.size() != 1 || !game.mayHoldRight(men.get(0), square)) {
            faults.add("nobody on " + square + " has a first move there");
        } else if (kings && isKingInCheck(men.get(0)) && game.isRightLostByCheck()) {
            faults.add("the king on " + square + " has lost his first move by check");
        }
    }

    private boolean isKingInCheck(PlainMan man) {
        return man.is("K") && game.inCheck(board, man.white());
    }

    /** A double step leaves its pawn one square ahead of the square passed, that empty, and nobody behind it but a partner. */
    private void passed(PlainSquare square) {
        PlainStep ahead = new PlainStep(0, -position.forward());
        PlainSquare from = square.plus(ahead.times(-1));
        boolean arrayRank = square.plus(ahead.times(-2)).rank() == game.farRank(position.whiteToMove());
        PlainMan pawn = new PlainMan(!position.whiteToMove(), "P", false);
        if (!game.hasEnPassant()
                || !arrayRank
                || !board.isEmpty(square)
                || !isLeft(from, pawn)
                || !board.at(square.plus(ahead)).equals(List.of(pawn))) {
            faults.add("no pawn has just passed " + square);
        }
    }

    private boolean isLeft(PlainSquare from, PlainMan pawn) {
        List<PlainMan> men = board.at(from);
        return board.isEmpty(from) || (men.size() == 1 && game.mayShare(List.of(pawn, men.get(0)), from));
    }
}
