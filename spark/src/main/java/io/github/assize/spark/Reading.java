package io.github.assize.spark;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/**
 * What of a ruleset goes over the wire: rulesets themselves are made anew on each machine.
 *
 * @param id the id
 * @param answers the answer of each reading
 */
record Reading(String id, TreeMap<String, String> answers) implements Serializable {
    private static final long serialVersionUID = 1;

    Reading(Ruleset ruleset) {
        this(ruleset.id(), new TreeMap<>(ruleset.answers()));
    }

    Ruleset ruleset() {
        return Rulesets.byId(id).with(Map.copyOf(answers));
    }
}
