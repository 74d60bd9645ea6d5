package io.github.assize.play.xboard;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Board;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.game.Game;
import java.util.List;
import java.util.Optional;

/**
 * Where XBoard shows the second of two pieces on a square, as its squares hold one: on a file beside the board, of holes but
 * for a seat on the rank of each square that two pieces share at first. The second piece sits there until it moves.
 */
final class Seats {
    private final ImmutableMap<Square, Square> bySquare;

    Seats(Ruleset ruleset) {
        Board array = ruleset.initialPosition().board();
        ImmutableMap.Builder<Square, Square> seats = ImmutableMap.builder();
        int[] taken = new int[ruleset.ranks()];
        for (Square square : array.occupied()) {
            if (array.piecesAt(square).size() > 1) {
                seats.put(square, Square.of(ruleset.files() + taken[square.rank()]++, square.rank()));
            }
        }
        bySquare = seats.buildOrThrow();
    }

    /** Returns how many files a ruleset needs beside the board. */
    static int files(Ruleset ruleset) {
        return new Seats(ruleset)
                .bySquare.values().stream()
                        .mapToInt(seat -> seat.file() - ruleset.files() + 1)
                        .max()
                        .orElse(0);
    }

    /** Returns the seats by the squares beside which they are. */
    ImmutableMap<Square, Square> bySquare() {
        return bySquare;
    }

    /** Returns the squares whose second piece, of now or of the start, sits on its seat. */
    ImmutableSet<Square> taken(Game game, ImmutableSet<Square> atStart) {
        if (bySquare.isEmpty()) {
            return ImmutableSet.of();
        }
        ImmutableSet<Square> taken = atStart;
        List<Move> moves = game.moves();
        List<Position> positions = game.positions();
        for (int i = 0; i < moves.size(); i++) {
            taken = after(taken, positions.get(i).board(), moves.get(i));
        }
        return taken;
    }

    private static ImmutableSet<Square> after(ImmutableSet<Square> taken, Board before, Move move) {
        return taken.stream()
                .filter(square ->
                        !isLeft(before, move, square) && !move.capturedAt().equals(Optional.of(square)))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Returns whether it is the seated piece of a square that moves. */
    private static boolean isLeft(Board before, Move move, Square square) {
        return move.from().filter(square::equals).isPresent()
                && move.piece().equals(Optional.of(seated(before, square)));
    }

    /** Returns the piece that sits beside a square: the second there, or the only one. */
    static Piece seated(Board board, Square square) {
        List<Piece> pieces = board.piecesAt(square);
        return pieces.get(pieces.size() - 1);
    }
}
