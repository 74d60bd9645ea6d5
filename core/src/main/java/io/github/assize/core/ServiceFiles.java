package io.github.assize.core;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toCollection;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files in {@code META-INF/services} of a service. */
final class ServiceFiles {
    private ServiceFiles() {}

    /** Returns the names of classes in all files that a loader finds and that can be read. */
    static Set<String> names(Class<?> service, @Nullable ClassLoader loader) {
        String file = "META-INF/services/" + service.getName();
        Set<String> names = new LinkedHashSet<>();
        try {
            for (URL url : Collections.list(
                    loader == null ? ClassLoader.getSystemResources(file) : loader.getResources(file))) {
                names.addAll(names(url));
            }
        } catch (IOException e) {
            // What cannot be read is told by whoever loads the services.
        }
        return names;
    }

    private static Set<String> names(URL url) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(url.openStream(), UTF_8))) {
            return lines.lines()
                    .map(line -> line.replaceFirst("#.*", "").strip())
                    .filter(name -> !name.isEmpty())
                    .collect(toCollection(LinkedHashSet::new));
        }
    }
}
