package io.github.assize.game;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The characters of a PGN file one after the other, each with its place, and a short look ahead. */
final class PgnSource implements Closeable {
    /** What is read at the end. */
    static final int END = -1;

    private static final int AHEAD = 1024;
    private static final int CR = '\r';
    private static final char BOM = '\uFEFF';

    private final Units units;
    private final int[] ahead = new int[AHEAD];
    private int first;
    private int size;
    private int line = 1;
    private int column = 1;
    private Optional<Place> undecoded = Optional.empty();

    /** A place in the file, line and column from 1. */
    record Place(int line, int column) {}

    /** Where UTF-16 units come from, {@link #END} at the end. */
    interface Units extends Closeable {
        /** The bit of a unit that could not be decoded as it should. */
        int UNDECODED = 1 << 16;

        int next() throws IOException;

        /** Begins to decode anew. */
        default void reset() {}
    }

    private PgnSource(Units units) {
        this.units = units;
        if (peek() == BOM) {
            first = 1;
            size--;
        }
    }

    static PgnSource of(InputStream stream) {
        return new PgnSource(new Utf8Units(stream));
    }

    static PgnSource of(Reader reader) {
        return new PgnSource(new ReaderUnits(reader));
    }

    private static final class ReaderUnits implements Units {
        private final Reader reader;
        private final char[] buffer = new char[1 << 13];
        private int at;
        private int end;

        ReaderUnits(Reader reader) {
            this.reader = reader;
        }

        @Override
        public int next() throws IOException {
            if (at == end) {
                at = 0;
                end = Math.max(reader.read(buffer), 0);
            }
            return end == 0 ? END : buffer[at++];
        }

        @Override
        public void close() throws IOException {
            reader.close();
        }
    }

    Place place() {
        return new Place(line, column);
    }

    boolean isLineStart() {
        return column == 1;
    }

    int peek() {
        return peek(0);
    }

    /** Returns what comes so many units later, {@link #END} beyond the end. */
    int peek(int distance) {
        while (size <= distance) {
            ahead[(first + size) % AHEAD] = read();
            size++;
        }
        int unit = ahead[(first + distance) % AHEAD];
        return unit == END ? END : (char) unit;
    }

    private int read() {
        try {
            return units.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the next unit and goes on; a line may end with CR, LF or both. */
    int next() {
        int c = peek();
        if (c == END) {
            return END;
        }
        if ((ahead[first] & Units.UNDECODED) != 0 && undecoded.isEmpty()) {
            undecoded = Optional.of(place());
        }
        first = (first + 1) % AHEAD;
        size--;
        if (c == '\n' || (c == CR && peek() != '\n')) {
            line++;
            column = 1;
        } else {
            column++;
        }
        return c;
    }

    /** Returns whether the next unit ends a line or the file. */
    boolean isLineEnd() {
        int c = peek();
        return c == '\n' || c == CR || c == END;
    }

    void skipLine() {
        while (!isLineEnd()) {
            next();
        }
        if (peek() == CR && peek(1) == '\n') {
            next();
        }
        next();
    }

    /** Returns whether a tag pair begins here, as far as its first quote. */
    boolean isTagAhead() {
        int at = 1;
        if (peek() != '[' || !Texts.isLetter(peek(at))) {
            return false;
        }
        while (at < AHEAD - 2 && Texts.isTagLetter(peek(at))) {
            at++;
        }
        while (at < AHEAD - 2 && (peek(at) == ' ' || peek(at) == '\t')) {
            at++;
        }
        return peek(at) == '"';
    }

    /** Begins another game, for which UTF-8 is tried again. */
    void startGame() {
        units.reset();
        undecoded = Optional.empty();
    }

    /** Returns where the game at hand first was not UTF-8. */
    Optional<Place> undecoded() {
        return undecoded;
    }

    @Override
    public void close() {
        try {
            units.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
