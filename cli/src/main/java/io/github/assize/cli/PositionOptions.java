package io.github.assize.cli;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The words that name a position of a ruleset. */
final class PositionOptions {
    @Mixin
    private RulesetOptions ruleset = new RulesetOptions();

    @Option(names = "--fen", paramLabel = "FEN", description = "a position; left out, the array")
    private @Nullable String fen;

    Position position() {
        Ruleset read = ruleset.ruleset();
        return fen == null ? read.initialPosition() : read.parsePosition(fen);
    }
}
