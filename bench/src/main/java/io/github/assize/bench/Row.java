package io.github.assize.bench;

/** What is measured. */
enum Row {
    ARRAY("array", "Perft.count from the array, Mn/s"),
    MIDDLE_GAME("middle-game", "Perft.count over ten middle-game positions, Mn/s"),
    PUBLIC_API("public-api", "play, and legalMoves().size() at the leaf, Mn/s"),
    LEAVES_MADE("leaves-made", "every leaf made by play, Mn/s"),
    PLAYOUTS("playouts", "random playouts, M plies/s"),
    PLAYOUT_BYTES("playout-bytes", "bytes allocated a ply in playouts", true, false),
    FEN_READING("fen-reading", "FEN read, M/s"),
    FEN_WRITING("fen-writing", "FEN written, M/s"),
    LATER_COMPILE("later-compile", "later compile, ms", true, false),
    FIRST_COMPILE("first-compile", "first compile in a JVM, ms, best of ten", true, true),
    COMMAND("command", "assize, start to end, s, best of ten", true, true);

    private final String id;
    private final String title;
    private final boolean lessIsBetter;
    private final boolean ofFreshJvms;

    Row(String id, String title) {
        this(id, title, false, false);
    }

    Row(String id, String title, boolean lessIsBetter, boolean ofFreshJvms) {
        this.id = id;
        this.title = title;
        this.lessIsBetter = lessIsBetter;
        this.ofFreshJvms = ofFreshJvms;
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

    /** Tells whether each value comes from a JVM of its own, so that the best of ten counts and not the median. */
    boolean isOfFreshJvms() {
        return ofFreshJvms;
    }

    @Override
    public String toString() {
        return id;
    }
}
