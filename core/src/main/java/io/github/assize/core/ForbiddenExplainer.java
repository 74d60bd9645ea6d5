package io.github.assize.core;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.State;
import java.util.Optional;

/** Tells why a move may not leave the other side as it would. */
final class ForbiddenExplainer {
    private ForbiddenExplainer() {}

    /**
     * Returns what forbids a move, or nothing if that is another thing: it leaves its own king in check, or the other side free.
     *
     * @param after the position after it
     * @param who who makes it, in words
     */
    static Optional<Refusal> refusal(CompiledLaws laws, State after, Object who) {
        Color other = Color.of(after.side());
        int king = after.king(other.opposite().index());
        boolean safe =
                PlacedPiece.attacking(laws.codes, after::code, king, other).isEmpty();
        if (!safe || !laws.isForbidden(after)) {
            return Optional.empty();
        }
        return Optional.of(
                after.isCheck()
                        ? Refusal.of(Kind.FORBIDDEN, who, " may not mate so")
                                .under(laws.laws.mates().rule())
                        : Refusal.of(Kind.FORBIDDEN, who, " may not leave ", Names.side(other), " without a move")
                                .under(laws.laws.stalemate().rule()));
    }

    /**
     * Tells what else than its way there bars a move: what forbids it, or the check in which it leaves its own king.
     *
     * @param after the position after it
     * @param who who makes it, in words
     * @param what the move itself, in words
     */
    static Refusal orUnsafe(CompiledLaws laws, State after, Object who, String what) {
        Color side = Color.of(after.side()).opposite();
        return refusal(laws, after, who)
                .orElseGet(() -> Refusal.of(
                                Kind.UNSAFE,
                                what,
                                " would leave ",
                                Phrases.king(laws, after, side),
                                " ",
                                Phrases.inCheck(laws, after, side))
                        .under("C-04"));
    }
}
