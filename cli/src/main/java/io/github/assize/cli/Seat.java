package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.core.Move;
import io.github.assize.core.Ruleset;
import io.github.assize.game.Game;
import io.github.assize.play.Budget;
import io.github.assize.play.Player;
import io.github.assize.play.xboard.XboardPlayer;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Who plays a side. */
final class Seat implements Closeable {
    private static final int DEFAULT_DEPTH = 2;

    /** How long an engine is waited for until it says what it can. */
    private static final Duration INTRODUCTION = Duration.ofSeconds(20);

    /** How long it may think about a move, of which it is told to look two turns ahead. */
    private static final Duration MOVE = Duration.ofMinutes(3);

    private final String name;
    private final @Nullable Player player;
    private final Budget budget;
    private final Closeable end;
    private final BooleanSupplier resigned;

    private Seat(String name, @Nullable Player player, int depth) {
        this(name, player, depth, () -> {}, () -> false);
    }

    private Seat(String name, @Nullable Player player, int depth, Closeable end, BooleanSupplier resigned) {
        this.name = name;
        this.player = player;
        this.budget = Budget.unlimited().depth(depth);
        this.end = end;
        this.resigned = resigned;
    }

    /**
     * Returns who a word names; an engine is started.
     *
     * @throws IllegalArgumentException if the word names nobody, or an engine that does not play the ruleset
     * @throws IOException if an engine cannot be started
     */
    static Seat of(String who, Ruleset ruleset) throws IOException {
        return of(who, ruleset, INTRODUCTION, MOVE);
    }

    /** Returns who a word names, an engine with so much patience for its introduction and for each of its moves. */
    static Seat of(String who, Ruleset ruleset, Duration introduction, Duration move) throws IOException {
        if (who.matches("[1-6]")) {
            return new Seat("Assize " + who, Player.search(), Integer.parseInt(who));
        }
        return switch (who) {
            case "human" -> new Seat("human", null, DEFAULT_DEPTH);
            case "random" -> new Seat("random", Player.random(), DEFAULT_DEPTH);
            case "greedy" -> new Seat("greedy", Player.greedy(), DEFAULT_DEPTH);
            default -> engine(who, ruleset, introduction, move);
        };
    }

    private static Seat engine(String command, Ruleset ruleset, Duration introduction, Duration move)
            throws IOException {
        if (command.isBlank() || command.matches("-?[0-9]+")) {
            throw new IllegalArgumentException(Shown.quoted(command)
                    + ": who plays must be human, random, greedy, a depth from 1 to 6, or the command of an engine");
        }
        Process process = start(command);
        try {
            XboardPlayer player = within(
                    introduction,
                    process,
                    () -> XboardPlayer.of(ruleset, process.inputReader(UTF_8), process.outputWriter(UTF_8)));
            Player patient = (game, random, budget) -> {
                try {
                    return within(move, process, () -> player.choose(game, random, budget));
                } catch (IOException e) {
                    throw new IllegalStateException(e.getMessage(), e);
                }
            };
            Closeable end = () -> {
                player.close();
                destroy(process);
            };
            return new Seat(command, patient, DEFAULT_DEPTH, end, player::hasResigned);
        } catch (IOException e) {
            destroy(process);
            throw new IOException(told(command, e), e);
        } catch (IllegalArgumentException e) {
            destroy(process);
            throw new IllegalArgumentException(told(command, e), e);
        }
    }

    /** Something that an engine is waited for. */
    private interface Answer<T> {
        T get() throws IOException;
    }

    /** Returns an answer; the engine is ended, so that it falls silent, where it has not come in time. */
    private static <T> T within(Duration patience, Process process, Answer<T> answer) throws IOException {
        AtomicBoolean waited = new AtomicBoolean(true);
        AtomicBoolean late = new AtomicBoolean();
        CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> {
                    if (waited.getAndSet(false)) {
                        late.set(true);
                        destroy(process);
                    }
                });
        try {
            return answer.get();
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            String problem = late.get()
                    ? "the engine has not answered for " + patience.toSeconds() + " seconds"
                    : e.getMessage();
            throw new IOException(problem, e);
        } finally {
            waited.set(false);
        }
    }

    /** Ends a program and what it has started, which would keep its output open. */
    private static void destroy(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }

    private static String told(String command, Exception problem) {
        return "engine " + Shown.quoted(command) + ": " + problem.getMessage();
    }

    private static Process start(String command) throws IOException {
        try {
            return new ProcessBuilder(command.strip().split("\\s+"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new IOException("engine " + Shown.quoted(command) + " cannot be started: " + e.getMessage(), e);
        }
    }

    String name() {
        return name;
    }

    /** Returns whether an engine has made no move because it has given up. */
    boolean hasResigned() {
        return resigned.getAsBoolean();
    }

    boolean isHuman() {
        return player == null;
    }

    /**
     * Chooses a move.
     *
     * @throws IllegalStateException if an engine makes none that is legal
     */
    Move choose(Game game, RandomGenerator random) {
        return (player == null ? Player.search() : player).choose(game, random, budget);
    }

    @Override
    public void close() throws IOException {
        end.close();
    }
}
