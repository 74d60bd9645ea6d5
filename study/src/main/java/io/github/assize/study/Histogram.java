package io.github.assize.study;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** How often each whole number occurred. */
final class Histogram {
    private final SortedMap<Long, Long> counts = new TreeMap<>();

    void add(long value, long count) {
        counts.merge(value, count, Math::addExact);
    }

    void add(Histogram other) {
        other.counts.forEach(this::add);
    }

    SortedMap<Long, Long> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    long total() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    long count(LongPredicate values) {
        return counts.entrySet().stream()
                .filter(entry -> values.test(entry.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    Moments moments() {
        Moments moments = Moments.NONE;
        for (Map.Entry<Long, Long> entry : counts.entrySet()) {
            BigInteger value = BigInteger.valueOf(entry.getKey());
            BigInteger sum = value.multiply(BigInteger.valueOf(entry.getValue()));
            moments = moments.plus(new Moments(sum, sum.multiply(value)));
        }
        return moments;
    }

    /** Returns the sum of a power of the distances from a point. */
    double spread(double center, int power) {
        double sum = 0;
        for (Map.Entry<Long, Long> entry : counts.entrySet()) {
            double distance = entry.getKey() - center;
            double term = entry.getValue();
            for (int i = 0; i < power; i++) {
                term *= distance;
            }
            sum += term;
        }
        return sum;
    }

    /** Returns the number that stands at a rank, from 1, when all are sorted. */
    long atRank(long rank) {
        long passed = 0;
        for (Map.Entry<Long, Long> entry : counts.entrySet()) {
            passed += entry.getValue();
            if (passed >= rank) {
                return entry.getKey();
            }
        }
        throw new IllegalArgumentException("rank " + rank + ": must be from 1 to " + passed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Histogram that && counts.equals(that.counts);
    }

    @Override
    public int hashCode() {
        return counts.hashCode();
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
