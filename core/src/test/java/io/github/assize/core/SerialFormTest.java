package io.github.assize.core;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What of the API can be serialized, and as what. */
final class SerialFormTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final Ruleset RULES = Ruleset.define("kings", "Kings")
            .laws(Laws.onBoard(3, 3)
                    .pieces(KING)
                    .king(KING)
                    .array("k2/3/2K w - - 0 1")
                    .build())
            .build();

    static Stream<IllegalArgumentException> exceptions() {
        Position start = RULES.initialPosition();
        return Stream.of(
                assertThrows(MalformedTextException.class, () -> Square.parse("z9")),
                assertThrows(InvalidPositionException.class, () -> RULES.parsePosition("k2/3/3 w - -")),
                assertThrows(IllegalMoveException.class, () -> start.play("c1a1")));
    }

    @ParameterizedTest
    @MethodSource("exceptions")
    void anExceptionBecomesAPlainOneWithAllThatItTold(IllegalArgumentException exception) throws Exception {
        exception.initCause(new IllegalStateException("cause"));
        exception.addSuppressed(new IllegalStateException("suppressed"));
        Throwable read = (Throwable) read(write(exception));
        assertEquals(IllegalArgumentException.class, read.getClass());
        assertEquals(exception.getMessage(), read.getMessage());
        assertArrayEquals(exception.getStackTrace(), read.getStackTrace());
        assertEquals("cause", requireNonNull(read.getCause()).getMessage());
        assertEquals("suppressed", read.getSuppressed()[0].getMessage());
    }

    @ParameterizedTest
    @MethodSource("exceptions")
    void aStreamMadeByHandCannotMakeAnExceptionWithoutItsParts(IllegalArgumentException exception) throws Exception {
        // A stream of another class of the same shape, with the name put in place of its own.
        String name = exception.getClass().getName();
        byte[] forged = new String(write(new Forged()), ISO_8859_1)
                .replace(header(Forged.class.getName()), header(name))
                .getBytes(ISO_8859_1);
        InvalidObjectException refused = assertThrows(InvalidObjectException.class, () -> read(forged));
        assertEquals("serialized as an IllegalArgumentException only", refused.getMessage());
    }

    /** A name as a stream writes it: its length in two bytes before it. */
    private static String header(String name) {
        return "" + (char) (name.length() >>> 8) + (char) (name.length() & 0xff) + name;
    }

    /** Has the serial version of the exceptions. */
    private static final class Forged extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void nothingElseIsSerializableButEnums() throws Exception {
        Position start = RULES.initialPosition();
        Set<Object> values = Set.of(
                RULES,
                start,
                start.board(),
                start.legalMoves(),
                start.legalMoves().get(0),
                start.outcome(),
                Square.of(0, 0),
                KING,
                new Piece(Color.WHITE, KING),
                Rule.common().get(0));
        for (Object value : values) {
            assertThrows(NotSerializableException.class, () -> write(value), value.getClass()::getName);
        }
        assertEquals(Outcome.Reason.BARE_KING, read(write(Outcome.Reason.BARE_KING)));
    }

    private static byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }
}
