package io.github.assize.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs contracts that are samples and no tests of their own. */
public final class Samples {
    private Samples() {}

    /** Runs part of a sample and returns the messages of the tests that failed, by method and run. */
    public static Map<String, String> failures(String sample, String part) {
        PostDiscoveryFilter within = descriptor -> FilterResult.includedIf(
                !descriptor.isTest() || descriptor.getUniqueId().toString().contains(part));
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(sample))
                .filters(within, TagFilter.excludeTags("slow", "million"))
                .build();
        Map<String, String> failures = new TreeMap<>();
        AtomicInteger run = new AtomicInteger();
        LauncherFactory.create().execute(request, new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                run.addAndGet(test.isTest() ? 1 : 0);
                result.getThrowable()
                        .ifPresent(thrown -> failures.put(name(test), String.valueOf(thrown.getMessage())));
            }
        });
        if (run.get() == 0) {
            throw new IllegalArgumentException(sample + " has no test in " + part);
        }
        return failures;
    }

    private static String name(TestIdentifier test) {
        String method = test.getSource()
                .filter(MethodSource.class::isInstance)
                .map(source -> ((MethodSource) source).getMethodName())
                .orElse("?");
        return test.getDisplayName().startsWith(method) ? method : method + ", " + test.getDisplayName();
    }
}
