package io.github.assize.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a method of {@link RuleTests} that tests a rule. It takes the {@link io.github.assize.core.Ruleset} as its only
 * parameter and is run with the answers that it is given, where it has to pass, and once with each of the answers that
 * switch the rule, where an assertion has to fail.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@TestTemplate
@ExtendWith(RuleTestExtension.class)
public @interface RuleTest {
    /**
     * Returns the answers with which the test passes.
     *
     * @return the answers, such as {@code king-leap=ring}; every other reading has its default
     */
    String[] given() default {};

    /**
     * Returns the answers that switch what is tested.
     *
     * @return the answers, such as {@code king-leap-capture=no}; with any of them, beside those given, the test fails
     */
    String[] unless() default {};
}
