package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import java.io.IOException;

/** Prints a line a ruleset. */
final class ListCommand implements Action {
    @Override
    public Syntax syntax() {
        return Syntax.of("""
                        One ruleset a line: id, name, board (files x ranks), letters of the pieces,
                        chief source.
                        """);
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        for (Ruleset ruleset : arguments.rulesets()) {
            streams.out()
                    .line(
                            ruleset.id(),
                            ruleset.name(),
                            ruleset.files() + "x" + ruleset.ranks(),
                            ruleset.pieceTypes().stream().map(PieceType::letter).collect(joining()),
                            ruleset.sources().stream()
                                    .limit(1)
                                    .map(source -> source.title() + ", " + source.reference())
                                    .collect(joining()));
        }
        return Main.DONE;
    }
}
