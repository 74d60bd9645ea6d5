package io.github.assize.game;

import io.github.assize.core.Color;
import io.github.assize.core.MalformedTextException;
import java.io.BufferedReader;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a game that Ludii has recorded. */
final class LudiiLines {
    static final String GAME = "game=";
    static final String WINNER = "winner=";

    private static final String MOVE = "Move=";
    private static final Pattern WHOLE_MOVE = Pattern.compile("Move=\\[Move:mover=([0-9]+),(.*)\\]");
    private static final Pattern DECISION = Pattern.compile("\\[(\\w+):([^\\[\\]]*)decision=true[^\\[\\]]*]");
    private static final Pattern PASS = Pattern.compile(".*\\[Pass:.*");
    private static final Pattern NUMBER = Pattern.compile("\\b(?:from|to|levelFrom|levelTo|what)=([^,\\]]*)");

    /** What else there is in a record: lists of legal moves, numbers and words under their names, and headings. */
    private static final Pattern OTHER =
            Pattern.compile("|\\[Move:.*|(?!(?i)move|winner|game)[A-Za-z][A-Za-z_ ]*=.*|[A-Z][A-Z ]*");

    private LudiiLines() {}

    /**
     * Reads all lines.
     *
     * @throws MalformedTextException if one of them is none of a record
     */
    static List<String> read(Reader reader) {
        String text = String.join("\n", new BufferedReader(reader).lines().toList());
        List<String> lines =
                (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
        String first = lines.isEmpty() ? "" : lines.get(0);
        if (!first.startsWith(GAME)) {
            throw malformed(first, 1, 1, "a record must begin with " + GAME + " and the game's name");
        }
        boolean inOptions = false;
        boolean isTold = false;
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i);
            inOptions = !line.equals("END GAME OPTIONS") && (inOptions || line.equals("START GAME OPTIONS"));
            if (line.startsWith(WINNER)) {
                requireWinner(line, i + 1, isTold);
                isTold = true;
            } else if (line.startsWith(MOVE)) {
                requireMove(line, i + 1);
            } else if (!inOptions && !OTHER.matcher(line).matches()) {
                throw malformed(line, i + 1, 1, "no line of a record begins so");
            }
        }
        return lines;
    }

    private static void requireWinner(String line, int number, boolean isTold) {
        if (isTold) {
            throw malformed(line, number, 1, "the winner is told twice");
        }
        if (!line.substring(WINNER.length()).matches("[0-2]")) {
            throw malformed(line, number, WINNER.length() + 1, "the winner must be 1 or 2, or 0 where nobody has won");
        }
    }

    private static void requireMove(String line, int number) {
        Matcher move = WHOLE_MOVE.matcher(line);
        if (!move.matches()) {
            throw malformed(line, number, MOVE.length() + 1, "a move must read Move=[Move:mover=N,...,actions=[...]]");
        }
        if (!move.group(1).matches("[0-2]")) {
            throw malformed(line, number, move.start(1) + 1, "who moves must be 1 or 2, or 0 before the game");
        }
        Matcher value = NUMBER.matcher(line);
        while (value.find()) {
            if (!value.group(1).matches("-1|[0-9]+")) {
                throw malformed(line, number, value.start(1) + 1, "a number must stand here");
            }
        }
        boolean isDecided = DECISION.matcher(line).find() || PASS.matcher(line).matches();
        if (!isDecided && !move.group(1).equals("0")) {
            throw malformed(line, number, move.start(2) + 1, "one of the actions must have decision=true");
        }
    }

    private static MalformedTextException malformed(String line, int number, int column, String reason) {
        return new MalformedTextException(line, column, "line " + number + ": " + reason);
    }

    /** Returns whose turn a line tells; empty if it tells none. */
    static Optional<Color> mover(String line) {
        Matcher move = WHOLE_MOVE.matcher(line);
        return move.matches() && !move.group(1).equals("0")
                ? Optional.of(move.group(1).equals("1") ? Color.WHITE : Color.BLACK)
                : Optional.empty();
    }

    /** Returns what the player of a turn has decided, the empty text if it is a pass. */
    static String decision(String line) {
        Matcher decision = DECISION.matcher(line);
        return decision.find() && !isPass(line) ? decision.group(2) : "";
    }

    static boolean isPass(String line) {
        return PASS.matcher(line).matches();
    }
}
