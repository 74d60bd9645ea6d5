package io.github.assize.play.xboard;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Board;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How XBoard names the squares of a board and writes what stands on them. */
final class Layout {
    /** On boards of so many ranks, XBoard counts them from 0. */
    private static final int COUNTED_FROM_ZERO = 10;

    private static final String HOLE = "*";

    private final Ruleset ruleset;
    private final Seats seats;
    private final int width;

    Layout(Ruleset ruleset) {
        this.ruleset = ruleset;
        this.seats = new Seats(ruleset);
        this.width = ruleset.files() + Seats.files(ruleset);
    }

    Seats seats() {
        return seats;
    }

    /** Returns the size, such as {@code 12x12}. */
    String size() {
        return width + "x" + ruleset.ranks();
    }

    int width() {
        return width;
    }

    int ranks() {
        return ruleset.ranks();
    }

    private int firstRank() {
        return ruleset.ranks() == COUNTED_FROM_ZERO ? 0 : 1;
    }

    /** Returns the name of a square or a seat. */
    String name(Square square) {
        return (char) ('a' + square.file()) + Integer.toString(square.rank() + firstRank());
    }

    /** Returns the square or seat of a name. */
    Optional<Square> square(String name) {
        if (!name.matches("[a-p][0-9]{1,2}")) {
            return Optional.empty();
        }
        int file = name.charAt(0) - 'a';
        int rank = Integer.parseInt(name.substring(1)) - firstRank();
        return file < width && rank >= 0 && rank < ruleset.ranks()
                ? Optional.of(Square.of(file, rank))
                : Optional.empty();
    }

    /** Writes a square of the board as the library does, also where a seat beside it is named; other texts as they are. */
    String own(String name) {
        return square(name)
                .map(square -> seats.bySquare().entrySet().stream()
                        .filter(seat -> seat.getValue().equals(square))
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElse(square))
                .map(Square::toString)
                .orElse(name);
    }

    /** Writes what stands where, the seated pieces beside the board, the side to move, and the square passed by a pawn. */
    String fen(Position position, ImmutableSet<Square> taken) {
        List<String> ranks = new ArrayList<>();
        for (int rank = ruleset.ranks() - 1; rank >= 0; rank--) {
            ranks.add(rank(position.board(), rank, taken));
        }
        String side = position.toFen().split(" ", -1)[1];
        return String.join("/", ranks) + " " + side + " - "
                + position.enPassant().map(this::name).orElse("-") + " 0 1";
    }

    private String rank(Board board, int rank, ImmutableSet<Square> taken) {
        List<String> cells = new ArrayList<>();
        for (int file = 0; file < ruleset.files(); file++) {
            Square square = Square.of(file, rank);
            List<Piece> here = board.piecesAt(square);
            List<Piece> shown = taken.contains(square) ? here.subList(0, here.size() - 1) : here;
            cells.add(shown.stream().map(Piece::toString).collect(Collectors.joining()));
        }
        for (int file = ruleset.files(); file < width; file++) {
            cells.add(seat(board, Square.of(file, rank), taken));
        }
        return joined(cells);
    }

    private String seat(Board board, Square seat, ImmutableSet<Square> taken) {
        for (Map.Entry<Square, Square> entry : seats.bySquare().entrySet()) {
            if (entry.getValue().equals(seat)) {
                return taken.contains(entry.getKey())
                        ? Seats.seated(board, entry.getKey()).toString()
                        : "";
            }
        }
        return HOLE;
    }

    /** Writes cells as a FEN does, with numbers for those that are empty. */
    static String joined(List<String> cells) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (String cell : cells) {
            if (cell.isEmpty()) {
                empty++;
            } else {
                text.append(empty == 0 ? "" : empty).append(cell);
                empty = 0;
            }
        }
        return text.append(empty == 0 ? "" : empty).toString();
    }

    /**
     * A position as XBoard tells it.
     *
     * @param position the position
     * @param taken the squares whose second piece sits on its seat
     */
    record Told(Position position, ImmutableSet<Square> taken) {}

    /**
     * Reads a position. XBoard knows nothing of first moves: the array is the array, and elsewhere each piece that stands
     * where the array has one of its kind with a first move has it too, as far as the ruleset allows it.
     *
     * @throws IllegalArgumentException if it cannot be read or is no position of the ruleset
     */
    Told read(String fen) {
        List<String> fields = Splitter.on(' ').omitEmptyStrings().splitToList(fen.strip());
        if (fields.size() < 2) {
            throw new IllegalArgumentException("a FEN must have at least two fields");
        }
        Map<Square, String> pieces = cells(fields.get(0));
        ImmutableSet.Builder<Square> taken = ImmutableSet.builder();
        seats.bySquare().forEach((square, seat) -> {
            String seated = pieces.getOrDefault(seat, "");
            if (!seated.isEmpty()) {
                pieces.merge(square, seated, (pawn, other) -> "(" + pawn + other + ")");
                taken.add(square);
            }
        });
        String passed = fields.size() > 3 ? own(fields.get(3)) : "-";
        return new Told(withRights(placement(pieces) + " " + fields.get(1), passed), taken.build());
    }

    private Map<Square, String> cells(String placement) {
        List<String> ranks = Splitter.on('/').splitToList(placement);
        if (ranks.size() != ruleset.ranks()) {
            throw new IllegalArgumentException(
                    "a FEN must have " + ruleset.ranks() + " ranks; this has " + ranks.size());
        }
        Map<Square, String> pieces = new HashMap<>();
        for (int i = 0; i < ranks.size(); i++) {
            rank(ranks.get(i), ruleset.ranks() - 1 - i, pieces);
        }
        return pieces;
    }

    private void rank(String text, int rank, Map<Square, String> pieces) {
        int file = 0;
        int at = 0;
        while (at < text.length()) {
            int end = at + 1;
            char c = text.charAt(at);
            if (isDigit(c)) {
                while (end < text.length() && isDigit(text.charAt(end)) && end < at + 2) {
                    end++;
                }
                file += Integer.parseInt(text.substring(at, end));
            } else {
                end += c == '+' && end < text.length() ? 1 : 0;
                if (file < width && c != '*') {
                    pieces.put(Square.of(file, rank), text.substring(at, end));
                }
                file++;
            }
            at = end;
        }
        if (file != width) {
            throw new IllegalArgumentException("a rank must have " + width + " files; \"" + text + "\" has " + file);
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private String placement(Map<Square, String> pieces) {
        List<String> ranks = new ArrayList<>();
        for (int rank = ruleset.ranks() - 1; rank >= 0; rank--) {
            List<String> cells = new ArrayList<>();
            for (int file = 0; file < ruleset.files(); file++) {
                cells.add(pieces.getOrDefault(Square.of(file, rank), ""));
            }
            ranks.add(joined(cells));
        }
        return String.join("/", ranks);
    }

    private Position withRights(String start, String passed) {
        Position array = ruleset.initialPosition();
        if (array.toFen().startsWith(start + " ")) {
            return array;
        }
        Position position = ruleset.parsePosition(start + " - - 0 1");
        StringBuilder rights = new StringBuilder();
        for (Square square : array.rights()) {
            if (position.board().piecesAt(square).equals(array.board().piecesAt(square))) {
                Optional<Position> more = tried(start + " " + rights + square + " - 0 1");
                position = more.orElse(position);
                rights.append(more.isPresent() ? square : "");
            }
        }
        String told = rights.length() == 0 ? "-" : rights.toString();
        return passed.equals("-")
                ? position
                : tried(start + " " + told + " " + passed + " 0 1").orElse(position);
    }

    private Optional<Position> tried(String fen) {
        try {
            return Optional.of(ruleset.parsePosition(fen));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Writes colors of squares and seats as XBoard's {@code highlight} has them. */
    String colors(Map<Square, Character> colors) {
        List<String> ranks = new ArrayList<>();
        for (int rank = ruleset.ranks() - 1; rank >= 0; rank--) {
            List<String> cells = new ArrayList<>();
            for (int file = 0; file < width; file++) {
                Character color = colors.get(Square.of(file, rank));
                cells.add(color == null ? "" : color.toString());
            }
            ranks.add(joined(cells));
        }
        return String.join("/", ranks);
    }
}
