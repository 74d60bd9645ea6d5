package io.github.assize.testkit.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What tells one game of other people's from another, for {@link PlainOther}.
 *
 * @param ways by letter, the words of what such can do, with a space between
 * @param becomes by the letter of a pawn, those of what it may become, one alone where there is no choice
 * @param pawnRank the rank from which a pawn may step twice, from 1, or 0 where there is no en passant
 * @param zone the first rank on which pawns become others, from 1, or 0 for the far rank
 * @param squares the only squares on which White's pawns do, or none for whole ranks; the board is turned for Black's
 * @param limited whether they become only what has been lost, and may stay what they are but on the far rank
 * @param partners the letters of those with which a king castles
 * @param castlings for White, four squares each
 * @param habits what else is said, in a word each
 */
record Told(
        Map<String, String> ways,
        Map<String, List<String>> becomes,
        int pawnRank,
        int zone,
        Set<String> squares,
        boolean limited,
        List<String> partners,
        List<List<String>> castlings,
        Set<Habit> habits) {

    /** What few games have. */
    enum Habit {
        /** A king in check does not run away. */
        STANDS,
        /** Who can capture must, and who loses all wins. */
        LOSES_TO_WIN,
        /** Only a pawn lettered P captures en passant. */
        ONLY_P_EN_PASSANT
    }

    private static final Map<String, String> CHESS =
            Map.of("K", "king", "Q", "queen", "R", "rook", "B", "bishop", "N", "knight", "P", "pawn");

    /** Returns the pieces of chess with changes: a letter and its words after a colon, or nothing where it is not there. */
    private static Map<String, String> ways(String... changes) {
        Map<String, String> ways = new LinkedHashMap<>(CHESS);
        for (String change : changes) {
            String[] parts = change.split(":", -1);
            if (parts[1].isEmpty()) {
                ways.remove(parts[0]);
            } else {
                ways.put(parts[0], parts[1]);
            }
        }
        return ways;
    }

    /** Returns a game with a double step from the second rank, a choice among four on the far rank, and no castling. */
    static Told like(String... changes) {
        return new Told(
                ways(changes),
                Map.of("P", List.of("Q", "R", "B", "N")),
                2,
                0,
                Set.of(),
                false,
                List.of("R"),
                List.of(),
                Set.of());
    }

    /** Returns a game that castles as chess does. */
    static Told chess(String... changes) {
        return like(changes).castling("e1h1g1f1", "e1a1c1d1");
    }

    /** Returns a game whose pawns step once. */
    static Told slow(String... changes) {
        return like(changes).from(0);
    }

    Told from(int rank) {
        return new Told(ways, becomes, rank, zone, squares, limited, partners, castlings, habits);
    }

    Told becoming(String kinds) {
        return becoming("P", kinds);
    }

    Told becoming(String pawn, String kinds) {
        Map<String, List<String>> all = new LinkedHashMap<>(becomes);
        all.put(pawn, kinds.chars().mapToObj(Character::toString).toList());
        return new Told(ways, all, pawnRank, zone, squares, limited, partners, castlings, habits);
    }

    Told fromRank(int first) {
        return new Told(ways, becomes, pawnRank, first, squares, limited, partners, castlings, habits);
    }

    Told on(String... named) {
        return new Told(ways, becomes, pawnRank, 1, Set.of(named), limited, partners, castlings, habits);
    }

    Told onlyToTheLost() {
        return new Told(ways, becomes, pawnRank, zone, squares, true, partners, castlings, habits);
    }

    /** Returns the game with ways to castle: the squares of the king and the other, and those where they go. */
    Told castling(String... all) {
        List<List<String>> split = List.of(all).stream()
                .map(way -> List.of(way.split("(?<=\\d)", -1)).subList(0, 4))
                .toList();
        return new Told(ways, becomes, pawnRank, zone, squares, limited, partners, split, habits);
    }

    Told with(String... letters) {
        return new Told(ways, becomes, pawnRank, zone, squares, limited, List.of(letters), castlings, habits);
    }

    Told but(Habit habit) {
        return new Told(ways, becomes, pawnRank, zone, squares, limited, partners, castlings, Set.of(habit));
    }

    boolean has(Habit habit) {
        return habits.contains(habit);
    }
}
