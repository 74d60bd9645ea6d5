package io.github.assize.game;

import java.io.IOException;
import java.io.InputStream;

/** Decodes UTF-8; from the first byte on that does not fit, ISO 8859-1 until reset. */
final class Utf8Units implements PgnSource.Units {
    private static final int LONGEST = 4;

    /** The least code point that needs so many bytes. */
    private static final int[] LEAST = {0, 0, 0x80, 0x800, 0x10000};

    private final InputStream stream;
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int end;
    private boolean latin;

    /** The second unit of a pair, or 0. */
    private char low;

    Utf8Units(InputStream stream) {
        this.stream = stream;
    }

    @Override
    public int next() throws IOException {
        if (low != 0) {
            char unit = low;
            low = 0;
            return unit;
        }
        if (!has(1)) {
            return PgnSource.END;
        }
        int lead = buffer[at] & 0xff;
        if (lead < 0x80 || latin) {
            at++;
            return lead;
        }
        return decode(lead);
    }

    private int decode(int lead) throws IOException {
        int length = lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? LONGEST : 0;
        int code = length == 0 || !has(length) ? -1 : lead & (0xff >> (length + 1));
        for (int i = 1; code >= 0 && i < length; i++) {
            int follower = buffer[at + i];
            code = (follower & 0xc0) == 0x80 ? (code << 6) | (follower & 0x3f) : -1;
        }
        boolean isSurrogate = code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
        if (code < LEAST[length] || code > Character.MAX_CODE_POINT || isSurrogate || code < 0) {
            latin = true;
            at++;
            return lead | UNDECODED;
        }
        at += length;
        if (code < 0x10000) {
            return code;
        }
        low = Character.lowSurrogate(code);
        return Character.highSurrogate(code);
    }

    /** Fills the buffer until it has so many bytes more, and tells whether there are so many. */
    private boolean has(int count) throws IOException {
        if (end - at >= count) {
            return true;
        }
        System.arraycopy(buffer, at, buffer, 0, end - at);
        end -= at;
        at = 0;
        while (end < count) {
            int read = stream.read(buffer, end, buffer.length - end);
            if (read < 0) {
                return false;
            }
            end += read;
        }
        return true;
    }

    @Override
    public void reset() {
        latin = false;
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
