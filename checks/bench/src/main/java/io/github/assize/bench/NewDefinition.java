package io.github.assize.bench;

import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * Loads the classes of a ruleset once more, so that it is defined anew and nothing that has been compiled of it before
 * is at hand.
 */
final class NewDefinition extends ClassLoader {
    private final String variant;

    private NewDefinition(Class<?> provider) {
        super(provider.getClassLoader());
        this.variant = provider.getPackageName() + ".";
    }

    /** Returns the ruleset of a provider as if it had never been used. */
    static Ruleset of(Class<?> provider) {
        try {
            return new NewDefinition(provider)
                    .loadClass(provider.getName())
                    .asSubclass(RulesetProvider.class)
                    .getDeclaredConstructor()
                    .newInstance()
                    .get();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(variant)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/') + ".class";
        try (InputStream in = Objects.requireNonNull(getParent().getResourceAsStream(path), path)) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
