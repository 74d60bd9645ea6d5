package io.github.assize.spark;

import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;

/** The indices from one to before another. */
record Range(long from, long to) implements Serializable {
    private static final long serialVersionUID = 1;

    /** Cuts all indices below a number into parts that are as long as each other, give or take one. */
    static List<Range> parts(long games, int parts) {
        if (games < 1 || parts < 1) {
            throw new IllegalArgumentException(games + " games in " + parts + " parts: must be at least 1 of each");
        }
        return IntStream.range(0, parts)
                .mapToObj(part -> new Range(cut(games, part, parts), cut(games, part + 1, parts)))
                .toList();
    }

    private static long cut(long games, int part, int parts) {
        return games / parts * part + games % parts * part / parts;
    }
}
