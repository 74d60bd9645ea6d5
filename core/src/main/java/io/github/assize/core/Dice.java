package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * A die that tells which type of man may move. Check, mate and stalemate are judged on all moves, without it. Immutable
 * and thread-safe.
 *
 * @since 0.1.0
 */
public final class Dice {
    private final ImmutableList<PieceType> faces;
    private final boolean passes;
    private final String rule;

    private Dice(ImmutableList<PieceType> faces, boolean passes, String rule) {
        this.faces = faces;
        this.passes = passes;
        this.rule = rule;
    }

    /**
     * Returns a die that is rolled again until a man of its type has a legal move.
     *
     * @param faces the types, from face 1 on, of all men of the game, or it could be rolled for ever
     * @return the die
     */
    public static Dice rolledAgain(PieceType... faces) {
        return new Dice(ImmutableList.copyOf(requireNonNull(faces, "faces")), false, "");
    }

    /**
     * Returns a die by which the turn passes if no man of its type has a legal move; a player who is in check then has
     * lost.
     *
     * @param faces the types, from face 1 on; men of no face never move
     * @return the die
     */
    public static Dice passing(PieceType... faces) {
        return new Dice(ImmutableList.copyOf(requireNonNull(faces, "faces")), true, "");
    }

    /**
     * Returns a die that names the rule which tells of it.
     *
     * @param id the rule's id
     * @return the die
     */
    public Dice under(String id) {
        return new Dice(faces, passes, requireNonNull(id, "id"));
    }

    ImmutableSet<PieceType> types() {
        return ImmutableSet.copyOf(faces);
    }

    int faces() {
        return faces.size();
    }

    /** Returns the type that a face lets move; faces go from 1. */
    PieceType type(int face) {
        return faces.get(face - 1);
    }

    boolean passes() {
        return passes;
    }

    String rule() {
        return rule;
    }
}
