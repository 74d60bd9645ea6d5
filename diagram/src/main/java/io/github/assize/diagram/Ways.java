package io.github.assize.diagram;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Color;
import io.github.assize.core.PieceType;
import io.github.assize.core.Reach;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the ways of a piece have in common: where to show them best, and what to say of them. */
final class Ways {
    private Ways() {}

    /** Returns the square with the most ways; of several the one nearest to the middle, then the first of them. */
    static Square bestSquare(Ruleset ruleset, PieceType type, Color side) {
        Square best = Square.of(0, 0);
        int most = -1;
        for (int rank = 0; rank < ruleset.ranks(); rank++) {
            for (int file = 0; file < ruleset.files(); file++) {
                Square square = Square.of(file, rank);
                int ways = ruleset.reach(type, square, side).ways().size();
                if (ways > most || (ways == most && eccentricity(ruleset, square) < eccentricity(ruleset, best))) {
                    best = square;
                    most = ways;
                }
            }
        }
        return best;
    }

    /** Returns the square of twice the distance to the middle of the board. */
    private static int eccentricity(Ruleset ruleset, Square square) {
        int files = 2 * square.file() - ruleset.files() + 1;
        int ranks = 2 * square.rank() - ruleset.ranks() + 1;
        return files * files + ranks * ranks;
    }

    /** Returns how many files or ranks the farthest square lies off, at least two. */
    static int farthest(Square from, List<Reach.Way> ways) {
        return ways.stream().mapToInt(way -> distance(from, way.to())).reduce(2, Math::max);
    }

    private static int distance(Square from, Square to) {
        return Math.max(Math.abs(from.file() - to.file()), Math.abs(from.rank() - to.rank()));
    }

    /** Returns the ways that no other goes on from. */
    static List<Reach.Way> longest(List<Reach.Way> ways) {
        return ways.stream()
                .filter(way -> ways.stream().noneMatch(other -> goesOn(way, other)))
                .toList();
    }

    private static boolean goesOn(Reach.Way way, Reach.Way other) {
        List<Square> steps = steps(way);
        return other.kind() == way.kind()
                && other.path().size() >= steps.size()
                && other.path().subList(0, steps.size()).equals(steps);
    }

    private static List<Square> steps(Reach.Way way) {
        List<Square> steps = new ArrayList<>(way.path());
        steps.add(way.to());
        return steps;
    }

    /** Says where the ways lead, a sentence for those that are of one sort. */
    static String sentences(PieceType type, Square from, List<Reach.Way> ways) {
        Map<String, List<Square>> groups = new LinkedHashMap<>();
        for (Reach.Way way : ways) {
            List<Square> squares = groups.computeIfAbsent(sort(type, from, way), sort -> new ArrayList<>());
            if (!squares.contains(way.to())) {
                squares.add(way.to());
            }
        }
        return groups.entrySet().stream()
                .map(group -> group.getKey().replace("{}", list(group.getValue())))
                .collect(joining(" "));
    }

    private static String list(List<Square> squares) {
        return squares.stream().sorted().map(Square::toString).collect(joining(", "));
    }

    private static String sort(PieceType type, Square from, Reach.Way way) {
        String subject = way.keepsRight()
                ? "As long as it has the right, the "
                : way.firstMoveOnly() ? "On its first move the " : "The ";
        String object = way.moves() ? (way.captures() ? "" : ", without capturing") : ", only to capture";
        String between = way.lame() ? ", if nothing stands between" : "";
        String rule = way.rule().isEmpty() ? "" : " (" + way.rule() + ")";
        return subject + type.name() + " " + verb(from, way) + " to {}" + object + between + rule + ".";
    }

    private static String verb(Square from, Reach.Way way) {
        return switch (way.kind()) {
            case RIDE -> "rides";
            case BENT -> "turns and rides";
            case LEAP -> distance(from, way.to()) > 1 ? "leaps" : "steps";
        };
    }
}
