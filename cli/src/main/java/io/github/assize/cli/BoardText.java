package io.github.assize.cli;

import io.github.assize.core.Board;
import io.github.assize.core.Color;
import io.github.assize.core.Piece;
import io.github.assize.core.Square;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws a board for a terminal, a line a rank; without colors as {@link Board#toString()} does.
 *
 * @param flipped whether Black's side is below
 * @param colored whether squares have colors
 * @param figurines whether the six pieces of chess that have figures in Unicode are drawn as these
 */
record BoardText(boolean flipped, boolean colored, boolean figurines) {
    private static final String LETTERS = "KQRBNP";
    private static final char WHITE_KING = '\u2654';
    private static final String BLACK_ON_LIGHT = "\033[38;5;16;48;5;223m";
    private static final String BLACK_ON_DARK = "\033[38;5;16;48;5;179m";
    private static final String RESET = "\033[0m";
    private static final int CELL = 3;

    String of(Board board) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < board.ranks(); i++) {
            int rank = flipped ? i : board.ranks() - 1 - i;
            text.append(rank < 9 ? " " : "").append(rank + 1);
            text.append(colored ? " " : "");
            for (int j = 0; j < board.files(); j++) {
                cell(text, board, Square.of(file(board, j), rank));
            }
            text.append(colored ? RESET : "").append('\n');
        }
        text.append(colored ? "   " : "  ");
        for (int j = 0; j < board.files(); j++) {
            text.append(padded(String.valueOf((char) ('a' + file(board, j)))));
        }
        return text.toString();
    }

    private int file(Board board, int column) {
        return flipped ? board.files() - 1 - column : column;
    }

    private void cell(StringBuilder text, Board board, Square square) {
        List<Piece> pieces = board.piecesAt(square);
        String here = pieces.stream().map(this::shown).collect(Collectors.joining());
        if (colored) {
            text.append((square.file() + square.rank()) % 2 == 0 ? BLACK_ON_DARK : BLACK_ON_LIGHT);
            text.append(padded(here));
        } else {
            text.append(padded(here.isEmpty() ? "." : here));
        }
    }

    /** Fills a cell: on colored squares a single letter stands in the middle, otherwise all stand to the right. */
    private String padded(String here) {
        String end = colored && here.length() < CELL ? " " : "";
        return " ".repeat(CELL - here.length() - end.length()) + here + end;
    }

    private String shown(Piece piece) {
        int figure = figurines ? LETTERS.indexOf(piece.type().letter()) : -1;
        if (figure < 0) {
            return piece.toString();
        }
        int first = WHITE_KING + (piece.color() == Color.WHITE ? 0 : LETTERS.length());
        return String.valueOf((char) (first + figure));
    }
}
