package io.github.assize.core;

import static java.util.Objects.requireNonNull;
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

/**
 * One look at what the class loaders provide: the rulesets, and what is wrong with the providers that give none. Where one
 * ruleset is wanted, no more providers are asked than it takes to find it, first those that are named like it: with dozens
 * of games on the path to define all of them takes longer than to play.
 */
final class ProviderSearch {
    /** What the messages of {@link ServiceLoader} begin with. */
    private static final String SERVICE = RulesetProvider.class.getName() + ": ";

    private static final int DEEPEST = 16;

    private final Map<String, Ruleset> rulesets = new TreeMap<>();
    private final Map<String, String> providersById = new HashMap<>();
    private final Set<Class<?>> found = new HashSet<>();
    private final List<ServiceLoader.Provider<RulesetProvider>> providers = new ArrayList<>();
    private final List<ServiceConfigurationError> problems = new ArrayList<>();

    private ProviderSearch() {
        look(Thread.currentThread().getContextClassLoader());
        look(ProviderSearch.class.getClassLoader());
    }

    /** Asks all providers. */
    static ProviderSearch forAll() {
        ProviderSearch search = new ProviderSearch();
        search.providers.forEach(search::ask);
        return search;
    }

    /**
     * Asks for one ruleset.
     *
     * @throws IllegalArgumentException if there is none of that id
     */
    static ProviderSearch forOne(String id) {
        ProviderSearch search = new ProviderSearch();
        if (search.find(id, true) || search.find(id, false)) {
            return search;
        }
        throw search.unknown(id);
    }

    /** Asks the providers that are named like an id, or those that are not, until one gives its ruleset. */
    private boolean find(String id, boolean alike) {
        for (ServiceLoader.Provider<RulesetProvider> provider : providers) {
            if (isNamedLike(provider.type().getName(), id) == alike && !rulesets.containsKey(id)) {
                ask(provider);
            }
        }
        return rulesets.containsKey(id);
    }

    /** Tells whether a class is named like a ruleset, as ShortAssize is like short-assize. */
    private static boolean isNamedLike(String provider, String id) {
        String name = provider.substring(1 + Math.max(provider.lastIndexOf('.'), provider.lastIndexOf('$')));
        return name.equalsIgnoreCase(id.replace("-", ""));
    }

    List<Ruleset> rulesets() {
        return List.copyOf(rulesets.values());
    }

    Ruleset ruleset(String id) {
        return requireNonNull(rulesets.get(id));
    }

    /** Returns what is wrong. What one loader cannot give and the other can is no problem: the library may be there twice. */
    List<ServiceConfigurationError> problems() {
        if (!problems.isEmpty()) {
            problems.removeIf(problem -> providersById.values().stream().anyMatch(name -> names(problem, name)));
        }
        return problems;
    }

    private IllegalArgumentException unknown(String id) {
        IllegalArgumentException unknown = Names.unknown("", "ruleset", id, rulesets.keySet().stream());
        if (problems().isEmpty()) {
            return unknown;
        }
        String sentences = problems.stream().map(Throwable::getMessage).collect(joining("; "));
        IllegalArgumentException told = new IllegalArgumentException(unknown.getMessage() + "; " + sentences);
        problems.forEach(told::addSuppressed);
        return told;
    }

    private void look(@Nullable ClassLoader loader) {
        Spliterator<ServiceLoader.Provider<RulesetProvider>> provided =
                ServiceLoader.load(RulesetProvider.class, loader).stream().spliterator();
        String last = "";
        boolean more = true;
        while (more) {
            try {
                more = provided.tryAdvance(this::take);
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                String problem = locating(e);
                tell(problem, e);
                // Each provider fails once: a loader that says the same again does not come any further.
                more = !problem.equals(last);
                last = problem;
            }
        }
        for (String name : ServiceFiles.names(RulesetProvider.class, loader)) {
            tellIfPassedOver(name, loader);
        }
    }

    /** A service loader passes over classes of named modules without a word, those of the JDK among them. */
    private void tellIfPassedOver(String name, @Nullable ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            if (type.getModule().isNamed() && !RulesetProvider.class.isAssignableFrom(type)) {
                tell(name + " not a subtype", null);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // The service loader has said so.
        }
    }

    private void take(ServiceLoader.Provider<RulesetProvider> provider) {
        if (found.add(provider.type())) {
            providers.add(provider);
        }
    }

    private void ask(ServiceLoader.Provider<RulesetProvider> provider) {
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
        String other = providersById.get(ruleset.id());
        boolean better = other == null || (isNamedLike(provider, ruleset.id()) && !isNamedLike(other, ruleset.id()));
        if (better) {
            rulesets.put(ruleset.id(), ruleset);
            providersById.put(ruleset.id(), provider);
        }
        if (other != null && !other.equals(provider)) {
            String kept = better ? provider : other;
            String passed = better ? other : provider;
            tell("Provider " + passed + " is passed over: " + kept + " gives " + ruleset.id() + " too", null);
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
