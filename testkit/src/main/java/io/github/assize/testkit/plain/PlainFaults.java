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
            faults.add("no piece of the kind rolled can move");
        }
        return faults;
    }

    /** Such a roll would have been repeated, or the turn passed. */
    private boolean isStuck() {
        boolean rolled = !position.die().equals(game.unrolled());
        return rolled && position.outcome().equals("*") && position.moves().isEmpty();
    }

    private boolean hasOneKing(boolean white) {
        long kings = board.pieces(white).stream()
                .filter(piece -> piece.is(game.king()))
                .count();
        if (kings != 1) {
            faults.add((white ? "White" : "Black") + " has " + kings + " kings");
        }
        return kings == 1;
    }

    private void standing(PlainSquare square) {
        List<PlainPiece> pieces = board.at(square);
        if (pieces.size() > 1 && !game.mayShare(pieces, square)) {
            faults.add(pieces + " cannot share " + square);
        }
        for (PlainPiece piece : pieces) {
            if (!game.mayStand(piece, square)) {
                faults.add(piece + " cannot stand on " + square);
            }
        }
    }

    private void right(PlainSquare square, boolean kings) {
        List<PlainPiece> pieces = board.at(square);
        if (pieces.size() != 1 || !game.mayHoldRight(pieces.get(0), square)) {
            faults.add("nobody on " + square + " has a first move there");
        } else if (kings && isKingInCheck(pieces.get(0)) && game.isRightLostByCheck()) {
            faults.add("the king on " + square + " has lost his first move by check");
        }
    }

    private boolean isKingInCheck(PlainPiece piece) {
        return piece.is(game.king()) && game.inCheck(board, piece.white());
    }

    /** The pawn must have, put back behind the squares, the long step over them that it would just have made. */
    private void passed(PlainPassage passage) {
        boolean white = !position.whiteToMove();
        if (!game.hasEnPassant()
                || passage.isRepeated()
                || !passage.squares().stream().allMatch(board::isEmpty)
                || game.steppers().stream().noneMatch(kind -> hasPassed(new PlainPiece(white, kind, false), passage))) {
            faults.add("no pawn has just passed " + passage);
        }
    }

    private boolean hasPassed(PlainPiece pawn, PlainPassage passage) {
        PlainSquare to = passage.pawn();
        return board.at(to).equals(List.of(pawn))
                && passage.steps(pawn.white()).stream()
                        .anyMatch(step -> couldHaveGone(pawn, to.plus(step.times(-1)), to));
    }

    /** Nobody but a partner may stand where the pawn comes from. */
    private boolean couldHaveGone(PlainPiece pawn, PlainSquare from, PlainSquare to) {
        PlainPiece before = pawn.withRight(game.mayHoldRight(pawn, from));
        List<PlainPiece> pieces = new ArrayList<>(List.of(before));
        pieces.addAll(board.at(from));
        boolean room = pieces.size() == 1 || (pieces.size() == 2 && game.mayShare(pieces, from));
        return board.contains(from)
                && room
                && new PlainReferee(game)
                        .canGo(board.without(to, pawn).with(from, List.copyOf(pieces)), from, before, to);
    }
}
