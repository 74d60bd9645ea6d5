package io.github.assize.cli;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.io.IOException;
import java.util.List;

/** Prints the legal moves. */
final class MovesCommand implements Action {
    @Override
    public Syntax syntax() {
        return Syntax.of("""
            One move a line, in coordinate notation, sorted by text; nothing if the game
            is decided or the die has yet to be rolled.
            """).position().json("instead, one line of JSON: the position, its outcome and its moves");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Position position = arguments.position();
        if (arguments.has(Syntax.JSON)) {
            streams.out().line(JsonLine.of(position));
            return Main.DONE;
        }
        for (String move : sorted(position)) {
            streams.out().line(move);
        }
        return Main.DONE;
    }

    /** Returns the legal moves in coordinate notation, sorted by text. */
    static List<String> sorted(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().toList();
    }
}
