package io.github.assize.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.web.ScriptWords;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A key is the same in a script as on a virtual machine. */
final class ScriptWordsTest {
    private static final long[] EDGES = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32, (1L << 32) - 1, -1L << 32};

    @Test
    void wordsAreReadAndMultipliedAlike() {
        Random random = new Random(1283);
        byte[] bytes = new byte[100];
        for (int i = 0; i < 10_000; i++) {
            random.nextBytes(bytes);
            int first = random.nextInt(bytes.length - Long.BYTES + 1);
            assertEquals(Words.read(bytes, first), ScriptWords.read(bytes, first));
            check(random.nextLong(), random.nextLong());
            check(EDGES[i % EDGES.length], random.nextLong());
            check(EDGES[i % EDGES.length], EDGES[i / EDGES.length % EDGES.length]);
        }
    }

    private static void check(long one, long other) {
        assertEquals(Words.product(one, other), ScriptWords.product(one, other), () -> one + " times " + other);
    }
}
