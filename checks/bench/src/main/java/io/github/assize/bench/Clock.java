package io.github.assize.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Measures work by the time that its thread had a core for, which other load on the machine stretches least. */
final class Clock {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Clock() {}

    /** Returns how many threads wanted a core, on average of the last minute. */
    static String load() {
        return String.format(
                Locale.ROOT,
                "%.1f",
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    /** Returns the time that the current thread has had a core for, in nanoseconds. */
    static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Does work again and again for at least so long; returns how much of it a second of the thread's time does. */
    static double perSecond(Works.Work work, long nanos) {
        long start = cpuNanos();
        long done = 0;
        long spent;
        do {
            done += work.run();
            spent = cpuNanos() - start;
        } while (spent < nanos);
        return done * 1e9 / spent;
    }

    /** Does work once and returns how many bytes it allocated for each node or ply. */
    static double bytesPerUnit(Works.Work work) {
        long start = THREADS.getCurrentThreadAllocatedBytes();
        long done = work.run();
        return (double) (THREADS.getCurrentThreadAllocatedBytes() - start) / done;
    }
}
