package io.github.assize.play.xboard;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.game.Game;
import io.github.assize.play.Budget;
import io.github.assize.play.Player;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * An engine that speaks protocol version 2 of XBoard, as a player. It is asked for a move and waited for. For one thread.
 *
 * @since 0.1.0
 */
public final class XboardPlayer implements Player, Closeable {
    private final Ruleset ruleset;
    private final Layout layout;
    private final BufferedReader answers;
    private final PrintWriter commands;
    private final Introduction introduction;
    private final String variant;
    private boolean resigned;

    private XboardPlayer(Ruleset ruleset, BufferedReader answers, PrintWriter commands) throws IOException {
        this.ruleset = ruleset;
        this.layout = new Layout(ruleset);
        this.answers = answers;
        this.commands = commands;
        say("xboard");
        say("protover 2");
        this.introduction = Introduction.read(answers);
        this.variant = introduction.variant(ruleset);
    }

    /**
     * Makes an engine's acquaintance.
     *
     * @param ruleset the ruleset that is to be played, in the reading that is played
     * @param answers what the engine says
     * @param commands where it is spoken to
     * @return the player
     * @throws IOException if the engine falls silent
     * @throws IllegalArgumentException if XBoard's protocol has no room for the ruleset, or the engine does not play it
     */
    public static XboardPlayer of(Ruleset ruleset, Reader answers, Writer commands) throws IOException {
        Variants.whyNot(requireNonNull(ruleset, "ruleset")).ifPresent(problem -> {
            throw new IllegalArgumentException(ruleset + " cannot be played by an engine: " + problem);
        });
        return new XboardPlayer(
                ruleset,
                new BufferedReader(requireNonNull(answers, "answers")),
                new PrintWriter(requireNonNull(commands, "commands")));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException also if the engine resigns, makes a move that is not legal, or falls silent
     */
    @Override
    public Move choose(Game game, RandomGenerator random, Budget budget) {
        if (!game.position().ruleset().equals(ruleset)) {
            throw new IllegalArgumentException(
                    "the engine plays " + ruleset + ", not " + game.position().ruleset());
        }
        resigned = false;
        try {
            tell(game);
            budget.time().ifPresent(time -> say("st " + Math.max(1, time.toSeconds())));
            say("sd " + budget.plies());
            say("go");
            return legal(game, answer());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ImmutableSet<Square> takenAtStart(Game game) {
        boolean array = game.start().board().equals(ruleset.initialPosition().board());
        return layout.seats().bySquare().keySet().stream()
                .filter(square -> array || game.start().board().piecesAt(square).size() > 1)
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Tells the whole game anew, so that nothing is to be remembered of what was taken back. */
    private void tell(Game game) {
        say("new");
        introduction.reading(ruleset).ifPresent(this::say);
        say("variant " + variant);
        say("force");
        ImmutableSet<Square> atStart = takenAtStart(game);
        if (!game.start().equals(ruleset.initialPosition())) {
            say("setboard " + layout.fen(game.start(), atStart));
        }
        Game told = Game.of(game.start());
        for (Move move : game.moves()) {
            say((introduction.wantsWord() ? "usermove " : "") + text(told, move, atStart));
            told = told.play(move);
        }
    }

    private String text(Game game, Move move, ImmutableSet<Square> atStart) {
        return Wire.of(game.position(), move, layout, layout.seats().taken(game, atStart))
                .text(layout);
    }

    /** Reads on until a move is there, its legs parted by commas. */
    private String answer() throws IOException {
        StringBuilder legs = new StringBuilder();
        while (true) {
            String line = answers.readLine();
            if (line == null) {
                throw new IllegalStateException("the engine has gone without a move");
            }
            String said = line.strip();
            if (said.startsWith("move ")) {
                legs.append(said.substring("move ".length()).strip());
                if (!said.endsWith(",")) {
                    return legs.toString();
                }
            } else if (said.startsWith("resign")) {
                resigned = true;
                throw new IllegalStateException("the engine resigns");
            } else if (said.startsWith("Illegal move") || said.startsWith("tellusererror")) {
                throw new IllegalStateException("the engine says: " + said);
            }
        }
    }

    /**
     * Returns whether the engine has given up when it was asked for a move last.
     *
     * @return whether {@link #choose} has failed for that and no other reason
     */
    public boolean hasResigned() {
        return resigned;
    }

    private Move legal(Game game, String text) {
        Position position = game.position();
        List<Wire> moves = Wire.all(position, layout, layout.seats().taken(game, takenAtStart(game)));
        return moves.stream()
                .filter(wire ->
                        wire.text(layout).equals(text) || wire.text(layout).equals(text + wire.suffix()))
                .findFirst()
                .map(Wire::move)
                .orElseThrow(
                        () -> new IllegalStateException("the engine's move " + text + " is not legal in " + position));
    }

    private void say(String line) {
        commands.print(line + "\n");
        commands.flush();
    }

    /** Tells the engine to quit. */
    @Override
    public void close() {
        say("quit");
        commands.close();
    }

    /** What an engine has said of itself. */
    private record Introduction(List<String> variants, boolean wantsWord, boolean takesReading) {
        static Introduction read(BufferedReader answers) throws IOException {
            StringBuilder all = new StringBuilder();
            String line = answers.readLine();
            while (line != null && !line.contains("done=1")) {
                all.append(line).append('\n');
                line = answers.readLine();
            }
            if (line == null) {
                throw new IOException("the engine has gone before it has said what it can");
            }
            String features = all + line;
            int at = features.indexOf("variants=\"");
            String named = at < 0 ? "" : features.substring(at + 10, Math.max(at + 10, features.indexOf('"', at + 10)));
            return new Introduction(
                    Splitter.on(',').trimResults().omitEmptyStrings().splitToList(named),
                    features.contains("usermove=1"),
                    features.contains("option=\"Reading -string"));
        }

        /** Returns the engine's name for a ruleset. */
        String variant(Ruleset ruleset) {
            Map<String, Ruleset> names = new Variants(List.of(defaults(ruleset))).byName();
            return names.entrySet().stream()
                    .filter(named -> variants.contains(named.getKey()))
                    .filter(named -> named.getValue().equals(ruleset) || takesReading)
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "the engine does not play " + ruleset + "; it plays " + String.join(", ", variants)));
        }

        private static Ruleset defaults(Ruleset ruleset) {
            Ruleset defaults = ruleset;
            for (Reading reading : ruleset.readings()) {
                defaults = defaults.with(reading.id(), reading.defaultAnswer().id());
            }
            return defaults;
        }

        /** Returns the command that chooses a reading, where the engine has one. */
        Optional<String> reading(Ruleset ruleset) {
            if (!takesReading) {
                return Optional.empty();
            }
            List<String> words = Splitter.on(' ').splitToList(ruleset.toString());
            return Optional.of("option Reading=" + String.join(" ", words.subList(1, words.size())));
        }
    }
}
