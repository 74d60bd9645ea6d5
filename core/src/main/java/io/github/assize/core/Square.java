package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * A square, named by its file and rank as in {@code e4} or {@code a10}. Boards have at most sixteen files, {@code a} to
 * {@code p}, and sixteen ranks. Immutable and thread-safe; there is one instance a square.
 *
 * @since 0.1.0
 */
public final class Square implements Comparable<Square> {
    static final int MAX_SIDE = 16;

    private static final Square[] ALL = createAll();

    private final int file;
    private final int rank;
    private final String name;

    private Square(int file, int rank) {
        this.file = file;
        this.rank = rank;
        this.name = (char) ('a' + file) + Integer.toString(rank + 1);
    }

    private static Square[] createAll() {
        Square[] all = new Square[MAX_SIDE * MAX_SIDE];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Square(i % MAX_SIDE, i / MAX_SIDE);
        }
        return all;
    }

    /**
     * Returns the square on the given file and rank.
     *
     * @param file the file, from 0 (a) to 15 (p)
     * @param rank the rank, from 0 (rank 1) to 15 (rank 16)
     * @return the square
     * @throws IllegalArgumentException if the file or the rank is outside 0 to 15
     */
    public static Square of(int file, int rank) {
        if (file < 0 || file >= MAX_SIDE || rank < 0 || rank >= MAX_SIDE) {
            throw new IllegalArgumentException("file " + file + ", rank " + rank + ": both go from 0 to 15");
        }
        return ALL[rank * MAX_SIDE + file];
    }

    /**
     * Reads a square's name, a letter from a to p and a number from 1 to 16.
     *
     * @param text the name, such as {@code e4}
     * @return the square
     * @throws MalformedTextException if the text is no such name
     */
    public static Square parse(String text) {
        requireNonNull(text, "text");
        TextReader reader = new TextReader(text, "square");
        Square square = reader.square("", MAX_SIDE, MAX_SIDE);
        reader.expectEnd();
        return square;
    }

    /**
     * Returns the file.
     *
     * @return the file, from 0 (a) to 15 (p)
     */
    public int file() {
        return file;
    }

    /**
     * Returns the rank.
     *
     * @return the rank, from 0 (rank 1) to 15 (rank 16)
     */
    public int rank() {
        return rank;
    }

    /** Compares in the order a1, b1, …, a2, b2, …. */
    @Override
    public int compareTo(Square other) {
        requireNonNull(other, "other");
        return Integer.compare(rank * MAX_SIDE + file, other.rank * MAX_SIDE + other.file);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return rank * MAX_SIDE + file;
    }

    /** Returns the name, such as {@code e4} or {@code a10}. */
    @Override
    public String toString() {
        return name;
    }
}
