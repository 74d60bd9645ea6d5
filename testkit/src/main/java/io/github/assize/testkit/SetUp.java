package io.github.assize.testkit;

import io.github.assize.core.Board;
import io.github.assize.core.Color;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What a FEN says, to be changed and written again; it need not be a position. Immutable.
 *
 * @param files the number of files
 * @param ranks the number of ranks
 * @param pieces the pieces on each square that is not empty, as a FEN has them
 * @param side the side to move
 * @param rights the squares of the rights field
 * @param passed the en passant square
 * @param rest the fields after the fourth
 */
record SetUp(
        int files,
        int ranks,
        TreeMap<Square, String> pieces,
        Color side,
        TreeSet<Square> rights,
        Optional<Square> passed,
        String rest) {

    static SetUp of(Position position) {
        return new SetUp(
                position.board().files(),
                position.board().ranks(),
                pieces(position.board()),
                position.sideToMove(),
                new TreeSet<>(position.rights()),
                position.enPassant(),
                position.toFen().split(" ", 5)[4]);
    }

    private static TreeMap<Square, String> pieces(Board board) {
        TreeMap<Square, String> pieces = new TreeMap<>();
        for (Square square : squares(board.files(), board.ranks())) {
            List<Piece> standing = board.piecesAt(square);
            if (!standing.isEmpty()) {
                pieces.put(square, cell(standing));
            }
        }
        return pieces;
    }

    static String cell(List<Piece> pieces) {
        String letters = pieces.stream().map(Piece::toString).collect(Collectors.joining());
        return pieces.size() == 1 ? letters : "(" + letters + ")";
    }

    /** Returns all squares of a board in the order a1, b1, …. */
    static List<Square> squares(int files, int ranks) {
        List<Square> squares = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                squares.add(Square.of(file, rank));
            }
        }
        return squares;
    }

    SetUp empty() {
        return new SetUp(files, ranks, new TreeMap<>(), side, new TreeSet<>(), Optional.empty(), rest);
    }

    SetUp with(Square square, String cell) {
        SetUp changed = without(square);
        changed.pieces.put(square, cell);
        return changed;
    }

    SetUp without(Square square) {
        TreeMap<Square, String> left = new TreeMap<>(pieces);
        left.remove(square);
        return new SetUp(files, ranks, left, side, withoutRight(square).rights, passed, rest);
    }

    SetUp withRight(Square square) {
        TreeSet<Square> more = new TreeSet<>(rights);
        more.add(square);
        return new SetUp(files, ranks, pieces, side, more, passed, rest);
    }

    SetUp withoutRight(Square square) {
        TreeSet<Square> left = new TreeSet<>(rights);
        left.remove(square);
        return new SetUp(files, ranks, pieces, side, left, passed, rest);
    }

    SetUp withSide(Color toMove) {
        return new SetUp(files, ranks, pieces, toMove, rights, passed, rest);
    }

    SetUp withPassed(Optional<Square> square) {
        return new SetUp(files, ranks, pieces, side, rights, square, rest);
    }

    SetUp withRest(String fields) {
        return new SetUp(files, ranks, pieces, side, rights, passed, fields);
    }

    /** Returns the same turned top to bottom, with the colors changed. */
    SetUp mirrored() {
        TreeMap<Square, String> turned = new TreeMap<>();
        pieces.forEach((square, cell) -> turned.put(mirrored(square), swapCase(cell)));
        TreeSet<Square> turnedRights =
                rights.stream().map(this::mirrored).collect(Collectors.toCollection(TreeSet::new));
        return new SetUp(files, ranks, turned, side.opposite(), turnedRights, passed.map(this::mirrored), rest);
    }

    Square mirrored(Square square) {
        return Square.of(square.file(), ranks - 1 - square.rank());
    }

    private static String swapCase(String cell) {
        return cell.chars()
                .mapToObj(c -> Character.toString(
                        Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c)))
                .collect(Collectors.joining());
    }

    String placement() {
        List<String> rows = new ArrayList<>();
        for (int rank = ranks - 1; rank >= 0; rank--) {
            rows.add(row(rank));
        }
        return String.join("/", rows);
    }

    private String row(int rank) {
        StringBuilder row = new StringBuilder();
        int empty = 0;
        for (int file = 0; file < files; file++) {
            String cell = pieces.get(Square.of(file, rank));
            if (cell == null) {
                empty++;
            } else {
                row.append(empty == 0 ? "" : empty).append(cell);
                empty = 0;
            }
        }
        return row.append(empty == 0 ? "" : empty).toString();
    }

    String toFen() {
        String held = rights.stream().map(Square::toString).collect(Collectors.joining());
        return String.join(
                " ",
                placement(),
                side == Color.WHITE ? "w" : "b",
                held.isEmpty() ? "-" : held,
                passed.map(Square::toString).orElse("-"),
                rest);
    }
}
