package io.github.assize.web;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells TeaVM that {@link ScriptRulesets} stands for {@link io.github.assize.core.Rulesets}, and {@link ScriptWords} for the
 * core's words.
 */
public final class ScriptSubstitutions extends SimpleSubstitutionPolicy {
    /** Creates the policy. */
    public ScriptSubstitutions() {}

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(named("io.github.assize.core.Rulesets"))
                .replacePackage("io.github.assize.core", "io.github.assize.web")
                .simpleNamePrefix("Script");
        sink.selectClasses(named("io.github.assize.core.engine.Words"))
                .replacePackage("io.github.assize.core.engine", "io.github.assize.web")
                .simpleNamePrefix("Script");
    }
}
