package io.github.assize.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.variants.chatur.Chatur;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is found where the variants are on the path, and the game of the guide. */
final class FoundRulesetsTest {
    @Test
    void everyRulesetOnThePathIsFoundInTheOrderOfIds() {
        List<String> ids = Rulesets.all().stream().map(Ruleset::id).toList();
        assertEquals(
                List.of("chatur", "chaturanga-12x12", "grant-acedrex", "long-assize", "shatranj", "short-assize"), ids);
    }

    @Test
    void aRulesetIsFoundByItsId() {
        assertEquals(Chatur.ruleset(), Rulesets.byId("chatur"));
        assertEquals(
                "no ruleset \"chess\"; there are: chatur, chaturanga-12x12, grant-acedrex, long-assize, shatranj, short-assize",
                assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("chess"))
                        .getMessage());
    }
}
