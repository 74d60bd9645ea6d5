package io.github.assize.cli;

/**
 * Keeps the heap small while work is done that makes nothing but garbage. A virtual machine lets it grow for as long as
 * that saves it time, to hundreds of megabytes that nobody needs.
 */
final class Heap {
    private final Runtime runtime = Runtime.getRuntime();
    private long least = -1;

    /** Gives back what the heap has grown by since the last time. A collection of so small a heap takes milliseconds. */
    void trim() {
        if (runtime.totalMemory() > least) {
            System.gc();
            least = Math.max(least, runtime.totalMemory());
        }
    }
}
