package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is found where no variant is on the path, as in the tests of the core. */
final class RulesetsTest {
    @Test
    void noRulesetIsThereWithoutAProvider() {
        assertEquals(List.of(), Rulesets.all());
        assertEquals(
                "no rulesets, so none is named \"toy\"",
                assertThrows(IllegalArgumentException.class, () -> Rulesets.byId("toy"))
                        .getMessage());
    }
}
