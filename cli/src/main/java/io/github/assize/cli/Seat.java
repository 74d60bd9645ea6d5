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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Who plays a side. */
final class Seat implements Closeable {
    private static final int DEFAULT_DEPTH = 2;

    /** For how many seconds an engine is waited for that has not said yet what it can. */
    private static final int PATIENCE = 20;

    private final String name;
    private final @Nullable Player player;
    private final Budget budget;
    private final Closeable end;

    private Seat(String name, @Nullable Player player, int depth, Closeable end) {
        this.name = name;
        this.player = player;
        this.budget = Budget.unlimited().depth(depth);
        this.end = end;
    }

    /**
     * Returns who a word names; an engine is started.
     *
     * @throws IllegalArgumentException if the word names nobody, or an engine that does not play the ruleset
     * @throws IOException if an engine cannot be started
     */
    static Seat of(String who, Ruleset ruleset) throws IOException {
        if (who.matches("[1-6]")) {
            return new Seat("Assize " + who, Player.search(), Integer.parseInt(who), () -> {});
        }
        return switch (who) {
            case "human" -> new Seat("human", null, DEFAULT_DEPTH, () -> {});
            case "random" -> new Seat("random", Player.random(), DEFAULT_DEPTH, () -> {});
            case "greedy" -> new Seat("greedy", Player.greedy(), DEFAULT_DEPTH, () -> {});
            default -> engine(who, ruleset);
        };
    }

    private static Seat engine(String command, Ruleset ruleset) throws IOException {
        if (command.isBlank() || command.matches("-?[0-9]+")) {
            throw new IllegalArgumentException(Shown.quoted(command)
                    + ": who plays must be human, random, greedy, a depth from 1 to 6, or the command of an engine");
        }
        Process process = start(command);
        AtomicBoolean known = new AtomicBoolean();
        CompletableFuture.delayedExecutor(PATIENCE, TimeUnit.SECONDS).execute(() -> {
            if (!known.get()) {
                process.destroy();
            }
        });
        try {
            XboardPlayer player = XboardPlayer.of(ruleset, process.inputReader(UTF_8), process.outputWriter(UTF_8));
            known.set(true);
            return new Seat(command, player, DEFAULT_DEPTH, () -> {
                player.close();
                process.destroy();
            });
        } catch (IOException e) {
            process.destroy();
            throw new IOException(told(command, e), e);
        } catch (IllegalArgumentException e) {
            process.destroy();
            throw new IllegalArgumentException(told(command, e), e);
        }
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
