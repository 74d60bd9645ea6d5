package io.github.assize.game;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is asked of the texts of moves. */
final class MoveTexts {
    /** A pawn's promotion to a retreating pawn as XBoard writes it, the letter left out. */
    private static final Pattern BARE_PLUS = Pattern.compile("(.*=\\+)([+#]?)");

    private MoveTexts() {}

    static String withRetreatingPawn(String text) {
        Matcher bare = BARE_PLUS.matcher(text);
        return text.contains("=+") && bare.matches() ? bare.group(1) + "P" + bare.group(2) : text;
    }
}
