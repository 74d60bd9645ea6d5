package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads lines of UTF-8 that end with LF or CRLF, in little memory however long they are; passes over a byte order mark. */
final class LineReader {
    /** More than any line that makes sense: what lies beyond is dropped. */
    private static final int LONGEST = 1 << 13;

    /** What some programs write at the head of a file to say that it is in UTF-8. */
    static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream stream;
    private final Output flushed;
    private final byte[] buffer = new byte[1 << 16];
    private final byte[] line = new byte[LONGEST];
    private boolean first = true;
    private int next;
    private int end;

    /**
     * Creates a reader.
     *
     * @param flushed the output to flush before each wait for input, so that who asks line by line is answered
     */
    LineReader(InputStream stream, Output flushed) {
        this.stream = stream;
        this.flushed = flushed;
    }

    /** Returns the next line without its end, or null where there is none. */
    @Nullable
    String next() throws IOException {
        int length = 0;
        int read = read();
        if (read < 0) {
            return null;
        }
        for (; read >= 0 && read != '\n'; read = read()) {
            if (length < LONGEST) {
                line[length++] = (byte) read;
            }
        }
        if (length > 0 && length < LONGEST && line[length - 1] == '\r') {
            length--;
        }
        return unmarked(new String(line, 0, length, UTF_8));
    }

    private String unmarked(String text) {
        boolean marked = first && text.startsWith(BYTE_ORDER_MARK);
        first = false;
        return marked ? text.substring(1) : text;
    }

    private int read() throws IOException {
        if (next == end) {
            flushed.flush();
            next = 0;
            end = Math.max(0, stream.read(buffer));
        }
        return end <= 0 ? -1 : buffer[next++] & 0xff;
    }
}
