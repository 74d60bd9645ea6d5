package io.github.assize.play.xboard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Board;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.Locale;

/**
 * A legal move as XBoard has it: one leg or more, and what the piece becomes. Where a piece is removed, the king takes it and
 * goes back.
 *
 * @param move the move
 * @param legs the legs, in order
 * @param suffix the letter of what the piece becomes, or nothing
 */
record Wire(Move move, ImmutableList<Leg> legs, String suffix) {
    /** What a piece becomes that is taken off the board as it moves, to XBoard an empty square. */
    private static final String NOTHING = ".";

    /** A step of a piece from one square or seat to another. */
    record Leg(Square from, Square to) {}

    Leg last() {
        return legs.get(legs.size() - 1);
    }

    /** Returns the text of a leg, with the suffix on the last. */
    String leg(int index, Layout layout) {
        Leg leg = legs.get(index);
        return layout.name(leg.from()) + layout.name(leg.to()) + (index == legs.size() - 1 ? suffix : "");
    }

    /** Returns the whole text, its legs parted by commas. */
    String text(Layout layout) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < legs.size(); i++) {
            text.append(i == 0 ? "" : ",").append(leg(i, layout));
        }
        return text.toString();
    }

    /** Returns all legal moves. */
    static ImmutableList<Wire> all(Position position, Layout layout, ImmutableSet<Square> taken) {
        return position.legalMovesInOrder().stream()
                .map(move -> of(position, move, layout, taken))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns a legal move's form. */
    static Wire of(Position position, Move move, Layout layout, ImmutableSet<Square> taken) {
        return new Wire(move, legs(position, move, layout, taken), suffix(move));
    }

    private static String suffix(Move move) {
        boolean vanishes = move.piece().isPresent() && move.landing().isEmpty();
        return vanishes ? NOTHING : move.promotion().map(Wire::letter).orElse("");
    }

    private static String letter(PieceType type) {
        return type.letter().startsWith("+") ? "+" : type.letter().toLowerCase(Locale.ROOT);
    }

    private static ImmutableList<Leg> legs(Position position, Move move, Layout layout, ImmutableSet<Square> taken) {
        Board board = position.board();
        Square to = move.to();
        if (move.piece().isEmpty()) {
            return there(king(position), to);
        }
        Square from = move.from().orElseThrow();
        if (move.isCastling()) {
            Square landing = move.landing().get();
            return ImmutableList.of(new Leg(from, goes(position, from, landing) ? to : landing));
        }
        boolean seated = taken.contains(from) && move.piece().get().equals(Seats.seated(board, from));
        Square start = seated ? layout.seats().bySquare().getOrDefault(from, from) : from;
        if (move.onward().isPresent()) {
            return ImmutableList.of(
                    new Leg(start, to), new Leg(to, move.onward().get()));
        }
        if (!move.landing().orElse(to).equals(to)) {
            return there(start, to);
        }
        Square seat = layout.seats().bySquare().get(to);
        return seat != null && taken.contains(to)
                ? ImmutableList.of(new Leg(start, seat), new Leg(seat, to))
                : ImmutableList.of(new Leg(start, to));
    }

    /** Returns whether a king also has a move of his own to where castling takes him: XBoard then takes him to the rook. */
    private static boolean goes(Position position, Square from, Square landing) {
        Piece king = position.board().piecesAt(from).get(0);
        return position.ruleset().reach(king.type(), from, king.color()).ways().stream()
                .anyMatch(way -> way.to().equals(landing));
    }

    private static ImmutableList<Leg> there(Square from, Square to) {
        return ImmutableList.of(new Leg(from, to), new Leg(to, from));
    }

    private static Square king(Position position) {
        Piece king = new Piece(position.sideToMove(), position.ruleset().king());
        return position.board().squaresOf(king).get(0);
    }
}
