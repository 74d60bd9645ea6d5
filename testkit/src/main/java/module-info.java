/** The contract that every ruleset keeps, for authors of rulesets. */
// jqwik's jars have a module name, but no module-info.
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"})
module io.github.assize.testkit {
    requires transitive io.github.assize.core;
    requires transitive net.jqwik.api;
    requires transitive org.junit.jupiter.api;
    requires transitive org.junit.jupiter.params;
    requires org.junit.platform.commons;
    requires static transitive org.jspecify;

    exports io.github.assize.testkit;
    exports io.github.assize.testkit.plain;
}
