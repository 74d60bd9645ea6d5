package io.github.assize.core;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files in {@code META-INF/services} of a service. */
final class ServiceFiles {
    private ServiceFiles() {}

    /** Returns the names of classes in all files that a loader finds, as far as they can be read. */
    static Set<String> names(Class<?> service, @Nullable ClassLoader loader) {
        String file = "META-INF/services/" + service.getName();
        Set<String> names = new LinkedHashSet<>();
        try {
            for (URL url : Collections.list(
                    loader == null ? ClassLoader.getSystemResources(file) : loader.getResources(file))) {
                read(url, names);
            }
        } catch (IOException e) {
            // What cannot be read is told by whoever loads the services.
        }
        return names;
    }

    private static void read(URL url, Set<String> names) {
        try {
            URLConnection connection = url.openConnection();
            connection.setUseCaches(false);
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(connection.getInputStream(), UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    String name = line.replaceFirst("#.*", "").strip();
                    if (!name.isEmpty()) {
                        names.add(name);
                    }
                }
            }
        } catch (IOException e) {
            // The same.
        }
    }
}
