package io.github.assize.cli;

import io.github.assize.study.Playout;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Plays the games of studies, shows how far it is, and stops at Ctrl-C. */
final class Playing implements AutoCloseable {
    private final Interrupt interrupt;
    private final Streams streams;
    private final long games;
    private final int threads;
    private final @Nullable GameFile file;
    private final @Nullable Resumed resumed;

    /**
     * Prepares to play.
     *
     * @param file where games are written one by one, if they are
     * @param resumed what has been done before and is kept for later, if it is
     */
    Playing(Streams streams, StudyOptions options, long games, @Nullable GameFile file, @Nullable Resumed resumed) {
        this.streams = streams;
        this.games = games;
        this.threads = options.threads();
        this.file = file;
        this.resumed = resumed;
        // Last, as whoever gets no object of this closes none.
        this.interrupt = new Interrupt();
    }

    /** Returns whether Ctrl-C has stopped it. */
    boolean isStopped() {
        return interrupt.isAsked();
    }

    /** Plays the games of a study, or as many of them as can be before Ctrl-C; what was done before may be more. */
    Tally play(Study study) throws IOException {
        Tally tally = resumed == null ? new Tally() : resumed.tally(study);
        long done = tally.games();
        try (Progress progress = new Progress(streams, study.ruleset().id(), Math.max(0, games - done), " games")) {
            for (long from = done; from < games && !interrupt.isAsked(); from = tally.games()) {
                long to = resumed == null ? games : Math.min(games, from + Resumed.EVERY);
                tally.add(study.run(from, to, threads, game -> take(study, game, progress)));
                if (resumed != null) {
                    resumed.keep(study, tally, tally.games() == games || interrupt.isAsked());
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return tally;
    }

    private boolean take(Study study, Playout game, Progress progress) {
        if (file != null) {
            try {
                file.write(study, game);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        progress.step();
        return !interrupt.isAsked();
    }

    @Override
    public void close() {
        interrupt.close();
    }
}
