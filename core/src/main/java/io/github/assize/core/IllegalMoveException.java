package io.github.assize.core;

/** Thrown when a move reads well but is not legal in the position, or fits two legal moves. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Position position;

    /** The move as the caller wrote it. */
    private final String move;

    IllegalMoveException(Position position, String move, String reason) {
        super(MalformedTextException.shown(move) + ": " + reason + ", in " + position.toFen());
        this.position = position;
        this.move = move;
    }

    /**
     * Returns the position in which the move was tried.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * Returns the move as it was given.
     *
     * @return the text
     */
    public String move() {
        return move;
    }
}
