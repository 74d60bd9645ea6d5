package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes a position of a set-up, or finds all that keeps it from being one. */
final class SetUpCheck {
    private final SetUp setUp;
    private final Tables tables;
    private final byte[] cells;
    private final long[] sets;
    private final int[] kings = new int[2];
    private final int[] kingCount = new int[2];
    private final int[] army = new int[2];
    private final Set<Fault> faults = new LinkedHashSet<>();
    private final @Nullable Position position;

    SetUpCheck(SetUp setUp) {
        this.setUp = setUp;
        this.tables = setUp.ruleset().tables();
        this.cells = new byte[tables.squares];
        this.sets = Attacks.newSets(tables);
        for (int square = 0; square < cells.length; square++) {
            place(square, setUp.cell(square));
        }
        countKings();
        giveRights();
        judgeEnPassant();
        judgeChecks();
        position = faults.isEmpty() ? settled() : null;
        judgeRoll();
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

    private Position settled() {
        Position made = new Position(
                tables,
                cells,
                sets,
                Tables.side(setUp.side()),
                kings[0] | (kings[1] << 8),
                army[0] | (army[1] << 8),
                setUp.enPassant().map(tables::index).orElse(-1),
                setUp.halfmoveClock(),
                setUp.fullmoveNumber(),
                setUp.shownFace());
        return setUp.enPassant().isEmpty() ? made : made.settleEnPassant();
    }

    private void fault(Fault.Kind kind, String sentence) {
        faults.add(new Fault(kind, sentence));
    }

    private void place(int square, SetUp.Cell cell) {
        ImmutableList<Piece> pieces = cell.pieces();
        if (pieces.isEmpty()) {
            return;
        }
        int code = cell.bracketed() ? tables.codes.shared(pieces, square) : tables.codes.code(pieces.get(0), false);
        if (code == PieceCodes.NONE) {
            faultShare(square, pieces);
            code = tables.codes.code(pieces.get(0), false);
        }
        cells[square] = (byte) code;
        Attacks.put(tables, sets, square, code);
        army[tables.side(code)] += tables.material[code];
        for (Piece piece : pieces) {
            judgePlace(square, piece);
            if (piece.type().equals(tables.laws.king())) {
                kings[Tables.side(piece.color())] = square;
                kingCount[Tables.side(piece.color())]++;
            }
        }
    }

    private void faultShare(int square, ImmutableList<Piece> pieces) {
        String written = pieces.stream().map(Piece::toString).collect(Collectors.joining("", "(", ")"));
        String allowed = tables.codes.describeShares();
        fault(
                Fault.Kind.SHARED_SQUARE,
                written + " on " + tables.square(square) + ": "
                        + (allowed.isEmpty()
                                ? "no square is ever shared in this ruleset"
                                : "the only shared squares are " + allowed));
    }

    private void judgePlace(int square, Piece piece) {
        int rank = square / tables.files;
        int ranks = tables.laws.ranks();
        int rankFromOwn = piece.color() == Color.WHITE ? rank : ranks - 1 - rank;
        Promotion.Result promoted =
                tables.laws.promotion().on(piece.type(), square % tables.files, rankFromOwn, tables.files, ranks);
        if (promoted != null) {
            fault(
                    Fault.Kind.UNPROMOTED,
                    Phrases.one(piece.type()) + " (" + piece + ") cannot stand on " + tables.square(square)
                            + ", where it is promoted to " + promoted.type());
        } else if (!tables.standable[tables.codes.code(piece, false) * tables.squares + square]) {
            fault(
                    Fault.Kind.UNREACHABLE,
                    Phrases.one(piece.type()) + " (" + piece + ") can never stand on " + tables.square(square) + ", "
                            + standing(piece));
        }
    }

    /** Returns where a piece can stand, in runs of squares. */
    private String standing(Piece piece) {
        int code = tables.codes.code(piece, false) * tables.squares;
        List<String> runs = new ArrayList<>();
        for (int square = 0; square < tables.squares; square++) {
            int last = square;
            while (last < tables.squares
                    && tables.standable[code + last]
                    && last / tables.files == square / tables.files) {
                last++;
            }
            if (last > square) {
                runs.add(tables.square(square) + (last > square + 1 ? "-" + tables.square(last - 1) : ""));
                square = last - 1;
            }
        }
        return runs.isEmpty() ? "as " + lacking(piece) + " has none" : "only on " + String.join(", ", runs);
    }

    /** Returns who lacks a piece that can stand nowhere: one side, or both. */
    private String lacking(Piece piece) {
        Piece others = new Piece(piece.color().opposite(), piece.type());
        int code = tables.codes.code(others, false) * tables.squares;
        boolean theirs = IntStream.range(0, tables.squares).anyMatch(square -> tables.standable[code + square]);
        return theirs ? Phrases.name(piece.color()) : "this ruleset";
    }

    private void countKings() {
        for (Color color : Color.values()) {
            int count = kingCount[Tables.side(color)];
            if (count != 1) {
                fault(
                        Fault.Kind.KING_COUNT,
                        Phrases.name(color) + " has " + count + " kings, and must have exactly one");
            }
        }
    }

    private void giveRights() {
        Set<Square> seen = new LinkedHashSet<>();
        for (Square square : setUp.rights()) {
            int index = tables.index(square);
            int code = cells[index] & 0xff;
            List<Piece> pieces = tables.codes.pieces(code);
            if (!seen.add(square)) {
                fault(Fault.Kind.RIGHT_REPEATED, "the right on " + square + " is given twice");
            } else if (pieces.isEmpty()) {
                fault(Fault.Kind.RIGHT_WITHOUT_PIECE, "no piece stands on " + square + " to hold a first-move right");
            } else if (pieces.size() > 1 || !tables.laws.hasRight(pieces.get(0).type())) {
                fault(
                        Fault.Kind.RIGHT_WITHOUT_FIRST_MOVE,
                        "the " + pieces.get(0).type() + " on " + square + " has no first-move right in this ruleset");
            } else {
                cells[index] = (byte) tables.codes.code(pieces.get(0), true);
            }
        }
    }

    private void judgeEnPassant() {
        setUp.enPassant().ifPresent(passed -> {
            String named = "en passant square " + passed + ": ";
            if (!tables.laws.hasEnPassant()) {
                fault(Fault.Kind.EN_PASSANT_UNKNOWN, named + "this ruleset has no en passant");
            } else if (!couldBePassed(tables.index(passed))) {
                String mover = Phrases.name(setUp.side().opposite());
                String none = named + "no double step of " + mover + " can just have passed it";
                fault(Fault.Kind.EN_PASSANT_IMPOSSIBLE, none);
            } else if (cells[tables.index(passed)] != PieceCodes.NONE) {
                String held = named + "it holds a piece, so no capture on it is possible";
                fault(Fault.Kind.EN_PASSANT_IMPOSSIBLE, held);
            }
        });
    }

    /** Returns whether a double step can just have been made over a square, which a leap makes over an occupied one too. */
    private boolean couldBePassed(int passed) {
        Color mover = setUp.side().opposite();
        int at = Tables.side(mover) * tables.squares + passed;
        int from = tables.doubleFrom[at];
        if (from < 0) {
            return false;
        }
        ImmutableList<Piece> pieces = tables.codes.pieces(cells[tables.doubleTo[at]] & 0xff);
        return pieces.size() == 1
                && pieces.get(0).color() == mover
                && tables.laws.isPawn(pieces.get(0).type())
                && pieces.get(0).type().hasFirstMove()
                && isLeft(from, pieces.get(0));
    }

    /** Returns whether a pawn can just have left a square: it is empty, or holds the piece that shared it. */
    private boolean isLeft(int square, Piece pawn) {
        ImmutableList<Piece> left = tables.codes.pieces(cells[square] & 0xff);
        return left.isEmpty()
                || (left.size() == 1 && tables.codes.shared(List.of(pawn, left.get(0)), square) != PieceCodes.NONE);
    }

    private void judgeChecks() {
        for (Color color : Color.values()) {
            int own = Tables.side(color);
            if (kingCount[own] != 1 || !Attacks.attacked(tables, cells, sets, kings[own], 1 - own, kings[own])) {
                continue;
            }
            Square square = tables.square(kings[own]);
            if (tables.laws.checkCost().value() && tables.codes.hasRight(cells[kings[own]] & 0xff)) {
                fault(
                        Fault.Kind.RIGHT_LOST_BY_CHECK,
                        "the king on " + square + " is in check, which has cost him his first-move right");
            }
            if (color != setUp.side()) {
                fault(
                        Fault.Kind.OPPONENT_IN_CHECK,
                        Phrases.name(color) + "'s king on " + square + " is in check, but it is "
                                + Phrases.name(setUp.side()) + "'s turn");
            }
        }
    }

    private void judgeRoll() {
        boolean stuck = position != null
                && position.face().isPresent()
                && position.legalMoves().isEmpty()
                && !position.outcome().isDecided();
        if (stuck) {
            Dice dice = requireNonNull(tables.laws.dice());
            int face = setUp.shownFace();
            fault(
                    Fault.Kind.ROLL_WITHOUT_MOVE,
                    "the die shows " + face + ", but no " + dice.type(face) + " can move: "
                            + (dice.passes() ? "the turn would have passed" : "it would have been rolled again"));
        }
    }
}
