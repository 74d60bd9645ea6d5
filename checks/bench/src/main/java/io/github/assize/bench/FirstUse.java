package io.github.assize.bench;

import io.github.assize.core.Position;
import io.github.assize.core.RulesetProvider;

/**
 * Uses a ruleset for the first time in a JVM and prints how long that took by the thread's CPU time, in nanoseconds, and
 * the FEN of the array. It does nothing else that the ruleset might profit from.
 */
final class FirstUse {
    private FirstUse() {}

    /**
     * Runs it.
     *
     * @param args the name of the class that provides the ruleset
     */
    public static void main(String[] args) throws ReflectiveOperationException {
        Clock.cpuNanos();
        long start = Clock.cpuNanos();
        RulesetProvider provider = Class.forName(args[0])
                .asSubclass(RulesetProvider.class)
                .getDeclaredConstructor()
                .newInstance();
        Position array = provider.get().initialPosition();
        long spent = Clock.cpuNanos() - start;
        System.out.println(spent);
        System.out.println(array.toFen());
    }
}
