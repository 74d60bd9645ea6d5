package io.github.assize.bench;

/** What is measured. */
enum Row {
    ARRAY("array", "Perft.count from the array, Mn/s"),
    MIDDLE_GAME("middle-game", "Perft.count over ten middle-game positions, Mn/s"),
    PUBLIC_API("public-api", "play, and legalMoves().size() at the leaf, Mn/s"),
    LEAVES_MADE("leaves-made", "every leaf made by play, Mn/s"),
    PLAYOUTS("playouts", "random playouts, M plies/s"),
    PLAYOUT_BYTES("playout-bytes", "bytes allocated a ply in playouts", true, Sampling.EVERY_ROUND),
    FEN_READING("fen-reading", "FEN read, M/s"),
    FEN_WRITING("fen-writing", "FEN written, M/s"),
    LATER_COMPILE("later-compile", "later compile, ms", true, Sampling.EVERY_ROUND),
    PARALLEL("parallel", "perft on all cores, times as fast, best of ten", false, Sampling.ONCE),
    FIRST_COMPILE("first-compile", "first compile in a JVM, ms, best of ten", true, Sampling.TEN_TIMES),
    COMMAND("command", "assize, start to end, s, best of ten", true, Sampling.TEN_TIMES);

    private final String id;
    private final String title;
    private final boolean lessIsBetter;
    private final Sampling sampling;

    Row(String id, String title) {
        this(id, title, false, Sampling.EVERY_ROUND);
    }

    Row(String id, String title, boolean lessIsBetter, Sampling sampling) {
        this.id = id;
        this.title = title;
        this.lessIsBetter = lessIsBetter;
        this.sampling = sampling;
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }

    boolean lessIsBetter() {
        return lessIsBetter;
    }

    Sampling sampling() {
        return sampling;
    }

    @Override
    public String toString() {
        return id;
    }
}
