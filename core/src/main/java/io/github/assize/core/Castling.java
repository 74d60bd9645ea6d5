package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Castling: a king and another piece of its side, neither of which has moved, change their places on the king's rank in one
 * move. All squares between them and where they go must be empty, the king may not be in check, and no square that he
 * passes or reaches may be attacked (C-14). Both hold the right to it, which is part of the position. The move is written
 * as the king's square and the other's, {@code e1h1}, and in algebraic notation {@code O-O} to the short side and
 * {@code O-O-O} to the long one. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Castling {
    static final String SHORT = "O-O";
    static final String LONG = "O-O-O";

    private final ImmutableSet<PieceType> partners;
    private final ImmutableList<Wing> wings;

    /**
     * A side to which a king castles, by files from 0.
     *
     * @param text how it is written in algebraic notation
     * @param partner where the other piece stands
     * @param king where the king goes
     * @param beside where the other goes
     */
    record Wing(String text, int partner, int king, int beside) {}

    private Castling(ImmutableSet<PieceType> partners, ImmutableList<Wing> wings) {
        this.partners = partners;
        this.wings = wings;
    }

    /**
     * Begins to tell with whom a king castles.
     *
     * @param partners the types, such as the rook
     * @return a castling that has no sides yet
     */
    public static Castling with(PieceType... partners) {
        return new Castling(ImmutableSet.copyOf(requireNonNull(partners, "partners")), ImmutableList.of());
    }

    /**
     * Returns the castling that also goes to the short side.
     *
     * @param partner the letter of the file on which the other piece stands in the array, such as {@code h}
     * @param king that of the file to which the king goes, such as {@code g}
     * @param beside that of the file to which the other goes, such as {@code f}
     * @return the castling
     * @throws IllegalArgumentException if a letter is not one of a to p, or the short side has been told of
     */
    public Castling shortSide(char partner, char king, char beside) {
        return and(SHORT, partner, king, beside);
    }

    /**
     * Returns the castling that also goes to the long side.
     *
     * @param partner the letter of the file on which the other piece stands in the array, such as {@code a}
     * @param king that of the file to which the king goes, such as {@code c}
     * @param beside that of the file to which the other goes, such as {@code d}
     * @return the castling
     * @throws IllegalArgumentException if a letter is not one of a to p, or the long side has been told of
     */
    public Castling longSide(char partner, char king, char beside) {
        return and(LONG, partner, king, beside);
    }

    private Castling and(String text, char partner, char king, char beside) {
        for (char file : new char[] {partner, king, beside}) {
            if (file < 'a' || file >= 'a' + Square.MAX_SIDE) {
                throw new IllegalArgumentException("castling: '" + file + "' is no file; they go from a to p");
            }
        }
        if (wing(text).isPresent()) {
            throw new IllegalArgumentException("castling: " + text + " is told of twice");
        }
        Wing wing = new Wing(text, partner - 'a', king - 'a', beside - 'a');
        return new Castling(
                partners, ImmutableList.<Wing>builder().addAll(wings).add(wing).build());
    }

    ImmutableSet<PieceType> partners() {
        return partners;
    }

    ImmutableList<Wing> wings() {
        return wings;
    }

    Optional<Wing> wing(String text) {
        return wings.stream().filter(wing -> wing.text().equals(text)).findFirst();
    }

    /** Returns the wing to which the partner stands on a file. */
    Optional<Wing> towards(int file) {
        return wings.stream().filter(wing -> wing.partner() == file).findFirst();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Castling that && partners.equals(that.partners) && wings.equals(that.wings));
    }

    @Override
    public int hashCode() {
        return 31 * partners.hashCode() + wings.hashCode();
    }
}
