package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.State;
import java.util.List;

/** Tells why a piece that may be promoted does not leap on to a square in the same move. */
final class LeapExplainer {
    private final CompiledLaws compiled;
    private final State state;
    private final Move first;
    private final Piece mover;
    private final Square onward;

    LeapExplainer(CompiledLaws compiled, State state, Move first, Square onward) {
        this.compiled = compiled;
        this.state = state;
        this.first = first;
        this.mover = first.piece().orElseThrow();
        this.onward = onward;
    }

    Refusal refusal() {
        return first.promotion().map(this::refusal).orElseGet(this::promotesNothing);
    }

    private Refusal refusal(PieceType made) {
        String rule = requireNonNull(compiled.codes.promotion(mover, compiled.index(first.to())))
                .rule(Promotion.Part.LEAP);
        for (int move : state.pseudoLegal(compiled.index(first.origin()))) {
            Move leap = Move.of(compiled, state, move);
            if (leap.to().equals(first.to())
                    && leap.onward().filter(onward::equals).isPresent()) {
                return state.isPermitted(move)
                        ? ForbiddenExplainer.orUnsafe(compiled, state.make(move), "it", "it")
                        : held(rule);
            }
        }
        return Refusal.of(
                        Kind.UNREACHABLE,
                        "it becomes " + Phrases.one(made) + " on ",
                        first.to(),
                        ", which does not leap on to ",
                        onward,
                        " in the same move")
                .under(rule);
    }

    private Refusal promotesNothing() {
        return Refusal.of(
                        Kind.UNREACHABLE,
                        Phrases.one(mover.type()) + " is not promoted on ",
                        first.to(),
                        " and so does not leap on to ",
                        onward,
                        " in the same move")
                .under(mover.type().rule(), "C-02");
    }

    private Refusal held(String rule) {
        Color side = mover.color();
        List<PlacedPiece> there = PlacedPiece.on(compiled.codes, state::code, compiled.index(onward));
        boolean own = there.get(0).is(side);
        return Refusal.of(Kind.OWN_PIECE, onward, " is held by ", Phrases.seenBy(side, there))
                .under(own ? "C-02" : rule);
    }
}
