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
        write(String.join("\t", fields) + "\n");
    }

    /** Writes a text of several lines, the last of them ended too. */
    void text(String text) throws IOException {
        write(text.replace("\r\n", "\n"));
    }

    private void write(String text) throws IOException {
        try {
            writer.write(text);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Returns what writes without fields and lines. */
    Writer writer() {
        return writer;
    }

    void flush() throws IOException {
        try {
            writer.flush();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private static IOException failed(IOException e) {
        return new IOException("cannot write standard output: " + e.getMessage(), e);
    }
}
