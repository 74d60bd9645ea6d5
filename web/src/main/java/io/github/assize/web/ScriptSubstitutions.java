package io.github.assize.web;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells TeaVM which classes stand for others in the script: {@link ScriptRulesets} for
 * {@link io.github.assize.core.Rulesets}, {@link ScriptWords} for the core's words, {@link ScriptXboardTags} for a part of
 * the game's writer.
 */
public final class ScriptSubstitutions extends SimpleSubstitutionPolicy {
    private static final String LIBRARY = "io.github.assize.";

    /** Creates the policy. */
    public ScriptSubstitutions() {}

    @Override
    public void contribute(SubstitutionSink sink) {
        substitute(sink, "core", "Rulesets");
        substitute(sink, "core.engine", "Words");
        substitute(sink, "game", "XboardTags");
    }

    private static void substitute(SubstitutionSink sink, String packageName, String name) {
        sink.selectClasses(named(LIBRARY + packageName + "." + name))
                .replacePackage(LIBRARY + packageName, LIBRARY + "web")
                .simpleNamePrefix("Script");
    }
}
