package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import java.io.IOException;

/** Compares two readings. */
final class DiffCommand implements Action {
    private static final String DEPTH = "--depth";

    @Override
    public Syntax syntax() {
        return Syntax.of("""
                        Compares the default reading with the one that --preset and --reading make, of
                        which at least one must be given: plays the moves that both allow, the
                        shortest lines first, and prints each position at which the two part, once.
                        Stops after 20 differences; where there are fewer it walks through all
                        positions up to the depth, of which each ply more has tens of times as many.
                        Each line is one of:

                          array    FEN  FEN2                        the arrays are not the same
                          moves    LINE  FEN  FEN2  ONLY  ONLY2     the legal moves differ
                          outcome  LINE  FEN  FEN2  END  END2       the outcomes differ
                          leads    LINE  FEN  FEN2                  the last move leads elsewhere
                          end      SENTENCE                         how many differences, how deep

                        LINE are the moves from the array, FEN is the position in the default reading
                        and FEN2 in the other (= if the text is the same). ONLY are the moves that the
                        default alone allows and ONLY2 those that the other alone does, END and END2
                        the two outcomes. Moves are parted by one space; - stands for none. Where the
                        pieces of the arrays differ, both readings start from the array of the default.
                        Long runs show how far they are on standard error if it is a terminal.
                        """).ruleset().option(DEPTH, "N", "the longest line in plies, at least 1; left out, 3");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        int plies = Depth.parse(arguments.option(DEPTH, "3"));
        Ruleset first = arguments.defaults();
        Ruleset second = arguments.read(first);
        if (!arguments.has(Syntax.PRESET) && !arguments.has(Syntax.READING)) {
            throw new IllegalArgumentException("a reading to compare with must be given: --reading or --preset");
        }
        if (second.initialPosition().awaitsRoll()) {
            throw new IllegalArgumentException("diff compares moves, not rolls: choose a reading without dice");
        }
        new Comparison(first, second, plies, streams).run();
        return Main.DONE;
    }
}
