package io.github.assize.cli;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnFault;
import io.github.assize.game.PgnReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The games of PGN files, and what is wrong with them. */
final class PgnFiles {
    private final boolean lenient;
    private final List<Ruleset> rulesets;
    private final Streams streams;
    private int status = Main.DONE;

    /** What is done with a game. */
    interface Use {
        void accept(GameRecord record) throws IOException;
    }

    PgnFiles(Arguments arguments, Streams streams) {
        this.lenient = arguments.isLenient();
        this.rulesets = arguments.rulesets();
        this.streams = streams;
    }

    /** Uses the games of all files that are well, tells of the others, and returns the exit status. */
    int read(List<String> names, Use use) throws IOException {
        if (Collections.frequency(names, Input.STANDARD) > 1) {
            throw new IllegalArgumentException("FILE - is given twice, but standard input can be read only once");
        }
        for (String name : names) {
            Optional<Input> input = open(name);
            if (input.isPresent()) {
                read(name, input.get(), use);
            }
        }
        return status;
    }

    /**
     * Uses the games of one file.
     *
     * @throws IOException if it cannot be opened
     */
    int read(String name, Use use) throws IOException {
        read(name, Input.open(name, streams), use);
        return status;
    }

    /** Opens a file; one that cannot be read is told of, and no reason to pass over the others. */
    private Optional<Input> open(String name) {
        try {
            return Optional.of(Input.open(name, streams));
        } catch (IOException e) {
            complain(e);
            return Optional.empty();
        }
    }

    private void complain(IOException e) {
        streams.complain(String.valueOf(e.getMessage()));
        status = Main.REFUSED;
    }

    private void read(String name, Input input, Use use) throws IOException {
        try (input) {
            PgnReader reader = PgnReader.of(input).rulesets(this::ruleset).onFault(fault -> tell(name, fault));
            PgnReader games = lenient ? reader.lenient() : reader;
            while (games.hasNext()) {
                use.accept(games.next());
            }
        } catch (UncheckedIOException e) {
            complain(requireNonNull(e.getCause()));
        }
    }

    private Optional<Ruleset> ruleset(String id) {
        return rulesets.stream().filter(ruleset -> ruleset.id().equals(id)).findFirst();
    }

    private void tell(String name, PgnFault fault) {
        streams.err()
                .print(Shown.oneLine(name + ":" + fault.line() + ":" + fault.column() + ": " + fault.message()) + "\n");
        streams.err().flush();
        status = Main.REFUSED;
    }
}
