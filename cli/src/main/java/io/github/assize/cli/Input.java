package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What a command reads: a file, or standard input where the file is {@code -}. Its failures name it. */
final class Input extends FilterInputStream implements Closeable {
    /** The word for standard input. */
    static final String STANDARD = "-";

    private final String name;

    private Input(String name, InputStream stream) {
        super(stream);
        this.name = name;
    }

    /**
     * Opens a file.
     *
     * @throws IllegalArgumentException if the word cannot name a file
     * @throws IOException if the file cannot be read
     */
    static Input open(String file, Streams streams) throws IOException {
        if (file.equals(STANDARD)) {
            return new Input("standard input", streams.in());
        }
        String name = Shown.quoted(file);
        try {
            return new Input(name, Files.newInputStream(Path.of(file)));
        } catch (IOException e) {
            throw failed(name, e);
        }
    }

    @Override
    public int read() throws IOException {
        try {
            return super.read();
        } catch (IOException e) {
            throw failed(name, e);
        }
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        try {
            return super.read(bytes, offset, length);
        } catch (IOException e) {
            throw failed(name, e);
        }
    }

    /** Returns all words of the text. */
    String[] words() throws IOException {
        String read = new String(readAllBytes(), UTF_8);
        String text = (read.startsWith(LineReader.BYTE_ORDER_MARK) ? read.substring(1) : read).strip();
        return text.isEmpty() ? new String[0] : text.split("\\s+");
    }

    private static IOException failed(String name, IOException e) {
        String reason = e instanceof NoSuchFileException
                ? "there is no such file"
                : e instanceof AccessDeniedException ? "it is not allowed" : e.getMessage();
        return new IOException("cannot read " + name + ": " + reason, e);
    }
}
