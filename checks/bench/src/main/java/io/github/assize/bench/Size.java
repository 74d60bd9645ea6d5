package io.github.assize.bench;

/** How much work is measured at once. */
public enum Size {
    /** What the figures are for. */
    FULL(0, 100),
    /** Just enough to see that it works. */
    TINY(2, 2);

    private final int fewerPlies;
    private final int games;

    Size(int fewerPlies, int games) {
        this.fewerPlies = fewerPlies;
        this.games = games;
    }

    /** Returns how many plies of the full depth perft leaves out. */
    int fewerPlies() {
        return fewerPlies;
    }

    /** Returns how many random playouts are one piece of work. */
    int games() {
        return games;
    }
}
