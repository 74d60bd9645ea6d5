package io.github.assize.mutation;

import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import java.io.IOException;
import java.io.InputStream;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Loads the class of a variant once more, so that its ruleset is told and compiled anew. A mutant of what compiles would
 * otherwise meet tables that were compiled before it.
 */
final class FreshVariant extends ClassLoader {
    private final String name;

    private FreshVariant(Class<?> variant) {
        super(variant.getClassLoader());
        this.name = variant.getName();
    }

    /** Returns the classes of all variants on the path. */
    static Stream<Class<? extends RulesetProvider>> classes() {
        return ServiceLoader.load(RulesetProvider.class).stream()
                .<Class<? extends RulesetProvider>>map(ServiceLoader.Provider::type)
                .filter(type -> type.getPackageName().startsWith("io.github.assize.variants."));
    }

    static Ruleset ruleset(Class<? extends RulesetProvider> variant) {
        try {
            Class<?> fresh = new FreshVariant(variant).loadClass(variant.getName());
            return ((RulesetProvider) fresh.getConstructor().newInstance()).get();
        } catch (ReflectiveOperationException failure) {
            throw new LinkageError("cannot make " + variant.getName(), failure);
        }
    }

    @Override
    protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
        if (!wanted.startsWith(name)) {
            return super.loadClass(wanted, resolve);
        }
        synchronized (getClassLoadingLock(wanted)) {
            Class<?> loaded = findLoadedClass(wanted);
            return loaded == null ? define(wanted) : loaded;
        }
    }

    private Class<?> define(String wanted) throws ClassNotFoundException {
        String file = wanted.replace('.', '/') + ".class";
        try (InputStream in = getParent().getResourceAsStream(file)) {
            if (in == null) {
                throw new ClassNotFoundException(wanted);
            }
            byte[] bytes = in.readAllBytes();
            return defineClass(wanted, bytes, 0, bytes.length);
        } catch (IOException failure) {
            throw new ClassNotFoundException(wanted, failure);
        }
    }
}
