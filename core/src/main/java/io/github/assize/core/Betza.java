package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;

/** Reads Betza's notation of movements; see {@link Movement} for the part of it that is known here. */
final class Betza {
    private static final int MAX_LEAP = Square.MAX_SIDE - 1;
    private static final int MAX_LENGTH = 1000;

    /** The leaps that single letters stand for, as the longer and the shorter distance. */
    private static final ImmutableMap<Character, int[]> LEAPS = ImmutableMap.<Character, int[]>builder()
            .put('W', new int[] {1, 0})
            .put('F', new int[] {1, 1})
            .put('D', new int[] {2, 0})
            .put('N', new int[] {2, 1})
            .put('A', new int[] {2, 2})
            .put('H', new int[] {3, 0})
            .put('C', new int[] {3, 1})
            .put('Z', new int[] {3, 2})
            .put('G', new int[] {3, 3})
            .buildOrThrow();

    /** The letters that stand for several atoms, and how far these ride at the most. */
    private static final ImmutableMap<Character, String> SHORTHANDS =
            ImmutableMap.of('K', "WF", 'Q', "WF", 'R', "W", 'B', "F");

    /**
     * One direction of a movement.
     *
     * @param initial whether it is for the first move only
     * @param moves whether it may go to an empty square
     * @param captures whether it may capture
     * @param hop how it goes there
     */
    record Pattern(boolean initial, boolean moves, boolean captures, Hop hop) {}

    /**
     * A leap in one direction, from the point of view of White, that may repeat itself while the squares are empty, and
     * after the first of which others may follow.
     *
     * @param dx files to the right
     * @param dy ranks forward
     * @param limit how often at the most
     * @param lame whether the squares on the way of each leap must be empty
     * @param then what may follow from the first square, if that is empty
     */
    record Hop(int dx, int dy, int limit, boolean lame, ImmutableList<Hop> then) {
        /** Returns the squares between, straight steps before diagonal ones, or the other way round. */
        ImmutableList<int[]> between(boolean straightFirst) {
            int longer = Math.max(Math.abs(dx), Math.abs(dy));
            int diagonal = Math.min(Math.abs(dx), Math.abs(dy));
            ImmutableList.Builder<int[]> squares = ImmutableList.builder();
            for (int i = 1; i < longer; i++) {
                int bent = straightFirst ? Math.max(0, i - (longer - diagonal)) : Math.min(i, diagonal);
                int along = Math.abs(dx) >= Math.abs(dy) ? i : bent;
                int up = Math.abs(dx) >= Math.abs(dy) ? bent : i;
                squares.add(new int[] {Integer.signum(dx) * along, Integer.signum(dy) * up});
            }
            return squares.build();
        }

        /** Returns whether it is one leap, with nothing that may follow. */
        boolean isSingle() {
            return limit == 1 && then.isEmpty();
        }

        /** Returns whether it is one leap in a straight line that passes one square. */
        boolean passesOneSquare() {
            return isSingle() && isStraight() && length() == 2;
        }

        /** Returns whether it goes as far as two or three squares ahead, straight or diagonally. */
        boolean isLongAhead() {
            int squares = length() * limit;
            return then.isEmpty() && dy > 0 && (dx == 0 || Math.abs(dx) == dy) && squares >= 2 && squares <= 3;
        }

        /** Returns whether it might lead so far to the right and forward; one that others may follow always might. */
        boolean mightLead(int right, int forward) {
            for (int times = 1; times <= limit; times++) {
                if (dx * times == right && dy * times == forward) {
                    return true;
                }
            }
            return !then.isEmpty();
        }

        int length() {
            return Math.max(Math.abs(dx), Math.abs(dy));
        }

        boolean isStraight() {
            return dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
        }
    }

    /** An atom as it stands in the text: leaps, and how often each may be repeated. */
    private record Atom(List<int[]> leaps, int limit) {}

    private final TextReader reader;

    private Betza(String text) {
        this.reader = new TextReader(text, "movement");
    }

    static ImmutableList<Pattern> parse(String text) {
        Betza parser = new Betza(text);
        if (text.length() > MAX_LENGTH) {
            parser.reader.goTo(MAX_LENGTH);
            throw parser.reader.malformed("a movement may have at most " + MAX_LENGTH + " characters");
        }
        ImmutableList.Builder<Pattern> patterns = ImmutableList.builder();
        do {
            patterns.addAll(parser.term());
        } while (!parser.reader.atEnd());
        return patterns.build();
    }

    /** Returns the text with the modifier {@code m} before every atom, behind an {@code i}. */
    static String quiet(String text) {
        Betza parser = new Betza(text);
        StringBuilder quiet = new StringBuilder();
        while (!parser.reader.atEnd()) {
            int start = parser.reader.position();
            List<Pattern> patterns = parser.term();
            String term = text.substring(start, parser.reader.position());
            if (!patterns.get(0).moves()) {
                throw new IllegalArgumentException(text + " cannot be quiet: " + term + " is for captures only");
            }
            int at = term.startsWith("i") ? 1 : 0;
            quiet.append(patterns.get(0).captures() ? term.substring(0, at) + "m" + term.substring(at) : term);
        }
        return quiet.toString();
    }

    private List<Pattern> term() {
        int start = reader.position();
        Modifiers modifiers = Modifiers.read(reader);
        boolean lame = modifiers.has('n');
        List<Hop> hops = reader.peek() == 't' ? chain(lame) : hops(atom(true), lame);
        modifiers.check(reader, start, hops);
        List<Pattern> patterns = new ArrayList<>();
        for (Hop hop : modifiers.chosen(hops)) {
            patterns.add(new Pattern(modifiers.has('i'), modifiers.moves(), modifiers.captures(), hop));
        }
        return patterns;
    }

    /**
     * Reads an atom.
     *
     * @param doubles whether the same letter again makes a rider of it
     */
    private Atom atom(boolean doubles) {
        char letter = reader.peek();
        List<int[]> leaps = new ArrayList<>();
        int limit = 1;
        if (letter == '(') {
            leaps.add(explicitLeap());
        } else if (LEAPS.containsKey(letter) || SHORTHANDS.containsKey(letter)) {
            reader.next();
            for (char leap :
                    SHORTHANDS.getOrDefault(letter, String.valueOf(letter)).toCharArray()) {
                leaps.add(LEAPS.get(leap));
            }
            limit = "QRB".indexOf(letter) >= 0 ? MAX_LEAP : 1;
            if (limit > 1 && reader.peek() == letter) {
                throw reader.malformed(letter + " rides already: a second " + letter + " says nothing");
            }
            if (doubles && reader.skip(letter)) {
                return new Atom(leaps, MAX_LEAP);
            }
        } else {
            throw reader.malformed("a movement needs an atom, one of W F D N A H C Z G K Q R B t (");
        }
        return new Atom(leaps, TextReader.isDigit(reader.peek()) ? range(limit) : limit);
    }

    private int range(int without) {
        int start = reader.position();
        int range = reader.number("a range");
        if (range == 1 && without == 1) {
            reader.goTo(start);
            throw reader.malformed("the range 1 says nothing here: it is the same without it");
        }
        if (range < 1 || range > MAX_LEAP) {
            reader.goTo(start);
            throw reader.malformed("a range must be from 1 to " + MAX_LEAP);
        }
        return range;
    }

    private int[] explicitLeap() {
        int start = reader.position();
        reader.next();
        int x = reader.number("a leap's first distance");
        if (!reader.skip(',')) {
            throw reader.malformed("a leap must have a comma between its distances");
        }
        int y = reader.number("a leap's second distance");
        if (!reader.skip(')')) {
            throw reader.malformed("a leap must end with )");
        }
        if (Math.max(x, y) < 1 || Math.max(x, y) > MAX_LEAP) {
            reader.goTo(start);
            throw reader.malformed("a leap's longer distance must be from 1 to " + MAX_LEAP);
        }
        return new int[] {Math.max(x, y), Math.min(x, y)};
    }

    private List<Hop> chain(boolean lame) {
        reader.next();
        if (!reader.skip('[')) {
            throw reader.malformed("t must be followed by [");
        }
        char letter = reader.peek();
        Atom first = atom(false);
        boolean twice = first.limit() == 1 && reader.peek() == letter;
        Atom second = atom(true);
        if (!reader.skip(']')) {
            String rider = twice && letter != '(' ? ": the rider " + letter + letter + " is " + rider(letter) : "";
            throw reader.malformed(
                    "t[ must hold two atoms and end with ]; a letter that is there twice is two atoms" + rider);
        }
        List<Hop> arms = hops(second, lame);
        List<Hop> chained = new ArrayList<>();
        for (Hop hop : hops(new Atom(first.leaps(), 1), lame)) {
            chained.add(bent(hop, first.limit(), arms));
        }
        return chained;
    }

    /** Returns a rider as it is written where a letter that is there twice is two atoms. */
    private static String rider(char letter) {
        return switch (letter) {
            case 'W' -> "R";
            case 'F' -> "B";
            case 'K' -> "Q";
            default -> letter + "" + MAX_LEAP;
        };
    }

    /** Returns a hop that may be repeated, and after each repetition go on outward along another arm. */
    private static Hop bent(Hop hop, int limit, List<Hop> arms) {
        ImmutableList.Builder<Hop> then = ImmutableList.builder();
        if (limit > 1) {
            then.add(bent(hop, limit - 1, arms));
        }
        for (Hop arm : arms) {
            if (leadsOutward(hop, arm)) {
                then.add(arm);
            }
        }
        return new Hop(hop.dx(), hop.dy(), 1, hop.lame(), then.build());
    }

    /** Returns whether an arm goes on away from the start: along no axis back, and along one forward. */
    private static boolean leadsOutward(Hop leap, Hop arm) {
        int x = Integer.signum(leap.dx()) * Integer.signum(arm.dx());
        int y = Integer.signum(leap.dy()) * Integer.signum(arm.dy());
        return x >= 0 && y >= 0 && x + y > 0;
    }

    private static List<Hop> hops(Atom atom, boolean lame) {
        List<Hop> hops = new ArrayList<>();
        for (int[] leap : atom.leaps()) {
            for (int[] direction : directions(leap[0], leap[1])) {
                hops.add(new Hop(direction[0], direction[1], atom.limit(), lame, ImmutableList.of()));
            }
        }
        return hops;
    }

    /** Returns the four or eight directions of a leap, clockwise from the one most forward. */
    private static List<int[]> directions(int longer, int shorter) {
        List<int[]> directions = new ArrayList<>();
        int[] narrow = {shorter, longer};
        int[] wide = {longer, shorter};
        for (int turn = 0; turn < 4; turn++) {
            directions.add(narrow);
            if (shorter > 0 && shorter < longer) {
                directions.add(wide);
            }
            narrow = new int[] {narrow[1], -narrow[0]};
            wide = new int[] {wide[1], -wide[0]};
        }
        return directions;
    }
}
