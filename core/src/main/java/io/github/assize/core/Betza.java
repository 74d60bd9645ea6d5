package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads Betza's notation of movements; see {@link Movement} for the part of it that is known here. */
final class Betza {
    private static final String MODIFIERS = "mcfblrsvhni";
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
            String modifiers = parser.modifiers();
            if (modifiers.indexOf('c') >= 0) {
                throw new IllegalArgumentException(text + " cannot be quiet: a part of it captures only");
            }
            parser.reader.goTo(start);
            parser.term();
            String term = text.substring(start, parser.reader.position());
            int at = term.startsWith("i") ? 1 : 0;
            quiet.append(modifiers.indexOf('m') >= 0 ? term : term.substring(0, at) + "m" + term.substring(at));
        }
        return quiet.toString();
    }

    private List<Pattern> term() {
        String modifiers = modifiers();
        boolean moves = modifiers.indexOf('m') >= 0;
        boolean captures = modifiers.indexOf('c') >= 0;
        boolean lame = modifiers.indexOf('n') >= 0;
        List<Pattern> patterns = new ArrayList<>();
        for (Hop hop : reader.peek() == 't' ? chain(lame) : hops(atom(), lame)) {
            if (chooses(modifiers, hop)) {
                patterns.add(new Pattern(modifiers.indexOf('i') >= 0, moves || !captures, captures || !moves, hop));
            }
        }
        return patterns;
    }

    private String modifiers() {
        StringBuilder modifiers = new StringBuilder();
        while (!reader.atEnd() && MODIFIERS.indexOf(reader.peek()) >= 0) {
            modifiers.append(reader.next());
        }
        return modifiers.toString();
    }

    private Atom atom() {
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
            if (reader.skip(letter)) {
                return new Atom(leaps, MAX_LEAP);
            }
        } else {
            throw reader.malformed("a movement needs an atom, one of W F D N A H C Z G K Q R B t (");
        }
        return new Atom(leaps, TextReader.isDigit(reader.peek()) ? range() : limit);
    }

    private int range() {
        int start = reader.position();
        int range = reader.number("a range");
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
        Atom first = atom();
        Atom second = atom();
        if (!reader.skip(']')) {
            throw reader.malformed("t[ must hold two atoms and end with ]");
        }
        List<Hop> chained = new ArrayList<>();
        for (Hop hop : hops(new Atom(first.leaps(), 1), lame)) {
            List<Hop> outward = new ArrayList<>(hops(second, lame));
            outward.removeIf(arm -> !leadsOutward(hop, arm));
            chained.add(new Hop(hop.dx(), hop.dy(), 1, lame, ImmutableList.copyOf(outward)));
        }
        return chained;
    }

    /** Tells whether an arm goes on away from the start: along no axis back, and along one forward. */
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
        Set<List<Integer>> directions = new LinkedHashSet<>();
        int[][] quarter = {{shorter, longer}, {longer, shorter}};
        for (int turn = 0; turn < 4; turn++) {
            for (int[] d : quarter) {
                int x = d[0];
                int y = d[1];
                for (int i = 0; i < turn; i++) {
                    int turned = -x;
                    x = y;
                    y = turned;
                }
                directions.add(List.of(x, y));
            }
        }
        return directions.stream().map(d -> new int[] {d.get(0), d.get(1)}).toList();
    }

    private static boolean chooses(String modifiers, Hop hop) {
        boolean forward = (has(modifiers, "fv") && hop.dy() > 0) || (has(modifiers, "bv") && hop.dy() < 0);
        boolean sideward = (has(modifiers, "rs") && hop.dx() > 0) || (has(modifiers, "ls") && hop.dx() < 0);
        boolean vertical = has(modifiers, "fbv");
        boolean horizontal = has(modifiers, "lrs");
        if (!vertical && !horizontal) {
            return true;
        }
        int x = Math.abs(hop.dx());
        int y = Math.abs(hop.dy());
        if (x == 0 || y == 0) {
            return forward || sideward;
        }
        if (x != y && (doubled(modifiers, 'f') || doubled(modifiers, 'b'))) {
            return forward && y > x;
        }
        if (x != y && (doubled(modifiers, 'l') || doubled(modifiers, 'r'))) {
            return sideward && x > y;
        }
        if (x != y && vertical && modifiers.indexOf('s') >= 0) {
            return forward && x > y;
        }
        return (!vertical || forward) && (!horizontal || sideward);
    }

    private static boolean has(String modifiers, String any) {
        return any.chars().anyMatch(c -> modifiers.indexOf(c) >= 0);
    }

    private static boolean doubled(String modifiers, char c) {
        return modifiers.indexOf(c) != modifiers.lastIndexOf(c);
    }
}
