package io.github.assize.core;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import java.lang.module.ModuleDescriptor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One look at what the class loaders provide: the rulesets, and what is wrong with the providers that give none. Where one
 * ruleset is wanted, no more providers are asked than it takes to find it, first those that are named like it: with dozens
 * of games on the path to define all of them takes longer than to play.
 */
final class ProviderSearch {
    /** What the messages of {@link ServiceLoader} begin with. */
    private static final String SERVICE = RulesetProvider.class.getName() + ": ";

    /** How often a service loader may fail beyond once for each line of a file: as often as modules have providers. */
    private static final int MOST_FAILURES = 1000;

    private static final int DEEPEST = 16;

    /** Set while the thread asks providers. */
    private static final ThreadLocal<Boolean> ASKING = new ThreadLocal<>();

    private final Map<String, Ruleset> rulesets = new TreeMap<>();
    private final Map<String, String> providersById = new HashMap<>();
    private final Set<Class<?>> found = new HashSet<>();
    private final List<ServiceLoader.Provider<RulesetProvider>> providers = new ArrayList<>();
    private final List<ServiceConfigurationError> problems = new ArrayList<>();

    private ProviderSearch() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader own = ProviderSearch.class.getClassLoader();
        look(context);
        if (!Objects.equals(own, context)) {
            look(own);
        }
    }

    /**
     * Asks all providers.
     *
     * @throws IllegalStateException if it is one of them that wants to know
     */
    static ProviderSearch forAll() {
        return alone(() -> {
            ProviderSearch search = new ProviderSearch();
            search.providers.forEach(search::ask);
            return search;
        });
    }

    /**
     * Asks for one ruleset.
     *
     * @throws IllegalArgumentException if there is none of that id
     * @throws IllegalStateException if it is a provider that wants to know
     */
    static ProviderSearch forOne(String id) {
        return alone(() -> {
            ProviderSearch search = new ProviderSearch();
            if (search.find(id, true) || search.find(id, false)) {
                return search;
            }
            throw search.unknown(id);
        });
    }

    /** Searches, unless the thread does so already: a provider that asks for rulesets would be asked for its own again. */
    private static ProviderSearch alone(Supplier<ProviderSearch> search) {
        if (ASKING.get() != null) {
            throw new IllegalStateException("a provider that is being asked cannot ask Rulesets itself");
        }
        ASKING.set(true);
        try {
            return search.get();
        } finally {
            ASKING.remove();
        }
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

    /** Returns whether a class is named like a ruleset, as ShortAssize is like short-assize. */
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
        Set<String> names = ServiceFiles.names(RulesetProvider.class, loader);
        Spliterator<ServiceLoader.Provider<RulesetProvider>> provided =
                ServiceLoader.load(RulesetProvider.class, loader).stream().spliterator();
        Set<Throwable> nameless = new LinkedHashSet<>();
        int failures = 0;
        boolean more = true;
        while (more) {
            try {
                more = provided.tryAdvance(this::take);
            } catch (ServiceConfigurationError e) {
                tell(locating(e), e);
                more = ++failures < names.size() + MOST_FAILURES;
            } catch (LinkageError | RuntimeException e) {
                nameless.add(e);
                more = ++failures < names.size() + MOST_FAILURES;
            }
        }
        names.forEach(name -> look(name, loader));
        nameless.forEach(this::tellUnlessNamed);
    }

    /**
     * Looks at a line of a service file. A service loader takes nothing from a file in which one line is bad, passes over
     * classes of named modules without a word, those of the JDK among them, and does not name what it cannot link.
     */
    private void look(String name, @Nullable ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            ModuleDescriptor module = type.getModule().getDescriptor();
            if (!RulesetProvider.class.isAssignableFrom(type)) {
                tell(noProvider(name), null);
            } else if (module == null) {
                take(ListedProvider.of(type.asSubclass(RulesetProvider.class)));
            } else if (module.provides().stream().noneMatch(provides -> isService(provides, name))) {
                tell(
                        "Provider " + name + " is passed over: its module " + module.name() + " does not provide it",
                        null);
            }
        } catch (ClassNotFoundException e) {
            if (name.chars().allMatch(c -> c == '.' || Character.isJavaIdentifierPart(c))) {
                tell("Provider " + name + " not found", null);
            }
        } catch (NoSuchMethodException e) {
            tell(noConstructor(name), e);
        } catch (LinkageError | RuntimeException e) {
            tell("Provider " + name + " cannot be loaded: " + shown(e), e);
        }
    }

    private static boolean isService(ModuleDescriptor.Provides provides, String name) {
        return provides.service().equals(RulesetProvider.class.getName())
                && provides.providers().contains(name);
    }

    private void tellUnlessNamed(Throwable thrown) {
        String what = " cannot be loaded: " + shown(thrown);
        if (problems.stream()
                .noneMatch(problem -> String.valueOf(problem.getMessage()).endsWith(what))) {
            tell("A provider" + what, thrown);
        }
    }

    private void take(ServiceLoader.Provider<RulesetProvider> provider) {
        // A provider method of a module may say no more than that it gives some provider.
        if (provider.type().isInterface() || found.add(provider.type())) {
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
        return sentence.startsWith("Provider " + provider + " ");
    }

    /** Says what a service loader could not do, in a sentence that names the provider where the loader knows it. */
    private static String locating(ServiceConfigurationError thrown) {
        String message = String.valueOf(thrown.getMessage());
        String sentence = message.startsWith(SERVICE) ? message.substring(SERVICE.length()) : message;
        int name = sentence.indexOf(' ');
        String rest = sentence.substring(name + 1);
        if (rest.equals("not a subtype")) {
            return noProvider(sentence.substring(0, name));
        }
        if (rest.equals("Unable to get public no-arg constructor")) {
            return noConstructor(sentence.substring(0, name));
        }
        return thrown.getCause() == null ? sentence : sentence + ": " + shown(thrown.getCause());
    }

    private static String noProvider(String name) {
        return "Provider " + name + " is no RulesetProvider";
    }

    private static String noConstructor(String name) {
        return "Provider " + name + " has no public constructor without parameters";
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
