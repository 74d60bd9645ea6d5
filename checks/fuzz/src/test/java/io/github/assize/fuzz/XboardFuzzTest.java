package io.github.assize.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.assize.core.Rulesets;
import io.github.assize.play.xboard.XboardEngine;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;

/** Texts said to the engine as XBoard says its commands. */
final class XboardFuzzTest {
    private static final XboardEngine ENGINE = XboardEngine.of(
            Stream.of("short-assize", "chatur", "chaturanga-12x12", "parsi-chess", "scachs", "shatranj-at-tamma")
                    .map(Rulesets::byId)
                    .toList(),
            "Assize");

    /** What went wrong in the thread in which a move was thought of. */
    private static final Queue<Throwable> ELSEWHERE = new ConcurrentLinkedQueue<>();

    /** What an engine may say. */
    private static final Pattern ANSWER = Pattern.compile(
            "feature .*|setup .*|piece .*|pong .*|move .*|Illegal move \\(.*"
                    + "|Error \\(.*|tellusererror .*|highlight [0-9YRCBM/]+|choice [A-Z+.]+|click [a-p][0-9]+|Hint: .*|offer draw"
                    + "|resign|(1-0|0-1|1/2-1/2) \\{.*\\}|# .*|-?[0-9]+ -?[0-9]+ [0-9]+ [0-9]+ .*",
            Pattern.DOTALL); // What other languages take for the end of a line is none here.

    @BeforeAll
    static void hearOfWhatGoesWrongElsewhere() {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> ELSEWHERE.add(problem));
    }

    @FuzzTest
    void whatIsSaidIsAnsweredInTheWordsOfTheProtocol(String text) throws IOException {
        StringWriter out = new StringWriter();
        ENGINE.run(new StringReader("sd 1\nforce\n" + text), out);
        out.toString().lines().forEach(line -> assertTrue(ANSWER.matcher(line).matches(), line));
        assertEquals(List.of(), List.copyOf(ELSEWHERE));
    }
}
