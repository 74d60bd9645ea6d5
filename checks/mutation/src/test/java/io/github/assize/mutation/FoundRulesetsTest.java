package io.github.assize.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.variants.chatur.Chatur;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is found where the variants are on the path, and the game of the guide. */
final class FoundRulesetsTest {
    private static List<String> ids() {
        return Rulesets.all().stream().map(Ruleset::id).toList();
    }

    @Test
    void everyRulesetOnThePathIsFoundInTheOrderOfIds() {
        assertEquals(ids().stream().sorted().distinct().toList(), ids());
        assertEquals(FreshVariant.classes().count() + 1, ids().size());
        assertTrue(
                ids().containsAll(List.of("chatur", "chaturanga-12x12", "shatranj", "short-assize")), ids()::toString);
    }

    @Test
    void aRulesetIsFoundByItsId() {
        assertEquals(Chatur.ruleset(), Rulesets.byId("chatur"));
        assertEquals(
                "no ruleset \"chess\"; there are: " + String.join(", ", ids()),
                assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("chess"))
                        .getMessage());
    }
}
