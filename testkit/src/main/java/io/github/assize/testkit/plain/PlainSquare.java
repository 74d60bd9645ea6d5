package io.github.assize.testkit.plain;

/**
 * A square, counted from 0; it may lie outside the board.
 *
 * @param file the file, 0 for a
 * @param rank the rank, 0 for the first
 * @since 0.1.0
 */
public record PlainSquare(int file, int rank) {

    /**
     * Reads a square such as {@code e4} or {@code a10}.
     *
     * @param text the square's name
     * @return the square
     * @throws IllegalArgumentException if the text names no square
     */
    public static PlainSquare parse(String text) {
        if (!text.matches("[a-z][1-9][0-9]?")) {
            throw new IllegalArgumentException("no square: " + text);
        }
        return new PlainSquare(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
    }

    /**
     * Returns the square that a step leads to.
     *
     * @param step the step taken from here
     * @return the square reached, perhaps outside the board
     */
    public PlainSquare plus(PlainStep step) {
        return new PlainSquare(file + step.files(), rank + step.ranks());
    }

    /**
     * Returns the step that leads from here to another square.
     *
     * @param to the other square
     * @return the step
     */
    public PlainStep stepTo(PlainSquare to) {
        return new PlainStep(to.file - file, to.rank - rank);
    }

    /** Returns the name of the square. */
    @Override
    public String toString() {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }
}
