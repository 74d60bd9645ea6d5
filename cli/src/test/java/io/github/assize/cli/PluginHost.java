package io.github.assize.cli;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A program that has the library in a class loader of its own, and nothing of it on its class path. */
final class PluginHost {
    private PluginHost() {}

    /** Which thread asks for rulesets. */
    enum Caller {
        POOL,
        PLATFORM_LOADER,
        NO_LOADER,
        OWN_LOADER
    }

    /**
     * Prints the ids of all rulesets and the one found by its id.
     *
     * @param args the caller, and the class path of the library
     */
    public static void main(String[] args) throws Exception {
        List<URL> path = new ArrayList<>();
        for (String entry : args[1].split(File.pathSeparator, -1)) {
            path.add(Path.of(entry).toUri().toURL());
        }
        ClassLoader plugin = new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        Caller caller = Caller.valueOf(args[0]);
        System.out.print((caller == Caller.POOL
                        ? CompletableFuture.supplyAsync(() -> found(plugin)).get()
                        : foundBy(context(caller, plugin), plugin))
                + "\n");
    }

    private static @Nullable ClassLoader context(Caller caller, ClassLoader plugin) {
        return switch (caller) {
            case PLATFORM_LOADER -> ClassLoader.getPlatformClassLoader();
            case OWN_LOADER -> plugin;
            default -> null;
        };
    }

    private static String foundBy(@Nullable ClassLoader context, ClassLoader plugin) {
        Thread.currentThread().setContextClassLoader(context);
        return found(plugin);
    }

    private static String found(ClassLoader plugin) {
        try {
            Class<?> rulesets = plugin.loadClass("io.github.assize.core.Rulesets");
            Class<?> ruleset = plugin.loadClass("io.github.assize.core.Ruleset");
            StringJoiner ids = new StringJoiner(" ");
            for (Object found : (List<?>) rulesets.getMethod("all").invoke(null)) {
                ids.add(String.valueOf(ruleset.getMethod("id").invoke(found)));
            }
            return ids + "; " + rulesets.getMethod("byId", String.class).invoke(null, "chatur");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
