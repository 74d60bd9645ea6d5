package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Effect;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.Passage;
import io.github.assize.core.engine.State;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of a piece, or the removal of one (CQ-07). Two moves are equal when the piece, its origin, the destination, what
 * is captured and where, what the piece becomes and where it comes to stand, and their coordinate notation are the same.
 * Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public sealed class Move implements Comparable<Move> {
    /** The second of two pieces on the origin moves. */
    static final int SECOND = 1;

    /** The piece is promoted and put back on its origin, or leaps on. */
    static final int ELSEWHERE = 2;

    /** The piece captures what has just passed over the destination. */
    static final int EN_PASSANT = 4;

    /** The king castles with what stands on the destination. */
    static final int CASTLES = 8;

    /** How what is captured en passant has passed over the destination: the high bits of a {@link Passage}. */
    private static final int PASSED_BY = 0x70;

    private static final int PASSAGE = 4;

    private final CompiledLaws laws;

    /** The engine's number of the move. */
    private final int code;

    private final byte mover;
    private final byte captured;
    private final byte becomes;
    private final byte traits;

    private Move(CompiledLaws laws, State before, int code, int effect, int victim) {
        this.laws = laws;
        this.code = code;
        this.mover = (byte) (MoveCode.isRemoval(code) ? PieceCodes.NONE : before.code(MoveCode.origin(code)));
        this.becomes = (byte) before.landing(code);
        this.captured = (byte) (victim < 0 ? PieceCodes.NONE : before.code(victim));
        this.traits = (byte) (((effect & Effect.BY_SECOND) != 0 ? SECOND : 0)
                | ((effect & Effect.ELSEWHERE) != 0 ? ELSEWHERE : 0)
                | (victim >= 0 && victim != MoveCode.target(code) ? enPassant(laws, victim) : 0)
                | (MoveCode.isCastling(code) ? CASTLES : 0));
    }

    /** A move that goes on. Few games have such, and in the others a move is the smaller for it, and sooner made. */
    private static final class Onward extends Move {
        private final byte stop;
        private final byte beyond;

        private Onward(CompiledLaws laws, State before, int code, int effect, int victim) {
            super(laws, before, code, effect, victim == before.stop(code) ? -1 : victim);
            int end = before.stop(code);
            this.stop = (byte) end;
            this.beyond = (byte) (end == MoveCode.origin(code) ? PieceCodes.NONE : before.code(end));
        }

        @Override
        int stop() {
            return stop & 0xff;
        }

        @Override
        int beyond() {
            return beyond & 0xff;
        }

        @Override
        boolean goesOn() {
            return true;
        }
    }

    /** Returns whether a piece leaps on from the square where it is promoted, rather than being put back. */
    private static boolean goesOn(CompiledLaws laws, State before, int code) {
        int origin = MoveCode.origin(code);
        if (before.stop(code) != origin) {
            return true;
        }
        Piece piece = laws.codes.pieces(before.code(origin)).get(0);
        PromotionResult promotion = laws.codes.promotion(piece, MoveCode.target(code));
        return promotion != null && !promotion.returns();
    }

    private int enPassant(CompiledLaws compiled, int victim) {
        return EN_PASSANT | ((Passage.over(MoveCode.target(code), victim, compiled.files) >>> PASSAGE) & PASSED_BY);
    }

    /**
     * Makes an object of a move.
     *
     * @param before the position in which it is made
     * @param code the engine's number of the move
     */
    static Move of(CompiledLaws laws, State before, int code) {
        int effect = before.effect(code);
        int victim = before.victim(code);
        return (effect & Effect.ELSEWHERE) != 0 && goesOn(laws, before, code)
                ? new Onward(laws, before, code, effect, victim)
                : new Move(laws, before, code, effect, victim);
    }

    /** Returns what was its number, which still is it where the piece has the same program, or -1 in another reading. */
    int code(CompiledLaws here) {
        return laws == here ? code : -1;
    }

    boolean isRemoval() {
        return mover == PieceCodes.NONE;
    }

    private boolean has(int trait) {
        return (traits & trait) != 0;
    }

    boolean leavesSharedSquare() {
        return laws.codes.isShared(mover & 0xff);
    }

    private Piece mover() {
        return laws.codes.pieces(mover & 0xff).get(has(SECOND) ? 1 : 0);
    }

    /** Returns whether a pawn moves that is written without its letter. */
    boolean isByPlainPawn() {
        return !isRemoval() && laws.laws.isPlainPawn(mover().type());
    }

    Square origin() {
        return laws.square(MoveCode.origin(code));
    }

    /**
     * Returns the piece that moves.
     *
     * @return the piece as it was before the move; empty for a removal
     */
    public Optional<Piece> piece() {
        return isRemoval() ? Optional.empty() : Optional.of(mover());
    }

    /**
     * Returns where the piece comes from.
     *
     * @return the origin; empty for a removal
     */
    public Optional<Square> from() {
        return isRemoval() ? Optional.empty() : Optional.of(origin());
    }

    /**
     * Returns where the piece goes.
     *
     * @return the destination, also where a promoted piece is put back to its origin; for a removal, the square of the
     *     piece removed; for castling, the square of the king's partner, as the move is written
     */
    public Square to() {
        return laws.square(MoveCode.target(code));
    }

    /**
     * Returns what is captured or removed.
     *
     * @return the pieces: none, one, or the two of a shared square, the pawn first; what a promoted piece captures where it
     *     leaps on to comes last; unmodifiable
     */
    public List<Piece> captured() {
        List<Piece> first = laws.codes.pieces(captured & 0xff);
        return !capturesBeyond()
                ? first
                : ImmutableList.<Piece>builder()
                        .addAll(first)
                        .addAll(laws.codes.pieces(beyond()))
                        .build();
    }

    /**
     * Returns where the captured or removed pieces stood.
     *
     * @return the square, of both pieces if there are two: the destination, or the square beside the origin if en
     *     passant; empty where nothing is captured. Where a promoted piece leaps on, what it captures last stood on
     *     {@link #onward()}, and this is that square only if it has captured nothing before
     */
    public Optional<Square> capturedAt() {
        if (captured == PieceCodes.NONE) {
            return capturesBeyond() ? onward() : Optional.empty();
        }
        return Optional.of(has(EN_PASSANT) ? passedBy() : to());
    }

    /** Returns where the pawn stands that has just passed over the destination. */
    private Square passedBy() {
        int side = mover().color().opposite().index();
        return laws.square(Passage.pawn(MoveCode.target(code) | ((traits & PASSED_BY) << PASSAGE), side, laws.files));
    }

    /**
     * Returns where the piece comes to stand.
     *
     * @return the destination, or the origin where a promoted piece is put back to it, or {@link #onward()}; where the king comes to stand if he
     *     castles; empty for a removal, and where a promotion takes the piece off the board
     */
    public Optional<Square> landing() {
        if (isCastling()) {
            return Optional.of(Square.of(wing().king(), origin().rank()));
        }
        return becomes == PieceCodes.NONE ? Optional.empty() : Optional.of(laws.square(stop()));
    }

    /**
     * Returns where a piece leaps on to that is promoted on the destination.
     *
     * @return the square, on which it comes to stand, and captures what stood there; empty for any other move
     */
    public Optional<Square> onward() {
        return goesOn() ? Optional.of(laws.square(stop())) : Optional.empty();
    }

    /** Returns whether a piece captures where it goes, a leap onward aside. */
    boolean capturesFirst() {
        return captured != PieceCodes.NONE;
    }

    /** Returns whether a piece that leaps on captures where it comes to stand. */
    boolean capturesBeyond() {
        return beyond() != PieceCodes.NONE;
    }

    boolean goesOn() {
        return false;
    }

    /** Returns the number of the square where the piece comes to stand, castling aside. */
    int stop() {
        return has(ELSEWHERE) ? MoveCode.origin(code) : MoveCode.target(code);
    }

    /** Returns the code of what is captured where a piece leaps on to. */
    int beyond() {
        return PieceCodes.NONE;
    }

    /**
     * Returns whether a king castles.
     *
     * @return whether the piece on the destination is of its own side and moves, too
     */
    public boolean isCastling() {
        return has(CASTLES);
    }

    /**
     * Returns where the piece comes to stand with which a king castles.
     *
     * @return the square; empty for any other move
     */
    public Optional<Square> partnerLanding() {
        return isCastling() ? Optional.of(Square.of(wing().beside(), origin().rank())) : Optional.empty();
    }

    private Castling.Wing wing() {
        return requireNonNull(laws.laws.castling().value()).towards(to().file()).orElseThrow();
    }

    /** Returns how castling is written in algebraic notation. */
    String castlingText() {
        return wing().text();
    }

    /**
     * Returns what the piece has become.
     *
     * @return the new type, a retreating pawn's included; empty if the piece stays what it is
     */
    public Optional<PieceType> promotion() {
        return Optional.ofNullable(promotedTo());
    }

    /** Returns whether the mover had a choice of what the piece becomes, so that the move is written with it. */
    boolean isChoice() {
        PromotionResult promotion = isRemoval() ? null : laws.codes.promotion(mover(), MoveCode.target(code));
        return promotion != null && promotion.isChoice();
    }

    /** Returns what the mover has chosen for the piece to become; empty where it stays what it is, or there was no choice. */
    Optional<PieceType> chosen() {
        return isChoice() ? promotion() : Optional.empty();
    }

    /** Returns what the text of the move says that the piece becomes: its own type where it was chosen to stay so. */
    @Nullable
    PieceType becomes() {
        PieceType promoted = promotedTo();
        return promoted == null && isChoice() ? mover().type() : promoted;
    }

    private @Nullable PieceType promotedTo() {
        if (becomes == PieceCodes.NONE) {
            return null;
        }
        PieceType landed = laws.codes.pieces(becomes & 0xff).get(0).type();
        return landed.equals(mover().type()) ? null : landed;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Move that && (isSame(that) || isEqual(that)));
    }

    /** Tells the plain case of equal moves of one reading without a look at what the codes stand for. */
    private boolean isSame(Move that) {
        return laws == that.laws
                && code == that.code
                && mover == that.mover
                && captured == that.captured
                && becomes == that.becomes
                && traits == that.traits
                && (!has(ELSEWHERE) || isSameOnward(that));
    }

    private boolean isSameOnward(Move that) {
        return stop() == that.stop() && beyond() == that.beyond() && goesOn() == that.goesOn();
    }

    private boolean isEqual(Move that) {
        return to().equals(that.to())
                && from().equals(that.from())
                && piece().equals(that.piece())
                && captured().equals(that.captured())
                && promotion().equals(that.promotion())
                && capturedAt().equals(that.capturedAt())
                && landing().equals(that.landing())
                && goesOn() == that.goesOn()
                && leavesSharedSquare() == that.leavesSharedSquare()
                && isCastling() == that.isCastling();
    }

    /**
     * Compares moves in an order that versions keep: by origin in the order of the squares, a1, b1, …, a2, b2, …, then by
     * destination, then by the letter of the piece, by that of what was chosen for it to become, and by where it leaps on to. This tells all moves of one position apart, but for removals, which
     * have no origin and come after all others. Moves of different positions are then compared by the color and type of the
     * piece, what is captured and where, what the piece becomes and where it comes to stand. Consistent with equals.
     */
    @Override
    public int compareTo(Move other) {
        requireNonNull(other, "other");
        if (isRemoval() != other.isRemoval()) {
            return isRemoval() ? 1 : -1;
        }
        int order = origin().compareTo(other.origin());
        order = order == 0 ? to().compareTo(other.to()) : order;
        return order != 0 || isSame(other) ? order : MoveRank.OF_SAME_SQUARES.compare(this, other);
    }

    @Override
    public int hashCode() {
        int letter = isRemoval() ? 0 : mover().type().letter().hashCode();
        return (letter * 31 + (isRemoval() ? 0 : origin().hashCode())) * 31 + to().hashCode();
    }

    /**
     * Returns the coordinate notation: {@code e3e4}; {@code Qe3d4} for a piece that leaves a square it shared;
     * {@code xh7} for a removal; {@code e7e8=Q} where there is a choice at promotion; {@code b7b8c6} for a promoted piece
     * that leaps on.
     */
    @Override
    public String toString() {
        if (isRemoval()) {
            return "x" + to();
        }
        String letter = leavesSharedSquare() ? mover().type().letter() : "";
        PieceType chosen = isChoice() ? becomes() : null;
        String made = chosen == null ? "" : "=" + chosen.letter();
        return letter + origin() + to() + made + (goesOn() ? laws.square(stop()) : "");
    }
}
