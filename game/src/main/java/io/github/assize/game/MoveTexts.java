package io.github.assize.game;

import java.util.regex.Pattern;

/** What is asked of the texts of moves. */
final class MoveTexts {
    /** A pawn's promotion to a retreating pawn as XBoard writes it, the letter left out. */
    private static final Pattern BARE_PLUS = Pattern.compile("(.*=\\+)([+#]?)");

    private MoveTexts() {}

    static String withRetreatingPawn(String text) {
        return text.contains("=+") ? BARE_PLUS.matcher(text).replaceFirst("$1P$2") : text;
    }
}
