package io.github.assize.core;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Tells why a king may not castle. */
final class CastlingExplainer {
    private final CompiledLaws compiled;
    private final State state;
    private final Color side;
    private final CastlingWay way;

    CastlingExplainer(CompiledLaws compiled, State state, CastlingWay way) {
        this.compiled = compiled;
        this.state = state;
        this.side = way.color();
        this.way = way;
    }

    /** Tells the first reason, in the order in which a player would look. */
    Refusal refusal() {
        String rule = compiled.laws.castling().rule();
        PlacedPiece king = on(way.king()).get(0);
        List<PlacedPiece> partners = on(way.partner());
        if (partners.isEmpty()
                || !partners.get(0).is(side)
                || !compiled.laws.castles(partners.get(0).type())) {
            return Refusal.of(
                            Kind.NO_PARTNER,
                            "nothing with which ",
                            the(king),
                            " could castle stands on ",
                            square(way.partner()))
                    .under(rule);
        }
        if (!king.right() || !partners.get(0).right()) {
            return Refusal.of(
                            Kind.NOT_GRANTED,
                            the(king.right() ? partners.get(0) : king),
                            " has lost the right to castle")
                    .under(rule, "C-10");
        }
        return between() >= 0 ? blocked(between()).under(rule) : attacked(king);
    }

    private Refusal attacked(PlacedPiece king) {
        String rule = compiled.laws.castling().rule();
        if (state.isCheck()) {
            return Refusal.of(Kind.FROM_CHECK, the(king), " may not castle while in check")
                    .under(rule);
        }
        int step = Integer.signum(way.kingTo() - way.king());
        for (int square = way.king(); square != way.kingTo(); square += step) {
            List<PlacedPiece> attackers = attackers(square + step);
            if (!attackers.isEmpty()) {
                String goes = square + step == way.kingTo() ? " may not castle to " : " may not castle over ";
                return Refusal.of(
                                Kind.THROUGH_ATTACK,
                                the(king),
                                goes,
                                square(square + step),
                                ", which is attacked by ",
                                Phrases.all(compiled, attackers))
                        .under(rule, "C-14");
            }
        }
        return Arrays.stream(state.list(State.ANY))
                .filter(move -> MoveCode.isCastling(move) && MoveCode.target(move) == way.partner())
                .mapToObj(state::make)
                .findFirst()
                .flatMap(after -> ForbiddenExplainer.refusal(compiled, after, the(king)))
                .orElseGet(() -> Refusal.of(Kind.UNSAFE, the(king), " would be in check where he castles to")
                        .under(rule, "C-04"));
    }

    private Refusal blocked(int square) {
        return Refusal.of(
                Kind.BLOCKED,
                the(on(way.king()).get(0)),
                " may not castle: ",
                Phrases.seenBy(side, on(square)),
                " stands between, on ",
                square(square));
    }

    /** Returns the first square that must be empty and is not, or -1. */
    private int between() {
        int[] ends = {way.king(), way.partner(), way.kingTo(), way.partnerTo()};
        return IntStream.rangeClosed(
                        IntStream.of(ends).min().orElseThrow(),
                        IntStream.of(ends).max().orElseThrow())
                .filter(square -> square != way.king() && square != way.partner())
                .filter(square -> state.code(square) != PieceCodes.NONE)
                .findFirst()
                .orElse(-1);
    }

    private List<PlacedPiece> attackers(int target) {
        IntUnaryOperator passing = square ->
                square == target ? state.code(way.king()) : square == way.king() ? PieceCodes.NONE : state.code(square);
        return PlacedPiece.attacking(compiled.codes, passing, target, side.opposite());
    }

    private List<PlacedPiece> on(int square) {
        return PlacedPiece.on(compiled.codes, state::code, square);
    }

    private Phrase the(PlacedPiece piece) {
        return Phrases.the(compiled, piece);
    }

    private Square square(int index) {
        return compiled.square(index);
    }
}
