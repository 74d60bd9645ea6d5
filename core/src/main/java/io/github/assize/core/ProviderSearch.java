package io.github.assize.core;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.Spliterator;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One look at what the class loaders provide: the rulesets, and what is wrong with the providers that give none. */
final class ProviderSearch {
    /** What the messages of {@link ServiceLoader} begin with. */
    private static final String SERVICE = RulesetProvider.class.getName() + ": ";

    private static final int DEEPEST = 16;

    private final Map<String, Ruleset> rulesets = new TreeMap<>();
    private final Map<String, String> providersById = new HashMap<>();
    private final Set<Class<?>> asked = new HashSet<>();
    private final List<ServiceConfigurationError> problems = new ArrayList<>();

    ProviderSearch() {
        look(ServiceLoader.load(RulesetProvider.class));
        look(ServiceLoader.load(RulesetProvider.class, ProviderSearch.class.getClassLoader()));
        if (!problems.isEmpty()) {
            // What one loader cannot give and the other can is no problem: the library may be there twice.
            problems.removeIf(problem -> providersById.values().stream().anyMatch(name -> names(problem, name)));
        }
    }

    List<Ruleset> rulesets() {
        return List.copyOf(rulesets.values());
    }

    List<ServiceConfigurationError> problems() {
        return problems;
    }

    Ruleset byId(String id) {
        Ruleset ruleset = rulesets.get(id);
        if (ruleset == null) {
            throw unknown(id);
        }
        return ruleset;
    }

    private IllegalArgumentException unknown(String id) {
        IllegalArgumentException unknown = Names.unknown("", "ruleset", id, rulesets.keySet().stream());
        if (problems.isEmpty()) {
            return unknown;
        }
        String sentences = problems.stream().map(Throwable::getMessage).collect(joining("; "));
        IllegalArgumentException told = new IllegalArgumentException(unknown.getMessage() + "; " + sentences);
        problems.forEach(told::addSuppressed);
        return told;
    }

    private void look(ServiceLoader<RulesetProvider> loader) {
        Spliterator<ServiceLoader.Provider<RulesetProvider>> providers =
                loader.stream().spliterator();
        String last = "";
        boolean more = true;
        while (more) {
            try {
                more = providers.tryAdvance(this::take);
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                String problem = locating(e);
                tell(problem, e);
                // Each provider fails once: a loader that says the same again does not come any further.
                more = !problem.equals(last);
                last = problem;
            }
        }
    }

    private void take(ServiceLoader.Provider<RulesetProvider> provider) {
        if (!asked.add(provider.type())) {
            return;
        }
        String name = provider.type().getName();
        try {
            keep(name, provider.get().get());
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            tell("Provider " + name + " gives no ruleset: " + shown(e), e);
        }
    }

    private void keep(String provider, @Nullable Ruleset ruleset) {
        if (ruleset == null) {
            tell("Provider " + provider + " gives no ruleset but null", null);
            return;
        }
        String first = providersById.putIfAbsent(ruleset.id(), provider);
        if (first == null) {
            rulesets.put(ruleset.id(), ruleset);
        } else if (!first.equals(provider)) {
            tell("Provider " + provider + " is passed over: " + first + " gives " + ruleset.id() + " too", null);
        }
    }

    private void tell(String sentence, @Nullable Throwable thrown) {
        if (problems.stream().noneMatch(problem -> sentence.equals(problem.getMessage()))) {
            problems.add(new ServiceConfigurationError(sentence, thrown));
        }
    }

    private static boolean names(ServiceConfigurationError problem, String provider) {
        String sentence = String.valueOf(problem.getMessage());
        return sentence.startsWith("Provider " + provider + " ") || sentence.startsWith(provider + " ");
    }

    /** Says what a service loader could not do, which names the provider where it knows it. */
    private static String locating(Throwable thrown) {
        if (!(thrown instanceof ServiceConfigurationError)) {
            return "A provider cannot be loaded: " + shown(thrown);
        }
        String message = String.valueOf(thrown.getMessage());
        String sentence = message.startsWith(SERVICE) ? message.substring(SERVICE.length()) : message;
        return thrown.getCause() == null ? sentence : sentence + ": " + shown(thrown.getCause());
    }

    /** Returns the name and the message of what lies at the bottom of an error. */
    private static String shown(Throwable thrown) {
        Throwable root = thrown;
        for (int i = 0; i < DEEPEST && root.getCause() != null; i++) {
            root = root.getCause();
        }
        return MalformedTextException.shown(root.toString());
    }
}
