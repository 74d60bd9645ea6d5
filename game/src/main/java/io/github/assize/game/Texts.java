package io.github.assize.game;

/** What the texts of tags and comments may hold. */
final class Texts {
    /** Blanks and marks that nobody sees, as they come along where a text is copied from a page. */
    static final String BLANKS = "[\\s\\p{Z}\\uFEFF]*";

    private Texts() {}

    static boolean isUnseen(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    static boolean isBlank(int c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    /**
     * Returns a comment as it is kept: without blanks at its ends, each run of white space one blank.
     *
     * @throws IllegalArgumentException if it holds nothing, a closing brace, or half a character
     */
    static String comment(String text) {
        String kept = collapsed(text);
        if (kept.isEmpty()) {
            throw new IllegalArgumentException("a comment must hold something");
        }
        if (kept.indexOf('}') >= 0) {
            throw new IllegalArgumentException("a comment must not hold }, as \"" + shown(text) + "\" does");
        }
        requireWhole("comment", text);
        return kept;
    }

    static String collapsed(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean blank = isBlank(c);
            if (!blank || (kept.length() > 0 && kept.charAt(kept.length() - 1) != ' ')) {
                kept.append(blank ? ' ' : c);
            }
        }
        int end = kept.length();
        return end > 0 && kept.charAt(end - 1) == ' ' ? kept.substring(0, end - 1) : kept.toString();
    }

    /**
     * Returns the value of a tag.
     *
     * @throws IllegalArgumentException if it holds a control character or half a character
     */
    static String tagValue(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (Character.isISOControl(value.charAt(i))) {
                throw new IllegalArgumentException("a tag must not hold the control character U+"
                        + Integer.toHexString(0x10000 | value.charAt(i)).substring(1) + ", as \"" + shown(value)
                        + "\" does");
            }
        }
        requireWhole("tag", value);
        return value;
    }

    static boolean isTagName(String name) {
        return !name.isEmpty() && name.chars().allMatch(Texts::isTagLetter);
    }

    static boolean isTagLetter(int c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
    }

    static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** Refuses a text that cannot be written in any encoding of Unicode. */
    private static void requireWhole(String what, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                throw new IllegalArgumentException(
                        "a " + what + " must not hold half of a surrogate pair, as at column " + (i + 1));
            }
        }
    }

    /** Returns a text as a message shows it: not endless, and without control characters. */
    static String shown(String text) {
        String shown = text.length() <= 120 ? text : text.substring(0, 120) + "…";
        return shown.replaceAll("\\p{Cntrl}", "\uFFFD");
    }
}
