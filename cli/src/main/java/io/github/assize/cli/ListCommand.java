package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import picocli.CommandLine.Command;

/** Prints a line a ruleset. */
@Command(
        sortOptions = false,
        description = {"One ruleset a line: id, name, board (files x ranks), letters of the men, chief source."})
final class ListCommand extends Action {
    @Override
    int run(Streams streams) throws IOException {
        for (Ruleset ruleset : Rulesets.all()) {
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
