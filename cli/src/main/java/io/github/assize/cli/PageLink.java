package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** The part of the explorer's address that tells what it shows: {@code g=chatur&r=king-leap.jump&f=…}. */
final class PageLink {
    private PageLink() {}

    /** Returns the link to a position. */
    static String of(Position position) {
        Ruleset ruleset = position.ruleset();
        List<String> parts = new ArrayList<>(List.of("g=" + ruleset.id()));
        String answers = ruleset.readings().stream()
                .filter(reading ->
                        !reading.defaultAnswer().id().equals(ruleset.answers().get(reading.id())))
                .map(reading -> reading.id() + "." + ruleset.answers().get(reading.id()))
                .collect(joining("~"));
        if (!answers.isEmpty()) {
            parts.add("r=" + answers);
        }
        if (!position.equals(ruleset.initialPosition())) {
            parts.add("f=" + encoded(position.toFen()));
        }
        return String.join("&", parts);
    }

    /** Encodes whatever is no letter, digit, hyphen or slash. */
    private static String encoded(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte unit : text.getBytes(UTF_8)) {
            char sign = (char) (unit & 0xff);
            boolean plain = sign < 0x80 && (Character.isLetterOrDigit(sign) || sign == '-' || sign == '/');
            encoded.append(plain ? String.valueOf(sign) : String.format("%%%02X", (int) sign));
        }
        return encoded.toString();
    }
}
