package io.github.assize.study;

import java.util.random.RandomGenerator;

/**
 * The generator that studies draw from: SplitMix64, written out so that its numbers are the same for all time.
 * {@link #nextLong} adds {@code 0x9E3779B97F4A7C15} to the state and mixes it by Stafford's variant 13. Numbers below a
 * bound are drawn by Lemire's method with rejection from the upper 32 bits, and are equally likely. Not thread-safe.
 *
 * @since 0.1.0
 */
public final class SplitMix64 implements RandomGenerator {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long LOW = 0xFFFFFFFFL;

    private long state;

    /**
     * Creates a generator.
     *
     * @param state what it begins with, any number
     */
    public SplitMix64(long state) {
        this.state = state;
    }

    /**
     * Returns the generator of one game of a study.
     *
     * @param seed the study's seed, any number
     * @param index which game, any number
     * @return a generator that begins with the mixed sum of the seed and {@code index} times
     *     {@code 0x9E3779B97F4A7C15}
     */
    public static SplitMix64 ofGame(long seed, long index) {
        return new SplitMix64(mix(seed + index * GAMMA));
    }

    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public long nextLong() {
        state += GAMMA;
        return mix(state);
    }

    /**
     * Returns a number below a bound, all of them equally likely.
     *
     * @param bound the bound, from 1
     * @return the number, from 0
     * @throws IllegalArgumentException if the bound is less than 1
     */
    @Override
    public int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound + ": must be at least 1");
        }
        long product = (nextLong() >>> 32) * bound;
        if ((product & LOW) < bound) {
            long least = (1L << 32) % bound;
            while ((product & LOW) < least) {
                product = (nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }
}
