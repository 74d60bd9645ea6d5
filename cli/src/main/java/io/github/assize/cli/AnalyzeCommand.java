package io.github.assize.cli;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.util.function.Function;

/** Tells how each of many positions stands. */
final class AnalyzeCommand implements Action {
    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Reads FENs, one a line, and writes a line for each: the FEN in canonical form,
            the outcome (* while the game goes on), the legal moves in coordinate
            notation, sorted by text and parted by one space (none if the game is decided
            or the die has yet to be rolled). For a line that is no position: its number
            from 1, the word error, and what is wrong; the exit status is then 1. A byte
            order mark before the first line is passed over. With --lenient, what follows a
            position as the operations of EPD is read; its clocks hold, the rest is not shown.
            """)
                .lenient()
                .ruleset()
                .optionalWord("FILE", "a file of FENs; - or left out, standard input")
                .json("instead, a line of JSON for each: the position, its outcome and its moves");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Ruleset ruleset = arguments.ruleset();
        Function<String, Position> reading = line -> arguments.position(ruleset, line);
        Form form = arguments.has(Syntax.JSON) ? new JsonForm() : new Fields();
        try (Input input = Input.open(arguments.word(1, Input.STANDARD), streams)) {
            return analyze(reading, new LineReader(input, streams.out()), form, streams.out());
        }
    }

    private static int analyze(Function<String, Position> reading, LineReader lines, Form form, Output out)
            throws IOException {
        int status = Main.DONE;
        long number = 0;
        for (String line = lines.next(); line != null; line = lines.next()) {
            number++;
            try {
                form.print(reading.apply(line), out);
            } catch (IllegalArgumentException e) {
                form.refuse(number, Shown.oneLine(String.valueOf(e.getMessage())), out);
                status = Main.REFUSED;
            }
        }
        return status;
    }

    /** How a line is written. */
    private interface Form {
        void print(Position position, Output out) throws IOException;

        void refuse(long line, String message, Output out) throws IOException;
    }

    private static final class Fields implements Form {
        @Override
        public void print(Position position, Output out) throws IOException {
            String moves = String.join(" ", MovesCommand.sorted(position));
            out.line(position.toFen(), position.outcome().toString(), moves);
        }

        @Override
        public void refuse(long line, String message, Output out) throws IOException {
            out.line(String.valueOf(line), "error", message);
        }
    }

    private static final class JsonForm implements Form {
        @Override
        public void print(Position position, Output out) throws IOException {
            out.line(JsonLine.of(position));
        }

        @Override
        public void refuse(long line, String message, Output out) throws IOException {
            out.line(JsonLine.refusal(line, message));
        }
    }
}
