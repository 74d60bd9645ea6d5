package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainFigures;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the files of figures say of a ruleset. */
abstract class FiguresContract {
    /** Counts above this take seconds, and are left to the slow tests. */
    private static final long QUICK = 1_500_000;

    private final RulesetContract contract;

    FiguresContract(RulesetContract contract) {
        this.contract = contract;
    }

    @Test
    void everyPositionHasItsTextOutcomeAndMoves() {
        forEachRow("positions.tsv", row -> checkPosition(contract.ruleset(), row));
    }

    @Test
    void everyReadingChangesWhatItSays() {
        forEachRow("readings.tsv", row -> checkPosition(ruleset(row), row.subList(2, row.size())));
    }

    @Test
    void everyMoveLeadsToItsPosition() {
        forEachRow("moves.tsv", row -> {
            Position before = ruleset(row).parsePosition(row.get(2));
            assertEquals(row.get(4), before.play(row.get(3)).toFen(), () -> row.get(3) + " in " + before);
        });
    }

    @Test
    void linesOfPlayAreCounted() {
        PerftFile file = PerftFile.beside(contract.getClass());
        assertTrue(file.size() > 0, PerftFile.NAME);
        assertEquals(List.of(), file.differences(contract::ruleset, -1, QUICK));
    }

    @Test
    @Tag("slow")
    void longLinesOfPlayAreCounted() {
        PerftFile file = PerftFile.beside(contract.getClass());
        assertEquals(List.of(), file.differences(contract::ruleset, QUICK, Long.MAX_VALUE));
    }

    private void forEachRow(String file, Consumer<List<String>> check) {
        assertAll(file, rows(file).stream().map(row -> () -> check.accept(row)));
    }

    /** Returns no figures where there is no file of them. */
    private List<List<String>> rows(String file) {
        Class<?> beside = contract.getClass();
        return beside.getResource(file) == null ? List.of() : PlainFigures.rows(beside, file);
    }

    private Ruleset ruleset(List<String> row) {
        return contract.ruleset(PlainFigures.answers(row.get(1)));
    }

    private static void checkPosition(Ruleset ruleset, List<String> row) {
        Position position = ruleset.parsePosition(row.get(0));
        assertEquals(row.get(0), position.toFen(), ruleset::toString);
        assertEquals(row.get(1), position.outcome().toString(), () -> ruleset + ", " + position);
        assertEquals(row.get(2), moves(position), () -> ruleset + ", " + position);
    }

    private static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }
}
