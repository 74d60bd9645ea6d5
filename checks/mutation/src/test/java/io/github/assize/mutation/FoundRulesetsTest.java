package io.github.assize.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Rulesets;
import io.github.assize.variants.chatur.Chatur;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** What is found where the variants are on the path, and the games of the testkit's tests. */
final class FoundRulesetsTest {
    private static List<String> ids() {
        return Rulesets.all().stream().map(Ruleset::id).toList();
    }

    @Test
    void everyRulesetOnThePathIsFoundInTheOrderOfIds() {
        assertEquals(ids().stream().sorted().distinct().toList(), ids());
        assertEquals(ServiceLoader.load(RulesetProvider.class).stream().count(), ids().size());
        assertTrue(
                ids().containsAll(List.of("chatur", "chess", "garden-chess", "shatranj", "short-assize")),
                ids()::toString);
    }

    @Test
    void aRulesetIsFoundByItsId() {
        assertEquals(Chatur.ruleset(), Rulesets.byId("chatur"));
        assertEquals(
                "no ruleset \"draughts\"; there are: " + String.join(", ", ids()),
                assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("draughts"))
                        .getMessage());
    }
}
