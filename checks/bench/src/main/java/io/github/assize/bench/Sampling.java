package io.github.assize.bench;

/** How often a figure is measured in a JVM. */
enum Sampling {
    /** Once a round; the median counts. */
    EVERY_ROUND,
    /** Once, as it takes the best of ten itself. */
    ONCE,
    /** Ten times, each in a JVM of its own; the best counts. */
    TEN_TIMES;

    static final int BEST_OF = 10;

    /** Returns how often that is; where there is one round, no figure is measured more than once. */
    int times(int rounds) {
        return switch (this) {
            case EVERY_ROUND -> rounds;
            case ONCE -> 1;
            case TEN_TIMES -> rounds == 1 ? 1 : BEST_OF;
        };
    }
}
