package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Ruleset;
import java.util.Optional;

/**
 * Reading texts leniently: moves and positions as people and other programs write them. What {@link Position#move} and
 * {@link Ruleset#parsePosition} read is read here alike; what is unclear is refused here too.
 *
 * @since 0.1.0
 */
public final class Lenient {
    private Lenient() {}

    /**
     * Finds the legal move that a text means. Beyond what the position itself reads, there may be blanks around the move;
     * a move number before it ({@code 1.e4}, {@code 1...e5}); marks, check signs and {@code e.p.} after it ({@code e4!},
     * {@code Nf3++}); a hyphen, a colon or a cross between the squares ({@code e2-e4}, {@code e4:d5}), a capture that is
     * none ({@code e2xe4}); what a pawn becomes without the sign, in either case or in parentheses ({@code e7e8q},
     * {@code e8Q}, {@code e8(Q)}); figurines for the pieces that they mean ({@code ♘f3}); and {@code O-O}, {@code 0-0},
     * {@code O-O-O}, {@code 0-0-0} for a castling towards the nearer or the farther edge, where there is one, and the
     * squares between which the king goes ({@code e1g1}) where the castling is written otherwise. What is thrown quotes the
     * text as it was given.
     *
     * @param position the position
     * @param text the move
     * @return the move
     * @throws io.github.assize.core.MalformedTextException if the text cannot be read
     * @throws io.github.assize.core.IllegalMoveException if the move is not legal, or the text fits two legal moves
     */
    public static Move move(Position position, String text) {
        return new LenientMove(requireNonNull(position, "position"), requireNonNull(text, "text")).read();
    }

    /**
     * Tells why a text means no legal move.
     *
     * @param position the position
     * @param text the move, as {@link #move} reads it
     * @return the reason, for a castling that of the king; empty if {@link #move} reads the text
     */
    public static Optional<Refusal> refusal(Position position, String text) {
        return new LenientMove(requireNonNull(position, "position"), requireNonNull(text, "text")).refusal();
    }

    /**
     * Reads a position. Beyond what the ruleset itself reads, there may be blanks around the fields and doubled between
     * them; a slash after the last rank; fields left out from the side on, where White is then to
     * move, and the clocks {@code 0 0}; the short form in
     * which XBoard leaves out rights and en passant square; rights by the files of the pieces ({@code DEde}), and otherwise
     * in the letters of other programs ({@code KQkq}), which then belong to every piece of a side with letters that has
     * one in the array and stands where it stood there; an en passant square that
     * nobody can use; and operations after the fields, as EPD has them, of which {@code hmvc} and
     * {@code fmvn} are the clocks and the others are passed over. What is thrown quotes the text as it was given.
     *
     * @param ruleset the ruleset
     * @param text the position
     * @return the position
     * @throws io.github.assize.core.MalformedTextException if the text cannot be read
     * @throws io.github.assize.core.InvalidPositionException if it is no position of the ruleset
     */
    public static Position position(Ruleset ruleset, String text) {
        return new LenientFen(requireNonNull(ruleset, "ruleset"), requireNonNull(text, "text")).position();
    }

    /**
     * Reads a position with the operations after it, as a line of EPD has them.
     *
     * @param ruleset the ruleset
     * @param text the position, as {@link #position} reads it
     * @return a record without moves that starts there, and has each operation but the clocks as a tag by its code, with
     *     its operands as the value: what it says of a single text in quotes, in which a backslash stands before a quote,
     *     and all others as they stand
     * @throws io.github.assize.core.MalformedTextException if the text cannot be read, an operation stands twice, or it
     *     cannot be a tag, as {@code Result}, which the game itself says
     * @throws io.github.assize.core.InvalidPositionException if it is no position of the ruleset
     */
    public static GameRecord epd(Ruleset ruleset, String text) {
        return new LenientFen(requireNonNull(ruleset, "ruleset"), requireNonNull(text, "text")).record();
    }
}
