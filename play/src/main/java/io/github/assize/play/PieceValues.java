package io.github.assize.play;

import static java.util.Objects.requireNonNull;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ImmutableMap;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reach;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.Map;

/**
 * What pieces are worth by the rules alone: how many squares a piece may go to, on an otherwise empty board and in the
 * mean over all squares, against the piece of which a side has most at first, which is worth 100. First moves do not
 * count. A king is worth nothing, as it is never given up. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class PieceValues {
    private static final int PAWN = 100;
    private static final LoadingCache<Ruleset, PieceValues> KNOWN =
            CacheBuilder.newBuilder().weakKeys().build(CacheLoader.from(PieceValues::new));

    private final ImmutableMap<PieceType, Integer> values;

    private PieceValues(Ruleset ruleset) {
        int unit = Math.max(1, reached(ruleset, commonest(ruleset.initialPosition())));
        ImmutableMap.Builder<PieceType, Integer> all = ImmutableMap.builder();
        for (PieceType type : ruleset.pieceTypes()) {
            all.put(type, type.equals(ruleset.king()) ? 0 : (PAWN * reached(ruleset, type) + unit / 2) / unit);
        }
        values = all.buildOrThrow();
    }

    /**
     * Returns the values of a ruleset's pieces.
     *
     * @param ruleset the ruleset
     * @return the values
     */
    public static PieceValues of(Ruleset ruleset) {
        return KNOWN.getUnchecked(requireNonNull(ruleset, "ruleset"));
    }

    /** Returns the type of which White has most, the first of several. */
    private static PieceType commonest(Position array) {
        PieceType commonest = array.ruleset().king();
        int most = 1;
        for (PieceType type : array.ruleset().pieceTypes()) {
            int count = array.board().squaresOf(new Piece(Color.WHITE, type)).size();
            if (count > most) {
                commonest = type;
                most = count;
            }
        }
        return commonest;
    }

    /** Returns the sum over the squares of how many others are within reach. */
    private static int reached(Ruleset ruleset, PieceType type) {
        int sum = 0;
        for (int rank = 0; rank < ruleset.ranks(); rank++) {
            for (int file = 0; file < ruleset.files(); file++) {
                Reach reach = ruleset.reach(type, Square.of(file, rank), Color.WHITE);
                sum += (int) reach.ways().stream()
                        .filter(way -> !way.firstMoveOnly())
                        .map(Reach.Way::to)
                        .distinct()
                        .count();
            }
        }
        return sum;
    }

    /**
     * Returns the values of all types.
     *
     * @return what each is worth, from 0, unmodifiable
     */
    public Map<PieceType, Integer> asMap() {
        return values;
    }

    /**
     * Returns the value of a type.
     *
     * @param type the type
     * @return what it is worth, from 0
     * @throws IllegalArgumentException if the ruleset has no such type
     */
    public int of(PieceType type) {
        Integer value = values.get(requireNonNull(type, "type"));
        if (value == null) {
            throw new IllegalArgumentException(
                    type.name() + ": its value is asked of a ruleset that has " + values.keySet());
        }
        return value;
    }

    /**
     * Returns by how much one side has more than the other.
     *
     * @param position the position
     * @return what stands on the board for the side to move, less what stands for the other
     */
    public int balance(Position position) {
        int balance = 0;
        for (Square square : position.board().occupied()) {
            for (Piece piece : position.board().piecesAt(square)) {
                balance += piece.color() == position.sideToMove() ? of(piece.type()) : -of(piece.type());
            }
        }
        return balance;
    }

    /** Returns what a move takes from the opponent, less what it takes from the side itself. */
    int captured(Move move, Color side) {
        int value = 0;
        for (Piece piece : move.captured()) {
            value += piece.color() == side ? -of(piece.type()) : of(piece.type());
        }
        return value;
    }

    /** Returns by how much a move betters the balance of the side that makes it. */
    int gain(Move move, Color side) {
        int gain = captured(move, side);
        if (move.promotion().isPresent()) {
            gain += of(move.promotion().get());
        }
        if (move.piece().isPresent()
                && (move.promotion().isPresent() || move.landing().isEmpty())) {
            gain -= of(move.piece().get().type());
        }
        return gain;
    }
}
