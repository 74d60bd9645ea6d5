package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Fault;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.FigureFile.Row;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.function.Executable;

/**
 * Bad texts that stand in {@code figures.tsv} beside a test class: how the core refuses each, to the word. {@link FigureFile}
 * tells the form of the file, {@link RulesetContract} its columns; where there are none of a kind nothing is wrong.
 *
 * @since 0.1.0
 */
public final class BadTexts {
    private static final String COLUMN = "column ";
    private static final Pattern CITED = Pattern.compile("\\(([^()]+)\\)$");

    private final Class<?> beside;
    private final Ruleset ruleset;

    private BadTexts(Class<?> beside, Ruleset ruleset) {
        this.beside = beside;
        this.ruleset = ruleset;
    }

    /**
     * Holds the texts against the core.
     *
     * @param beside the class in whose package the file stands
     * @param ruleset the ruleset in its default reading
     * @return the texts
     */
    public static BadTexts of(Class<?> beside, Ruleset ruleset) {
        return new BadTexts(beside, ruleset);
    }

    /**
     * Reads the texts that are no positions.
     *
     * @return what is refused otherwise, a sentence each
     */
    public List<String> positions() {
        return FigureFile.of(beside, FigureKind.REFUSAL)
                .failures(row -> checkPosition(ruleset(row), row.get(1), row.get(2), row.get(3)));
    }

    private static void checkPosition(Ruleset ruleset, String fen, String where, String reason) {
        if (where.startsWith(COLUMN)) {
            checkMalformed(() -> ruleset.parsePosition(fen), fen, where, reason);
            return;
        }
        InvalidPositionException refused =
                assertThrows(InvalidPositionException.class, () -> ruleset.parsePosition(fen), fen);
        assertEquals(reason + ", in \"" + fen + "\"", refused.getMessage());
        assertEquals(where, joined(refused, " ", Fault::kind));
        assertEquals(reason, joined(refused, "; ", Fault::text));
        assertThrows(UnsupportedOperationException.class, () -> refused.faults().clear());
    }

    private static String joined(InvalidPositionException refused, String parting, Function<Fault, Object> part) {
        return refused.faults().stream()
                .map(fault -> part.apply(fault).toString())
                .collect(Collectors.joining(parting));
    }

    private static void checkMalformed(Executable reading, String text, String where, String reason) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, reading, text);
        assertEquals(reason + ", at " + where + " of \"" + text + "\"", refused.getMessage());
        assertEquals(where, COLUMN + refused.column());
        assertEquals(text, refused.text());
    }

    /**
     * Reads the texts that are no moves.
     *
     * @return what is refused otherwise, a sentence each
     */
    public List<String> moves() {
        return FigureFile.of(beside, FigureKind.BAD_MOVE)
                .failures(row -> checkMove(position(row), row.get(2), row.get(3), row.get(4)));
    }

    private static void checkMove(Position position, String text, String where, String reason) {
        assertFalse(position.isLegal(text), () -> text + " is legal");
        if (where.startsWith(COLUMN)) {
            assertTrue(position.why(text).isPresent(), () -> "nothing says why " + text + " cannot be read");
            checkMalformed(() -> position.move(text), text, where, reason);
            checkMalformed(() -> position.play(text), text, where, reason);
        } else {
            checkIllegal(position, text);
        }
    }

    private static void checkIllegal(Position position, String text) {
        Optional<String> why = position.why(text);
        assertTrue(why.isPresent(), () -> "nothing says why " + text + " is not legal");
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> position.play(text), text);
        assertEquals(text + ": " + why.get() + ", in " + position.toFen(), refused.getMessage());
        assertEquals(text, refused.move());
        assertEquals(position, refused.position());
    }

    /**
     * Asks why moves are not legal.
     *
     * @return what is told otherwise, a sentence each
     */
    public List<String> reasons() {
        return FigureFile.of(beside, FigureKind.REASON).failures(row -> {
            Position position = position(row);
            String text = row.get(2);
            assertEquals(Optional.of(row.get(3)), position.why(text), () -> "why " + text + " is not legal");
            checkIllegal(position, text);
        });
    }

    /** Returns the ids of the rules that the reasons name at their ends. */
    static Set<String> cited(Class<?> beside) {
        Set<String> cited = new TreeSet<>();
        for (Row row : FigureFile.of(beside, FigureKind.REASON).rows()) {
            Matcher ids = CITED.matcher(row.get(3));
            if (ids.find()) {
                cited.addAll(List.of(ids.group(1).split(" / ")));
            }
        }
        return cited;
    }

    private Ruleset ruleset(Row row) {
        return RulesetContract.read(ruleset, row.answers(0));
    }

    private Position position(Row row) {
        return row.get(1).equals("start")
                ? ruleset(row).initialPosition()
                : ruleset(row).parsePosition(row.get(1));
    }
}
