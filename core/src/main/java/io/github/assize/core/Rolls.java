package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.assize.core.engine.State;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The die of a game, or none, and what it lets the pieces do. */
final class Rolls {
    private static final int FEW = 8;

    private final PieceCodes codes;
    private final @Nullable Dice dice;

    Rolls(PieceCodes codes) {
        this.codes = codes;
        this.dice = codes.laws().dice().value();
    }

    /** Returns whether the turn passes where the die lets no piece move. */
    boolean canPass() {
        return dice != null && dice.passes();
    }

    /** Returns the kind that a face lets move; any before the roll and without dice. */
    int kind(int face) {
        return dice == null || face <= 0 ? State.ANY : codes.kind(dice.type(face));
    }

    /** Returns whether a position's moves are not for the die to choose from. */
    boolean allowAll(State state) {
        return kind(state.face()) == State.ANY;
    }

    /** Counts the moves that a face allows. */
    int mobility(State state, int face) {
        return state.count(kind(face));
    }

    /** Lists faces; of many the first and the last. */
    static String listed(Set<Integer> faces) {
        List<Integer> all = ImmutableList.copyOf(faces);
        return all.size() <= FEW
                ? all.toString()
                : all.subList(0, FEW - 1).toString().replace("]", ", …, " + all.get(all.size() - 1) + "]");
    }

    /** Returns the faces that the die can show, each with its probability; none without a die. */
    ImmutableMap<Integer, Double> faces(State state) {
        if (dice == null) {
            return ImmutableMap.of();
        }
        List<Integer> faces = IntStream.rangeClosed(1, dice.faces())
                .filter(face -> dice.passes() || mobility(state, face) > 0)
                .boxed()
                .toList();
        return faces.stream().collect(ImmutableMap.toImmutableMap(face -> face, face -> 1.0 / faces.size()));
    }

    /**
     * Returns the position after a roll: with that face, or, where the turn passes, the opponent's.
     *
     * @param faces what the die can show, nothing where no roll is awaited
     * @param fen writes the position for a message
     * @throws IllegalArgumentException if the die cannot show that face
     */
    State after(State state, int face, Map<Integer, Double> faces, Supplier<String> fen) {
        if (!faces.containsKey(face)) {
            String reason = faces.isEmpty() ? "no roll is awaited" : "the die can show " + listed(faces.keySet());
            throw new IllegalArgumentException("roll " + face + ": " + reason + ", in " + fen.get());
        }
        return !state.isCheck() && mobility(state, face) == 0 ? state.pass() : state.withFace(face);
    }
}
