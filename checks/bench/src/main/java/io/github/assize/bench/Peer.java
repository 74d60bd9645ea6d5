package io.github.assize.bench;

/** A program that counts lines of play of one game from one position. */
interface Peer extends AutoCloseable {
    /**
     * What a program has counted.
     *
     * @param nodes the lines of play at the depth asked for
     * @param worked all that were counted for it, those of lesser depths among them where the program counts these first
     * @param seconds the time of a core that this took
     */
    record Count(long nodes, long worked, double seconds) {}

    /** Returns the name and the version. */
    String title();

    /** Returns whether the program is slow at first, as one in a virtual machine is. */
    boolean warmsUp();

    /** Counts the lines of play of so many plies. */
    Count count(int depth);

    @Override
    void close();
}
