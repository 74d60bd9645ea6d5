package io.github.assize.web;

/** Stands in the script for the core's words, which only a virtual machine reads and multiplies in one step each. */
public final class ScriptWords {
    private static final int HALF = 32;
    private static final long LOW = 0xffffffffL;

    private ScriptWords() {}

    /**
     * Returns eight bytes as one word.
     *
     * @param bytes where they stand
     * @param first the index of the first, which is the lowest in the word
     * @return the word
     */
    public static long read(byte[] bytes, int first) {
        long word = 0;
        for (int i = first + Long.BYTES - 1; i >= first; i--) {
            word = (word << Byte.SIZE) | (bytes[i] & 0xff);
        }
        return word;
    }

    /**
     * Returns both halves of a signed product of 128 bits, one laid on the other.
     *
     * @param one a factor
     * @param other the other
     * @return the lower 64 bits, those in which they differ from the higher ones set
     */
    public static long product(long one, long other) {
        long low = (one & LOW) * (other & LOW);
        long middle = (one >> HALF) * (other & LOW) + (low >>> HALF);
        long rest = (one & LOW) * (other >> HALF) + (middle & LOW);
        long high = (one >> HALF) * (other >> HALF) + (middle >> HALF) + (rest >> HALF);
        return (one * other) ^ high;
    }
}
