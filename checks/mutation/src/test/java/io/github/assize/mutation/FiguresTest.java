package io.github.assize.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.testkit.BadTexts;
import io.github.assize.testkit.Figures;
import io.github.assize.testkit.Play;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures of the rulesets, each time with a ruleset compiled anew. */
final class FiguresTest {
    private static final long MOST_LINES = 10_000;
    private static final int PLIES = 300;

    private static Figures figures(Class<? extends RulesetProvider> variant) {
        return Figures.of(variant, FreshVariant.ruleset(variant));
    }

    private static BadTexts badTexts(Class<? extends RulesetProvider> variant) {
        return BadTexts.of(variant, FreshVariant.ruleset(variant));
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void positionsHaveTheirMoves(Class<? extends RulesetProvider> variant) {
        assertEquals(List.of(), figures(variant).positions());
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void movesLeadToTheirPositions(Class<? extends RulesetProvider> variant) {
        assertEquals(List.of(), figures(variant).moves());
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void linesOfPlayAreCounted(Class<? extends RulesetProvider> variant) {
        assertEquals(List.of(), figures(variant).perft(-1, MOST_LINES));
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void badTextsAreRefused(Class<? extends RulesetProvider> variant) {
        BadTexts texts = badTexts(variant);
        assertEquals(List.of(), texts.positions());
        assertEquals(List.of(), texts.moves());
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void reasonsNameTheRules(Class<? extends RulesetProvider> variant) {
        assertEquals(List.of(), badTexts(variant).reasons());
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void everyMoveIsFoundByItsAlgebraicText(Class<? extends RulesetProvider> variant) {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        List<Integer> choices = IntStream.range(0, PLIES)
                .map(ply -> ply * ply + 7 * ply)
                .boxed()
                .toList();
        for (Position position : Play.of(ruleset.initialPosition(), choices).positions()) {
            for (Move move : position.legalMoves()) {
                assertEquals(move, position.move(position.algebraic(move)));
            }
        }
    }
}
