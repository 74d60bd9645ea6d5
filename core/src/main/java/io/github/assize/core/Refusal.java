package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;

/**
 * Why a text is no legal move.
 *
 * @param kind what sort of reason it is
 * @param sentence the reason, for a player
 * @param rules the ids of the rules that it breaks
 */
record Refusal(Kind kind, String sentence, ImmutableList<String> rules) {

    /** The sorts of reasons; those of one man go from what is farthest from a legal move to what is nearest. */
    enum Kind {
        DECIDED,
        UNROLLED,
        NO_REMOVAL,
        REMOVAL_TOO_SOON,
        NOBODY_TO_REMOVE,
        KING_REMOVED,
        UNSAFE_REMOVAL,
        NOBODY_THERE,
        OTHERS_MAN,
        OTHER_TYPE,
        NO_SUCH_MAN,
        FOREIGN,
        OTHER_FACE,
        ALREADY_THERE,
        UNREACHABLE,
        NOT_GRANTED,
        BLOCKED,
        NO_PARTNER,
        OWN_MAN,
        NOTHING_TO_CAPTURE,
        CAPTURE_DENIED,
        SPARED,
        FROM_CHECK,
        THROUGH_ATTACK,
        EN_PASSANT_OVER,
        UNSAFE,
        FILE_MISSING,
        NO_CAPTURE,
        OTHER_PROMOTION
    }

    static Refusal of(Kind kind, String sentence, String... rules) {
        ImmutableList<String> told =
                Stream.of(rules).filter(rule -> !rule.isEmpty()).distinct().collect(ImmutableList.toImmutableList());
        return new Refusal(kind, sentence, told);
    }

    /** Returns the sentence and, in parentheses, the rules. */
    @Override
    public String toString() {
        return rules.isEmpty() ? sentence : sentence + " (" + String.join(" / ", rules) + ")";
    }
}
