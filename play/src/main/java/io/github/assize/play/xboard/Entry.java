package io.github.assize.play.xboard;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A move that is being made with the mouse: what XBoard is told while its user lifts pieces and puts them down. */
final class Entry {
    private static final char QUIET = 'Y';
    private static final char CAPTURE = 'R';
    private static final char FIRST_LEG = 'C';
    private static final char FORCED_PROMOTION = 'B';
    private static final char PROMOTION = 'M';

    private final Layout layout;
    private final ImmutableList<Wire> moves;
    private final List<Wire.Leg> done = new ArrayList<>();
    private @Nullable Square lifted;

    /** Begins with the legal moves of a position. */
    Entry(Layout layout, ImmutableList<Wire> moves) {
        this.layout = layout;
        this.moves = moves;
    }

    /** Returns the answer to {@code lift}: the squares where the piece may be put, and the click that is left to make. */
    List<String> lift(Square square) {
        boolean goesOn = !done.isEmpty() && done.get(done.size() - 1).to().equals(square);
        if (!goesOn) {
            done.clear();
        }
        lifted = square;
        List<Wire> fitting = fitting(square);
        Map<Square, Character> colors = new HashMap<>();
        fitting.forEach(move -> colors.put(target(move), color(move, fitting)));
        List<String> lines = new ArrayList<>(List.of("highlight " + layout.colors(colors)));
        if (goesOn && colors.size() == 1 && !colors.containsValue(FIRST_LEG)) {
            Square target = colors.keySet().iterator().next();
            lines.addAll(choice(fitting));
            lines.add("click " + layout.name(target));
        }
        return lines;
    }

    /** Returns the answer to {@code put}: what the piece becomes, where it is put down for good. */
    List<String> put(Square square) {
        if (lifted == null) {
            return List.of();
        }
        List<Wire> there = fitting(lifted).stream()
                .filter(move -> target(move).equals(square))
                .toList();
        if (there.stream().anyMatch(move -> !isLast(move))) {
            done.add(new Wire.Leg(lifted, square));
            lifted = null;
            return List.of();
        }
        return choice(there);
    }

    /** Returns the moves that go on as has been done, from a square, or have come to their end there. */
    private List<Wire> fitting(Square from) {
        return moves.stream()
                .filter(move -> move.legs().equals(done)
                        || (move.legs().size() > done.size()
                                && move.legs().subList(0, done.size()).equals(done)
                                && move.legs().get(done.size()).from().equals(from)))
                .toList();
    }

    private boolean isLast(Wire move) {
        return move.legs().size() <= done.size() + 1;
    }

    /** Returns where a leg goes to, which is where the piece stands if it need not go on: it is put there once more. */
    private Square target(Wire move) {
        return move.legs().get(Math.min(done.size(), move.legs().size() - 1)).to();
    }

    private char color(Wire move, List<Wire> fitting) {
        if (!isLast(move)) {
            return FIRST_LEG;
        }
        if (!move.suffix().isEmpty()) {
            boolean chosen = fitting.stream()
                    .anyMatch(other -> target(other).equals(target(move))
                            && !other.suffix().equals(move.suffix()));
            return chosen ? PROMOTION : FORCED_PROMOTION;
        }
        return move.move().captured().isEmpty() || !done.isEmpty() ? QUIET : CAPTURE;
    }

    private static List<String> choice(List<Wire> moves) {
        Set<String> letters = new LinkedHashSet<>();
        moves.forEach(move -> letters.add(move.suffix().toUpperCase(Locale.ROOT)));
        letters.remove("");
        return letters.isEmpty() ? List.of() : List.of("choice " + String.join("", letters));
    }
}
