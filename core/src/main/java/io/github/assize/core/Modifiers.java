package io.github.assize.core;

import java.util.ArrayList;
import java.util.List;

/** The modifiers before an atom of a movement, each of which has to say something. */
final class Modifiers {
    private static final String KNOWN = "mcfblrsvhni";
    private static final String DIRECTIONS = "fblrsv";
    private static final String DOUBLED = "fblr";

    private final String text;

    private Modifiers(String text) {
        this.text = text;
    }

    static Modifiers read(TextReader reader) {
        String modifiers = "";
        while (!reader.atEnd() && KNOWN.indexOf(reader.peek()) >= 0) {
            char modifier = reader.peek();
            if (count(modifiers, modifier) == (DOUBLED.indexOf(modifier) >= 0 ? 2 : 1)) {
                throw reader.malformed(modifier + " stands here once too often");
            }
            modifiers += reader.next();
        }
        char next = reader.peek();
        if (next == 'p' || next == 'g') {
            throw reader.malformed("a hopper (" + next + ") cannot be told here: a piece steps, leaps or rides");
        }
        if (next >= 'a' && next <= 'z' && next != 't') {
            throw reader.malformed(next + " is no modifier: there are m c f b l r s v h n i");
        }
        return new Modifiers(modifiers);
    }

    boolean has(char modifier) {
        return text.indexOf(modifier) >= 0;
    }

    boolean moves() {
        return has('m') || !has('c');
    }

    boolean captures() {
        return has('c') || !has('m');
    }

    /**
     * Refuses modifiers that say nothing of these hops, or say it twice.
     *
     * @param start where the modifiers begin in the text
     */
    void check(TextReader reader, int start, List<Betza.Hop> hops) {
        for (int i = 0; i < text.length(); i++) {
            String fault = fault(i, hops);
            if (!fault.isEmpty()) {
                reader.goTo(start + i);
                throw reader.malformed(fault);
            }
        }
    }

    private String fault(int at, List<Betza.Hop> hops) {
        char modifier = text.charAt(at);
        return switch (modifier) {
            case 'm', 'c' ->
                moves() && captures() ? "m and c together say nothing: without them it moves and captures" : "";
            case 'n' ->
                passesSquares(hops)
                        ? ""
                        : "n says nothing here: a step to the next square passes none that must be empty";
            case 'h' -> isHalf(hops) ? "" : "h says nothing here: it is for the four leaps of a half, as in fhN";
            case 'i' -> "";
            default -> direction(at, hops);
        };
    }

    private String direction(int at, List<Betza.Hop> hops) {
        char modifier = text.charAt(at);
        int chosen = choice(hops);
        if (chosen == 0 || chosen == (1 << hops.size()) - 1) {
            String which = chosen == 0 ? "no direction" : "every direction, as without them";
            return text.replaceAll("[^" + DIRECTIONS + "]", "") + " chooses " + which;
        }
        Modifiers without = new Modifiers(text.substring(0, at) + text.substring(at + 1));
        return without.choice(hops) == chosen
                ? modifier + " says nothing here: the same directions are chosen without it"
                : "";
    }

    /** Returns whether there are oblique leaps to choose from, and one modifier that chooses half of them. */
    private boolean isHalf(List<Betza.Hop> hops) {
        boolean oblique = false;
        for (Betza.Hop hop : hops) {
            oblique |= !hop.isStraight();
        }
        int chosen = count(text, 'f') + count(text, 'b') + count(text, 'l') + count(text, 'r');
        return oblique && chosen == 1 && !has('s') && !has('v');
    }

    private static boolean passesSquares(List<Betza.Hop> hops) {
        for (Betza.Hop hop : hops) {
            if (hop.length() > 1 || passesSquares(hop.then())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the hops whose direction the modifiers choose. */
    List<Betza.Hop> chosen(List<Betza.Hop> hops) {
        List<Betza.Hop> chosen = new ArrayList<>();
        for (Betza.Hop hop : hops) {
            if (chooses(hop)) {
                chosen.add(hop);
            }
        }
        return chosen;
    }

    /** Returns which of the hops, eight at the most, are chosen: bit i for the hop i. */
    private int choice(List<Betza.Hop> hops) {
        int choice = 0;
        for (int i = 0; i < hops.size(); i++) {
            choice |= chooses(hops.get(i)) ? 1 << i : 0;
        }
        return choice;
    }

    private boolean chooses(Betza.Hop hop) {
        boolean vertical = has('f') || has('b') || has('v');
        boolean horizontal = has('l') || has('r') || has('s');
        boolean narrow = Math.abs(hop.dy()) > Math.abs(hop.dx());
        boolean oblique = !hop.isStraight();
        boolean forward = chooses(hop.dy(), 'f', 'b', 'v', !oblique || narrow);
        boolean sideward = chooses(hop.dx(), 'r', 'l', 's', !oblique || !narrow);
        if (hop.dx() == 0 || hop.dy() == 0) {
            return forward || sideward || (!vertical && !horizontal);
        }
        boolean wide = !oblique || !narrow || !vertical || !has('s');
        return (!vertical || forward) && (!horizontal || sideward) && wide;
    }

    /**
     * Returns whether a direction along one axis is chosen.
     *
     * @param fits whether a doubled modifier chooses it
     */
    private boolean chooses(int distance, char ahead, char back, char both, boolean fits) {
        int count = distance == 0 ? 0 : count(text, distance > 0 ? ahead : back);
        return distance != 0 && (count > 1 ? fits : count == 1 || has(both));
    }

    private static int count(String text, char modifier) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == modifier ? 1 : 0;
        }
        return count;
    }
}
