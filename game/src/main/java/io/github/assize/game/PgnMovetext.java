package io.github.assize.game;

import io.github.assize.game.PgnFault.Kind;
import io.github.assize.game.PgnSource.Place;
import java.util.Set;

/** Reads the words of a game's movetext, up to and with its result. */
final class PgnMovetext {
    private static final Set<String> SUFFIXES = Set.of("!", "?", "!!", "??", "!?", "?!");

    private final PgnSource source;
    private final PgnGame.Settings settings;
    private final PgnTree tree;

    /** The result of a game, and where it stands. */
    record Token(String text, Place place) {}

    PgnMovetext(PgnSource source, PgnGame.Settings settings, Line start) {
        this.source = source;
        this.settings = settings;
        this.tree = new PgnTree(settings, start);
    }

    /** Returns what has been read. */
    Variation root() {
        return tree.root();
    }

    /**
     * Reads until the result.
     *
     * @throws PgnException if the game is broken
     */
    Token read() {
        while (true) {
            Place place = source.place();
            int c = source.peek();
            if (c == PgnSource.END || (c == '[' && source.isLineStart() && source.isTagAhead())) {
                tree.end(place);
                throw fault(place, Kind.NO_RESULT, "the game must end with its result: 1-0, 0-1, 1/2-1/2 or *");
            } else if (Texts.isBlank(c)) {
                source.next();
            } else if (c == '%' && source.isLineStart()) {
                source.skipLine();
            } else if (c == '*' || isWordPart(c)) {
                String word = c == '*' ? String.valueOf((char) source.next()) : word(place);
                if (isResult(word, place)) {
                    return new Token(word, place);
                }
            } else {
                mark(c, place);
            }
        }
    }

    private void mark(int c, Place place) {
        switch (c) {
            case '{' -> tree.comment(braced(place), place);
            case ';' -> tree.comment(toLineEnd(place), place);
            case '$' -> nag(place);
            case '!', '?' -> suffix(place);
            case '(' -> tree.open(place);
            case ')' -> tree.close(place);
            default -> throw fault(place, Kind.STRAY, "\"" + (char) c + "\" has no meaning here");
        }
        if (c == '(' || c == ')') {
            source.next();
        }
    }

    /** Takes a word for what it is, and tells whether it is the result of the game. */
    private boolean isResult(String word, Place place) {
        if (PgnResult.isToken(word)) {
            if (settings.lenient() && tree.isInVariation()) {
                return false;
            }
            tree.end(place);
            return true;
        }
        int digits = 0;
        while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
            digits++;
        }
        int move = digits;
        while (move < word.length() && word.charAt(move) == '.') {
            move++;
        }
        boolean isNumber = move == word.length() || (move > digits);
        int skipped = isNumber ? move : 0;
        if (skipped < word.length()) {
            tree.move(word.substring(skipped), new Place(place.line(), place.column() + skipped));
        }
        return false;
    }

    private static boolean isWordPart(int c) {
        return c > ' ' && "{}()[]<>;$!?*\"".indexOf(c) < 0;
    }

    private String word(Place place) {
        StringBuilder word = new StringBuilder();
        while (isWordPart(source.peek())) {
            append(word, "word", place);
        }
        return word.toString();
    }

    private void append(StringBuilder text, String what, Place place) {
        text.append((char) source.next());
        if (text.length() > settings.limits().token()) {
            throw fault(
                    place,
                    Kind.LIMIT,
                    "a " + what + " must have at most " + settings.limits().token() + " characters");
        }
    }

    private String braced(Place place) {
        source.next();
        StringBuilder text = new StringBuilder();
        while (source.peek() != '}') {
            if (source.peek() == PgnSource.END || (source.isLineStart() && source.isTagAhead())) {
                throw fault(place, Kind.UNCLOSED_COMMENT, "the comment that opens here is not closed by }");
            }
            append(text, "comment", place);
        }
        source.next();
        return text.toString();
    }

    private String toLineEnd(Place place) {
        source.next();
        StringBuilder text = new StringBuilder();
        while (!source.isLineEnd()) {
            append(text, "comment", place);
        }
        return text.toString();
    }

    private void nag(Place place) {
        source.next();
        String number = word(place);
        if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > 255) {
            throw fault(place, Kind.NAG, "a glyph must be from $0 to $255, not $" + Texts.shown(number));
        }
        tree.nag(Integer.parseInt(number), place);
    }

    private void suffix(Place place) {
        StringBuilder marks = new StringBuilder();
        while (source.peek() == '!' || source.peek() == '?') {
            append(marks, "word", place);
        }
        if (!SUFFIXES.contains(marks.toString())) {
            throw fault(place, Kind.NAG, "a mark must be one of ! ? !! ?? !? ?!, not " + Texts.shown(marks.toString()));
        }
        tree.nag(glyph(marks.toString()), place);
    }

    private static int glyph(String marks) {
        return switch (marks) {
            case "!" -> 1;
            case "?" -> 2;
            case "!!" -> 3;
            case "??" -> 4;
            case "!?" -> 5;
            default -> 6;
        };
    }

    private PgnException fault(Place place, Kind kind, String message) {
        return settings.fault(place, tree.ply(), kind, message);
    }
}
