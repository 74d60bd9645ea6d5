package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.SetUp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** What holds for what a search asks of a position, in any reading. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class SearchContract extends Part {
    private static final int KEYS = 400_000;
    private static final int LONGEST = 300;

    SearchContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return RulesetArbitraries.readings(contract.ruleset()).flatMap(PositionArbitraries::all);
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void capturesAreTheMovesOfPiecesThatLeaveFewerEnemies(@ForAll("positions") Position position) {
        List<Move> captures = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            if (move.from().isPresent() && MoveContract.lost(position, position.play(move)) > 0) {
                captures.add(move);
            }
        }
        assertEquals(captures, position.captures(), position::toFen);
        assertEquals(
                captures, position.ruleset().parsePosition(position.toFen()).captures(), position::toFen);
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void aPassedTurnChangesNothingButTheTurn(@ForAll("positions") Position position) {
        if (position.isCheck() || position.outcome().isDecided()) {
            String reason = position.isCheck()
                    ? "the king of the side to move is in check"
                    : "the game is decided, " + position.outcome();
            IllegalStateException refusal = assertThrows(IllegalStateException.class, position::pass);
            assertEquals("the turn cannot be passed: " + reason + ", in " + position, refusal.getMessage());
            return;
        }
        assertEquals(told(position).toFen(), position.pass().toFen());
        assertEquals(told(position), position.pass());
    }

    /** Returns the position with the other side to move, as it is set up. */
    private static Position told(Position position) {
        int turns = position.sideToMove() == Color.BLACK ? 1 : 0;
        SetUp told = SetUp.of(position)
                .side(position.sideToMove().opposite())
                .withoutEnPassant()
                .clocks(position.halfmoveClock() + 1, position.fullmoveNumber() + turns);
        return position.face().isPresent() ? told.withoutFace().toPosition() : told.toPosition();
    }

    /** Positions of play have keys that differ, and that fill the low bits evenly. */
    @Example
    @Tag("slow")
    void keysAreSpreadEvenly() {
        Map<Long, Position> met = new HashMap<>();
        SplittableRandom random = new SplittableRandom(1283);
        Position position = contract.ruleset().initialPosition();
        for (int plies = 0; met.size() < KEYS; plies++) {
            if (plies == LONGEST || position.legalMoves().isEmpty()) {
                position = contract.ruleset().initialPosition();
                plies = 0;
            }
            position = position.play(position.randomMove(random));
            Position same = met.putIfAbsent(position.key(), position);
            assertTrue(same == null || same.equals(position), position + " has the key of " + same);
        }
        for (int bits : new int[] {4, 12, 16}) {
            long[] counts = new long[1 << bits];
            met.keySet().forEach(key -> counts[(int) (key & (counts.length - 1))]++);
            double deviation = ChanceContract.deviation(counts, met.size());
            assertTrue(Math.abs(deviation) < ChanceContract.BOUND, bits + " bits: " + deviation + " deviations");
        }
    }
}
