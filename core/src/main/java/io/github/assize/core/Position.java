package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game: what stands where, who is to move, and all of the past that the rules ask about. A position
 * that is not legal cannot exist. Two positions are equal when ruleset and readings, pieces, side to move, first-move
 * rights, usable en passant square and die are the same; the clocks do not count. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Position {
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
    private final int halfmoveClock;
    private final int fullmoveNumber;
    private @Nullable CheckInfo checkInfo;
    private @Nullable LegalMoves legalMoves;

    /**
     * Makes a position of arrays that become its own; a check costs the king his right here and now.
     *
     * @param kings the squares of the kings, White's in the low byte, Black's in the next
     * @param armies how many pieces count for a side's army, likewise
     * @param enPassant a square on which a capture may be legal, or -1
     */
    Position(
            Tables tables,
            byte[] cells,
            long[] sets,
            int side,
            int kings,
            int armies,
            int enPassant,
            int halfmoveClock,
            int fullmoveNumber,
            int face) {
        this.tables = tables;
        this.cells = cells;
        this.sets = sets;
        this.side = (byte) side;
        this.whiteKing = (byte) kings;
        this.blackKing = (byte) (kings >>> 8);
        this.whiteArmy = (byte) armies;
        this.blackArmy = (byte) (armies >>> 8);
        this.enPassant = (short) enPassant;
        this.halfmoveClock = Math.min(halfmoveClock, TextReader.MAX_NUMBER);
        this.fullmoveNumber = Math.min(fullmoveNumber, TextReader.MAX_NUMBER);
        this.face = (byte) face;
        int own = kingSquare(side);
        int without = tables.withoutRight[cells[own] & 0xff];
        if (tables.laws.checkCost().value() && cells[own] != without && isCheck()) {
            cells[own] = (byte) without;
        }
        this.atStake = atStake(own, kingSquare(1 - side));
    }

    /** Makes the same position without its en passant square. */
    private Position(Position other) {
        this.tables = other.tables;
        this.cells = other.cells;
        this.sets = other.sets;
        this.side = other.side;
        this.whiteKing = other.whiteKing;
        this.blackKing = other.blackKing;
        this.whiteArmy = other.whiteArmy;
        this.blackArmy = other.blackArmy;
        this.enPassant = -1;
        this.halfmoveClock = other.halfmoveClock;
        this.fullmoveNumber = other.fullmoveNumber;
        this.face = other.face;
        this.atStake = other.atStake;
        this.checkInfo = other.checkInfo;
    }

    /** Tells in which way the other king's first move, which a check costs him, may matter to this side's moves. */
    private byte atStake(int own, int other) {
        int code = cells[other] & 0xff;
        return tables.leapRightAtStake != null && tables.withoutRight[code] != code
                ? tables.leapRightAtStake[((cells[own] & 0xff) * tables.squares + own) * tables.squares + other]
                : 0;
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

    /** Returns a word of the set of the pieces of the side to move that are counted at once, and are not pinned. */
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
            found = Attacks.checkInfo(this);
            checkInfo = found;
        }
        return found;
    }

    int kingSquare(int ofSide) {
        return (ofSide == 0 ? whiteKing : blackKing) & 0xff;
    }

    /** Returns how many pieces count for a side's army. */
    int armyCount(int ofSide) {
        return (ofSide == 0 ? whiteArmy : blackArmy) & 0xff;
    }

    /** Returns whether a check may parry an attack on the own king, so that every move must be verified. */
    boolean isRightAtStake() {
        return (atStake & Tables.FOR_ALL) != 0;
    }

    /** Returns whether a king's move that gives check may go where the other king's first move attacks. */
    boolean isRightAtStakeForKing() {
        return atStake != 0;
    }

    /** Returns the face that the die shows, 0 before the roll, or {@link SetUp#NO_DIE} in games without dice. */
    int shownFace() {
        return face;
    }

    static Color color(int side) {
        return side == 0 ? Color.WHITE : Color.BLACK;
    }

    /**
     * Returns the ruleset, in the reading that is played.
     *
     * @return the ruleset
     */
    public Ruleset ruleset() {
        return tables.ruleset;
    }

    /**
     * Returns what stands where.
     *
     * @return the board
     */
    public Board board() {
        return new Board(tables, cells);
    }

    /**
     * Returns the side whose turn it is.
     *
     * @return the side to move
     */
    public Color sideToMove() {
        return color(side);
    }

    /**
     * Returns the squares of the pieces that still have a first-move right (C-10).
     *
     * @return the squares in the order a1, b1, …, unmodifiable
     */
    public List<Square> rights() {
        ImmutableList.Builder<Square> rights = ImmutableList.builder();
        for (int square = 0; square < cells.length; square++) {
            if (tables.codes.hasRight(cells[square] & 0xff)) {
                rights.add(tables.square(square));
            }
        }
        return rights.build();
    }

    /**
     * Returns the square that a double step has just passed, if a capture on it is legal.
     *
     * @return the square; empty where no en passant capture is legal
     */
    public Optional<Square> enPassant() {
        return enPassant < 0 ? Optional.empty() : Optional.of(tables.square(enPassant));
    }

    /**
     * Returns how many turns have passed since the last capture, removal or pawn move. It decides nothing.
     *
     * @return the number of turns, from 0 to 999,999,999, where it stays
     */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /**
     * Returns the number of the move; it goes up after Black's turn.
     *
     * @return the number, from 1 to 999,999,999, where it stays
     */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /**
     * Returns the legal moves. The list is a view that makes its moves when they are looked at.
     *
     * @return the moves in an order that the position alone decides, unmodifiable; empty for a decided position (C-09)
     *     and before the die is rolled
     */
    public List<Move> legalMoves() {
        LegalMoves moves = legalMoves;
        if (moves == null) {
            moves = new LegalMoves(this);
            legalMoves = moves;
        }
        return moves;
    }

    /**
     * Returns the legal moves of the pieces on a square.
     *
     * @param from the square
     * @return the moves in the order of {@link #legalMoves()}, unmodifiable; empty where nothing on the square can move.
     *     A removal comes from no square.
     * @throws IllegalArgumentException if the square is not on the board
     */
    public List<Move> legalMoves(Square from) {
        int square = tables.indexOnBoard(requireNonNull(from, "from"));
        return ((LegalMoves) legalMoves()).from(square);
    }

    /**
     * Returns whether a move is legal.
     *
     * @param move the move
     * @return whether {@link #legalMoves()} contains it
     */
    public boolean isLegal(Move move) {
        return legalMoves().contains(requireNonNull(move, "move"));
    }

    /**
     * Returns whether a text is a legal move, as {@link #move(String)} reads it.
     *
     * @param move the text
     * @return whether it can be read and fits exactly one legal move
     */
    public boolean isLegal(String move) {
        requireNonNull(move, "move");
        try {
            return MoveText.parse(move, tables).isLegal(this);
        } catch (MalformedTextException e) {
            return false;
        }
    }

    /**
     * Plays a move.
     *
     * @param move the move
     * @return the position after it
     * @throws IllegalMoveException if it is not legal
     */
    public Position play(Move move) {
        int code = find(requireNonNull(move, "move"));
        if (code < 0) {
            throw new IllegalMoveException(
                    this, move.toString(), Explainer.explain(this, move).sentence());
        }
        return make((char) code);
    }

    /** Returns the code of a move, or -1 if it is not legal. */
    int find(Move move) {
        LegalMoves moves = (LegalMoves) legalMoves();
        int index = move.index();
        int looked = moves.looked(index);
        if (looked >= 0 && toMove((char) looked, index).equals(move)) {
            return looked;
        }
        for (char code : moves.listed()) {
            if (toMove(code).equals(move)) {
                return code;
            }
        }
        return -1;
    }

    /**
     * Plays a move.
     *
     * @param move the move in coordinate or algebraic notation
     * @return the position after it
     * @throws MalformedTextException if the text cannot be read
     * @throws IllegalMoveException if it is not legal or fits two legal moves
     */
    public Position play(String move) {
        return play(move(requireNonNull(move, "move")));
    }

    /**
     * Finds the legal move that a text means.
     *
     * @param text the move in coordinate notation ({@code e3e4}, {@code Qe3d4}, {@code xh7}) or in algebraic notation
     *     ({@code exd4}, {@code N1f3}, {@code b8=Q}); check signs and what a piece becomes may be left out
     * @return the move
     * @throws MalformedTextException if the text cannot be read
     * @throws IllegalMoveException if it is not legal or fits two legal moves
     */
    public Move move(String text) {
        return MoveText.parse(requireNonNull(text, "text"), tables).resolve(this);
    }

    /**
     * Writes a legal move in algebraic notation.
     *
     * @param move the move
     * @return the shortest text that no other legal move fits, with check signs
     * @throws IllegalMoveException if the move is not legal
     */
    public String algebraic(Move move) {
        return MoveText.write(this, move, play(move));
    }

    /**
     * Tells why a move is not legal.
     *
     * @param move the text
     * @return a sentence that ends with the ids of the rules that the move breaks, in parentheses, as far as the ruleset
     *     names them, or one that tells what is wrong with the text's form; empty exactly when the move is legal
     */
    public Optional<String> why(String move) {
        return refusal(move).map(Refusal::sentence);
    }

    /**
     * Returns the reason why a move is not legal, as data: its kind, the rules that the move breaks, the squares that the
     * reason speaks of, and the sentence that {@link #why} gives.
     *
     * @param move the text
     * @return the reason that is nearest to a legal move; empty exactly when the move is legal
     */
    public Optional<Refusal> refusal(String move) {
        requireNonNull(move, "move");
        try {
            return MoveText.parse(move, tables).refusal(this);
        } catch (MalformedTextException e) {
            return Optional.of(Refusal.malformed(e));
        }
    }

    /**
     * Returns whether the king of the side to move is attacked (C-03).
     *
     * @return whether it is in check
     */
    public boolean isCheck() {
        return checkInfo().isCheck();
    }

    /**
     * Returns the squares of the pieces that give check to the side to move (C-03).
     *
     * @return the squares in the order a1, b1, …, unmodifiable; empty exactly when {@link #isCheck()} is false
     */
    public List<Square> checkers() {
        return Attacks.attackers(this, kingSquare(side), 1 - side);
    }

    /**
     * Returns the squares of a side's pieces that attack a square: each could capture a king of the other side standing
     * there in place of whatever stands there, first-move leaps included, even if its own king would then be in check
     * (C-03, C-14). So a piece attacks the squares of its own side that it guards. What stands elsewhere bars lines as it
     * does in play, the other side's king included.
     *
     * @param square the square
     * @param by the attacking side, whether or not it is to move
     * @return the squares in the order a1, b1, …, unmodifiable
     * @throws IllegalArgumentException if the square is not on the board
     */
    public List<Square> attackers(Square square, Color by) {
        int target = tables.indexOnBoard(requireNonNull(square, "square"));
        return Attacks.attackers(this, target, Tables.side(requireNonNull(by, "by")));
    }

    /**
     * Tells how the game stands. Material is judged before mobility (C-07).
     *
     * @return the outcome, undecided while the game goes on
     */
    public Outcome outcome() {
        return Endings.outcome(this);
    }

    /** Counts the legal moves. */
    int mobility() {
        return awaitsMove() ? MoveGenerator.count(this, rolledType()) : 0;
    }

    private boolean awaitsMove() {
        return face != 0 && !Endings.byMaterial(this).isDecided();
    }

    /** Returns whether all pieces may move, and each of them can be counted for itself. */
    boolean isTallied() {
        return rolledType() == null && !isRightAtStake() && awaitsMove();
    }

    /** Lists so many legal moves. */
    char[] listMoves(int count) {
        return count == 0 ? new char[0] : MoveGenerator.list(this, rolledType(), count);
    }

    private @Nullable PieceType rolledType() {
        Dice dice = tables.laws.dice();
        return dice == null || face <= 0 ? null : dice.type(face);
    }

    /**
     * Returns whether the die is to be rolled before the side to move can move.
     *
     * @return whether the game is played with dice, is not decided, and the die has not been rolled
     */
    public boolean awaitsRoll() {
        return face == 0 && !outcome().isDecided();
    }

    /**
     * Returns the face that the die shows.
     *
     * @return the face, from 1 to the number of faces; empty before the roll and in games without dice
     */
    public OptionalInt face() {
        return face > 0 ? OptionalInt.of(face) : OptionalInt.empty();
    }

    /**
     * Returns what the die can show.
     *
     * @return the faces in their order, each with its probability, from above 0 to 1; where the die is rolled again
     *     until a piece can move, only the faces that let one move; empty where no roll is awaited
     */
    public Map<Integer, Double> rolls() {
        Dice dice = tables.laws.dice();
        if (dice == null || !awaitsRoll()) {
            return ImmutableMap.of();
        }
        List<Integer> faces = IntStream.rangeClosed(1, dice.faces())
                .filter(rolled -> dice.passes() || MoveGenerator.count(this, dice.type(rolled)) > 0)
                .boxed()
                .toList();
        return faces.stream().collect(ImmutableMap.toImmutableMap(rolled -> rolled, rolled -> 1.0 / faces.size()));
    }

    /**
     * Returns the position after a roll of the die.
     *
     * @param rolled the face, from 1
     * @return the position with that face, or, where the roll lets no piece move and the turn passes, the opponent's
     *     before its roll
     * @throws IllegalArgumentException if no roll is awaited or the die cannot show that face
     */
    public Position roll(int rolled) {
        if (!rolls().containsKey(rolled)) {
            throw new IllegalArgumentException(
                    awaitsRoll()
                            ? "roll " + rolled + ": the die can show " + rolls().keySet() + ", in " + toFen()
                            : "roll " + rolled + ": no roll is awaited, in " + toFen());
        }
        Dice dice = requireNonNull(tables.laws.dice());
        boolean passes = !isCheck() && MoveGenerator.count(this, dice.type(rolled)) == 0;
        int kings = kingSquare(0) | (kingSquare(1) << 8);
        int armies = armyCount(0) | (armyCount(1) << 8);
        int turn = passes ? 1 : 0;
        return new Position(
                tables,
                cells.clone(),
                sets.clone(),
                passes ? 1 - side : side,
                kings,
                armies,
                passes ? -1 : enPassant,
                halfmoveClock + turn,
                fullmoveNumber + turn * side,
                passes ? 0 : rolled);
    }

    /** Returns whether a move leaves its own king unattacked, once the check it may give has cost the other's right. */
    boolean isSafe(char move) {
        Position next = make(move);
        int king = next.kingSquare(side);
        return !Attacks.attacked(tables, next.cells, next.sets, king, 1 - side, king);
    }

    /** Returns the capture en passant of the piece on a square, or -1 where it has none. */
    int captureEnPassant(int from) {
        return captureEnPassant(from, enPassant);
    }

    /** Returns what would be the capture en passant on a square, or -1 where the piece has none. */
    int captureEnPassant(int from, int passed) {
        int code = cells[from] & 0xff;
        if (tables.capturesEnPassant(code) && tables.side(code) == side) {
            int at = code * tables.squares + from;
            for (int i = tables.program[at]; i < tables.program[at + 1]; i++) {
                if ((tables.node[i] & 0xff) == passed && tables.capturesOnly(tables.node[i])) {
                    return (from << 8) | (i - tables.program[at]);
                }
            }
        }
        return -1;
    }

    private int node(char move) {
        int from = move >>> 8;
        return tables.program[(cells[from] & 0xff) * tables.squares + from] + (move & 0xff);
    }

    private static boolean isRemoval(char move) {
        return (move & 0xff) == Tables.REMOVAL;
    }

    /** Returns where a move captures: beside the destination if en passant. */
    private int victim(char move) {
        if (isRemoval(move)) {
            return move >>> 8;
        }
        int node = tables.node[node(move)];
        int to = node & 0xff;
        return cells[to] == PieceCodes.NONE && tables.capturesOnly(node) ? passedBy(to) : to;
    }

    /** Returns where the piece stands that has just passed a square by a double step. */
    private int passedBy(int square) {
        return tables.doubleTo[(1 - side) * tables.squares + square];
    }

    /** Returns the code of what a move captures or removes. */
    int capturedCode(char move) {
        return cells[victim(move)] & 0xff;
    }

    Move toMove(char move) {
        return toMove(move, 0);
    }

    /** Makes an object of a move that stands at some index among those that it is taken from. */
    Move toMove(char move, int index) {
        int from = move >>> 8;
        if (isRemoval(move)) {
            return new Move(tables, PieceCodes.NONE, from, from, cells[from], PieceCodes.NONE, 0, index);
        }
        int node = node(move);
        int effect = tables.effect[node];
        int to = tables.node[node] & 0xff;
        int victim = victim(move);
        int traits = ((effect & Tables.SECOND_PIECE) != 0 ? Move.SECOND : 0)
                | ((effect & Tables.RETURNS) != 0 ? Move.RETURNS : 0)
                | (victim != to ? Move.EN_PASSANT : 0);
        return new Move(tables, cells[from], from, to, cells[victim], effect & 0xff, traits, index);
    }

    /** Plays a move that is known to be one of {@link #listMoves}. */
    Position make(char move) {
        int from = move >>> 8;
        boolean removal = isRemoval(move);
        int node = removal ? 0 : node(move);
        int to = removal ? from : tables.node[node] & 0xff;
        int effect = removal ? 0 : tables.effect[node];
        int mover = removal ? PieceCodes.NONE : cells[from] & 0xff;
        int landing = effect & 0xff;
        int remainder = (effect >>> Tables.REMAINDER) & 0xff;
        byte[] after = cells.clone();
        long[] pieces = sets.clone();
        int victim =
                removal || after[to] != PieceCodes.NONE || !tables.capturesOnly(tables.node[node]) ? to : passedBy(to);
        int captured = after[victim] & 0xff;
        if (captured != PieceCodes.NONE) {
            lift(after, pieces, victim, 1 - side);
        }
        if (!removal) {
            lift(after, pieces, from, side);
            put(after, pieces, from, remainder);
            put(after, pieces, (effect & Tables.RETURNS) != 0 ? from : to, landing);
        }
        if ((effect & Tables.AIMS) != 0) {
            costFirstMove(after, landing, (effect & Tables.RETURNS) != 0 ? from : to);
        }
        int gained = tables.material[landing] + tables.material[remainder] - tables.material[mover];
        int armies = armyCount(0) | (armyCount(1) << 8);
        armies += gained << (8 * side);
        armies -= tables.material[captured] << (8 * (1 - side));
        int kings = kingSquare(0) | (kingSquare(1) << 8);
        if (tables.king[landing]) {
            kings = (kings & (0xff << (8 * (1 - side)))) | (to << (8 * side));
        }
        boolean zeroes = captured != PieceCodes.NONE || (effect & Tables.PAWN_MOVE) != 0;
        int passed = (effect & Tables.DOUBLE_STEP) == 0 ? -1 : passed(effect, after);
        Position next = new Position(
                tables,
                after,
                pieces,
                1 - side,
                kings,
                armies,
                passed,
                zeroes ? 0 : halfmoveClock + 1,
                fullmoveNumber + side,
                face < 0 ? face : 0);
        return passed < 0 ? next : next.settleEnPassant();
    }

    /** Takes the first move from a king at whom a piece now aims, whatever stands between them. */
    private void costFirstMove(byte[] after, int aimer, int square) {
        int king = kingSquare(1 - side);
        if (tables.path[(aimer * tables.squares + king) * tables.squares + square] != 0) {
            after[king] = (byte) tables.withoutRight[after[king] & 0xff];
        }
    }

    private void lift(byte[] after, long[] pieces, int square, int ofSide) {
        after[square] = PieceCodes.NONE;
        Attacks.clear(pieces, ofSide, tables.words, square);
        Attacks.clear(pieces, Attacks.BULK, tables.words, square);
    }

    private void put(byte[] after, long[] pieces, int square, int code) {
        if (code != PieceCodes.NONE) {
            after[square] = (byte) code;
            Attacks.put(tables, pieces, square, code);
        }
    }

    /** Returns the square that a double step has passed where a piece may be able to capture on it, or -1. */
    private int passed(int effect, byte[] after) {
        int passed = (effect >>> Tables.PASSED) & 0xff;
        if (after[passed] != PieceCodes.NONE) {
            return -1;
        }
        for (int from : tables.capturersEnPassant[(1 - side) * tables.squares + passed]) {
            int code = after[from] & 0xff;
            if (tables.capturesEnPassant(code) && tables.side(code) != side) {
                return passed;
            }
        }
        return -1;
    }

    /** Returns this position, or one without en passant square where no capture on it is legal. */
    Position settleEnPassant() {
        for (int from : tables.capturersEnPassant[side * tables.squares + enPassant]) {
            int move = captureEnPassant(from);
            if (move >= 0 && isSafe((char) move)) {
                return this;
            }
        }
        return new Position(this);
    }

    /**
     * Returns all six fields of the FEN, or seven with dice.
     *
     * @return the canonical text; reading it gives an equal position
     */
    public String toFen() {
        return FenWriter.write(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Position that
                        && side == that.side
                        && enPassant == that.enPassant
                        && face == that.face
                        && Arrays.equals(cells, that.cells)
                        && tables.ruleset.equals(that.tables.ruleset));
    }

    @Override
    public int hashCode() {
        return ((Arrays.hashCode(cells) * 31 + side) * 31 + enPassant) * 31 + face;
    }

    /** Returns the FEN. */
    @Override
    public String toString() {
        return toFen();
    }
}
