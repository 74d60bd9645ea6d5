package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/** What holds for moves that are drawn by chance, in any reading. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class ChanceContract extends Part {
    private static final int POSITIONS = 200;
    private static final int DRAWS = 100_000;
    private static final int FEWER_DRAWS = 1000;
    private static final int FOR_EACH_MOVE = 20;

    /**
     * How many standard deviations a chi-square may be above what is expected, as normally distributed: even draws are beyond
     * it once in thirty million.
     */
    static final double BOUND = 5.4;

    ChanceContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return RulesetArbitraries.readings(contract.ruleset()).flatMap(PositionArbitraries::all);
    }

    @Property(seed = RulesetContract.SEED, tries = POSITIONS)
    void isAsLikelyAsAnyOther(@ForAll("positions") Position position, @ForAll long seed) {
        List<Move> moves = new ArrayList<>(position.legalMovesInOrder());
        if (moves.isEmpty()) {
            return;
        }
        int draws = Math.max(share() == 1 ? DRAWS : FEWER_DRAWS, FOR_EACH_MOVE * moves.size());
        long[] drawn = draw(position, moves, draws, new SplittableRandom(seed));
        double deviation = deviation(drawn, draws);
        assertTrue(deviation < BOUND, () -> deviation + " deviations from evenly in " + position);
        for (int i = 0; i < drawn.length; i++) {
            assertTrue(drawn[i] > 0, moves.get(i) + " is never drawn in " + position);
        }
    }

    /** Counts how often each move is drawn. Positions are made anew now and then: one that has listed its moves must draw alike. */
    private static long[] draw(Position position, List<Move> moves, int draws, SplittableRandom random) {
        long[] drawn = new long[moves.size()];
        Position fresh = position.ruleset().parsePosition(position.toFen());
        for (int i = 0; i < draws; i++) {
            Move move = (i % 2 == 0 ? fresh : position).randomMove(random);
            int index = Collections.binarySearch(moves, move);
            assertTrue(index >= 0, () -> move + " is not legal in " + position);
            drawn[index]++;
        }
        return drawn;
    }

    /** Returns how many standard deviations the chi-square of counts is above what is expected, by Wilson and Hilferty. */
    static double deviation(long[] drawn, int draws) {
        double expected = (double) draws / drawn.length;
        double square = 0;
        for (long count : drawn) {
            square += (count - expected) * (count - expected) / expected;
        }
        int freedom = drawn.length - 1;
        double spread = 2.0 / (9 * freedom);
        return freedom == 0 ? 0 : (Math.cbrt(square / freedom) - 1 + spread) / Math.sqrt(spread);
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void isLegalWhereNothingElseIsKnownOfThePosition(@ForAll("positions") Position position, @ForAll long seed) {
        if (position.legalMoves().isEmpty()) {
            return;
        }
        SplittableRandom random = new SplittableRandom(seed);
        SplittableRandom again = new SplittableRandom(seed);
        for (int i = 0; i < FOR_EACH_MOVE; i++) {
            Position fresh = position.ruleset().parsePosition(position.toFen());
            Move move = fresh.randomMove(random);
            assertEquals(position.play(move), fresh.play(move));
            assertEquals(move, position.randomMove(again));
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void isNotToBeHadWhereThereIsNone(@ForAll("positions") Position position) {
        if (position.legalMoves().isEmpty()) {
            IllegalStateException refusal =
                    assertThrows(IllegalStateException.class, () -> position.randomMove(new SplittableRandom(1)));
            String reason = position.awaitsRoll()
                    ? "the die has yet to be rolled"
                    : "the game is decided, " + position.outcome();
            assertEquals("no legal move: " + reason + ", in " + position, refusal.getMessage());
        }
    }
}
