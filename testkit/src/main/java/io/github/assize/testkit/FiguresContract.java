package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the figures say of a ruleset, to the core and to the second implementation. */
abstract class FiguresContract extends Part {
    /** Counts above these take seconds; the core's are left to the slow tests. */
    private static final long QUICK = 500_000;

    private static final long QUICK_PLAIN = 10_000;

    FiguresContract(RulesetContract contract) {
        super(contract);
    }

    private Figures core() {
        return Figures.of(contract.getClass(), contract.ruleset());
    }

    private Figures plain() {
        return Figures.of(contract.getClass(), contract::plain).share(share());
    }

    @Test
    void everyPositionHasItsTextOutcomeAndMoves() {
        assertEquals(List.of(), core().positions());
    }

    @Test
    void everyMoveLeadsToItsPosition() {
        assertEquals(List.of(), core().moves());
    }

    @Test
    void linesOfPlayAreCounted() {
        assertFalse(
                FigureFile.of(contract.getClass(), FigureKind.PERFT).rows().isEmpty(),
                () -> "no lines of play in figures.tsv beside "
                        + contract.getClass().getName());
        assertEquals(List.of(), core().perft(-1, QUICK));
    }

    @Test
    @Tag("slow")
    void longLinesOfPlayAreCounted() {
        assertEquals(List.of(), core().perft(QUICK, Long.MAX_VALUE));
    }

    @Test
    void theSecondImplementationHasThePositions() {
        assertEquals(List.of(), plain().positions());
    }

    @Test
    void theSecondImplementationHasTheMoves() {
        assertEquals(List.of(), plain().moves());
    }

    @Test
    void theSecondImplementationCountsTheLinesOfPlay() {
        assertEquals(List.of(), plain().perft(-1, QUICK_PLAIN));
    }

    @Test
    void theSecondImplementationRefusesTheTextsThatAreNoPositions() {
        assertEquals(
                List.of(),
                FigureFile.of(contract.getClass(), FigureKind.REFUSAL)
                        .failures(row -> assertFalse(
                                contract.plain(row.answers(0)).accepts(row.get(1)), () -> "reads " + row.get(1))));
    }
}
