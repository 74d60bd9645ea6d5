package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program of its own, told a game and asked by its own words; its time is that of all its threads. */
final class PeerProcess implements Peer {
    private static final double NANOS_A_SECOND = 1e9;

    private final Process process;
    private final BufferedReader answers;
    private final PrintStream questions;
    private final String title;
    private final String question;
    private final Pattern answer;

    /**
     * Starts a program.
     *
     * @param command the program and its arguments
     * @param greeting what its first line looks like, with the group {@code title}
     * @param told the lines that tell it the game and the position
     * @param question what asks for a count, before the depth
     * @param answer what a line with a count looks like; the depth, where it is told, is the group {@code depth}, the
     *     count {@code nodes}
     */
    PeerProcess(List<String> command, Pattern greeting, List<String> told, String question, Pattern answer) {
        this.question = question;
        this.answer = answer;
        try {
            this.process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
        this.questions = new PrintStream(process.getOutputStream(), true, UTF_8);
        told.forEach(questions::println);
        this.title = next(greeting).group("title").replace(" version", "");
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public boolean warmsUp() {
        return process.info().command().orElse("").endsWith("java");
    }

    @Override
    public Count count(int depth) {
        double before = seconds();
        questions.println(question + " " + depth);
        long worked = 0;
        while (true) {
            Matcher line = next(answer);
            long nodes = Long.parseLong(line.group("nodes"));
            worked += nodes;
            if (!answer.pattern().contains("<depth>") || Integer.parseInt(line.group("depth")) == depth) {
                return new Count(nodes, worked, seconds() - before);
            }
        }
    }

    /** Returns the next line that looks so. */
    private Matcher next(Pattern pattern) {
        try {
            for (String line = answers.readLine(); line != null; line = answers.readLine()) {
                Matcher matcher = pattern.matcher(line);
                if (matcher.matches()) {
                    return matcher;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalStateException(
                process.info().command().orElse("The program") + " has ended before it said " + pattern);
    }

    private double seconds() {
        return process.info().totalCpuDuration().orElseThrow().toNanos() / NANOS_A_SECOND;
    }

    @Override
    public void close() {
        questions.println("quit");
        questions.close();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
