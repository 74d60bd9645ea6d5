package io.github.assize.spark;

import io.github.assize.study.PlayoutPolicy;
import io.github.assize.study.Study;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A study as it goes over the wire. */
record Job(Reading reading, @Nullable Reading other, String policy, long seed, int cap) implements Serializable {
    private static final long serialVersionUID = 1;

    static Job of(Study study) {
        return new Job(
                new Reading(study.ruleset()),
                study.other().map(Reading::new).orElse(null),
                study.policy().toString(),
                study.seed(),
                study.cap());
    }

    Study study() {
        Study study = Study.of(reading.ruleset())
                .policy(PlayoutPolicy.parse(policy))
                .seed(seed)
                .cap(cap);
        return other == null ? study : study.against(other.ruleset());
    }
}
