package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.game.Game;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Where what a player says comes from. */
interface Prompt extends Closeable {
    /** What is read where somebody has interrupted. */
    String INTERRUPTED = "\3";

    /**
     * Returns the next line.
     *
     * @param question what is shown before it on a terminal
     * @param game gives the game in which it is said, for completion
     * @return the line; null at the end
     */
    @Nullable
    String next(String question, Supplier<Game> game) throws IOException;

    /** Returns whether somebody sits at a terminal. */
    boolean isTerminal();

    @Override
    void close() throws IOException;

    /** Returns the terminal, or the lines of standard input where there is none. */
    static Prompt of(Streams streams) throws IOException {
        return streams.isConversation().getAsBoolean() ? new OfTerminal() : new OfLines(streams);
    }

    /** Lines of standard input. */
    final class OfLines implements Prompt {
        private final BufferedReader lines;

        OfLines(Streams streams) {
            lines = new BufferedReader(new InputStreamReader(streams.in(), UTF_8));
        }

        @Override
        public @Nullable String next(String question, Supplier<Game> game) throws IOException {
            return lines.readLine();
        }

        @Override
        public boolean isTerminal() {
            return false;
        }

        @Override
        public void close() {}
    }

    /** A terminal, without a history. */
    final class OfTerminal implements Prompt {
        private final Terminal terminal;
        private final MoveCompleter completer = new MoveCompleter();
        private final LineReader reader;
        private final AtomicBoolean pending = new AtomicBoolean();

        OfTerminal() throws IOException {
            terminal = TerminalBuilder.builder()
                    .system(true)
                    .signalHandler(this::interrupt)
                    .build();
            reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .completer(completer)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .variable(LineReader.DISABLE_HISTORY, true)
                    .build();
        }

        /** Remembers that somebody interrupts while nothing is read; the second time all ends. */
        private void interrupt(Terminal.Signal signal) {
            if (signal == Terminal.Signal.INT && pending.getAndSet(true)) {
                System.exit(Main.INTERRUPTED);
            }
        }

        @Override
        public @Nullable String next(String question, Supplier<Game> game) {
            completer.complete(game);
            if (pending.getAndSet(false)) {
                return INTERRUPTED;
            }
            try {
                return reader.readLine(question);
            } catch (UserInterruptException | IOError e) {
                // An error where the interruption has ended a program by which the terminal is set.
                pending.set(false);
                return INTERRUPTED;
            } catch (EndOfFileException e) {
                return null;
            }
        }

        @Override
        public boolean isTerminal() {
            return true;
        }

        @Override
        public void close() throws IOException {
            terminal.close();
        }
    }
}
