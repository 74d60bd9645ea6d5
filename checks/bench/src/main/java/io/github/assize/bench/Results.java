package io.github.assize.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values of all figures, as they were measured. */
final class Results {
    private final Map<Figure, List<Double>> values = new LinkedHashMap<>();

    /** Measures all figures in rounds, so that a slow minute of the machine meets all of them. */
    void measure(Map<Figure, Meter> meters, int rounds) {
        for (Sampling sampling : Sampling.values()) {
            for (int round = 0; round < sampling.times(rounds); round++) {
                meters.forEach((figure, meter) -> {
                    if (figure.row().sampling() == sampling) {
                        values.computeIfAbsent(figure, f -> new ArrayList<>()).add(meter.measure());
                    }
                });
            }
        }
    }

    List<Figure> figures() {
        return List.copyOf(values.keySet());
    }

    List<Double> values(Figure figure) {
        return values.getOrDefault(figure, List.of());
    }

    /** Returns the value that stands for all values of a figure: the median or the best. */
    double value(Figure figure) {
        return Statistics.quantile(values(figure), figure.row().sampling() == Sampling.TEN_TIMES ? 0 : 0.5);
    }
}
