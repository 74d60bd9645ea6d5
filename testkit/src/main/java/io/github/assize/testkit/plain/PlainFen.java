package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads and writes the six fields of a FEN, and the seventh of a game with dice. */
final class PlainFen {

    private static final Pattern CELL =
            Pattern.compile("\\G(?:([1-9][0-9]{0,2})(?![0-9])|\\((\\+?[A-Za-z]{2,})\\)|(\\+?[A-Za-z]))");
    private static final Pattern PIECE = Pattern.compile("\\+?[A-Za-z]");
    private static final Pattern SQUARE = Pattern.compile("\\G[a-z][1-9][0-9]?");
    private static final int LONGEST = 1000;

    private final PlainGame game;
    private final List<PlainSquare> rights;
    private final PlainPosition position;

    PlainFen(PlainGame game, String fen) {
        this.game = game;
        String[] fields = fields(fen);
        PlainBoard board = board(fields[0]);
        this.rights = squares(fields[2], board);
        for (PlainSquare square : rights) {
            board = withRight(board, square);
        }
        this.position = new PlainPosition(
                game,
                board,
                oneOf("[wb]", fields[1]).equals("w"),
                passed(fields[3], fields[1].equals("b"), board),
                Integer.parseInt(oneOf("[0-9]{1,9}", fields[4])),
                Integer.parseInt(oneOf("0{0,8}[1-9][0-9]{0,8}", fields[5])),
                die(fields));
    }

    PlainPosition position() {
        return position;
    }

    /** Returns what is wrong with a text that could be read. */
    List<String> faults() {
        return new PlainFaults(game, position, rights).all();
    }

    private String[] fields(String fen) {
        String[] fields = fen.split(" ", -1);
        boolean dice = !game.unrolled().isEmpty();
        if (fields.length == 4 && !dice) {
            fields = (fen + " 0 1").split(" ", -1);
        }
        if (fen.length() > LONGEST || fields.length != (dice ? 7 : 6)) {
            throw malformed(fen);
        }
        return fields;
    }

    private String die(String[] fields) {
        return game.unrolled().isEmpty() ? "" : oneOf("[1-8-]", fields[6]);
    }

    private PlainBoard board(String placement) {
        PlainBoard board = PlainBoard.empty(game.files(), game.ranks());
        String[] rows = placement.split("/", -1);
        if (rows.length != game.ranks()) {
            throw malformed(placement);
        }
        for (int i = 0; i < rows.length; i++) {
            board = withRank(board, rows.length - 1 - i, rows[i]);
        }
        return board;
    }

    private PlainBoard withRank(PlainBoard empty, int rank, String row) {
        PlainBoard board = empty;
        List<List<PlainPiece>> cells = cells(row);
        if (cells.size() != board.files()) {
            throw malformed(row);
        }
        for (int file = 0; file < cells.size(); file++) {
            board = board.with(new PlainSquare(file, rank), cells.get(file));
        }
        return board;
    }

    private List<List<PlainPiece>> cells(String row) {
        List<List<PlainPiece>> cells = new ArrayList<>();
        Matcher matcher = CELL.matcher(row);
        int end = 0;
        for (; matcher.find(); end = matcher.end()) {
            if (matcher.group(1) != null) {
                cells.addAll(Collections.nCopies(Integer.parseInt(matcher.group(1)), List.of()));
            } else {
                cells.add(pieces(matcher.group(2) == null ? matcher.group(3) : matcher.group(2)));
            }
        }
        if (end != row.length()) {
            throw malformed(row);
        }
        return cells;
    }

    private List<PlainPiece> pieces(String letters) {
        List<PlainPiece> pieces = new ArrayList<>();
        Matcher matcher = PIECE.matcher(letters);
        while (matcher.find()) {
            PlainPiece piece = PlainPiece.parse(matcher.group());
            if (!game.kinds().contains(piece.kind())) {
                throw malformed(letters);
            }
            pieces.add(piece);
        }
        return List.copyOf(pieces);
    }

    private static List<PlainSquare> squares(String field, PlainBoard board) {
        List<PlainSquare> squares = new ArrayList<>();
        if (field.equals("-")) {
            return squares;
        }
        Matcher matcher = SQUARE.matcher(field);
        int end = 0;
        for (; matcher.find(); end = matcher.end()) {
            squares.add(onBoard(matcher.group(), board));
        }
        if (squares.isEmpty() || end != field.length()) {
            throw malformed(field);
        }
        return squares;
    }

    private static PlainBoard withRight(PlainBoard board, PlainSquare square) {
        return board.with(
                square,
                board.at(square).stream().map(piece -> piece.withRight(true)).collect(Collectors.toList()));
    }

    private static Optional<PlainPassage> passed(String field, boolean whiteStepped, PlainBoard board) {
        return field.equals("-") ? Optional.empty() : Optional.of(PlainPassage.of(squares(field, board), whiteStepped));
    }

    private static PlainSquare onBoard(String text, PlainBoard board) {
        PlainSquare square = PlainSquare.parse(text);
        if (!board.contains(square)) {
            throw malformed(text);
        }
        return square;
    }

    private static String oneOf(String pattern, String field) {
        if (!field.matches(pattern)) {
            throw malformed(field);
        }
        return field;
    }

    private static IllegalArgumentException malformed(String text) {
        return new IllegalArgumentException("malformed: " + text);
    }

    static String write(PlainPosition position) {
        List<String> fields = new ArrayList<>();
        fields.add(placement(position.board()));
        fields.add(position.whiteToMove() ? "w" : "b");
        fields.add(rights(position.board()));
        fields.add(position.passable()
                .map(passage -> passage.text(!position.whiteToMove()))
                .orElse("-"));
        fields.add(Integer.toString(position.halfmoveClock()));
        fields.add(Integer.toString(position.fullmoveNumber()));
        if (!position.die().isEmpty()) {
            fields.add(position.die());
        }
        return String.join(" ", fields);
    }

    private static String placement(PlainBoard board) {
        List<String> rows = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            rows.add(row(board, rank));
        }
        return String.join("/", rows);
    }

    private static String row(PlainBoard board, int rank) {
        StringBuilder row = new StringBuilder();
        int empty = 0;
        for (int file = 0; file < board.files(); file++) {
            PlainSquare square = new PlainSquare(file, rank);
            if (board.isEmpty(square)) {
                empty++;
            } else {
                row.append(empty == 0 ? "" : empty).append(cell(board.at(square)));
                empty = 0;
            }
        }
        return row.append(empty == 0 ? "" : empty).toString();
    }

    private static String cell(List<PlainPiece> pieces) {
        String letters = pieces.stream().map(PlainPiece::toString).collect(Collectors.joining());
        return pieces.size() == 1 ? letters : "(" + letters + ")";
    }

    private static String rights(PlainBoard board) {
        String squares = board.occupied().stream()
                .filter(square -> board.at(square).stream().anyMatch(PlainPiece::unmoved))
                .map(PlainSquare::toString)
                .collect(Collectors.joining());
        return squares.isEmpty() ? "-" : squares;
    }
}
