package io.github.assize.study;

import io.github.assize.core.Outcome;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Writes and reads tallies as lines of fields. */
final class TallyText {
    private static final String HEAD = "assize-tally\t1";
    private static final Pattern OUTCOME = Pattern.compile("\\*|(?:1-0|0-1|1/2-1/2) (" + reasons() + ")");

    private static final PlySums NONE = new PlySums(0, 0, 0);

    private TallyText() {}

    private static String reasons() {
        return String.join(
                "|",
                Arrays.stream(Outcome.Reason.values())
                        .map(Outcome.Reason::toString)
                        .toList());
    }

    static String write(Tally tally) {
        StringBuilder text = new StringBuilder(HEAD).append('\n');
        tally.endings.forEach((outcome, histogram) -> write("ending\t" + outcome, histogram, text));
        write("branching", tally.branching, text);
        write("exposed", tally.exposed, text);
        tally.perGame.forEach((number, moments) -> line(
                text,
                "game",
                number.toString(),
                moments.sum().toString(),
                moments.squares().toString()));
        tally.uses.forEach((use, histogram) -> write("use\t" + use, histogram, text));
        int ply = 0;
        for (PlySums sums : tally.byPly()) {
            line(
                    text,
                    "ply",
                    String.valueOf(ply++),
                    String.valueOf(sums.games()),
                    String.valueOf(sums.legalMoves()),
                    String.valueOf(sums.pieces()));
        }
        return text.toString();
    }

    private static void write(String name, Histogram histogram, StringBuilder text) {
        histogram.counts().forEach((value, count) -> line(text, name, value.toString(), count.toString()));
    }

    private static void line(StringBuilder text, String... fields) {
        text.append(String.join("\t", fields)).append('\n');
    }

    static Tally parse(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
            throw new IllegalArgumentException("line 1 of a tally must be " + HEAD.replace('\t', ' '));
        }
        Tally tally = new Tally();
        for (int i = 1; i < lines.size(); i++) {
            try {
                read(List.of(lines.get(i).split("\t", -1)), tally);
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + " of a tally is none: \"" + lines.get(i) + "\"", e);
            }
        }
        check(tally);
        return tally;
    }

    /** Refuses numbers that no games make, as of a text that has lost some of its lines. */
    private static void check(Tally tally) {
        long games = tally.games();
        long plies = 0;
        long moves = 0;
        long going = games;
        List<PlySums> byPly = tally.byPly();
        for (int ply = 0; ply < Math.max(byPly.size(), longest(tally)); ply++) {
            going -= tally.plies.counts().getOrDefault((long) ply, 0L);
            PlySums sums = ply < byPly.size() ? byPly.get(ply) : NONE;
            if (sums.games() != going) {
                throw new IllegalArgumentException("a tally does not agree: " + going + " games have a ply " + ply
                        + ", and " + sums.games() + " are told");
            }
            plies += going;
            moves += sums.legalMoves();
        }
        boolean isWhole = tally.branching.total() == plies
                && tally.branching.moments().sum().equals(BigInteger.valueOf(moves))
                && tally.exposed.total() <= games
                && tally.uses.values().stream().allMatch(times -> times.total() == games);
        if (!isWhole) {
            throw new IllegalArgumentException(
                    "a tally does not agree: its legal moves, uses or exposures are not those of " + games + " games");
        }
    }

    private static long longest(Tally tally) {
        return tally.plies.counts().isEmpty() ? 0 : tally.plies.counts().lastKey();
    }

    private static void read(List<String> fields, Tally tally) {
        switch (fields.get(0)) {
            case "ending" -> {
                if (!OUTCOME.matcher(fields.get(1)).matches()) {
                    throw new IllegalArgumentException(fields.get(1));
                }
                tally.ending(fields.get(1)).add(number(fields, 2, 4), number(fields, 3, 4));
                tally.plies.add(number(fields, 2, 4), number(fields, 3, 4));
            }
            case "branching" -> tally.branching.add(number(fields, 1, 3), number(fields, 2, 3));
            case "exposed" -> tally.exposed.add(number(fields, 1, 3), number(fields, 2, 3));
            case "game" ->
                tally.perGame.put(
                        PerGame.valueOf(fields.get(1).toUpperCase(Locale.ROOT)),
                        new Moments(new BigInteger(fields.get(2)), new BigInteger(fields.get(3))));
            case "use" -> use(fields.get(1), tally).add(number(fields, 2, 4), number(fields, 3, 4));
            case "ply" ->
                tally.byPly.add(
                        (int) Math.min(number(fields, 1, 5), Study.LONGEST),
                        number(fields, 2, 5),
                        number(fields, 3, 5),
                        number(fields, 4, 5));
            default -> throw new IllegalArgumentException(fields.get(0));
        }
    }

    private static Histogram use(String name, Tally tally) {
        Histogram histogram =
                tally.uses.get(Use.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_')));
        if (histogram == null) {
            throw new IllegalArgumentException(name);
        }
        return histogram;
    }

    private static long number(List<String> fields, int index, int fieldsInAll) {
        long number = Long.parseLong(fields.get(index));
        if (number < 0 || fields.size() != fieldsInAll) {
            throw new IllegalArgumentException(fields.toString());
        }
        return number;
    }
}
