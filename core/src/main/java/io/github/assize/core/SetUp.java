package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes a position of a FEN that reads, or finds all that keeps it from being one. */
final class SetUp {
    private final Tables tables;
    private final String text;
    private final FenText fen;
    private final byte[] cells;
    private final long[] sets;
    private final int[] kings = new int[2];
    private final int[] kingCount = new int[2];
    private final int[] strength = new int[2];
    private final Set<Fault> faults = new LinkedHashSet<>();

    private SetUp(String text, Tables tables) {
        this.tables = tables;
        this.text = text;
        this.fen = FenText.parse(text, tables.laws);
        this.cells = new byte[tables.squares];
        this.sets = Attacks.newSets(tables);
    }

    /**
     * Reads a position.
     *
     * @throws MalformedTextException if the text cannot be read
     * @throws InvalidPositionException if it is no position
     */
    static Position parse(String text, Tables tables) {
        return new SetUp(text, tables).position();
    }

    private Position position() {
        for (int square = 0; square < cells.length; square++) {
            place(square, fen.squares().get(square));
        }
        countKings();
        giveRights();
        judgeEnPassant();
        judgeChecks();
        refuseFaults();
        Square passed = fen.enPassant();
        Position position = new Position(
                tables,
                cells,
                sets,
                Tables.side(fen.side()),
                kings[0] | (kings[1] << 8),
                strength[0] | (strength[1] << 8),
                passed == null ? -1 : tables.index(passed),
                fen.halfmoveClock(),
                fen.fullmoveNumber(),
                fen.face());
        Position settled = passed == null ? position : position.settleEnPassant();
        judgeRoll(settled);
        refuseFaults();
        return settled;
    }

    private void refuseFaults() {
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(text, faults);
        }
    }

    private void fault(Fault.Kind kind, String sentence) {
        faults.add(new Fault(kind, sentence));
    }

    private void place(int square, ImmutableList<Piece> men) {
        if (men.isEmpty()) {
            return;
        }
        boolean shared = men.size() > 1 || fen.lone().contains(tables.square(square));
        int code = shared ? tables.codes.shared(men, square) : tables.codes.code(men.get(0), false);
        if (code == PieceCodes.NONE) {
            faultShare(square, men);
            code = tables.codes.code(men.get(0), false);
        }
        cells[square] = (byte) code;
        Attacks.put(tables, sets, square, code);
        strength[tables.side(code)] += tables.material[code];
        for (Piece man : men) {
            judgePlace(square, man);
            if (man.type().equals(tables.laws.king())) {
                kings[Tables.side(man.color())] = square;
                kingCount[Tables.side(man.color())]++;
            }
        }
    }

    private void faultShare(int square, ImmutableList<Piece> men) {
        String written = men.stream().map(Piece::toString).collect(Collectors.joining("", "(", ")"));
        String allowed = tables.codes.describeShares();
        fault(
                Fault.Kind.SHARED_SQUARE,
                written + " on " + tables.square(square) + ": "
                        + (allowed.isEmpty()
                                ? "no square is ever shared in this ruleset"
                                : "the only shared squares are " + allowed));
    }

    private void judgePlace(int square, Piece man) {
        int rank = square / tables.files;
        int ranks = tables.laws.ranks();
        int rankFromOwn = man.color() == Color.WHITE ? rank : ranks - 1 - rank;
        Promotion.Result promoted =
                tables.laws.promotion().on(man.type(), square % tables.files, rankFromOwn, tables.files, ranks);
        if (promoted != null) {
            fault(
                    Fault.Kind.UNPROMOTED,
                    "a " + man.type() + " (" + man + ") cannot stand on " + tables.square(square)
                            + ", where it is promoted to " + promoted.type());
        } else if (!tables.standable[tables.codes.code(man, false) * tables.squares + square]) {
            fault(
                    Fault.Kind.UNREACHABLE,
                    "a " + man.type() + " (" + man + ") can never stand on " + tables.square(square) + ", "
                            + standing(man));
        }
    }

    /** Tells where a man can stand, in runs of squares. */
    private String standing(Piece man) {
        int code = tables.codes.code(man, false) * tables.squares;
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
        return runs.isEmpty() ? "as this ruleset has none" : "only on " + String.join(", ", runs);
    }

    private void countKings() {
        for (Color color : Color.values()) {
            int count = kingCount[Tables.side(color)];
            if (count != 1) {
                fault(Fault.Kind.KING_COUNT, name(color) + " has " + count + " kings, and must have exactly one");
            }
        }
    }

    private static String name(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    private void giveRights() {
        Set<Square> seen = new LinkedHashSet<>();
        for (Square square : fen.rights()) {
            int index = tables.index(square);
            int code = cells[index] & 0xff;
            List<Piece> men = tables.codes.pieces(code);
            if (!seen.add(square)) {
                fault(Fault.Kind.RIGHT_REPEATED, "the right on " + square + " is given twice");
            } else if (men.isEmpty()) {
                fault(Fault.Kind.RIGHT_WITHOUT_MAN, "no man stands on " + square + " to hold a first-move right");
            } else if (men.size() > 1 || !tables.laws.hasRight(men.get(0).type())) {
                fault(
                        Fault.Kind.RIGHT_WITHOUT_FIRST_MOVE,
                        "the " + men.get(0).type() + " on " + square + " has no first-move right in this ruleset");
            } else {
                cells[index] = (byte) tables.codes.code(men.get(0), true);
            }
        }
    }

    private void judgeEnPassant() {
        Square passed = fen.enPassant();
        if (passed == null) {
            return;
        }
        if (!tables.laws.hasEnPassant()) {
            fault(Fault.Kind.EN_PASSANT_UNKNOWN, "en passant square " + passed + ": this ruleset has no en passant");
        } else if (!couldBePassed(tables.index(passed))) {
            fault(
                    Fault.Kind.EN_PASSANT_IMPOSSIBLE,
                    "en passant square " + passed + ": no double step of "
                            + name(fen.side().opposite()) + " can just have passed it");
        }
    }

    private boolean couldBePassed(int passed) {
        Color mover = fen.side().opposite();
        int at = Tables.side(mover) * tables.squares + passed;
        int from = tables.doubleFrom[at];
        if (from < 0 || cells[passed] != PieceCodes.NONE) {
            return false;
        }
        ImmutableList<Piece> men = tables.codes.pieces(cells[tables.doubleTo[at]] & 0xff);
        return men.size() == 1
                && men.get(0).color() == mover
                && tables.laws.isPawn(men.get(0).type())
                && men.get(0).type().hasFirstMove()
                && isLeft(from, men.get(0));
    }

    /** Tells whether a pawn can just have left a square: it is empty, or holds the man that shared it. */
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
            if (color != fen.side()) {
                fault(
                        Fault.Kind.OPPONENT_IN_CHECK,
                        name(color) + "'s king on " + square + " is in check, but it is " + name(fen.side())
                                + "'s turn");
            }
        }
    }

    private void judgeRoll(Position position) {
        boolean stuck = fen.face() > 0
                && position.legalMoves().isEmpty()
                && !position.outcome().isDecided();
        if (stuck) {
            Dice dice = requireNonNull(tables.laws.dice());
            fault(
                    Fault.Kind.ROLL_WITHOUT_MOVE,
                    "the die shows " + fen.face() + ", but no " + dice.type(fen.face()) + " can move: "
                            + (dice.passes() ? "the turn would have passed" : "it would have been rolled again"));
        }
    }
}
