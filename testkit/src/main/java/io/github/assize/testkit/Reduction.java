package io.github.assize.testkit;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes a position that shows a difference as small as can be: fewer pieces, fewer rights, more default answers.
 *
 * @since 0.1.0
 */
public final class Reduction {
    private Reduction() {}

    /**
     * Takes away from a position whatever can be missed.
     *
     * @param position a position that shows a difference
     * @param difference tells what differs in a position; empty where nothing does
     * @return a position that still shows a difference, but none with anything less does
     */
    public static Position smallest(Position position, Function<Position, Optional<String>> difference) {
        for (Position smaller : smaller(position)) {
            if (difference.apply(smaller).isPresent()) {
                return smallest(smaller, difference);
            }
        }
        return position;
    }

    private static List<Position> smaller(Position position) {
        List<Position> smaller = new ArrayList<>();
        SetUp setUp = SetUp.of(position);
        for (Square square : setUp.occupied()) {
            addIfAny(smaller, setUp.remove(square));
        }
        for (Square square : setUp.rights()) {
            addIfAny(
                    smaller,
                    setUp.rights(setUp.rights().stream()
                            .filter(right -> !right.equals(square))
                            .toList()));
        }
        if (setUp.enPassant().isPresent()) {
            addIfAny(smaller, setUp.withoutEnPassant());
        }
        for (Reading reading : position.ruleset().readings()) {
            Ruleset plainer = position.ruleset()
                    .with(reading.id(), reading.defaultAnswer().id());
            if (!plainer.equals(position.ruleset())) {
                addIfAny(smaller, plainer, position.toFen());
            }
        }
        return smaller;
    }

    private static void addIfAny(List<Position> smaller, SetUp setUp) {
        // What is no position shows nothing.
        if (setUp.faults().isEmpty()) {
            smaller.add(setUp.toPosition());
        }
    }

    private static void addIfAny(List<Position> smaller, Ruleset ruleset, String fen) {
        try {
            smaller.add(ruleset.parsePosition(fen));
        } catch (InvalidPositionException | MalformedTextException refused) {
            // What is no position shows nothing.
        }
    }
}
