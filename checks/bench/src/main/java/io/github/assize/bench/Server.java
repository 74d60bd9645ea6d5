package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Map;
import java.util.Objects;
import java.util.function.DoubleSupplier;

/** Measures figures one by one as it is asked to, so that two JVMs can take turns. */
final class Server {
    private final Map<Figure, DoubleSupplier> meters;

    Server(Options options) {
        this.meters = options.meters();
    }

    /** Prints the figures and an empty line; then reads a figure, measures and prints the value, until nothing is left. */
    void serve(InputStream in, PrintStream out) throws IOException {
        meters.keySet().forEach(out::println);
        out.println();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            out.println(
                    Objects.requireNonNull(meters.get(Figure.parse(line)), line).getAsDouble());
        }
    }
}
