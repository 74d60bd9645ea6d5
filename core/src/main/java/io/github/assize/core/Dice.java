package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.jspecify.annotations.Nullable;

/**
 * A die that tells which type of piece may move. Check, mate and stalemate are judged on all moves, without it. Immutable
 * and thread-safe.
 *
 * @since 0.1.0
 */
public final class Dice {
    /** A position keeps the face in a byte. */
    private static final int MAX_FACES = Byte.MAX_VALUE;

    private final ImmutableList<PieceType> faces;
    private final boolean passes;

    private Dice(PieceType[] faces, boolean passes) {
        requireNonNull(faces, "faces");
        if (faces.length < 1 || faces.length > MAX_FACES) {
            throw new IllegalArgumentException(
                    "a die of " + faces.length + " faces: it must have from 1 to " + MAX_FACES);
        }
        this.faces = ImmutableList.copyOf(faces);
        this.passes = passes;
    }

    /**
     * Returns a die that is rolled again until a piece of its type has a legal move.
     *
     * @param faces the types, from face 1 on, of all pieces of the game, or it could be rolled for ever
     * @return the die
     * @throws IllegalArgumentException if there are no faces or more than 127
     */
    public static Dice rolledAgain(PieceType... faces) {
        return new Dice(faces, false);
    }

    /**
     * Returns a die by which the turn passes if no piece of its type has a legal move; a player who is in check then has
     * lost.
     *
     * @param faces the types, from face 1 on; pieces of no face never move
     * @return the die
     * @throws IllegalArgumentException if there are no faces or more than 127
     */
    public static Dice passing(PieceType... faces) {
        return new Dice(faces, true);
    }

    /**
     * Returns the number of faces.
     *
     * @return from 1 to 127
     */
    public int faces() {
        return faces.size();
    }

    /**
     * Returns the type that a face lets move.
     *
     * @param face the face, from 1 to {@link #faces()}
     * @return the type
     * @throws IllegalArgumentException if the die has no such face
     */
    public PieceType type(int face) {
        if (face < 1 || face > faces()) {
            throw new IllegalArgumentException("face " + face + ": the die has the faces 1 to " + faces());
        }
        return faces.get(face - 1);
    }

    /**
     * Returns whether the turn passes if the face lets no piece move; otherwise the die is rolled again.
     *
     * @return whether it passes
     */
    public boolean passes() {
        return passes;
    }

    ImmutableSet<PieceType> types() {
        return ImmutableSet.copyOf(faces);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Dice that && faces.equals(that.faces) && passes == that.passes);
    }

    @Override
    public int hashCode() {
        return faces.hashCode();
    }
}
