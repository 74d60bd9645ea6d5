package io.github.assize.cli;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the legal moves. */
@Command(
        sortOptions = false,
        description = {
            "One move a line, in coordinate notation, sorted by text; nothing if the game is decided or the"
                    + " die has yet to be rolled."
        })
final class MovesCommand extends Action {
    @Mixin
    private PositionOptions options = new PositionOptions();

    @Override
    int run(Streams streams) throws IOException {
        for (String move : sorted(options.position())) {
            streams.out().line(move);
        }
        return Main.DONE;
    }

    /** Returns the legal moves in coordinate notation, sorted by text. */
    static List<String> sorted(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().toList();
    }
}
