package io.github.assize.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules that a test method proves. {@link RulesetContract} sees to it that every rule of a ruleset is named by
 * a test and that no test names a rule that there is not.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Proves {
    /**
     * Returns the ids of the rules.
     *
     * @return the ids, such as {@code SA-07}, at least one
     */
    String[] value();
}
