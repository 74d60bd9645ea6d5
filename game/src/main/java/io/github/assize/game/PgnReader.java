package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a PGN file one after the other and keeps none, so that a file may be of any size. A broken game
 * loses only itself: without a listener for faults {@link #next()} throws, and may be called again for the game after it;
 * with one, broken games are told and left out. What is said about limits holds for each game. The numbers of moves are
 * passed over, right or wrong: the moves themselves say all. For one thread.
 *
 * @since 0.1.0
 */
public final class PgnReader implements Iterator<GameRecord>, AutoCloseable {
    private final PgnSource source;
    private PgnRulesets rulesets = new PgnRulesets(PgnReader::onPath);
    private boolean lenient;
    private PgnLimits limits = PgnLimits.DEFAULT;
    private @Nullable Consumer<PgnFault> listener;
    private int game;

    /** The result at the end of the last game that was well. */
    private Optional<PgnMovetext.Token> end = Optional.empty();

    /** What {@link #next()} will give or throw, if it has been looked for. */
    private @Nullable GameRecord ready;

    private @Nullable PgnException broken;

    private PgnReader(PgnSource source) {
        this.source = source;
    }

    /**
     * Reads characters.
     *
     * @param reader the characters, closed with this reader; they need not be buffered
     * @return the reader
     * @throws UncheckedIOException if they cannot be read
     */
    public static PgnReader of(Reader reader) {
        return new PgnReader(PgnSource.of(requireNonNull(reader, "reader")));
    }

    /**
     * Reads bytes in UTF-8. A game that is not UTF-8 is taken for ISO 8859-1 from the first such byte on, which is told
     * as a fault of the kind {@link PgnFault.Kind#ENCODING}.
     *
     * @param stream the bytes, closed with this reader; they need not be buffered
     * @return the reader
     * @throws UncheckedIOException if they cannot be read
     */
    public static PgnReader of(InputStream stream) {
        return new PgnReader(PgnSource.of(requireNonNull(stream, "stream")));
    }

    /**
     * Reads a file in UTF-8, as {@link #of(InputStream)} does.
     *
     * @param file the file
     * @return the reader, which is to be closed
     * @throws UncheckedIOException if the file cannot be read
     */
    public static PgnReader of(Path file) {
        try {
            return of(Files.newInputStream(requireNonNull(file, "file")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Ruleset> onPath(String id) {
        return Rulesets.all().stream()
                .filter(ruleset -> ruleset.id().equals(id))
                .findFirst();
    }

    /**
     * Sets where rulesets are looked for.
     *
     * @param byVariant gives the ruleset for the value of the tag {@code Variant}, which is the empty text where a game
     *     has no such tag; by default, those on the path by their ids
     * @return this reader
     */
    public PgnReader rulesets(Function<String, Optional<Ruleset>> byVariant) {
        rulesets = new PgnRulesets(requireNonNull(byVariant, "byVariant"));
        return this;
    }

    /**
     * Has moves and positions be read as {@link Lenient} reads them, results that stand in variations passed over, and
     * games that are not UTF-8 taken without a word where nobody listens.
     *
     * @return this reader
     */
    public PgnReader lenient() {
        lenient = true;
        return this;
    }

    /**
     * Sets who is told what is wrong with a game. Broken games are then left out.
     *
     * @param consumer is given each fault; a broken game has one, and one more if it is not UTF-8
     * @return this reader
     */
    public PgnReader onFault(Consumer<PgnFault> consumer) {
        listener = requireNonNull(consumer, "consumer");
        return this;
    }

    /**
     * Sets how deep variations may lie in each other.
     *
     * @param depth from 0; 100 by default
     * @return this reader
     * @throws IllegalArgumentException if it is negative
     */
    public PgnReader maxNesting(int depth) {
        limits = limits.withNesting(depth);
        return this;
    }

    /**
     * Sets how many turns a game may have, those of its variations included.
     *
     * @param plies from 0; 20,000 by default
     * @return this reader
     * @throws IllegalArgumentException if it is negative
     */
    public PgnReader maxPlies(int plies) {
        limits = limits.withPlies(plies);
        return this;
    }

    /**
     * Sets how long a comment, a tag's value or a word may be.
     *
     * @param units the number of UTF-16 units, from 1; 1,048,576 by default
     * @return this reader
     * @throws IllegalArgumentException if it is less than 1
     */
    public PgnReader maxToken(int units) {
        limits = limits.withToken(units);
        return this;
    }

    /**
     * Returns whether there is another game, or a broken one that {@link #next()} will throw for.
     *
     * @return whether there is one
     * @throws UncheckedIOException if the file cannot be read
     */
    @Override
    public boolean hasNext() {
        while (ready == null && broken == null && PgnGame.skipToGame(source)) {
            game++;
            read();
        }
        return ready != null || broken != null;
    }

    private void read() {
        source.startGame();
        PgnGame parser = new PgnGame(source, new PgnGame.Settings(game, rulesets, lenient, limits), end);
        GameRecord record = null;
        PgnException fault = null;
        try {
            record = parser.read();
            end = parser.end();
        } catch (PgnException e) {
            fault = e;
            parser.skipRest();
        }
        PgnException encoding = parser.encodingFault();
        if (listener == null) {
            broken = encoding == null || lenient ? fault : encoding;
            ready = broken == null ? record : null;
        } else {
            tell(encoding, listener);
            tell(fault, listener);
            ready = record;
        }
    }

    private static void tell(@Nullable PgnException fault, Consumer<PgnFault> listener) {
        if (fault != null) {
            listener.accept(fault.fault());
        }
    }

    /**
     * Returns the next game.
     *
     * @return the game
     * @throws NoSuchElementException if there is none
     * @throws PgnException if it is broken and nobody listens for faults; the next call gives the game after it
     * @throws UncheckedIOException if the file cannot be read
     */
    @Override
    public GameRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException("there is no other game");
        }
        if (broken != null) {
            PgnException thrown = broken;
            broken = null;
            throw thrown;
        }
        GameRecord record = requireNonNull(ready);
        ready = null;
        return record;
    }

    /**
     * Closes the file.
     *
     * @throws UncheckedIOException if it cannot be closed
     */
    @Override
    public void close() {
        source.close();
    }
}
