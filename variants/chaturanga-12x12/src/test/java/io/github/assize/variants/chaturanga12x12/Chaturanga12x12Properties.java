package io.github.assize.variants.chaturanga12x12;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.testkit.Proves;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterProperty;

final class Chaturanga12x12Properties {
    private int stalemates;

    /** Positions in which White's raja is shut in a corner and his flagcar pinned, with some more enemies anywhere. */
    @Provide
    Arbitrary<Position> shutIn() {
        return Arbitraries.maps(
                        Arbitraries.integers().between(3, 142), Arbitraries.of('d', 'c', 'u', 'f', 'v', 'm', 'p'))
                .ofMaxSize(5)
                .map(Chaturanga12x12Properties::fen)
                .filter(Chaturanga12x12Properties::isPosition)
                .map(Chaturanga12x12.ruleset()::parsePosition);
    }

    private static String fen(Map<Integer, Character> pieces) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 11; rank >= 0; rank--) {
            for (int file = 0; file < 12; file++) {
                fen.append(piece(rank * 12 + file, pieces));
            }
            fen.append(rank > 0 ? "/" : "");
        }
        String placement = Pattern.compile("1+")
                .matcher(fen)
                .replaceAll(run -> String.valueOf(run.group().length()));
        return placement + " w - - 0 1";
    }

    private static char piece(int square, Map<Integer, Character> pieces) {
        return switch (square) {
            case 0 -> 'K';
            case 1 -> 'F';
            case 11, 23 -> 'd';
            case 143 -> 'k';
            default -> pieces.getOrDefault(square, '1');
        };
    }

    private static boolean isPosition(String fen) {
        try {
            Chaturanga12x12.ruleset().parsePosition(fen);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    /**
     * The enemy that stands farthest out on its line shields nobody, so that it may always be removed: the draw is what a
     * stalemate without removal would be worth, and never comes up.
     */
    @Proves("CQ-10")
    @Property(seed = "1871", tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void aStalematedSideAlwaysHasARemovalAndIsNotDrawn(@ForAll("shutIn") Position position) {
        assertFalse(position.outcome().reason().equals(Optional.of(Outcome.Reason.STALEMATE)), position::toFen);
        if (position.legalMoves().stream().anyMatch(move -> move.piece().isEmpty())) {
            stalemates++;
            assertFalse(position.isCheck(), position::toFen);
        }
    }

    @AfterProperty
    void manyWereStalemated() {
        assertTrue(stalemates > 100, () -> stalemates + " stalemates");
    }
}
