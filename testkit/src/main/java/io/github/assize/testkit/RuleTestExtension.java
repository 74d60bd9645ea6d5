package io.github.assize.testkit;

import io.github.assize.core.Ruleset;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/**
 * Runs a {@link RuleTest} with each set of answers that it names.
 *
 * @since 0.1.0
 */
public final class RuleTestExtension implements TestTemplateInvocationContextProvider {
    /** Creates the extension. */
    public RuleTestExtension() {}

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return RuleTests.class.isAssignableFrom(context.getRequiredTestClass());
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        RuleTest test = context.getRequiredTestMethod().getAnnotation(RuleTest.class);
        String given = String.join(" ", test.given());
        return Stream.concat(
                Stream.of(new Invocation(given, "")),
                Stream.of(test.unless()).map(answer -> new Invocation(given, answer)));
    }

    /**
     * One run of the test.
     *
     * @param given the answers given
     * @param switching the answer that makes the test fail, empty where it has to pass
     */
    private record Invocation(String given, String switching)
            implements TestTemplateInvocationContext, ParameterResolver, InvocationInterceptor {
        @Override
        public String getDisplayName(int invocationIndex) {
            String name = given.isEmpty() ? "by default" : "given " + given;
            return switching.isEmpty() ? name : name + ", but not with " + switching;
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(this);
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType().equals(Ruleset.class);
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            Ruleset ruleset = ((RuleTests) context.getRequiredTestInstance()).ruleset();
            for (String answers : List.of(given, switching)) {
                String text = answers.isEmpty() ? "-" : answers;
                ruleset = RulesetContract.read(
                        ruleset, new FigureFile.Row(context.getDisplayName(), List.of(text)).answers(0));
            }
            return ruleset;
        }

        @Override
        public void interceptTestTemplateMethod(
                InvocationInterceptor.Invocation<Void> invocation,
                ReflectiveInvocationContext<Method> method,
                ExtensionContext context)
                throws Throwable {
            if (switching.isEmpty()) {
                invocation.proceed();
            } else if (passes(invocation)) {
                throw new AssertionError("passes with " + switching + " too, and so proves nothing about it");
            }
        }

        private static boolean passes(InvocationInterceptor.Invocation<Void> invocation) throws Throwable {
            try {
                invocation.proceed();
                return true;
            } catch (AssertionError expected) {
                return false;
            }
        }
    }
}
