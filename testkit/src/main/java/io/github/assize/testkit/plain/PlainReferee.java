package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes moves on copies and judges what comes of them; the rules themselves it asks of the game. */
final class PlainReferee {

    private static final int COUNTED = -1;

    private final PlainGame game;
    private final int standing;

    PlainReferee(PlainGame game) {
        this(game, COUNTED);
    }

    /** Judges boards that are only thought of, as if so many pieces stood on them. */
    private PlainReferee(PlainGame game, int standing) {
        this.game = game;
        this.standing = standing;
    }

    /** Counts only when asked: few games ask, and they are asked for every piece. */
    private int standing(PlainBoard board) {
        return standing == COUNTED ? pieces(board) : standing;
    }

    private static int pieces(PlainBoard board) {
        return board.pieces(true).size() + board.pieces(false).size();
    }

    /** Returns the safe moves that leave the other side with nothing that the game forbids. */
    List<PlainMove> legalMoves(PlainPosition position) {
        Predicate<PlainPosition> forbidden = game.forbidden().orElse(left -> false);
        List<PlainMove> moves = position.safeMoves();
        return game.owed(
                position,
                game.forbidden().isEmpty()
                        ? moves
                        : moves.stream()
                                .filter(move -> !forbidden.test(after(position, move)))
                                .toList());
    }

    /** Returns all moves that do not leave the own king in check, as if pieces and die decided nothing. */
    List<PlainMove> safeMoves(PlainPosition position) {
        List<PlainMove> moves = new ArrayList<>(keepSafe(position, candidates(position)));
        moves.addAll(keepSafe(position, castlings(position)));
        if (moves.isEmpty() && !inCheck(position.board(), position.whiteToMove())) {
            return keepSafe(position, insteadOfMoves(position));
        }
        return moves;
    }

    /** Returns whether there is any such move, and looks no further than the first. */
    boolean hasSafeMove(PlainPosition position) {
        return candidates(position).stream()
                        .anyMatch(move -> !keepSafe(position, List.of(move)).isEmpty())
                || !safeMoves(position).isEmpty();
    }

    private List<PlainMove> keepSafe(PlainPosition position, List<PlainMove> moves) {
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
        position.passed().stream()
                .flatMap(passage -> passage.squares().stream())
                .forEach(square -> moves.addAll(enPassant(position, square)));
        return moves.stream().flatMap(move -> chosen(position, move)).toList();
    }

    /** The king is not in check, and no square that he passes is attacked. */
    private List<PlainMove> castlings(PlainPosition position) {
        boolean white = position.whiteToMove();
        List<PlainMove> moves = new ArrayList<>();
        for (PlainCastling way : game.castlings(white)) {
            if (way.isOpen(position.board(), game.king(), white)
                    && !inCheck(position.board(), white)
                    && isSafeOnTheWay(position.board(), way)) {
                PlainPiece king = position.board().at(way.king()).get(0);
                moves.add(new PlainMove(PlainMove.Sort.CASTLING, king, way.king(), way.partner()));
            }
        }
        return moves;
    }

    private boolean isSafeOnTheWay(PlainBoard board, PlainCastling way) {
        PlainPiece king = board.at(way.king()).get(0);
        PlainBoard left = board.without(way.king(), king);
        PlainStep step = way.king().stepTo(way.kingTo());
        for (int i = 1; i <= step.length(); i++) {
            PlainSquare square = way.king().plus(step.single().times(i));
            if (isAttacked(left.with(square, king), square, !king.white())) {
                return false;
            }
        }
        return true;
    }

    private Stream<PlainMove> chosen(PlainPosition position, PlainMove move) {
        List<String> choices = game.choices(position, move);
        Stream<PlainMove> made =
                choices.isEmpty() ? Stream.of(move) : choices.stream().map(move::choosing);
        return made.flatMap(first -> Stream.concat(Stream.of(first), leapingOn(position, first)));
    }

    private Stream<PlainMove> leapingOn(PlainPosition position, PlainMove move) {
        return game.leapsOn(position, move).stream()
                .filter(square -> mayLeapOnTo(position.board(), move, square))
                .map(move::leaping);
    }

    /** He may leap back to where he comes from, as he has left it. */
    private boolean mayLeapOnTo(PlainBoard board, PlainMove move, PlainSquare square) {
        boolean enemy = board.holds(square, !move.piece().white());
        boolean king = board.at(square).stream().anyMatch(piece -> piece.is(game.king()));
        return board.isEmpty(square) || (enemy && !king) || square.equals(move.from());
    }

    /** A pawn captures en passant where it could capture, on the square passed, the pawn that has passed it. */
    private List<PlainMove> enPassant(PlainPosition position, PlainSquare passed) {
        boolean white = position.whiteToMove();
        List<PlainPiece> stepped =
                position.board().at(position.passed().orElseThrow().pawn());
        PlainBoard stopped = position.board().with(passed, stepped);
        return captures(stopped, passed, white).stream()
                .filter(move -> game.capturersEnPassant().contains(move.piece().kind()))
                .map(move -> new PlainMove(PlainMove.Sort.EN_PASSANT, move.piece(), move.from(), passed))
                .toList();
    }

    /** Returns whether a piece can go from a square to another without capture. */
    boolean canGo(PlainBoard board, PlainSquare from, PlainPiece piece, PlainSquare to) {
        return reachFrom(board, from, piece.white()).stream()
                .anyMatch(move -> move.piece().equals(piece)
                        && move.sort() == PlainMove.Sort.QUIET
                        && move.to().equals(to));
    }

    /** Returns what a stalemated side may do. */
    private List<PlainMove> insteadOfMoves(PlainPosition position) {
        List<PlainMove> moves = new ArrayList<>();
        PlainSquare king = game.king(position.board(), position.whiteToMove()).orElseThrow();
        for (PlainSquare square : game.exchangeable(position)) {
            PlainPiece piece = position.board().at(king).get(0);
            moves.add(new PlainMove(PlainMove.Sort.EXCHANGE, piece, king, square));
        }
        for (PlainSquare square : game.removable(position)) {
            PlainPiece piece = position.board().at(square).get(0);
            moves.add(new PlainMove(PlainMove.Sort.REMOVAL, piece, square, square));
        }
        return moves;
    }

    /** Returns where the pieces of a side who stand on a square can go; nowhere if none of them stands there. */
    private List<PlainMove> reachFrom(PlainBoard board, PlainSquare from, boolean white) {
        if (!board.holds(from, white)) {
            return List.of();
        }
        List<PlainMove> moves = new ArrayList<>();
        for (PlainPiece piece : board.at(from)) {
            PlainReach reach = new PlainReach(game, board, from, piece, () -> standing(board));
            game.reach(reach);
            moves.addAll(reach.moves());
        }
        return moves;
    }

    /** Returns where a piece may go on a board of its own, and where it may only capture, if an enemy stood there. */
    List<PlainSquare> destinations(PlainPiece piece, PlainSquare from) {
        PlainReferee all = new PlainReferee(game, Integer.MAX_VALUE);
        PlainBoard board = PlainBoard.empty(game.files(), game.ranks()).with(from, piece);
        List<PlainSquare> destinations = new ArrayList<>();
        all.reachFrom(board, from, piece.white()).forEach(move -> destinations.add(move.to()));
        PlainPiece victim = game.kinds().stream()
                .map(kind -> new PlainPiece(!piece.white(), kind, false))
                .filter(other -> game.mayCapture(piece, other))
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < game.files() * game.ranks(); i++) {
            PlainSquare square = new PlainSquare(i % game.files(), i / game.files());
            if (!square.equals(from) && !destinations.contains(square)) {
                all.reachFrom(board.with(square, victim), from, piece.white()).stream()
                        .filter(move -> move.to().equals(square))
                        .forEach(move -> destinations.add(square));
            }
        }
        return destinations;
    }

    boolean inCheck(PlainBoard board, boolean white) {
        return !checkers(board, white).isEmpty();
    }

    List<PlainPiece> checkers(PlainBoard board, boolean white) {
        return game.king(board, white).stream()
                .flatMap(king -> captures(board, king, !white).stream())
                .map(PlainMove::piece)
                .toList();
    }

    /** Returns whether a side has a capture on a square where an enemy stands. */
    boolean isAttacked(PlainBoard board, PlainSquare square, boolean byWhite) {
        return !captures(board, square, byWhite).isEmpty();
    }

    /** Returns from where a side could capture an enemy king who stood on a square in place of what stands there. */
    List<PlainSquare> attackers(PlainBoard board, PlainSquare square, boolean byWhite) {
        PlainPiece king =
                board.at(game.king(board, !byWhite).orElseThrow()).get(0).withRight(false);
        return new PlainReferee(game, pieces(board))
                .captures(board.with(square, king), square, byWhite).stream()
                        .map(PlainMove::from)
                        .distinct()
                        .toList();
    }

    private List<PlainMove> captures(PlainBoard board, PlainSquare square, boolean byWhite) {
        List<PlainMove> captures = new ArrayList<>();
        for (PlainSquare from : board.occupied()) {
            for (PlainMove move : reachFrom(board, from, byWhite)) {
                if (move.sort() == PlainMove.Sort.CAPTURE && move.to().equals(square)) {
                    captures.add(move);
                }
            }
        }
        return captures;
    }

    /** Makes a move, and takes the right from a king who is given check by it, before anyone asks about the other. */
    PlainBoard boardAfter(PlainPosition position, PlainMove move) {
        PlainBoard board = game.settled(position.board(), leapt(make(position, move), move));
        if (!game.isRightLostByCheck()) {
            return board;
        }
        PlainSquare square = game.king(board, !position.whiteToMove()).orElseThrow();
        PlainPiece king = board.at(square).get(0);
        boolean loses = king.unmoved() && inCheck(board, king.white());
        return loses ? board.with(square, king.withRight(false)) : board;
    }

    private PlainBoard make(PlainPosition position, PlainMove move) {
        PlainBoard board = position.board();
        return switch (move.sort()) {
            case REMOVAL -> board.with(move.to(), List.of());
            case EXCHANGE -> exchange(board, move);
            case CASTLING -> castled(board, move);
            case QUIET -> game.putDown(board.without(move.from(), move.piece()), move);
            case CAPTURE -> putDownAfterTaking(board, move, move.to());
            case EN_PASSANT ->
                putDownAfterTaking(board, move, position.passed().orElseThrow().pawn());
        };
    }

    /** Lifts a piece that leaps on from where he has come to, and puts him where he leaps to. */
    private static PlainBoard leapt(PlainBoard board, PlainMove move) {
        return move.onward()
                .map(square -> board.with(move.to(), List.of()).with(square, board.at(move.to())))
                .orElse(board);
    }

    private PlainBoard castled(PlainBoard board, PlainMove move) {
        PlainPiece partner = board.at(move.to()).get(0);
        PlainCastling way = game.castlings(move.piece().white()).stream()
                .filter(other -> other.partner().equals(move.to()))
                .findFirst()
                .orElseThrow();
        return board.without(move.from(), move.piece())
                .without(move.to(), partner)
                .with(way.kingTo(), move.piece().withRight(false))
                .with(way.partnerTo(), partner.withRight(false));
    }

    /** Both pieces have moved, the other first, and neither has a first move any more. */
    private PlainBoard exchange(PlainBoard board, PlainMove move) {
        PlainPiece other = board.at(move.to()).get(0);
        PlainBoard lifted = board.with(move.from(), List.of()).with(move.to(), List.of());
        PlainMove back = new PlainMove(PlainMove.Sort.QUIET, other, move.to(), move.from());
        PlainBoard left = game.putDown(game.putDown(lifted, back), move);
        return left.with(move.from(), other.withRight(false))
                .with(move.to(), move.piece().withRight(false));
    }

    private PlainBoard putDownAfterTaking(PlainBoard board, PlainMove move, PlainSquare taken) {
        return game.putDown(board.with(taken, List.of()).without(move.from(), move.piece()), move);
    }

    PlainPosition after(PlainPosition position, PlainMove move) {
        PlainBoard board = boardAfter(position, move);
        boolean stays = board.at(move.to()).stream().anyMatch(this::isStepper);
        return position.next(
                board,
                stays ? passed(position.board(), move) : Optional.empty(),
                restartsClock(position.board(), move) ? 0 : position.halfmoveClock() + 1);
    }

    private boolean restartsClock(PlainBoard board, PlainMove move) {
        return switch (move.sort()) {
            case CASTLING -> false;
            case QUIET -> isPawn(move.piece());
            case EXCHANGE -> isPawn(board.at(move.to()).get(0));
            default -> true;
        };
    }

    private boolean isPawn(PlainPiece piece) {
        return game.pawns().contains(piece.kind());
    }

    private boolean isStepper(PlainPiece piece) {
        return game.steppers().contains(piece.kind());
    }

    private Optional<PlainPassage> passed(PlainBoard before, PlainMove move) {
        PlainStep step = move.step();
        if (!game.hasEnPassant() || !isStepper(move.piece()) || step.length() < 2 || !step.isStraight()) {
            return Optional.empty();
        }
        List<PlainSquare> squares = PlainPassage.between(move.from(), step).stream()
                .filter(before::isEmpty)
                .toList();
        return squares.isEmpty() ? Optional.empty() : Optional.of(new PlainPassage(squares, move.to()));
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
        boolean mated = position.inCheck() && position.safeMoves().isEmpty();
        return Optional.of(mated ? game.mate(position) : game.stalemate(position));
    }

    boolean canBareTheOther(PlainPosition position) {
        return position.legalMoves().stream()
                .anyMatch(move -> boardAfter(position, move).isBare(!position.whiteToMove()));
    }
}
