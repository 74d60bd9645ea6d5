package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A part of a sentence for a player, and the squares that it names.
 *
 * @param text the words
 * @param squares the squares, in the order in which the words name them
 */
record Phrase(String text, ImmutableList<Square> squares) {

    /** Puts together words, squares and other phrases. */
    static Phrase of(Object... parts) {
        StringBuilder text = new StringBuilder();
        ImmutableList.Builder<Square> squares = ImmutableList.builder();
        for (Object part : parts) {
            text.append(part);
            if (part instanceof Square square) {
                squares.add(square);
            } else if (part instanceof Phrase phrase) {
                squares.addAll(phrase.squares());
            }
        }
        return new Phrase(text.toString(), squares.build());
    }

    /** Lists phrases, with <i>and</i> between them. */
    static Phrase all(List<Phrase> phrases) {
        return phrases.stream().reduce((one, other) -> of(one, " and ", other)).orElse(of());
    }

    /** Returns the words. */
    @Override
    public String toString() {
        return text;
    }
}
