package io.github.assize.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SplitMix64Test {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -6_148_914_691_236_517_206L})
    void theFirstThousandNumbersAreThoseOfCommonsRng(long seed) {
        UniformRandomProvider other = new org.apache.commons.rng.core.source64.SplitMix64(seed);
        SplitMix64 own = new SplitMix64(seed);
        for (int i = 0; i < 1000; i++) {
            assertEquals(other.nextLong(), own.nextLong());
        }
    }

    /** The published numbers of seed 1234567 that implementations in other languages are held against. */
    @Test
    void theNumbersOfAKnownSeed() {
        SplitMix64 own = new SplitMix64(1234567);
        for (String known : new String[] {
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821"
        }) {
            assertEquals(known, Long.toUnsignedString(own.nextLong()));
        }
    }

    @Test
    void aGameBeginsWithTheMixedSumOfSeedAndIndex() {
        for (long index : new long[] {0, 1, 2, 1_000_000_007}) {
            // A generator mixes its state plus the constant; so the one whose next state is the sum gives the mixed
            // sum.
            long mixed = new org.apache.commons.rng.core.source64.SplitMix64(42 + (index - 1) * GAMMA).nextLong();
            assertEquals(
                    new org.apache.commons.rng.core.source64.SplitMix64(mixed).nextLong(),
                    SplitMix64.ofGame(42, index).nextLong());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 57, 1000, 1_500_000_001, Integer.MAX_VALUE})
    void aBoundedNumberIsTheUpperHalfOfAProductThatIsNotRejected(int bound) {
        UniformRandomProvider other = new org.apache.commons.rng.core.source64.SplitMix64(7);
        SplitMix64 own = new SplitMix64(7);
        long rejectedBelow = (1L << 32) % bound;
        for (int i = 0; i < 2000; i++) {
            long product;
            do {
                product = Long.divideUnsigned(other.nextLong(), 1L << 32) * bound;
            } while (Long.remainderUnsigned(product, 1L << 32) < rejectedBelow);
            assertEquals(Long.divideUnsigned(product, 1L << 32), own.nextInt(bound));
        }
    }

    @Test
    void allNumbersBelowABoundAreDrawnAboutEquallyOften() {
        int[] counts = new int[6];
        SplitMix64 own = new SplitMix64(1);
        for (int i = 0; i < 60_000; i++) {
            counts[own.nextInt(6)]++;
        }
        double distance = 0;
        for (int count : counts) {
            distance += (count - 10_000.0) * (count - 10_000.0) / 10_000;
        }
        // The chi-square distribution of five degrees of freedom goes beyond this once in a thousand times.
        assertTrue(distance < 20.52, "chi-square " + distance);
    }

    @Test
    void aBoundBelowOneIsRefused() {
        SplitMix64 own = new SplitMix64(1);
        assertEquals(
                "bound 0: must be at least 1",
                assertThrows(IllegalArgumentException.class, () -> own.nextInt(0))
                        .getMessage());
    }
}
