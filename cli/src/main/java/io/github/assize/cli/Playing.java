package io.github.assize.cli;

import io.github.assize.study.Playout;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of studies, shows how far it is, and stops at Ctrl-C. Until it is closed the machine waits for what is to
 * be told of them.
 */
final class Playing implements AutoCloseable {
    /** How many games a thread plays of a study before the other of two has its turn. */
    private static final int TURN = 16;

    private final Interrupt interrupt;
    private final Streams streams;
    private final long games;
    private final int threads;
    private final @Nullable GameFile file;
    private final @Nullable Resumed resumed;

    /**
     * Prepares to play.
     *
     * @param file where games are written one by one, if they are; closed with this
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

    /**
     * Plays as many games of one study as of another, or as many of both as can be before Ctrl-C. They take turns, so that
     * what is done of one can be held against the other.
     *
     * @return the tally of each, of equally many games, maybe of none
     */
    List<Tally> playBoth(Study one, Study other) throws IOException {
        Tally first = new Tally();
        Tally second = new Tally();
        long most = (long) TURN * threads;
        try (Progress progress = new Progress(streams, one.ruleset().id(), 2 * games, " games")) {
            for (long from = 0; from < games && !interrupt.isAsked(); from += most) {
                long to = Math.min(games, from + most);
                Tally more = one.run(from, to, threads, game -> take(one, game, progress));
                Tally others = interrupt.isAsked()
                        ? new Tally()
                        : other.run(from, to, threads, game -> take(other, game, progress));
                if (more.games() == others.games()) {
                    first.add(more);
                    second.add(others);
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return List.of(first, second);
    }

    /** The file of games is whole before the machine may end. */
    @Override
    public void close() throws IOException {
        try {
            if (file != null) {
                file.close();
            }
        } finally {
            interrupt.close();
        }
    }
}
