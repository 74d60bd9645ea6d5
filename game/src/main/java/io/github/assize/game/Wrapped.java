package io.github.assize.game;

import java.io.IOException;

/** Words joined by blanks into lines shorter than 80 columns, as far as the words allow. */
final class Wrapped {
    private static final int LONGEST = 79;

    private final Appendable out;
    private int column;

    /** What comes right before the next word. */
    private String prefix = "";

    /** The last word, to which something may still be joined. */
    private String held = "";

    /** Whether nothing may follow what is held on its line. */
    private boolean isLineFull;

    /** Whether nothing may follow on the line at hand. */
    private boolean isFull;

    Wrapped(Appendable out) {
        this.out = out;
    }

    void word(String word) throws IOException {
        flush();
        held = prefix + word;
        prefix = "";
    }

    void open() {
        prefix += "(";
    }

    void close() throws IOException {
        if (isLineFull) {
            word(")");
        } else {
            held += ")";
        }
    }

    /**
     * Writes a comment in braces, or, where it holds one, to the end of a line. No line begins with what other programs take for a tag, a comment or an escape where
     * they see it at the beginning of a line.
     */
    void comment(String comment) throws IOException {
        if (comment.indexOf('}') >= 0) {
            word(";" + comment);
            isLineFull = true;
            return;
        }
        String[] words = comment.split(" ", -1);
        word("{" + words[0]);
        for (int i = 1; i < words.length; i++) {
            if ("%;[".indexOf(words[i].charAt(0)) >= 0) {
                held += " " + words[i];
            } else {
                word(words[i]);
            }
        }
        held += "}";
    }

    void end() throws IOException {
        flush();
        out.append('\n');
    }

    private void flush() throws IOException {
        if (held.isEmpty()) {
            return;
        }
        boolean fits = !isFull && column + 1 + held.length() <= LONGEST;
        if (column > 0) {
            out.append(fits ? ' ' : '\n');
        }
        out.append(held);
        column = column > 0 && fits ? column + 1 + held.length() : held.length();
        isFull = isLineFull;
        isLineFull = false;
    }
}
