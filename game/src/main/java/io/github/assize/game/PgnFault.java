package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * What is wrong with a game in a PGN file, and where. Immutable and thread-safe.
 *
 * @param game the number of the game in the file, from 1; broken games count
 * @param line the line, from 1
 * @param column the column, from 1, in UTF-16 units
 * @param ply the number of the turn that was to be read, from 1; a variation counts on from the turn that it leaves
 * @param kind what sort of fault it is
 * @param message what is wrong, without the place
 * @param why for a move, why it is not legal, with the ids of the rules; empty for other faults
 * @since 0.1.0
 */
public record PgnFault(int game, int line, int column, int ply, Kind kind, String message, Optional<String> why) {

    /**
     * Creates a fault.
     *
     * @param game the number of the game
     * @param line the line
     * @param column the column
     * @param ply the number of the turn
     * @param kind what sort of fault it is
     * @param message what is wrong
     * @param why why a move is not legal, if the fault is one of a move
     */
    public PgnFault {
        requireNonNull(kind, "kind");
        requireNonNull(message, "message");
        requireNonNull(why, "why");
    }

    /** Returns the place and what is wrong there. */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message;
    }

    /**
     * The sorts of faults.
     *
     * @since 0.1.0
     */
    public enum Kind {
        /** A tag pair cannot be read. */
        TAG,
        /** A tag is given twice. */
        DUPLICATE_TAG,
        /** There is no ruleset of the name that {@code Variant} has, or no such tag. */
        UNKNOWN_VARIANT,
        /** {@code Reading} or {@code Preset} is not one of the ruleset, or they contradict each other. */
        READING,
        /** The position from which the game starts is none, or {@code SetUp} and {@code FEN} contradict each other. */
        FEN,
        /** A move cannot be read or is not legal. */
        MOVE,
        /** A move fits two legal moves. */
        AMBIGUOUS_MOVE,
        /** A roll of the die is missing, or cannot be. */
        ROLL,
        /** An annotation glyph is none. */
        NAG,
        /** A comment is not closed; the place is where it opens. */
        UNCLOSED_COMMENT,
        /** A variation is not closed; the place is where it opens. */
        UNCLOSED_VARIATION,
        /** Something stands where it has no meaning. */
        STRAY,
        /** The game ends without its result. */
        NO_RESULT,
        /** The result contradicts the board, or the tags contradict it. */
        RESULT,
        /** The game is larger than the reader allows. */
        LIMIT,
        /** The game is not UTF-8; it is read as ISO 8859-1 and kept. */
        ENCODING
    }
}
