/** Courtyard, an example of a ruleset that lives in a project of its own. */
module org.example.courtyard {
    requires transitive io.github.assize.core;

    exports org.example.courtyard;

    provides io.github.assize.core.RulesetProvider with
            org.example.courtyard.Courtyard;
}
