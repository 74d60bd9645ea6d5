package io.github.assize.play.xboard;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Speaks with an engine in this process as XBoard does. */
final class Conversation implements AutoCloseable {
    private static final int PATIENCE = 60;

    /** So that what is said stays the same where rulesets are added. */
    private static final List<String> RULESETS = List.of(
            "chandaraki",
            "chatur",
            "chaturanga",
            "chaturanga-12x12",
            "courier-chess",
            "grant-acedrex",
            "lombard-chess",
            "long-assize",
            "makruk",
            "ouk-chatrang",
            "scachs",
            "schachzabel",
            "shatar",
            "shatranj",
            "shatranj-at-tamma",
            "short-assize");

    private final PipedWriter commands = new PipedWriter();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Thread engine;
    private int pings;

    Conversation() throws IOException {
        this(RULESETS);
    }

    /** Begins with rulesets of these ids. */
    Conversation(List<String> rulesets) throws IOException {
        PipedReader in = new PipedReader(commands, 1 << 16);
        engine = new Thread(() -> run(in, rulesets));
        engine.start();
    }

    private void run(PipedReader in, List<String> rulesets) {
        try {
            XboardEngine.of(rulesets.stream().map(Rulesets::byId).toList(), "Assize")
                    .run(in, new Lines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says something and returns all that is answered to it, a move that is thought of included. */
    List<String> say(String... lines) throws IOException, InterruptedException {
        String pong = "pong " + ++pings;
        commands.write(String.join("\n", lines) + "\nping " + pings + "\n");
        commands.flush();
        List<String> answer = new ArrayList<>();
        String line = next();
        while (!line.equals(pong)) {
            answer.add(line);
            line = next();
        }
        return answer;
    }

    /** Says something without waiting for an answer. */
    void sayOnly(String line) throws IOException {
        commands.write(line + "\n");
        commands.flush();
    }

    private String next() throws InterruptedException {
        return requireNonNull(answers.poll(PATIENCE, TimeUnit.SECONDS), "no answer within a minute");
    }

    /** Says nothing more, and tells how many seconds the engine has needed to end. */
    double end() throws IOException, InterruptedException {
        long since = System.nanoTime();
        commands.close();
        engine.join();
        return (System.nanoTime() - since) / 1e9;
    }

    @Override
    public void close() throws IOException {
        try {
            end();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes what is written apart into lines, whichever thread writes it. */
    private final class Lines extends Writer {
        private final StringBuilder begun = new StringBuilder();

        @Override
        public void write(char[] chars, int offset, int length) {
            synchronized (begun) {
                for (int i = offset; i < offset + length; i++) {
                    if (chars[i] == '\n') {
                        answers.add(begun.toString());
                        begun.setLength(0);
                    } else {
                        begun.append(chars[i]);
                    }
                }
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
