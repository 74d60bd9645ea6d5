package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Why a text is no legal move: what {@link Position#why} says in a sentence, for programs that show it otherwise.
 * Immutable and thread-safe.
 *
 * @param kind what sort of reason it is
 * @param reason the sentence without the rules, for a player
 * @param rules the ids of the rules that the move breaks, as far as the ruleset names them, each once; unmodifiable
 * @param squares the squares that the reason speaks of, in the order in which it names them, each once; unmodifiable
 * @since 0.1.0
 */
public record Refusal(Kind kind, String reason, List<String> rules, List<Square> squares) {
    /**
     * Creates a refusal.
     *
     * @param kind what sort of reason it is
     * @param reason the sentence without the rules
     * @param rules the ids of the rules that the move breaks
     * @param squares the squares that the reason speaks of
     */
    public Refusal {
        requireNonNull(kind, "kind");
        requireNonNull(reason, "reason");
        rules = ImmutableList.copyOf(requireNonNull(rules, "rules"));
        squares = ImmutableList.copyOf(requireNonNull(squares, "squares"));
    }

    /**
     * The sorts of reasons. Where a text can mean several moves, the reason given is of the move that comes nearest to a
     * legal one; from {@link #ANOTHER_FACE} to {@link #FILE_MISSING} the kinds stand in that order, the farthest first.
     *
     * @since 0.1.0
     */
    public enum Kind {
        /** The text cannot be read. */
        MALFORMED,
        /** The text fits more than one legal move. */
        AMBIGUOUS,
        /** The game is decided, so that no move is legal (C-09). */
        DECIDED,
        /** The die has not been rolled. */
        NOT_ROLLED,
        /** The text is a removal, and the game has none. */
        NO_REMOVAL,
        /** The text is a removal, and the player is not stalemated. */
        REMOVAL_TOO_SOON,
        /** The text is a removal from a square on which no piece of the opponent stands. */
        NOTHING_TO_REMOVE,
        /** The text is the removal of a king. */
        KING_REMOVED,
        /** The removal would leave the own king in check. */
        UNSAFE_REMOVAL,
        /** Nothing stands on the origin. */
        EMPTY_ORIGIN,
        /** What stands on the origin belongs to the opponent. */
        OPPONENTS_PIECE,
        /** What stands on the origin is of another type than the text says. */
        ANOTHER_TYPE,
        /** The side to move has no such piece as the text names. */
        NO_SUCH_PIECE,
        /** The move is of another position, and the same text means another move here. */
        ANOTHER_POSITION,
        /** The die shows the face of another type. */
        ANOTHER_FACE,
        /** The piece does not move so, whatever stands in its way. */
        UNREACHABLE,
        /** The piece has lost its first move, or gains this move only by it. */
        NOT_GRANTED,
        /** Something stands in the way. */
        BLOCKED,
        /** The piece passes over another of its own side, which is not there. */
        NO_PARTNER,
        /** The piece stands on the destination already. */
        ALREADY_THERE,
        /** Another piece of its own side stands on the destination. */
        OWN_PIECE,
        /** The piece goes there only to capture, and nothing stands there. */
        NOTHING_TO_CAPTURE,
        /** The piece goes there only without capture, and an enemy stands there. */
        NO_CAPTURE_THERE,
        /** The piece cannot capture the type that stands there. */
        CANNOT_CAPTURE,
        /** The piece may go there only to become what its side has lost, and it has lost none. */
        NOTHING_LOST,
        /** The piece cannot leap while in check. */
        FROM_CHECK,
        /** The piece cannot pass over a square that is attacked. */
        THROUGH_ATTACK,
        /** A double step passed the destination, but it cannot be captured en passant, or no longer. */
        NO_EN_PASSANT,
        /** The own king would be in check. */
        UNSAFE,
        /** The other side would be left stalemated, or mated, in a way that the rules forbid. */
        FORBIDDEN,
        /** The side can capture, and must make a capture that this one is not. */
        OWES_CAPTURE,
        /** A pawn's capture is written with its file. */
        FILE_MISSING,
        /** The text says that the move captures, and it does not. */
        CAPTURES_NOTHING,
        /** The piece is not promoted to what the text says, or not at all. */
        ANOTHER_PROMOTION
    }

    /** Tells a reason in words, squares and phrases; the rules are still to be {@link #under named}. */
    static Refusal of(Kind kind, Object... parts) {
        Phrase phrase = Phrase.of(parts);
        List<Square> squares = phrase.squares().stream().distinct().toList();
        return new Refusal(kind, phrase.text(), ImmutableList.of(), squares);
    }

    /** Names the rules that the move breaks; an empty id stands for a rule that the ruleset does not name. */
    Refusal under(String... ids) {
        List<String> named =
                Stream.of(ids).filter(id -> !id.isEmpty()).distinct().toList();
        return new Refusal(kind, reason, named, squares);
    }

    static Refusal malformed(MalformedTextException malformed) {
        return new Refusal(
                Kind.MALFORMED, requireNonNull(malformed.getMessage()), ImmutableList.of(), ImmutableList.of());
    }

    /**
     * Returns the sentence, as {@link Position#why} gives it.
     *
     * @return the reason and, in parentheses, the rules
     */
    public String sentence() {
        return rules.isEmpty() ? reason : reason + " (" + String.join(" / ", rules) + ")";
    }

    /** Returns the sentence. */
    @Override
    public String toString() {
        return sentence();
    }
}
