package io.github.assize.cli;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.io.IOException;

/** Tells how each of many positions stands. */
final class AnalyzeCommand implements Action {
    @Override
    public Syntax syntax() {
        return Syntax.of("""
                        Reads FENs from standard input, one a line, and writes a line for each: the
                        FEN in canonical form, the outcome (* while the game goes on), the legal moves
                        in coordinate notation, sorted by text and parted by one space (none if the
                        game is decided or the die has yet to be rolled). For a line that is no
                        position: its number from 1, the word error, and what is wrong; the exit
                        status is then 1. A byte order mark before the first line is passed over.
                        """).ruleset();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Ruleset ruleset = arguments.ruleset();
        LineReader lines = new LineReader(streams.in(), streams.out());
        int status = Main.DONE;
        long number = 0;
        for (String line = lines.next(); line != null; line = lines.next()) {
            number++;
            try {
                print(ruleset.parsePosition(line), streams.out());
            } catch (IllegalArgumentException e) {
                streams.out().line(String.valueOf(number), "error", Shown.oneLine(String.valueOf(e.getMessage())));
                status = Main.REFUSED;
            }
        }
        return status;
    }

    private static void print(Position position, Output out) throws IOException {
        String moves = String.join(" ", MovesCommand.sorted(position));
        out.line(position.toFen(), position.outcome().toString(), moves);
    }
}
