package io.github.assize.testkit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.FigureFile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that the core knows nothing of, told by its public API alone, have the figures that others have published. */
final class PublishedFiguresTest {
    private static final List<Ruleset> GAMES = Games.all();

    private static Stream<Arguments> figures(String speed) {
        return FigureFile.beside(PublishedFiguresTest.class, "published.tsv", 6).rows().stream()
                .filter(row -> row.get(4).equals(speed))
                .map(row -> Arguments.of(row.get(0), row.get(1), row.depth(2), row.number(3)));
    }

    private static Stream<Arguments> quickFigures() {
        return figures("-");
    }

    private static Stream<Arguments> slowFigures() {
        return figures("slow");
    }

    private static Ruleset game(String id) {
        return GAMES.stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
    }

    private static Position position(Ruleset game, String fen) {
        return fen.equals("start") ? game.initialPosition() : game.parsePosition(fen);
    }

    @ParameterizedTest(name = "{0}, {2} deep")
    @MethodSource("quickFigures")
    void linesOfPlayAreAsManyAsPublished(String id, String fen, int depth, long lines) {
        assertEquals(lines, Perft.count(position(game(id), fen), depth));
    }

    @ParameterizedTest(name = "{0}, {2} deep")
    @MethodSource("slowFigures")
    @Tag("slow")
    void longLinesOfPlayAreAsManyAsPublished(String id, String fen, int depth, long lines) {
        assertEquals(lines, Perft.count(position(game(id), fen), depth));
    }

    @Test
    void everyGameHasFigures() {
        List<String> counted = Stream.concat(quickFigures(), slowFigures())
                .map(figure -> (String) figure.get()[0])
                .distinct()
                .sorted()
                .toList();
        assertEquals(GAMES.stream().map(Ruleset::id).sorted().toList(), counted);
    }
}
