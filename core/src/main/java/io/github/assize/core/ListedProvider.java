package io.github.assize.core;

import java.lang.reflect.Constructor;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * A provider that a line of a service file names.
 *
 * @param type its class
 * @param constructor what creates it
 */
record ListedProvider(Class<? extends RulesetProvider> type, Constructor<? extends RulesetProvider> constructor)
        implements ServiceLoader.Provider<RulesetProvider> {
    static ListedProvider of(Class<? extends RulesetProvider> type) throws NoSuchMethodException {
        return new ListedProvider(type, type.getConstructor());
    }

    @Override
    public RulesetProvider get() {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new ServiceConfigurationError(type.getName(), e);
        }
    }
}
