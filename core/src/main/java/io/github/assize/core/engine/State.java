package io.github.assize.core.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is on the board at one time, and all of the past that the rules ask about, in numbers. Immutable and thread-safe.
 */
public final class State {
    /** The kind that stands for all kinds. */
    public static final int ANY = -1;

    final Tables tables;
    final byte[] cells;
    final long[] sets;
    final byte side;
    final short enPassant;
    private final byte whiteKing;
    private final byte blackKing;
    private final byte whiteArmy;
    private final byte blackArmy;
    private final byte atStake;
    private final byte face;
    private @Nullable CheckInfo checkInfo;

    /** Makes a position of a draft, whose arrays become its own. */
    State(Draft draft, int side, int enPassant, int face, @Nullable CheckInfo checkInfo) {
        this.tables = draft.tables;
        this.cells = draft.cells;
        this.sets = draft.sets;
        this.side = (byte) side;
        this.enPassant = (short) enPassant;
        this.whiteKing = (byte) draft.king(0);
        this.blackKing = (byte) draft.king(1);
        this.whiteArmy = (byte) draft.army(0);
        this.blackArmy = (byte) draft.army(1);
        this.atStake = draft.tables.hasStakes ? Attacks.atStake(draft, side) : 0;
        this.face = (byte) face;
        this.checkInfo = checkInfo;
    }

    /** Makes the same position with another en passant square and face of the die. */
    State(State other, int enPassant, int face) {
        this.tables = other.tables;
        this.cells = other.cells;
        this.sets = other.sets;
        this.side = other.side;
        this.enPassant = (short) enPassant;
        this.whiteKing = other.whiteKing;
        this.blackKing = other.blackKing;
        this.whiteArmy = other.whiteArmy;
        this.blackArmy = other.blackArmy;
        this.atStake = other.atStake;
        this.face = (byte) face;
        this.checkInfo = other.checkInfo;
    }

    /** Returns a word of the set of the other side's pieces. */
    long them(int word) {
        return sets[(1 - side) * tables.words + word];
    }

    /** Returns a word of the set of the own pieces. */
    long us(int word) {
        return sets[side * tables.words + word];
    }

    /** Returns a word of the set of empty squares, and of bits beyond the board. */
    long empty(int word) {
        return ~(sets[word] | sets[tables.words + word]);
    }

    /** Returns a word of the set of the own pawns that are counted at once, and are not pinned. */
    long bulkFree(int word) {
        int words = tables.words;
        int own = side * words + word;
        return sets[own]
                & sets[Attacks.BULK * words + word]
                & tables.bulkCounted[own]
                & ~checkInfo().pinned(word);
    }

    /** Returns what bears on the king of the side to move, found out when it is first asked for. */
    CheckInfo checkInfo() {
        CheckInfo found = checkInfo;
        if (found == null) {
            found = Attacks.checkInfo(tables, cells, sets, side, king(side));
            checkInfo = found;
        }
        return found;
    }

    /** Returns whether a check may evade an attack on the own king, or a capture open one, so that every move must be verified. */
    boolean isRightAtStake() {
        return (atStake & LeapRights.FOR_ALL) != 0;
    }

    /** Returns whether a king's move that gives check may go where the other king's first move attacks. */
    boolean isRightAtStakeForKing() {
        return atStake != 0;
    }

    /**
     * Returns the side to move.
     *
     * @return 0 for White, 1 for Black
     */
    public int side() {
        return side;
    }

    /**
     * Returns what stands on a square.
     *
     * @param square the square
     * @return its code, 0 for nothing
     */
    public int code(int square) {
        return cells[square] & 0xff;
    }

    /**
     * Returns what a long step has just left to be captured en passant.
     *
     * @return the {@link Passage}, or -1 where no such capture is legal
     */
    public int enPassant() {
        return enPassant;
    }

    /**
     * Returns what the die shows.
     *
     * @return the face from 1, 0 before the roll, or -1 without dice
     */
    public int face() {
        return face;
    }

    /**
     * Returns where a side's king stands.
     *
     * @param ofSide the side, 0 or 1
     * @return the square
     */
    public int king(int ofSide) {
        return (ofSide == 0 ? whiteKing : blackKing) & 0xff;
    }

    /**
     * Returns how much a side's pieces count for its army.
     *
     * @param ofSide the side, 0 or 1
     * @return the sum of their material, from 0
     */
    public int army(int ofSide) {
        return (ofSide == 0 ? whiteArmy : blackArmy) & 0xff;
    }

    /**
     * Returns whether the king of the side to move is attacked.
     *
     * @return whether it is in check
     */
    public boolean isCheck() {
        return checkInfo().isCheck();
    }

    /**
     * Returns the squares from which a side attacks a square, whatever stands there.
     *
     * @param target the square
     * @param by the side, 0 or 1
     * @return the squares in order
     */
    public int[] attackers(int target, int by) {
        return Attacks.attackers(this, target, by);
    }

    /**
     * Returns whether the side to move attacks anything of the other's; where it does not it has no capture but en passant.
     *
     * @return whether it does, the king aside; pieces that it never captures count
     */
    public boolean threatens() {
        for (int i = 0; i < tables.words; i++) {
            for (long pieces = them(i); pieces != 0; pieces &= pieces - 1) {
                int square = Attacks.first(i, pieces);
                if (Attacks.attacked(tables, cells, sets, square, side, square)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Counts the legal moves, whatever the die shows.
     *
     * @param only the kind of the pieces whose moves are counted, or {@link #ANY}
     * @return their number
     */
    public int count(int only) {
        return MoveGenerator.count(this, only);
    }

    /**
     * Returns whether there is a legal move, whatever the die shows.
     *
     * @return whether {@link #count} of any kind is more than 0
     */
    public boolean canMove() {
        return MoveGenerator.canMove(this);
    }

    /**
     * Lists the legal moves, whatever the die shows.
     *
     * @param only the kind of the pieces whose moves are listed, or {@link #ANY}
     * @return the moves, in an order that the position alone decides, of all moves that of {@link Tally#nth}; that of {@link MoveCode} is another
     */
    public int[] list(int only) {
        return MoveGenerator.list(this, only);
    }

    /**
     * Lists the moves of what stands on a square, whether or not they leave its own king attacked; en passant and removals
     * are not among them.
     *
     * @param from the square
     * @return the moves
     */
    public int[] pseudoLegal(int from) {
        return MoveGenerator.pseudoLegal(this, from);
    }

    /** Returns what would be the capture en passant on a square, or -1 where what stands on another has none. */
    private int captureEnPassant(int from, int passed) {
        int code = code(from);
        if (code != 0 && tables.capturesEnPassant[code] && tables.side[code] == side) {
            int first = tables.program[code * tables.squares + from];
            int end = tables.program[code * tables.squares + from + 1];
            for (int i = first; i < end; i++) {
                if (Node.square(tables.node[i]) == passed && Node.capturesOnly(tables.node[i])) {
                    return MoveCode.of(from, passed, i - first);
                }
            }
        }
        return -1;
    }

    /**
     * Returns whether a promotion is to what its side has lost, or what comes of it where nothing is lost.
     *
     * @param move a move of {@link #pseudoLegal}
     * @return whether it may be made, its own king's safety aside; true for a move that is no such promotion
     */
    public boolean isPermitted(int move) {
        return Landing.isPermitted(this, move);
    }

    /** Returns whether a move leaves its own king unattacked, once the check it may give has cost the other's right. */
    boolean isSafe(int move) {
        State next = make(move);
        int king = next.king(side);
        return !Attacks.attacked(tables, next.cells, next.sets, king, 1 - side, king);
    }

    private int nodeIndex(int move) {
        int from = MoveCode.origin(move);
        return tables.program[code(from) * tables.squares + from] + MoveCode.place(move);
    }

    /**
     * Returns what stands in the end where a move has led, or where it was put back to.
     *
     * @param move the move
     * @return its code, for castling the king's; 0 for a removal, and for what a promotion takes off the board
     */
    public int landing(int move) {
        return Landing.of(this, move);
    }

    /**
     * Returns what a move does beside going there.
     *
     * @param move the move
     * @return the {@link Effect}; 0 for a removal and castling; of an exchange only whether a pawn moves
     */
    public int effect(int move) {
        if (!MoveCode.isSpecial(move)) {
            return tables.effect[nodeIndex(move)];
        }
        return MoveCode.isExchange(move) && tables.pawn[code(MoveCode.target(move))] ? Effect.PAWN_MOVE : 0;
    }

    /**
     * Returns where a move captures or removes first: beside its target if en passant, and where a promoted piece leaps on if
     * it captures only there.
     *
     * @param move the move
     * @return the square, or -1 if the move captures nothing
     */
    public int victim(int move) {
        if (MoveCode.isSpecial(move)) {
            return MoveCode.isRemoval(move) ? MoveCode.origin(move) : -1;
        }
        int target = MoveCode.target(move);
        return cells[target] == 0 ? victimBeside(move) : target;
    }

    /** Returns where a move to an empty square captures: what has passed over it, or what a promoted piece leaps on to. */
    private int victimBeside(int move) {
        int index = nodeIndex(move);
        int victim = enPassant < 0 ? MoveCode.target(move) : victimAt(tables.node[index]);
        if (cells[victim] != 0) {
            return victim;
        }
        int effect = tables.effect[index];
        int stop = Effect.passed(effect);
        return !Effect.has(effect, Effect.ELSEWHERE) || cells[stop] == 0 || stop == MoveCode.origin(move) ? -1 : stop;
    }

    /**
     * Returns where what moves comes to stand in the end.
     *
     * @param move the move
     * @return the square; the target for what is none of a piece's program
     */
    public int stop(int move) {
        if (MoveCode.isSpecial(move)) {
            return MoveCode.target(move);
        }
        int index = nodeIndex(move);
        return Effect.stop(tables.effect[index], tables.node[index]);
    }

    private int victimAt(int node) {
        int to = Node.square(node);
        boolean passed = cells[to] == 0 && Node.capturesOnly(node) && enPassant >= 0;
        return passed ? Passage.pawn(enPassant, 1 - side, tables.files) : to;
    }

    /**
     * Plays a move.
     *
     * @param move one of those listed, or one that is only thought of
     * @return the position after it
     */
    public State make(int move) {
        if (MoveCode.isSpecial(move)) {
            return new Draft(this).special(move).toState(1 - side, -1, face < 0 ? face : 0);
        }
        int from = MoveCode.origin(move);
        int index = nodeIndex(move);
        int node = tables.node[index];
        int effect = tables.effect[index];
        int stop = Effect.stop(effect, node);
        int victim = victimAt(node);
        Draft draft = new Draft(this);
        draft.lift(victim);
        if (Effect.has(effect, Effect.ELSEWHERE)) {
            draft.lift(stop);
        }
        draft.lift(from);
        draft.put(from, Effect.remainder(effect));
        int landing = Effect.has(effect, Effect.TO_THE_LOST) ? landing(move) : Effect.landing(effect);
        draft.put(stop, landing);
        if (Effect.has(effect, Effect.AIMS) && aims(landing, stop)) {
            tables.costRight(draft.cells, king(1 - side));
        }
        if (tables.pawnsTogether && Effect.has(effect, Effect.PAWN_MOVE)) {
            draft.costPawnsRights(side);
        }
        if (tables.wards != null) {
            draft.costRightsBefore(from, victim, stop);
        }
        int passed = Effect.has(effect, Effect.DOUBLE_STEP) ? Passing.left(this, draft.cells, from, stop) : -1;
        return draft.toState(1 - side, passed, face < 0 ? face : 0);
    }

    /** Returns whether such on a square would attack the other king if nothing stood between them. */
    private boolean aims(int code, int square) {
        return tables.path[(code * tables.squares + king(1 - side)) * tables.squares + square] != 0;
    }

    /**
     * Plays a capture en passant as if a long step had just been made.
     *
     * @param from the square of what captures, which can do so
     * @param passed the square on which it captures
     * @param passage what the step leaves to be captured
     * @return the position after it
     */
    public State makeEnPassant(int from, int passed, int passage) {
        return new State(this, passage, face).make(captureEnPassant(from, passed));
    }

    /**
     * Returns this position with another face of the die.
     *
     * @param rolled the face
     * @return the position, with the same side to move
     */
    public State withFace(int rolled) {
        return new State(this, enPassant, rolled);
    }

    /**
     * Passes the turn of a side that is not in check.
     *
     * @return the opponent's position, before the roll where there is a die
     */
    public State pass() {
        return new Draft(this).toState(1 - side, -1, face < 0 ? face : 0);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof State that
                        && side == that.side
                        && enPassant == that.enPassant
                        && face == that.face
                        && Arrays.equals(cells, that.cells));
    }

    /**
     * Returns a number that tells the position from nearly all others.
     *
     * @return the number, equal for equal positions
     */
    public long key() {
        return Key.of(cells, (face << 17) | ((enPassant & 0xffff) << 1) | side);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }
}
