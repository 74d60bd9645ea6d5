package io.github.assize.study;

import com.google.common.collect.Multiset;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reach;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Finds what rules have acted in a move. */
final class UseFinder {
    /** The mark before the letter of a pawn that is on its way back. */
    private static final String RETREATING = "+";

    private final Map<PieceType, Set<Trip>> firstOnly = new HashMap<>();

    /** From where to where a piece may go as its first move only. */
    private record Trip(Color color, Square from, Square to) {}

    UseFinder(Ruleset ruleset) {
        for (PieceType type : ruleset.pieceTypes()) {
            Set<Trip> trips = firstOnly(ruleset, type);
            if (!trips.isEmpty()) {
                firstOnly.put(type, trips);
            }
        }
    }

    private static Set<Trip> firstOnly(Ruleset ruleset, PieceType type) {
        Set<Trip> trips = new HashSet<>();
        for (Color color : Color.values()) {
            for (int i = 0; i < ruleset.files() * ruleset.ranks(); i++) {
                Square from = Square.of(i % ruleset.files(), i / ruleset.files());
                Reach reach = ruleset.reach(type, from, color);
                Set<Square> always = new HashSet<>();
                reach.ways().stream().filter(way -> !way.firstMoveOnly()).forEach(way -> always.add(way.to()));
                reach.squares().stream()
                        .filter(to -> !always.contains(to))
                        .forEach(to -> trips.add(new Trip(color, from, to)));
            }
        }
        return trips;
    }

    /** Counts what rules act in a move that is about to be played. */
    void count(Position before, Move move, Multiset<Use> uses) {
        int captured = move.captured().size();
        if (move.piece().isEmpty()) {
            uses.add(Use.REMOVALS);
            return;
        }
        if (captured > 0) {
            uses.add(Use.CAPTURES);
            uses.add(Use.CAPTURES_OF_TWO, captured - 1);
            if (move.onward().isEmpty() && !move.capturedAt().orElseThrow().equals(move.to())) {
                uses.add(Use.EN_PASSANT);
            }
        }
        Piece piece = move.piece().get();
        if (move.promotion().isPresent()) {
            uses.add(Use.PROMOTIONS);
            if (move.landing().equals(move.from())) {
                uses.add(Use.RETURNS);
            }
        }
        if (piece.type().letter().startsWith(RETREATING)) {
            uses.add(Use.RETREATS);
        }
        if (move.isCastling()) {
            uses.add(Use.CASTLINGS);
        } else if (!firstOnly.isEmpty()) {
            countFirstMove(before, move, piece, uses);
        }
    }

    private void countFirstMove(Position before, Move move, Piece piece, Multiset<Use> uses) {
        Set<Trip> trips = firstOnly.get(piece.type());
        Square from = move.from().orElseThrow();
        if (trips != null && trips.contains(new Trip(piece.color(), from, move.to()))) {
            Use use = before.rights().contains(from) ? Use.FIRST_LEAPS : Use.DOUBLE_STEPS;
            uses.add(use);
        }
    }
}
