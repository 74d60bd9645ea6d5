package io.github.assize.game;

import io.github.assize.core.Color;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.game.PgnFault.Kind;
import io.github.assize.game.PgnSource.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes the tree of a game's moves from the words of its movetext. */
final class PgnTree {
    private static final Pattern COUNT = Pattern.compile("(start|stop) (white|black)");

    private final PgnGame.Settings settings;
    private final Draft root;
    private final Deque<Opened> opened = new ArrayDeque<>();
    private Draft current;
    private int turns;

    /** What stands before the first move of a variation that has just been opened; else null. */
    private @Nullable List<String> startComments;

    /** A variation that is not closed, and the node that the line goes on from when it is. */
    private record Opened(Draft resume, Place place) {}

    PgnTree(PgnGame.Settings settings, Line start) {
        this.settings = settings;
        this.root = new Draft(null, start, List.of());
        this.current = root;
    }

    Variation root() {
        return root.toVariation();
    }

    boolean isInVariation() {
        return !opened.isEmpty();
    }

    /** Returns the number of the turn that is to be read next. */
    int ply() {
        return current.line.plies() + 1;
    }

    private PgnException fault(Place place, Kind kind, String message) {
        return settings.fault(place, ply(), kind, message);
    }

    void move(String text, Place place) {
        requireRolled();
        if (++turns > settings.limits().plies()) {
            throw fault(
                    place,
                    Kind.LIMIT,
                    "a game must have at most " + settings.limits().plies() + " turns");
        }
        turn();
        if (current.line.position().awaitsRoll()) {
            current.waiting = new Draft.Word(text, place);
        } else {
            current.line = play(current.line, text, place);
        }
    }

    /** Makes the turn current to which something is to be added: the one that is begun, or the next. */
    private void turn() {
        if (current.line.isWhole()) {
            current = new Draft(current, current.line, startComments == null ? List.of() : startComments);
            startComments = null;
        }
    }

    private Line play(Line before, String text, Place place) {
        Position position = before.position();
        if (text.equals(Ply.PASS)) {
            throw illegal(before, text, place, Kind.MOVE, "only a roll loses a turn, and there is none (C-01)");
        }
        String whole = MoveTexts.withRetreatingPawn(text);
        try {
            return before.play(settings.lenient() ? Lenient.move(position, text) : position.move(whole));
        } catch (MalformedTextException | IllegalMoveException e) {
            Refusal refusal = (settings.lenient() ? Lenient.refusal(position, text) : position.refusal(whole))
                    .orElseThrow(() -> e);
            boolean ambiguous = refusal.kind() == Refusal.Kind.AMBIGUOUS;
            throw illegal(before, text, place, ambiguous ? Kind.AMBIGUOUS_MOVE : Kind.MOVE, refusal.sentence());
        }
    }

    private PgnException illegal(Line before, String text, Place place, Kind kind, String why) {
        int ply = before.plies() + 1;
        String message = Texts.shown(text) + " at ply " + ply + " is not legal: " + why;
        return settings.fault(place, ply, kind, message, Optional.of(why));
    }

    void nag(int glyph, Place place) {
        if (current == root || startComments != null) {
            throw fault(place, Kind.NAG, "a glyph must follow a move");
        }
        if (!current.nags.contains(glyph)) {
            current.nags.add(glyph);
        }
    }

    void comment(String text, Place place) {
        String comment = Texts.collapsed(text);
        Matcher command = Commands.OWN.matcher(comment);
        if (!command.matches()) {
            requireRolled();
        }
        for (; command.matches(); command = Commands.OWN.matcher(comment)) {
            obey(command.group(1), command.group(2), place);
            comment = command.group(3);
        }
        if (!comment.isEmpty()) {
            (startComments == null ? current.comments : startComments).add(free(comment, place));
        }
    }

    /** Returns a text that holds no command, as no writer could tell it from one that is meant. */
    private String free(String comment, Place place) {
        try {
            return Commands.requireFree(comment);
        } catch (IllegalArgumentException e) {
            Kind kind = comment.contains("[%roll ") ? Kind.ROLL : Kind.STRAY;
            throw fault(place, kind, "a command must begin its comment: " + e.getMessage());
        }
    }

    private void obey(String command, String value, Place place) {
        if (command.equals("roll")) {
            roll(value, place);
        } else {
            count(value, place);
        }
    }

    private void roll(String value, Place place) {
        Draft.Word move = current.waiting;
        Line rolled = rolled(value, place);
        if (move == null) {
            turn();
            current.line = rolled;
            return;
        }
        boolean isLost = rolled.isWhole();
        boolean isPass = move.text().equals(Ply.PASS);
        if (isLost != isPass) {
            throw fault(
                    move.place(),
                    Kind.ROLL,
                    isLost
                            ? "the roll " + value + " loses the turn: -- must stand here, not "
                                    + Texts.shown(move.text())
                            : "the roll " + value + " lets a piece move: the turn is not lost");
        }
        current.line = isPass ? rolled : play(rolled, move.text(), move.place());
        current.waiting = null;
    }

    private Line rolled(String value, Place place) {
        try {
            return current.line.roll(Integer.parseInt(value));
        } catch (NumberFormatException e) {
            throw fault(place, Kind.ROLL, "a roll must be a number, not \"" + Texts.shown(value) + "\"");
        } catch (IllegalArgumentException e) {
            throw fault(place, Kind.ROLL, String.valueOf(e.getMessage()));
        }
    }

    /** Adds a word about a count to what begins the turn that has been read, or to the next. */
    private void count(String value, Place place) {
        requireRolled();
        Matcher words = COUNT.matcher(value);
        if (!words.matches()) {
            throw fault(
                    place,
                    Kind.STRAY,
                    "a count must start or stop, white or black, not \"" + Texts.shown(value) + "\"");
        }
        Count count = Count.valueOf(words.group(1).toUpperCase(Locale.ROOT));
        Color side = Color.valueOf(words.group(2).toUpperCase(Locale.ROOT));
        if (side == current.line.position().sideToMove()) {
            Line line = current.line;
            turn();
            current.line = line.isWhole() ? line.say(count) : line.withWord(count);
        } else if (startComments == null && !current.line.isStart() && current.line.isWhole()) {
            current.line = current.line.withWord(count);
        } else {
            throw fault(place, Kind.STRAY, "it is not " + words.group(2) + "'s turn to speak of a count");
        }
    }

    void open(Place place) {
        requireRolled();
        Draft parent = current.parent;
        if (parent == null || startComments != null) {
            throw fault(place, Kind.STRAY, "a variation must follow a move");
        }
        if (opened.size() >= settings.limits().nesting()) {
            throw fault(
                    place,
                    Kind.LIMIT,
                    "variations must lie at most " + settings.limits().nesting() + " deep in each other");
        }
        opened.push(new Opened(current, place));
        current = parent;
        startComments = new ArrayList<>();
    }

    void close(Place place) {
        requireRolled();
        if (opened.isEmpty()) {
            throw fault(place, Kind.STRAY, "no variation is open that could be closed here");
        }
        if (startComments != null) {
            throw fault(place, Kind.STRAY, "a variation must hold a move");
        }
        current = opened.pop().resume();
    }

    /** Checks that nothing is left open. */
    void end(Place place) {
        requireRolled();
        if (!opened.isEmpty()) {
            throw fault(
                    opened.element().place(),
                    Kind.UNCLOSED_VARIATION,
                    "the variation that opens here is not closed where the game ends, in line " + place.line());
        }
    }

    private void requireRolled() {
        Draft.Word move = current.waiting;
        if (move != null) {
            throw fault(
                    move.place(),
                    Kind.ROLL,
                    Texts.shown(move.text()) + " lacks its roll: the first comment after it must be {[%roll N]}");
        }
    }
}
