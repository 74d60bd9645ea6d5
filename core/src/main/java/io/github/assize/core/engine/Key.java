package io.github.assize.core.engine;

/**
 * Mixes a position into 64 bits. Sixteen squares at a time become a product of two words, each with a number of its own
 * added that stands for where they are; the products do not wait for each other, and their sum is stirred in the end. It
 * is made when it is asked for: a sum kept as pieces are put down and taken off would cost every move that nobody asks it of.
 */
final class Key {
    /** A number for each eight squares of the greatest board, and one for what is not on it. */
    private static final long[] PLACES = places(33);

    private static final int REST = 32;

    private Key() {}

    private static long[] places(int count) {
        long[] places = new long[count];
        for (int i = 0; i < count; i++) {
            places[i] = stir((i + 1) * 0x9e3779b97f4a7c15L);
        }
        return places;
    }

    /**
     * Returns the key of a board and of a number.
     *
     * @param cells what stands on each square
     * @param rest what else tells positions apart
     */
    static long of(byte[] cells, int rest) {
        long sum = Words.product(rest + PLACES[REST], PLACES[REST]);
        int square = 0;
        for (; square + 2 * Long.BYTES <= cells.length; square += 2 * Long.BYTES) {
            int place = square / Long.BYTES;
            long first = Words.read(cells, square) + PLACES[place];
            long second = Words.read(cells, square + Long.BYTES) + PLACES[place + 1];
            sum += Words.product(first, second);
        }
        if (square < cells.length) {
            int place = square / Long.BYTES;
            long first = word(cells, square) + PLACES[place];
            long second = word(cells, square + Long.BYTES) + PLACES[place + 1];
            sum += Words.product(first, second);
        }
        return stir(sum);
    }

    /** Returns what stands on the squares from one on that are on the board, eight at the most. */
    private static long word(byte[] cells, int first) {
        long word = 0;
        for (int i = Math.min(cells.length, first + Long.BYTES) - 1; i >= first; i--) {
            word = (word << Byte.SIZE) | (cells[i] & 0xff);
        }
        return word;
    }

    /** Lets every bit depend on every bit; the numbers are those of David Stafford's thirteenth variant of MurmurHash3's end. */
    private static long stir(long word) {
        long stirred = (word ^ (word >>> 30)) * 0xbf58476d1ce4e5b9L;
        stirred = (stirred ^ (stirred >>> 27)) * 0x94d049bb133111ebL;
        return stirred ^ (stirred >>> 31);
    }
}
