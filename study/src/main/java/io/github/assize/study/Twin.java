package io.github.assize.study;

import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game in another reading beside it, for as long as both are the same. */
final class Twin {
    private @Nullable Position position;
    private int parted = Playout.NEVER;

    /** Begins with the arrays; where their pieces differ both part at once. */
    Twin(Position start, Ruleset other) {
        position = other.initialPosition();
        if (!start.board().toString().equals(position.board().toString())) {
            part(0);
        }
    }

    /** Returns the ply at which both parted, or {@link Playout#NEVER}. */
    int parted() {
        return parted;
    }

    private void part(int ply) {
        parted = ply;
        position = null;
    }

    /** Parts where the outcomes, the rolls that are awaited or the legal moves differ. */
    void compare(Position original, int ply) {
        Position twin = position;
        if (twin != null
                && !(original.outcome().equals(twin.outcome())
                        && original.rolls().equals(twin.rolls())
                        && haveSameMoves(original, twin))) {
            part(ply);
        }
    }

    void roll(int face) {
        if (position != null) {
            position = position.roll(face);
        }
    }

    /** Plays the move of the same index; parts where it leads elsewhere. */
    void play(Move move, int index, int ply) {
        if (position != null) {
            Move same = Walk.moves(position).get(index);
            if (leadsTheSame(move, same)) {
                position = position.play(same);
            } else {
                part(ply);
            }
        }
    }

    /** Goes through both before it asks how many there are, for moves that are listed need not be counted. */
    private static boolean haveSameMoves(Position original, Position twin) {
        Iterator<Move> moves = Walk.moves(original).iterator();
        Iterator<Move> others = Walk.moves(twin).iterator();
        while (moves.hasNext() && others.hasNext()) {
            if (!isSame(moves.next(), others.next())) {
                return false;
            }
        }
        return !moves.hasNext() && !others.hasNext();
    }

    /** Returns whether two moves are written alike; what they lead to shows when one is played. */
    private static boolean isSame(Move move, Move other) {
        return move.to().equals(other.to())
                && move.from().equals(other.from())
                && letter(mover(move)).equals(letter(mover(other)))
                && (becomeTheSame(move, other) || move.toString().equals(other.toString()));
    }

    private static @Nullable PieceType mover(Move move) {
        Optional<Piece> piece = move.piece();
        return piece.isPresent() ? piece.get().type() : null;
    }

    private static boolean becomeTheSame(Move move, Move other) {
        return letter(move.promotion().orElse(null))
                .equals(letter(other.promotion().orElse(null)));
    }

    private static boolean leadsTheSame(Move move, Move other) {
        return becomeTheSame(move, other)
                && move.landing().equals(other.landing())
                && move.capturedAt().equals(other.capturedAt())
                && move.captured().size() == other.captured().size()
                && move.partnerLanding().equals(other.partnerLanding());
    }

    private static String letter(@Nullable PieceType type) {
        return type == null ? "" : type.letter();
    }
}
