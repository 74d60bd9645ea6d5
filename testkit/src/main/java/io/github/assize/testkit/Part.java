package io.github.assize.testkit;

import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import org.junit.jupiter.api.Tag;

/**
 * A part of the contract. Its properties say how often they are tried where the contract is deep; else they are tried less
 * often, on a great board still less, so that the build of many games stays quick.
 */
@Tag("contract")
@net.jqwik.api.Tag("contract")
@AddLifecycleHook(value = Part.Share.class, propagateTo = PropagationMode.ALL_DESCENDANTS)
abstract class Part {
    /** The property of the system that makes the contract deep; any other value, or none, leaves it quick. */
    private static final String DEPTH = "assize.contract";

    private static final double QUICK_SQUARES = 12;
    private static final int LEAST_TRIES = 5;

    final RulesetContract contract;

    Part(RulesetContract contract) {
        this.contract = contract;
    }

    /** Returns how great a part is tried of what the deep contract tries, from 0 to 1. */
    final double share() {
        if ("deep".equals(System.getProperty(DEPTH))) {
            return 1;
        }
        return Math.min(
                1,
                QUICK_SQUARES / (contract.ruleset().files() * contract.ruleset().ranks()));
    }

    /** Cuts down the tries of a property. */
    static final class Share implements AroundPropertyHook {
        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext property, PropertyExecutor executor)
                throws Throwable {
            if (property.testInstance() instanceof Part part) {
                property.attributes()
                        .tries()
                        .ifPresent(tries -> property.attributes().setTries(Math.min(tries, Math.max(LEAST_TRIES, (int)
                                Math.ceil(tries * part.share())))));
            }
            return executor.execute();
        }
    }
}
