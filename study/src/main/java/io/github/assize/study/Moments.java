package io.github.assize.study;

import java.math.BigInteger;

/**
 * Whole numbers, one a game, added up so that mean and deviation can be told: exact, whatever the order.
 *
 * @param sum their sum
 * @param squares the sum of their squares
 */
record Moments(BigInteger sum, BigInteger squares) {
    static final Moments NONE = new Moments(BigInteger.ZERO, BigInteger.ZERO);

    Moments plus(long number) {
        BigInteger exact = BigInteger.valueOf(number);
        return new Moments(sum.add(exact), squares.add(exact.multiply(exact)));
    }

    Moments plus(Moments other) {
        return new Moments(sum.add(other.sum), squares.add(other.squares));
    }

    double mean(long count) {
        return sum.doubleValue() / count;
    }

    /** Returns the variance of the sample of at least two. */
    double variance(long count) {
        BigInteger n = BigInteger.valueOf(count);
        BigInteger spread = n.multiply(squares).subtract(sum.multiply(sum));
        return spread.doubleValue() / ((double) count * (count - 1));
    }
}
