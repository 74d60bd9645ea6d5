package io.github.assize.bench;

/** Measures a figure. */
@FunctionalInterface
interface Meter {
    /**
     * Measures once.
     *
     * @return the value in the unit of its row
     * @throws IllegalStateException if what is measured gives a wrong answer
     */
    double measure();
}
