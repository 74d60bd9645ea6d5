package io.github.assize.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values of all figures, as they were measured. */
final class Results {
    private static final int BEST_OF = 10;

    private final Map<Figure, List<Double>> values = new LinkedHashMap<>();

    /**
     * Measures each figure once a round, so that a slow minute of the machine meets all of them; those of fresh JVMs come
     * last, ten times, or once where there is one round.
     */
    void measure(Map<Figure, Meter> meters, int rounds) {
        measure(meters, rounds, false);
        measure(meters, rounds == 1 ? 1 : BEST_OF, true);
    }

    private void measure(Map<Figure, Meter> meters, int rounds, boolean ofFreshJvms) {
        for (int round = 0; round < rounds; round++) {
            meters.forEach((figure, meter) -> {
                if (figure.row().isOfFreshJvms() == ofFreshJvms) {
                    values.computeIfAbsent(figure, f -> new ArrayList<>()).add(meter.measure());
                }
            });
        }
    }

    List<Figure> figures() {
        return List.copyOf(values.keySet());
    }

    List<Double> values(Figure figure) {
        return values.getOrDefault(figure, List.of());
    }

    /** Returns the value that stands for all values of a figure: the median, of fresh JVMs the best. */
    double value(Figure figure) {
        return Statistics.quantile(values(figure), figure.row().isOfFreshJvms() ? 0 : 0.5);
    }
}
