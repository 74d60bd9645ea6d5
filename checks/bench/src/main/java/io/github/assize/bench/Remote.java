package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A JVM of its own that measures figures when it is asked to; warm when it has been made. */
final class Remote implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final PrintStream questions;
    private final List<Figure> figures = new ArrayList<>();

    Remote(String classPath, Options options) {
        List<String> arguments = new ArrayList<>(List.of("-cp", classPath, Main.class.getName(), "serve"));
        arguments.addAll(options.words());
        try {
            this.process = Jvm.start(arguments);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
        this.questions = new PrintStream(process.getOutputStream(), true, UTF_8);
        for (String line = answer(); !line.isEmpty(); line = answer()) {
            figures.add(Figure.parse(line));
        }
    }

    /** Returns what can be measured over there. */
    List<Figure> figures() {
        return figures;
    }

    double measure(Figure figure) {
        questions.println(figure);
        return Double.parseDouble(answer());
    }

    private String answer() {
        try {
            return Objects.requireNonNull(answers.readLine(), "the other JVM has ended");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        questions.close();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
