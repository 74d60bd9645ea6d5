package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Draft;
import io.github.assize.core.engine.Passage;
import io.github.assize.core.engine.Seen;
import io.github.assize.core.engine.State;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes a position of a set-up, or finds all that keeps it from being one. */
final class SetUpCheck {
    /** A position keeps the count of an army in a byte. */
    private static final int MAX_ARMY = 255;

    private final SetUp setUp;
    private final Laws laws;
    private final PieceCodes codes;
    private final @Nullable CompiledLaws compiled;
    private final int[] cells;
    private final int[] kings = new int[2];
    private final int[] kingCount = new int[2];
    private final int[] army = new int[2];
    private final Set<Fault> faults = new LinkedHashSet<>();
    private final @Nullable Position position;

    SetUpCheck(SetUp setUp) {
        this(setUp, setUp.ruleset().compiled().codes, setUp.ruleset().compiled());
    }

    private SetUpCheck(SetUp setUp, PieceCodes codes, @Nullable CompiledLaws compiled) {
        this.setUp = setUp;
        this.laws = codes.laws();
        this.codes = codes;
        this.compiled = compiled;
        this.cells = new int[codes.squares()];
        for (int square = 0; square < cells.length; square++) {
            place(square, setUp.cell(square));
        }
        countPieces();
        giveRights();
        if (laws.has(Custom.PAWNS_TOGETHER)) {
            judgePawnsRights();
        }
        judgeEnPassant();
        judgeChecks();
        position = faults.isEmpty() && compiled != null ? settled(compiled) : null;
        judgeRoll();
    }

    /**
     * Refuses a ruleset whose array is no position. It is looked at without the tables of the laws, which take long to make:
     * all pieces of an array can stand where no promotion forbids it, and checks are found by the movements themselves. Only a
     * double step that has just been made asks for the tables.
     *
     * @throws InvalidPositionException with the faults
     * @throws IllegalArgumentException if pieces share squares of it that cannot
     */
    static void requireArray(Ruleset ruleset) {
        String array = ruleset.laws().array();
        SetUp setUp = SetUp.parse(ruleset, array);
        boolean passes =
                ruleset.laws().hasEnPassant() && !setUp.enPassantSquares().isEmpty();
        SetUpCheck check = passes ? new SetUpCheck(setUp) : new SetUpCheck(setUp, new PieceCodes(ruleset.laws()), null);
        if (!check.faults.isEmpty()) {
            throw new InvalidPositionException(array, check.faults);
        }
    }

    /**
     * Returns the position.
     *
     * @param text the set-up as its author wrote it, for the message
     * @throws InvalidPositionException if it is no position
     */
    Position position(String text) {
        if (position == null || !faults.isEmpty()) {
            throw new InvalidPositionException(text, faults);
        }
        return position;
    }

    Set<Fault> faults() {
        return faults;
    }

    private Position settled(CompiledLaws made) {
        int passed = setUp.enPassantSquares().isEmpty() ? Passage.NONE : passage();
        State state = draft(made).toState(setUp.side().index(), passed, setUp.shownFace());
        return new Position(setUp.ruleset(), state, setUp.halfmoveClock(), setUp.fullmoveNumber());
    }

    private Draft draft(CompiledLaws made) {
        Draft draft = new Draft(made.tables);
        for (int square = 0; square < cells.length; square++) {
            draft.put(square, cells[square]);
        }
        return draft;
    }

    private void fault(Fault.Kind kind, String sentence) {
        faults.add(new Fault(kind, sentence));
    }

    private void place(int square, Cell cell) {
        ImmutableList<Piece> pieces = cell.pieces();
        if (pieces.isEmpty()) {
            return;
        }
        int code = cell.bracketed() ? codes.shared(pieces, square) : codes.code(pieces.get(0), false);
        if (code == PieceCodes.NONE) {
            faultShare(square, pieces);
            code = codes.code(pieces.get(0), false);
        }
        cells[square] = code;
        for (Piece piece : pieces) {
            judgePlace(square, piece);
            if (piece.type().equals(laws.king())) {
                kings[piece.color().index()] = square;
                kingCount[piece.color().index()]++;
            } else if (laws.baring().value().counts(piece.type())) {
                army[piece.color().index()]++;
            }
        }
    }

    private void faultShare(int square, ImmutableList<Piece> pieces) {
        String written = pieces.stream().map(Piece::toString).collect(Collectors.joining("", "(", ")"));
        String allowed = codes.describeShares();
        fault(
                Fault.Kind.SHARED_SQUARE,
                written + " on " + codes.name(square) + ": "
                        + (allowed.isEmpty()
                                ? "no square is ever shared in this ruleset"
                                : "the only shared squares are " + allowed));
    }

    private void judgePlace(int square, Piece piece) {
        PromotionResult promoted = codes.promotion(piece, square);
        if (promoted != null && !promoted.maySetUp()) {
            fault(
                    Fault.Kind.UNPROMOTED,
                    Phrases.one(piece.type()) + " (" + piece + ") cannot stand on " + codes.name(square) + ", where it "
                            + (laws.king().equals(promoted.type()) ? "may never go" : promoted.told()));
        } else if (!canStand(codes.code(piece, false), square)) {
            fault(
                    Fault.Kind.UNREACHABLE,
                    Phrases.one(piece.type()) + " (" + piece + ") can never stand on " + codes.name(square) + ", "
                            + standing(piece));
        }
    }

    /** Returns where a piece can stand, in runs of squares. */
    private String standing(Piece piece) {
        int code = codes.code(piece, false);
        List<String> runs = new ArrayList<>();
        for (int square = 0; square < cells.length; square++) {
            int last = square;
            while (last < cells.length && canStand(code, last) && last / laws.files() == square / laws.files()) {
                last++;
            }
            if (last > square) {
                runs.add(codes.name(square) + (last > square + 1 ? "-" + codes.name(last - 1) : ""));
                square = last - 1;
            }
        }
        return runs.isEmpty() ? "as " + lacking(piece) + " has none" : "only on " + String.join(", ", runs);
    }

    /** Returns who lacks a piece that can stand nowhere: one side, or both. */
    private String lacking(Piece piece) {
        Piece others = new Piece(piece.color().opposite(), piece.type());
        int code = codes.code(others, false);
        boolean theirs = IntStream.range(0, cells.length).anyMatch(square -> canStand(code, square));
        return theirs ? Names.side(piece.color()) : "this ruleset";
    }

    private void countPieces() {
        for (Color color : Color.values()) {
            int count = kingCount[color.index()];
            if (count != 1) {
                fault(Fault.Kind.KING_COUNT, Names.side(color) + " has " + count + " kings, and must have exactly one");
            }
            int counted = army[color.index()];
            if (counted > MAX_ARMY) {
                fault(
                        Fault.Kind.ARMY_TOO_LARGE,
                        Names.side(color) + " has " + counted + " pieces that count for its army, and may have at most "
                                + MAX_ARMY);
            }
        }
    }

    private void giveRights() {
        Set<Square> seen = new LinkedHashSet<>();
        for (Square square : setUp.rights()) {
            int index = index(square);
            int code = cells[index];
            List<Piece> pieces = codes.pieces(code);
            if (!seen.add(square)) {
                fault(Fault.Kind.RIGHT_REPEATED, "the right on " + square + " is given twice");
            } else if (pieces.isEmpty()) {
                fault(Fault.Kind.RIGHT_WITHOUT_PIECE, "no piece stands on " + square + " to hold a first-move right");
            } else if (pieces.size() > 1 || !laws.hasRight(pieces.get(0).type())) {
                fault(
                        Fault.Kind.RIGHT_WITHOUT_FIRST_MOVE,
                        "the " + pieces.get(0).type() + " on " + square + " has no first-move right in this ruleset");
            } else if (!mayCastle(pieces.get(0), index)) {
                fault(
                        Fault.Kind.RIGHT_WITHOUT_FIRST_MOVE,
                        "the " + pieces.get(0).type() + " on " + square
                                + " has no right there: it castles only from where it stood in the array");
            } else if (!isAtHome(pieces.get(0), index)) {
                fault(
                        Fault.Kind.RIGHT_WITHOUT_FIRST_MOVE,
                        "the " + pieces.get(0).type() + " on " + square
                                + " has no first-move right: only where such stand in the array has it one");
            } else if (!isBacked(pieces.get(0), index)) {
                fault(
                        Fault.Kind.RIGHT_WITHOUT_FIRST_MOVE,
                        "the " + pieces.get(0).type() + " on " + square
                                + " has no first-move right: it has one only on its square of the array, as long as what"
                                + " stood behind it there does so still");
            } else {
                cells[index] = codes.code(pieces.get(0), true);
            }
        }
    }

    /** Returns whether a piece is none of the pawns that lose rights with the piece behind them, or has that behind it. */
    private boolean isBacked(Piece piece, int square) {
        if (!laws.has(Custom.PAWNS_BACKED) || !laws.isPawn(piece.type())) {
            return true;
        }
        int behind = codes.arrayPieces(square).contains(piece) ? codes.behind(square) : -1;
        return behind >= 0 && codes.pieces(cells[behind]).equals(codes.arrayPieces(behind));
    }

    /** Returns whether a piece has a first move of its own, or stands where it stood in the array to castle. */
    private boolean mayCastle(Piece piece, int square) {
        boolean king = piece.type().equals(laws.king());
        return laws.hasOwnFirstMove(piece.type())
                || codes.castlings().stream()
                        .anyMatch(way -> way.color() == piece.color() && square == (king ? way.king() : way.partner()));
    }

    /** Returns whether a piece is none of the pawns that hold rights, or stands where these stand in the array. */
    private boolean isAtHome(Piece piece, int square) {
        return !laws.isPawn(piece.type())
                || !laws.hasRight(piece.type())
                || codes.isArrayRank(piece, square / laws.files());
    }

    /** Finds pawns that hold rights beside others that have lost theirs, though a side's pawns lose them together. */
    private void judgePawnsRights() {
        for (Color color : Color.values()) {
            List<Square> without = new ArrayList<>();
            List<Square> with = new ArrayList<>();
            for (int square = 0; square < cells.length; square++) {
                List<Piece> pieces = codes.pieces(cells[square]);
                boolean pawn = !pieces.isEmpty()
                        && pieces.get(0).color() == color
                        && laws.isPawn(pieces.get(0).type())
                        && laws.hasRight(pieces.get(0).type());
                if (pawn && isAtHome(pieces.get(0), square)) {
                    (codes.hasRight(cells[square]) ? with : without).add(codes.name(square));
                }
            }
            if (!with.isEmpty() && !without.isEmpty()) {
                fault(
                        Fault.Kind.RIGHTS_APART,
                        Names.side(color) + "'s pawns lose their first move together: those on " + list(with)
                                + " cannot have it and those on " + list(without) + " not");
            }
        }
    }

    private static String list(List<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }

    private void judgeEnPassant() {
        List<Square> passed = setUp.enPassantSquares();
        if (passed.isEmpty()) {
            return;
        }
        String squares = passed.stream().map(Square::toString).collect(Collectors.joining());
        String named = "en passant square " + squares + ": ";
        if (!laws.hasEnPassant()) {
            fault(Fault.Kind.EN_PASSANT_UNKNOWN, named + "this ruleset has no en passant");
        } else if (passage() == Passage.NONE) {
            String mover = Names.side(setUp.side().opposite());
            String none = named + "no double step of " + mover + " can just have passed it";
            fault(Fault.Kind.EN_PASSANT_IMPOSSIBLE, none);
        } else if (holdsPiece(passage())) {
            String held = named + "it holds a piece, so no capture en passant is possible on it";
            fault(Fault.Kind.EN_PASSANT_IMPOSSIBLE, held);
        }
    }

    private boolean holdsPiece(int passage) {
        int other = Passage.other(passage, setUp.side().opposite().index(), laws.files());
        return cells[Passage.square(passage)] != PieceCodes.NONE || (other >= 0 && cells[other] != PieceCodes.NONE);
    }

    /** Returns what a long step can just have left, which a leap makes over an occupied square too, or that it cannot. */
    private int passage() {
        Color mover = setUp.side().opposite();
        PassageText text = new PassageText(requireNonNull(compiled), mover);
        for (int[] passage : text.passages(setUp.enPassantSquares())) {
            ImmutableList<Piece> pieces = codes.pieces(cells[text.pawn(passage[1])]);
            if (pieces.size() == 1
                    && pieces.get(0).color() == mover
                    && laws.isPawn(pieces.get(0).type())
                    && pieces.get(0).type().longSteps().findAny().isPresent()
                    && isLeft(passage[0], pieces.get(0))
                    && !(laws.has(Custom.PAWNS_TOGETHER) && holdRights(mover))) {
                return passage[1];
            }
        }
        return Passage.NONE;
    }

    /** Returns whether a pawn of a side holds a first-move right, which a double step would just have cost it. */
    private boolean holdRights(Color color) {
        for (int code : cells) {
            List<Piece> pieces = codes.pieces(code);
            if (codes.hasRight(code)
                    && pieces.get(0).color() == color
                    && laws.isPawn(pieces.get(0).type())) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a pawn can just have left a square: it is empty, or holds the piece that shared it. */
    private boolean isLeft(int square, Piece pawn) {
        ImmutableList<Piece> left = codes.pieces(cells[square]);
        return left.isEmpty()
                || (left.size() == 1 && codes.shared(List.of(pawn, left.get(0)), square) != PieceCodes.NONE);
    }

    /** Returns whether a side's king is attacked. */
    private boolean isAttacked(int king, Color side) {
        if (compiled != null) {
            return draft(compiled).isAttacked(king, 1 - side.index());
        }
        for (int square = 0; square < cells.length; square++) {
            for (Piece piece : codes.pieces(cells[square])) {
                if (piece.color() != side
                        && mightGo(piece, square, king)
                        && codes.isHarmful(piece, king, at -> cells[at])
                        && attacks(square, king)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Rules out most pieces of an array before their movements are walked. */
    private boolean mightGo(Piece piece, int from, int to) {
        int sign = piece.color() == Color.WHITE ? 1 : -1;
        int right = sign * (to % laws.files() - from % laws.files());
        int forward = sign * (to / laws.files() - from / laws.files());
        for (Movement movement : piece.type().movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                if (pattern.captures() && pattern.hop().mightLead(right, forward)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean attacks(int from, int king) {
        return Mover.of(codes, cells[from]).stream()
                .filter(mover -> codes.seen(mover.code(), cells[king]) == Seen.ENEMY)
                .anyMatch(mover ->
                        Route.between(codes, mover, from, king).stream().anyMatch(this::captures));
    }

    private boolean captures(Route route) {
        IntUnaryOperator board = square -> cells[square];
        return route.captures() && route.isGranted(board) && route.isOpen(board);
    }

    private boolean canStand(int code, int square) {
        return compiled == null || compiled.tables.canStand(code, square);
    }

    private int index(Square square) {
        return square.rank() * laws.files() + square.file();
    }

    private void judgeChecks() {
        for (Color color : Color.values()) {
            int own = color.index();
            if (kingCount[own] != 1 || !isAttacked(kings[own], color)) {
                continue;
            }
            Square square = codes.name(kings[own]);
            if (laws.has(Custom.CHECK_COST) && codes.hasRight(cells[kings[own]])) {
                fault(
                        Fault.Kind.RIGHT_LOST_BY_CHECK,
                        "the king on " + square + " is in check, which has cost him his first-move right");
            }
            if (color != setUp.side()) {
                fault(
                        Fault.Kind.OPPONENT_IN_CHECK,
                        Names.side(color) + "'s king on " + square + " is in check, but it is "
                                + Names.side(setUp.side()) + "'s turn");
            }
        }
    }

    private void judgeRoll() {
        boolean stuck = position != null
                && position.face().isPresent()
                && position.legalMoves().isEmpty()
                && !position.outcome().isDecided();
        if (stuck) {
            Dice dice = requireNonNull(laws.dice().value());
            int face = setUp.shownFace();
            fault(
                    Fault.Kind.ROLL_WITHOUT_MOVE,
                    "the die shows " + face + ", but no " + dice.type(face) + " can move: "
                            + (dice.passes() ? "the turn would have passed" : "it would have been rolled again"));
        }
    }
}
