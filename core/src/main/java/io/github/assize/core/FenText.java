package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A FEN as it reads, before anyone asks whether it is a position.
 *
 * @param squares the men on each square, in the order a1, b1, …
 * @param lone the squares with a single man in brackets
 * @param side the side to move
 * @param rights the squares of the rights field, in the order of the text
 * @param enPassant the en passant square, or null
 * @param halfmoveClock turns since the last capture, removal or pawn move
 * @param fullmoveNumber the number of the move, from 1
 * @param face the face rolled, 0 before the roll, or {@link #NO_DIE} in games without dice
 */
record FenText(
        ImmutableList<ImmutableList<Piece>> squares,
        ImmutableSet<Square> lone,
        Color side,
        ImmutableList<Square> rights,
        @Nullable Square enPassant,
        int halfmoveClock,
        int fullmoveNumber,
        int face) {
    static final int NO_DIE = -1;
    static final int MAX_LENGTH = 1000;

    /**
     * Reads a FEN.
     *
     * @throws MalformedTextException at the first place that cannot be read
     */
    static FenText parse(String text, Laws laws) {
        return new Parser(text, laws).parse();
    }

    private static final class Parser {
        private final String text;
        private final Laws laws;
        private final TextReader reader;
        private final ImmutableMap<String, PieceType> types;
        private final ImmutableSet.Builder<Square> lone = ImmutableSet.builder();

        Parser(String text, Laws laws) {
            this.text = text;
            this.laws = laws;
            this.reader = new TextReader(text, "position");
            this.types = Maps.uniqueIndex(laws.types(), PieceType::letter);
        }

        FenText parse() {
            if (text.length() > MAX_LENGTH) {
                reader.goTo(MAX_LENGTH);
                throw reader.malformed("a position may have at most " + MAX_LENGTH + " characters");
            }
            if (text.isBlank()) {
                throw reader.malformed("placement: the FEN is empty");
            }
            ImmutableList<ImmutableList<Piece>> squares = placement();
            field("side");
            Color side = side();
            field("rights");
            ImmutableList<Square> rights = rights();
            field("en passant");
            Square enPassant = reader.skip('-') ? null : square("en passant");
            int halfmoveClock = 0;
            int fullmoveNumber = 1;
            if (!reader.atEnd() || laws.dice() != null) {
                field("halfmove clock");
                halfmoveClock = counter("halfmove clock", 0);
                field("fullmove number");
                fullmoveNumber = counter("fullmove number", 1);
            }
            int face = face();
            if (!reader.atEnd()) {
                throw reader.malformed(
                        "a position must end here, after the " + (laws.dice() == null ? "fullmove number" : "die"));
            }
            return new FenText(squares, lone.build(), side, rights, enPassant, halfmoveClock, fullmoveNumber, face);
        }

        private void field(String name) {
            if (reader.atEnd()) {
                throw reader.malformed(name + ": the field is missing");
            }
            if (!reader.skip(' ')) {
                throw reader.malformed("one space must stand here, before the " + name + " field");
            }
        }

        private ImmutableList<ImmutableList<Piece>> placement() {
            List<ImmutableList<Piece>> squares = new ArrayList<>();
            for (int rank = laws.ranks(); rank >= 1; rank--) {
                squares.addAll(0, rank(rank));
                if (rank > 1 && !reader.skip('/')) {
                    throw reader.malformed("placement: rank " + (rank - 1) + " is missing");
                }
            }
            if (!reader.atEnd() && reader.peek() == '/') {
                throw reader.malformed("placement: there are no more than " + laws.ranks() + " ranks");
            }
            return ImmutableList.copyOf(squares);
        }

        private List<ImmutableList<Piece>> rank(int rank) {
            List<ImmutableList<Piece>> squares = new ArrayList<>();
            while (!reader.atEnd() && reader.peek() != '/' && reader.peek() != ' ') {
                int start = reader.position();
                boolean bracket = reader.peek() == '(';
                if (TextReader.isDigit(reader.peek())) {
                    int run = emptySquares();
                    for (int i = 0; i < Math.min(run, laws.files() + 1); i++) {
                        squares.add(ImmutableList.of());
                    }
                } else if (bracket) {
                    squares.add(shared());
                } else {
                    squares.add(ImmutableList.of(piece()));
                }
                if (squares.size() > laws.files()) {
                    reader.goTo(start);
                    throw reader.malformed(
                            "placement: rank " + rank + " is too long: a rank has " + laws.files() + " squares");
                }
                int file = squares.size() - 1;
                if (bracket && squares.get(file).size() == 1) {
                    lone.add(Square.of(file, rank - 1));
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

        private ImmutableList<Piece> shared() {
            reader.next();
            ImmutableList.Builder<Piece> men = ImmutableList.builder();
            do {
                men.add(piece());
            } while (Character.isLetter(reader.peek()) || reader.peek() == '+');
            if (!reader.skip(')')) {
                throw reader.malformed("placement: a shared square must end with )");
            }
            return men.build();
        }

        private Piece piece() {
            int start = reader.position();
            boolean plus = reader.skip('+');
            String letter = String.valueOf(reader.peek());
            PieceType type = types.get((plus ? "+" : "") + letter.toUpperCase(Locale.ROOT));
            if (!plus && !letter.matches("[A-Za-z]")) {
                throw reader.malformed("placement: a man, a number of empty squares or / must stand here");
            }
            if (type == null) {
                reader.goTo(start);
                throw reader.malformed("placement: a man must be one of " + String.join(" ", types.keySet())
                        + ", in lower case for Black");
            }
            return new Piece(Character.isUpperCase(reader.next()) ? Color.WHITE : Color.BLACK, type);
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

        private ImmutableList<Square> rights() {
            ImmutableList.Builder<Square> rights = ImmutableList.builder();
            if (reader.peek() != '-' && !Character.isLowerCase(reader.peek())) {
                throw reader.malformed("rights: it must be - or the squares of men that have not moved");
            }
            if (!reader.skip('-')) {
                do {
                    rights.add(square("rights"));
                } while (!reader.atEnd() && reader.peek() != ' ');
            }
            return rights.build();
        }

        private Square square(String field) {
            return reader.square(field + ": ", laws.files(), laws.ranks());
        }

        private int counter(String name, int least) {
            int start = reader.position();
            int number = TextReader.isDigit(reader.peek()) ? reader.number(name + ": it") : -1;
            if (number < least) {
                reader.goTo(start);
                throw reader.malformed(name + ": it must be a number from " + least);
            }
            return number;
        }

        private int face() {
            Dice dice = laws.dice();
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
}
