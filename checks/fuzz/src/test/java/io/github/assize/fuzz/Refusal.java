package io.github.assize.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Fault;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;

/** What every refusal of a text tells. */
final class Refusal {
    private Refusal() {}

    static void check(MalformedTextException refused, String text) {
        assertEquals(text, refused.text());
        assertTrue(
                1 <= refused.column() && refused.column() <= text.length() + 1,
                () -> refused.column() + " of " + text.length());
        assertTrue(message(refused).contains(" at column " + refused.column() + " of \""), message(refused));
    }

    static void check(InvalidPositionException refused) {
        assertFalse(refused.faults().isEmpty(), message(refused));
        for (Fault fault : refused.faults()) {
            assertTrue(message(refused).contains(fault.text()), message(refused));
        }
    }

    static String message(Exception refused) {
        return String.valueOf(refused.getMessage());
    }
}
