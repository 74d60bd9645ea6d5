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
}
