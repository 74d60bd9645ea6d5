package io.github.assize.cli;

import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A bar on standard error, if that is a terminal, for work that takes longer than a moment. */
final class Progress implements AutoCloseable {
    private static final Duration MOMENT = Duration.ofSeconds(1);
    private static final int WIDTH = 79;

    private final Streams streams;
    private final String task;
    private final String unit;
    private final long steps;
    private final long due;
    private boolean asked;
    private long done;
    private @Nullable ProgressBar bar;

    Progress(Streams streams, String task, long steps) {
        this(streams, task, steps, "", MOMENT);
    }

    /** Creates a bar that counts the steps by their name, and tells how many are done in a second. */
    Progress(Streams streams, String task, long steps, String unit) {
        this(streams, task, steps, unit, MOMENT);
    }

    /** Creates a bar that waits for another moment before it appears. */
    Progress(Streams streams, String task, long steps, String unit, Duration moment) {
        this.streams = streams;
        this.task = task;
        this.unit = unit;
        this.steps = steps;
        due = System.nanoTime() + moment.toNanos();
    }

    /** Tells that one more of the steps is done. */
    void step() {
        done++;
        if (!asked && System.nanoTime() - due >= 0) {
            asked = true;
            bar = streams.errIsTerminal().getAsBoolean() ? show() : null;
        }
        if (bar != null) {
            bar.stepTo(done);
        }
    }

    private ProgressBar show() {
        ProgressBarBuilder builder = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(new Line());
        if (!unit.isEmpty()) {
            builder.setUnit(unit, 1).showSpeed();
        }
        return builder.build();
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            streams.err().print("\r" + " ".repeat(WIDTH) + "\r");
            streams.err().flush();
        }
    }

    /** The line on the terminal; when the bar is gone the next output stands in its place. */
    private final class Line extends ConsoleProgressBarConsumer {
        Line() {
            super(streams.err(), WIDTH);
        }

        @Override
        public void accept(String text) {
            super.accept(text);
            streams.err().flush();
        }

        @Override
        public void close() {
            // Without a line end: what was shown is taken away.
        }
    }
}
