package io.github.assize.core;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Tells which capture a side owes that would make another move. */
final class DutyExplainer {
    private final CompiledLaws compiled;
    private final Duty duty;
    private final State state;
    private final int move;
    private final int[] owed;
    private final String instead;

    /**
     * Takes what is asked.
     *
     * @param move a move that is legal but for the duty
     * @param legal all moves that are
     */
    DutyExplainer(CompiledLaws compiled, Duty duty, State state, int move, int[] legal) {
        this.compiled = compiled;
        this.duty = duty;
        this.state = state;
        this.move = move;
        this.owed = duty.owed(state, legal);
        this.instead = duty.left(state, legal).length == owed.length
                ? ""
                : "; only its " + compiled.laws.king() + " may flee instead, to an empty square";
    }

    Refusal refusal() {
        String rule = compiled.laws.mustCapture().rule();
        String side = Names.side(Color.of(state.side()));
        if (Duty.captured(state, move) < 0) {
            return Refusal.of(
                            Kind.OWES_CAPTURE,
                            side + " can capture and must: ",
                            taker(owed[0]),
                            " can take ",
                            victim(owed[0]),
                            instead)
                    .under(rule);
        }
        IntStream ofSame =
                Arrays.stream(owed).filter(other -> Duty.captured(state, other) == Duty.captured(state, move));
        int other = ofSame.findFirst().orElse(owed[0]);
        boolean another = Duty.captured(state, other) != Duty.captured(state, move);
        if (another && !isOfHighest()) {
            return Refusal.of(Kind.OWES_CAPTURE, side + " must take ", victim(other), ", not ", victim(move), instead)
                    .under(duty.law().victimRule(), rule);
        }
        return Refusal.of(
                        Kind.OWES_CAPTURE,
                        side + " must take ",
                        victim(other),
                        " with ",
                        taker(other),
                        ", not ",
                        another ? Phrase.of(victim(move), " ") : "",
                        "with ",
                        taker(move),
                        instead)
                .under(duty.law().takerRule(), rule);
    }

    /** Returns whether what the move captures has the rank that is to be captured. */
    private boolean isOfHighest() {
        return duty.hasSameRank(state, move, owed[0]);
    }

    private Phrase taker(int capture) {
        Move made = Move.of(compiled, state, capture);
        return Phrase.of(
                "the ", made.piece().orElseThrow().type().name(), " on ", compiled.square(MoveCode.origin(capture)));
    }

    private Phrase victim(int capture) {
        return Phrases.all(compiled, PlacedPiece.on(compiled.codes, state::code, Duty.captured(state, capture)));
    }
}
