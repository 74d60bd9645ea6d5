package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes moves on copies and judges what comes of them; the rules themselves it asks of the game. */
final class PlainReferee {

    private final PlainGame game;

    PlainReferee(PlainGame game) {
        this.game = game;
    }

    /** Returns all moves that do not leave the own king in check, as if men and die decided nothing. */
    List<PlainMove> legalMoves(PlainPosition position) {
        List<PlainMove> moves = keepLegal(position, candidates(position));
        if (moves.isEmpty() && !inCheck(position.board(), position.whiteToMove())) {
            return keepLegal(position, removals(position));
        }
        return moves;
    }

    private List<PlainMove> keepLegal(PlainPosition position, List<PlainMove> moves) {
        List<PlainMove> legal = new ArrayList<>();
        for (PlainMove move : moves) {
            if (game.mayMake(position, move) && !inCheck(boardAfter(position, move), position.whiteToMove())) {
                legal.add(move);
            }
        }
        return legal;
    }

    private List<PlainMove> candidates(PlainPosition position) {
        List<PlainMove> moves = new ArrayList<>();
        for (PlainSquare from : position.board().occupied()) {
            moves.addAll(reachFrom(position.board(), from, position.whiteToMove()));
        }
        position.passed().ifPresent(square -> moves.addAll(enPassant(position, square)));
        return moves;
    }

    private static List<PlainMove> enPassant(PlainPosition position, PlainSquare passed) {
        List<PlainMove> moves = new ArrayList<>();
        for (int side : new int[] {-1, 1}) {
            PlainSquare from = new PlainSquare(passed.file() + side, passed.rank() - position.forward());
            for (PlainMan man : position.board().at(from)) {
                if (man.is("P") && man.white() == position.whiteToMove()) {
                    moves.add(new PlainMove(PlainMove.Sort.EN_PASSANT, man, from, passed));
                }
            }
        }
        return moves;
    }

    private List<PlainMove> removals(PlainPosition position) {
        List<PlainMove> moves = new ArrayList<>();
        for (PlainSquare square : game.removable(position)) {
            PlainMan man = position.board().at(square).get(0);
            moves.add(new PlainMove(PlainMove.Sort.REMOVAL, man, square, square));
        }
        return moves;
    }

    /** Returns where the men of a side who stand on a square can go; nowhere if none of them stands there. */
    private List<PlainMove> reachFrom(PlainBoard board, PlainSquare from, boolean white) {
        if (!board.holds(from, white)) {
            return List.of();
        }
        List<PlainMove> moves = new ArrayList<>();
        for (PlainMan man : board.at(from)) {
            PlainReach reach = new PlainReach(game, board, from, man);
            game.reach(reach);
            moves.addAll(reach.moves());
        }
        return moves;
    }

    boolean inCheck(PlainBoard board, boolean white) {
        return board.king(white).map(king -> isAttacked(board, king, !white)).orElse(false);
    }

    /** Tells whether a side has a capture on a square where an enemy stands. */
    boolean isAttacked(PlainBoard board, PlainSquare square, boolean byWhite) {
        for (PlainSquare from : board.occupied()) {
            for (PlainMove move : reachFrom(board, from, byWhite)) {
                if (move.sort() == PlainMove.Sort.CAPTURE && move.to().equals(square)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes a move, and takes the right from a king who is given check by it, before anyone asks about the other. */
    PlainBoard boardAfter(PlainPosition position, PlainMove move) {
        PlainBoard board = make(position.board(), move);
        if (!game.isRightLostByCheck()) {
            return board;
        }
        PlainSquare square = board.king(!position.whiteToMove()).orElseThrow();
        PlainMan king = board.at(square).get(0);
        boolean loses = king.unmoved() && inCheck(board, king.white());
        return loses ? board.with(square, king.withRight(false)) : board;
    }

    private PlainBoard make(PlainBoard board, PlainMove move) {
        return switch (move.sort()) {
            case REMOVAL -> board.with(move.to(), List.of());
            case QUIET -> game.putDown(board.without(move.from(), move.man()), move);
            case CAPTURE -> putDownAfterTaking(board, move, move.to());
            case EN_PASSANT ->
                putDownAfterTaking(
                        board,
                        move,
                        new PlainSquare(move.to().file(), move.from().rank()));
        };
    }

    private PlainBoard putDownAfterTaking(PlainBoard board, PlainMove move, PlainSquare taken) {
        return game.putDown(board.with(taken, List.of()).without(move.from(), move.man()), move);
    }

    PlainPosition after(PlainPosition position, PlainMove move) {
        boolean restarts =
                move.sort() != PlainMove.Sort.QUIET || move.man().kind().endsWith("P");
        return position.next(
                boardAfter(position, move),
                passed(position.board(), move),
                restarts ? 0 : position.halfmoveClock() + 1);
    }

    private Optional<PlainSquare> passed(PlainBoard before, PlainMove move) {
        PlainStep step = move.step();
        if (!game.hasEnPassant() || !move.man().is("P") || step.length() < 2) {
            return Optional.empty();
        }
        return Optional.of(move.from().plus(step.single())).filter(before::isEmpty);
    }

    /** Judges material before mobility (C-07), and both before the die. */
    String outcome(PlainPosition position) {
        return game.material(position)
                .or(() -> mobility(position))
                .or(() -> game.outcomeOfRoll(position))
                .orElse("*");
    }

    private Optional<String> mobility(PlainPosition position) {
        if (!position.legalMoves().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                position.inCheck() ? PlainGame.win(!position.whiteToMove(), "checkmate") : game.stalemate(position));
    }

    boolean canBareTheOther(PlainPosition position) {
        return position.legalMoves().stream()
                .anyMatch(move -> boardAfter(position, move).isBare(!position.whiteToMove()));
    }
}
