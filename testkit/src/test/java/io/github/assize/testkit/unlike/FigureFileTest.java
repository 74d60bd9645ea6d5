package io.github.assize.testkit.unlike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.FigureFile;
import io.github.assize.testkit.Figures;
import io.github.assize.testkit.Samples;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files of figures as editors and hands leave them. */
final class FigureFileTest {
    private static String message(String file, int columns) {
        return String.valueOf(assertThrows(
                        IllegalArgumentException.class, () -> FigureFile.beside(FigureFileTest.class, file, columns))
                .getMessage());
    }

    @Test
    void aByteOrderMarkEmptyLinesAndAnEmptyLastColumnAreOverlooked() {
        FigureFile file = FigureFile.beside(FigureFileTest.class, "marked.tsv", 3);
        assertEquals(
                List.of(List.of("a", "-", "1"), List.of("b", "x=y z=u", "")),
                file.rows().stream().map(FigureFile.Row::columns).toList());
        assertEquals(Map.of(), file.rows().get(0).answers(1));
        assertEquals(Map.of("x", "y", "z", "u"), file.rows().get(1).answers(1));
    }

    @Test
    void aFileThatIsNotThereHasNoRows() {
        assertEquals(
                List.of(),
                FigureFile.beside(FigureFileTest.class, "none.tsv", 2).rows());
    }

    @Test
    void aLineWithAnotherNumberOfColumnsIsRefusedWithItsPlace() {
        assertEquals(
                "marked.tsv, line 3: a line has 5 columns with a tab between, this one has 3, in \"a | - | 1\"",
                message("marked.tsv", 5));
    }

    @Test
    void aNumberThatIsNoneOrTooGreatIsToldWithItsPlace() {
        List<String> failures = Figures.of(FigureFileTest.class, Unlike.RULESET).perft(-1, Long.MAX_VALUE);
        assertEquals(3, failures.size(), failures::toString);
        assertTrue(
                failures.get(0).startsWith("figures.tsv, line 2: a depth must be at most 1000, not 99999999999"),
                failures.get(0));
        assertTrue(
                failures.get(1).startsWith("figures.tsv, line 3: a number must have 1 to 18 digits, not \"many\""),
                failures.get(1));
        assertTrue(
                failures.get(2).contains("answers must be -, or reading=answer with a space between, not \"yes\""),
                failures.get(2));
    }

    @Test
    void aKindThatIsNoneIsRefused() {
        Figures beside = Figures.of(Samples.class, Unlike.RULESET);
        assertEquals(
                "figures.tsv, line 2: a line begins with one of [perft, position, moves, refusal, bad-move, reason], "
                        + "this one with pertf, in \"pertf | - | start | 1 | 1\"",
                assertThrows(IllegalArgumentException.class, beside::positions).getMessage());
    }

    @Test
    void aReadingIsAnsweredOnce() {
        FigureFile.Row row = new FigureFile.Row("figures.tsv, line 7", List.of("x=y x=z"));
        assertEquals(
                "figures.tsv, line 7: reading x is answered twice, in \"x=y x=z\"",
                assertThrows(IllegalArgumentException.class, () -> row.answers(0))
                        .getMessage());
    }
}
