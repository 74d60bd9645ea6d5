package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DiffCommandTest {
    private static final String LONG = "rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR w d1e1d8e8 - 0 1";

    @Test
    void printsTheShortestLinesFirstAndStopsAfterTwenty() {
        Cli.Run run = Cli.run("diff", "long-assize", "--reading", "king-leap=ring");
        assertEquals(0, run.status(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(21, lines.size());
        assertEquals("moves\t-\t" + LONG + "\t=\t-\te1d3 e1f3", lines.get(0));
        assertEquals(
                "moves\ta2a3\trnfqkfnr/pppppppp/8/8/8/P7/1PPPPPPP/RNFQKFNR b d1e1d8e8 - 0 1\t=\t-\te8d6 e8f6",
                lines.get(1));
        assertEquals("end\tstopped after 20 differences", lines.get(20));
    }

    @Test
    void printsMovesThatTheDefaultAloneAllows() {
        Cli.Run run = Cli.run("diff", "chatur", "--reading", "king-leap=jump", "--depth", "1");
        String array = Rulesets.byId("chatur").initialPosition().toFen();
        assertEquals(
                "moves\t-\t" + array + "\t=\t-\td1b3 d1d3 d1f3",
                run.out().lines().findFirst().orElseThrow());
    }

    @Test
    void saysThatThereIsNoneUpToTheDepth() {
        assertEquals(
                new Cli.Run(0, "end\tno difference up to depth 3\n", ""),
                Cli.run("diff", "short-assize", "--reading", "stalemate=draw"));
        assertEquals(
                new Cli.Run(0, "end\tno difference up to depth 1\n", ""),
                Cli.run("diff", "short-assize", "--depth", "1", "--reading", "stalemate=draw"));
    }

    @Test
    void saysThatTheReadingsAreTheSame() {
        assertEquals(
                new Cli.Run(0, "end\tthe two readings are the same\n", ""),
                Cli.run("diff", "short-assize", "--reading", "stalemate=" + stalemate()));
    }

    private static String stalemate() {
        return String.valueOf(Rulesets.byId("short-assize").answers().get("stalemate"));
    }

    @Test
    void startsFromBothArraysWhereOnlyTheRightsDiffer() {
        Cli.Run run = Cli.run("diff", "grant-acedrex", "--preset", "murray", "--depth", "1");
        String pieces = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w ";
        String first = pieces + "g1g12 - 0 1";
        String second = pieces + "c1g1j1c12g12j12 - 0 1";
        List<String> lines = run.out().lines().toList();
        assertEquals("array\t" + first + "\t" + second, lines.get(0));
        String start = "moves\t-\t" + first + "\t" + second + "\t";
        assertTrue(lines.get(1).startsWith(start), lines.get(1));
        assertEquals("end\tstopped after 20 differences", lines.get(21));
    }

    @Test
    void startsFromTheArrayOfTheDefaultWhereThePiecesDiffer() {
        Cli.Run run = Cli.run("diff", "short-assize", "--reading", "array=rooks-back", "--depth", "2");
        String first = Rulesets.byId("short-assize").initialPosition().toFen();
        String second = Rulesets.byId("short-assize")
                .with("array", "rooks-back")
                .initialPosition()
                .toFen();
        assertEquals(
                new Cli.Run(0, "array\t" + first + "\t" + second + "\nend\tno difference up to depth 2\n", ""), run);
    }

    @Test
    void saysThatTheOtherReadingRefusesTheArrayOfTheDefault() {
        Cli.Run run = Cli.run("diff", "short-assize", "--reading", "array=queens-on-d");
        assertEquals(0, run.status());
        List<String> lines = run.out().lines().toList();
        assertEquals(2, lines.size());
        assertTrue(lines.get(0).startsWith("array\t2f1kf2/"), lines.get(0));
        assertTrue(
                lines.get(1).startsWith("end\tnothing to compare: the other reading refuses the default's array: "),
                lines.get(1));
    }
}
