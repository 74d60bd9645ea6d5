package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares two readings. */
@Command(
        sortOptions = false,
        description = {
            "Compares the default reading with the one that --preset and --reading make: plays the moves"
                    + " that both allow, the shortest lines first, and prints each position at which the two part,"
                    + " once. Stops after 20 differences. Each line is one of:",
            "",
            "  array    FEN  FEN2                        the arrays are not the same",
            "  moves    LINE  FEN  FEN2  ONLY  ONLY2     the legal moves differ",
            "  outcome  LINE  FEN  FEN2  END  END2       the outcomes differ",
            "  leads    LINE  FEN  FEN2                  the last move leads elsewhere",
            "  end      SENTENCE                         how many differences, how deep",
            "",
            "LINE are the moves from the array, FEN is the position in the default reading and FEN2 in the"
                    + " other (= if the text is the same). ONLY are the moves that the default alone allows and ONLY2"
                    + " those that the other alone does, END and END2 the two outcomes. Moves are parted by one space;"
                    + " - stands for none. Where the men of the arrays differ, both readings start from the array of"
                    + " the default. Long runs show how far they are on standard error if it is a terminal."
        })
final class DiffCommand extends Action {
    @Mixin
    private RulesetOptions options = new RulesetOptions();

    @Option(names = "--depth", paramLabel = "N", description = "the longest line in plies, at least 1; left out, 3")
    private String depth = "3";

    @Override
    int run(Streams streams) throws IOException {
        int plies = Depth.parse(depth);
        Ruleset first = options.defaults();
        Ruleset second = options.read(first);
        if (!options.chooses()) {
            throw new IllegalArgumentException("a reading to compare with must be given: --reading or --preset");
        }
        if (second.initialPosition().awaitsRoll()) {
            throw new IllegalArgumentException("diff compares moves, not rolls: choose a reading without dice");
        }
        new Comparison(first, second, plies, streams).run();
        return Main.DONE;
    }
}
