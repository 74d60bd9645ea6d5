package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Reads FENs, each field in turn, up to the first place that cannot be read. */
final class FenReader {
    /** The face of a game without dice. */
    static final int NO_DIE = -1;

    private static final int MAX_LENGTH = 1000;

    private final String text;
    private final Laws laws;
    private final TextReader reader;
    private final ImmutableMap<String, PieceType> types;

    /** What stands on each square, in the order a1, b1, …. */
    final List<Cell> cells;

    final Color side;
    final List<Square> rights;
    final List<Square> enPassant;
    final int halfmoveClock;
    final int fullmoveNumber;

    /** The face rolled, 0 before the roll, or {@link #NO_DIE}. */
    final int face;

    private FenReader(String text, Laws laws) {
        this.text = text;
        this.laws = laws;
        this.reader = new TextReader(text, "position");
        this.types = Maps.uniqueIndex(laws.types(), PieceType::letter);
        this.cells = placement();
        field("side");
        this.side = side();
        field("rights");
        this.rights = rights();
        field("en passant");
        this.enPassant = enPassant();
        boolean counted = !reader.atEnd() || laws.dice().value() != null;
        this.halfmoveClock = counted ? counter("halfmove clock", 0) : 0;
        this.fullmoveNumber = counted ? counter("fullmove number", 1) : 1;
        this.face = face();
        expectEnd();
    }

    /**
     * Reads a text.
     *
     * @throws MalformedTextException at the first place that cannot be read
     */
    static FenReader read(String text, Laws laws) {
        return new FenReader(text, laws);
    }

    private void expectEnd() {
        if (!reader.atEnd()) {
            throw reader.malformed(
                    "a position must end here, after the " + (laws.dice().value() == null ? "fullmove number" : "die"));
        }
    }

    private void field(String name) {
        if (reader.atEnd()) {
            throw reader.malformed(name + ": the field is missing");
        }
        if (!reader.skip(' ')) {
            throw reader.malformed("one space must stand here, before the " + name + " field");
        }
        if (reader.peek() == ' ') {
            throw reader.malformed("no more than one space must stand here, before the " + name + " field");
        }
    }

    private List<Cell> placement() {
        if (text.length() > MAX_LENGTH) {
            reader.goTo(MAX_LENGTH);
            throw reader.malformed("a position may have at most " + MAX_LENGTH + " characters");
        }
        if (text.isBlank()) {
            throw reader.malformed("placement: the FEN is empty");
        }
        if (TextReader.isUnseen(reader.peek())) {
            throw reader.malformed("placement: it must begin here, without " + unseen() + " before it");
        }
        List<Cell> squares = new ArrayList<>();
        for (int rank = laws.ranks(); rank >= 1; rank--) {
            squares.addAll(0, rank(rank));
            if (rank > 1 && TextReader.isUnseen(reader.peek()) && text.startsWith("/", reader.position() + 1)) {
                throw reader.malformed("placement: " + unseen() + " stands in the board, and only / parts ranks");
            }
            if (rank > 1 && !reader.skip('/')) {
                throw reader.malformed("placement: rank " + (rank - 1) + " is missing");
            }
        }
        if (!reader.atEnd() && reader.peek() == '/') {
            throw reader.malformed("placement: there are no more than " + laws.ranks() + " ranks");
        }
        return squares;
    }

    private String unseen() {
        return switch (reader.peek()) {
            case ' ' -> "a space";
            case TextReader.BYTE_ORDER_MARK -> "a byte order mark (U+FEFF)";
            default -> "a blank";
        };
    }

    private List<Cell> rank(int rank) {
        List<Cell> squares = new ArrayList<>();
        while (!reader.atEnd() && reader.peek() != '/' && !TextReader.isUnseen(reader.peek())) {
            int start = reader.position();
            if (TextReader.isDigit(reader.peek())) {
                int run = Math.min(emptySquares(), laws.files() + 1);
                squares.addAll(Collections.nCopies(run, Cell.EMPTY));
            } else {
                squares.add(reader.peek() == '(' ? shared() : new Cell(ImmutableList.of(piece()), false));
            }
            if (squares.size() > laws.files()) {
                reader.goTo(start);
                throw reader.malformed(
                        "placement: rank " + rank + " is too long: a rank has " + laws.files() + " squares");
            }
        }
        if (squares.size() < laws.files()) {
            throw reader.malformed(
                    "placement: rank " + rank + " is too short: " + squares.size() + " squares of " + laws.files());
        }
        return squares;
    }

    private int emptySquares() {
        if (reader.peek() == '0') {
            throw reader.malformed("placement: a number of empty squares may not be 0 or begin with 0");
        }
        return reader.number("placement: a number of empty squares");
    }

    private Cell shared() {
        reader.next();
        ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
        do {
            pieces.add(piece());
        } while (Character.isLetter(reader.peek()) || reader.peek() == '+');
        if (!reader.skip(')')) {
            throw reader.malformed("placement: a shared square must end with )");
        }
        return new Cell(pieces.build(), true);
    }

    private Piece piece() {
        int start = reader.position();
        boolean plus = reader.skip('+');
        boolean letter = isLetter(reader.peek());
        String upper = String.valueOf(reader.peek()).toUpperCase(Locale.ROOT);
        PieceType type = letter ? types.get(plus ? "+" + upper : upper) : null;
        if (!plus && !letter) {
            throw reader.malformed("placement: a piece, a number of empty squares or / must stand here");
        }
        if (type == null) {
            reader.goTo(start);
            throw reader.malformed("placement: a piece must be one of " + String.join(" ", types.keySet())
                    + ", in lower case for Black");
        }
        return new Piece(Character.isUpperCase(reader.next()) ? Color.WHITE : Color.BLACK, type);
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    private Color side() {
        if (reader.skip('w')) {
            return Color.WHITE;
        }
        if (reader.skip('b')) {
            return Color.BLACK;
        }
        throw reader.malformed("side: it must be w or b");
    }

    private List<Square> rights() {
        ImmutableList.Builder<Square> squares = ImmutableList.builder();
        if (reader.peek() != '-' && !Character.isLowerCase(reader.peek())) {
            throw reader.malformed("rights: it must be - or the squares of pieces that have not moved");
        }
        if (!reader.skip('-')) {
            do {
                squares.add(square("rights"));
            } while (!reader.atEnd() && reader.peek() != ' ');
        }
        return squares.build();
    }

    /** Reads the square passed, or, where pawns have other long steps, the squares passed and the pawn's. */
    private List<Square> enPassant() {
        ImmutableList.Builder<Square> squares = ImmutableList.builder();
        if (!reader.skip('-')) {
            do {
                squares.add(square("en passant"));
            } while (laws.passesOtherwise() && !reader.atEnd() && reader.peek() != ' ');
        }
        return squares.build();
    }

    private Square square(String field) {
        return reader.square(field + ": ", laws.files(), laws.ranks());
    }

    private int counter(String name, int least) {
        field(name);
        int start = reader.position();
        int number = TextReader.isDigit(reader.peek()) ? reader.number(name + ": it") : -1;
        if (number < least) {
            reader.goTo(start);
            throw reader.malformed(name + ": it must be a number from " + least);
        }
        return number;
    }

    private int face() {
        Dice dice = laws.dice().value();
        if (dice == null) {
            return NO_DIE;
        }
        field("die");
        if (reader.skip('-')) {
            return 0;
        }
        int start = reader.position();
        int face = TextReader.isDigit(reader.peek()) && reader.peek() != '0' ? reader.number("die: it") : 0;
        if (face < 1 || face > dice.faces()) {
            reader.goTo(start);
            throw reader.malformed("die: it must be - or a face from 1 to " + dice.faces());
        }
        return face;
    }
}
