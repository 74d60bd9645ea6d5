package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;

/** Standard output: UTF-8, lines ended by LF, fields parted by one TAB, on every machine. */
final class Output {
    private static final int BUFFER = 1 << 16;

    private final Writer writer;

    Output(OutputStream stream) {
        writer = new BufferedWriter(new OutputStreamWriter(stream, UTF_8), BUFFER);
    }

    void line(String... fields) throws IOException {
        writer.write(String.join("\t", fields));
        writer.write('\n');
    }

    /** Writes a text of several lines, the last of them ended too. */
    void text(String text) throws IOException {
        writer.write(text.replace("\r\n", "\n"));
    }

    void flush() throws IOException {
        writer.flush();
    }
}
