package io.github.assize.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl-C while it is open: asks the work to stop, and lets it tell what is done before the machine ends. */
final class Interrupt implements AutoCloseable {
    /** What a shell gives for a program that SIGINT has ended; the machine itself ends so. */
    static final int STATUS = 130;

    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "interrupt");
    private volatile boolean asked;

    Interrupt() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Returns whether the work is to stop. */
    boolean isAsked() {
        return asked;
    }

    private void stop() {
        asked = true;
        try {
            told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        told.countDown();
        if (!asked) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The machine has just begun to end, and waits for nothing more of this.
                asked = true;
            }
        }
    }
}
