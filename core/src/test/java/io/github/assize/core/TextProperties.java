package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text makes the readers of small texts throw anything but what they say. */
final class TextProperties {
    private static final String SIGNS = "WFDNAHCZGKQRBtmcfblrsvhni[](),0123456789ep";

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> anything = Arbitraries.strings().ofMaxLength(1000);
        Arbitrary<String> likely = Arbitraries.strings().withChars(SIGNS).ofMaxLength(12);
        return Arbitraries.oneOf(anything, likely, likely);
    }

    @Property(seed = "7", tries = 3000, edgeCases = EdgeCasesMode.NONE)
    void aSquareIsReadOrRefused(@ForAll("texts") String text) {
        try {
            assertEquals(text, Square.parse(text).toString());
        } catch (MalformedTextException refused) {
            check(refused, text);
        }
    }

    @Property(seed = "7", tries = 3000, edgeCases = EdgeCasesMode.NONE)
    void aMovementIsReadOrRefused(@ForAll("texts") String text) {
        try {
            assertEquals(text, Movement.of(text).betza());
        } catch (MalformedTextException refused) {
            check(refused, text);
        }
    }

    private static void check(MalformedTextException refused, String text) {
        assertEquals(text, refused.text());
        assertTrue(1 <= refused.column() && refused.column() <= text.length() + 1, refused::toString);
        assertTrue(String.valueOf(refused.getMessage()).contains("column " + refused.column()), refused::toString);
    }
}
