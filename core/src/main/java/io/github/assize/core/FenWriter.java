package io.github.assize.core;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Writes FENs, each field in turn. */
final class FenWriter {
    private final StringBuilder fen = new StringBuilder();

    private FenWriter() {}

    static String write(SetUp setUp) {
        FenWriter writer = new FenWriter();
        writer.placement(setUp.ruleset().files(), setUp.ruleset().ranks(), setUp::cell);
        writer.side(setUp.side());
        writer.squares(setUp.rights(), setUp.enPassant());
        writer.numbers(setUp.halfmoveClock(), setUp.fullmoveNumber(), setUp.shownFace());
        return writer.fen.toString();
    }

    /** Writes a position as its set-up is written, without making that first. */
    static String write(Position position) {
        FenWriter writer = new FenWriter();
        Tables tables = position.tables;
        writer.placement(tables.files, tables.laws.ranks(), square -> tables.codes.cell(position.cells[square] & 0xff));
        writer.side(position.sideToMove());
        writer.squares(position.rights(), position.enPassant());
        writer.numbers(position.halfmoveClock(), position.fullmoveNumber(), position.shownFace());
        return writer.fen.toString();
    }

    private void placement(int files, int ranks, IntFunction<SetUp.Cell> cells) {
        for (int rank = ranks - 1; rank >= 0; rank--) {
            rank(rank * files, files, cells);
            fen.append(rank > 0 ? '/' : ' ');
        }
    }

    private void rank(int first, int files, IntFunction<SetUp.Cell> cells) {
        int empty = 0;
        for (int square = first; square < first + files; square++) {
            SetUp.Cell cell = cells.apply(square);
            if (cell.pieces().isEmpty()) {
                empty++;
                continue;
            }
            emptySquares(empty);
            empty = 0;
            fen.append(cell.text());
        }
        emptySquares(empty);
    }

    private void emptySquares(int number) {
        if (number > 0) {
            fen.append(number);
        }
    }

    private void side(Color side) {
        fen.append(side == Color.WHITE ? "w " : "b ");
    }

    private void squares(List<Square> rights, Optional<Square> enPassant) {
        rights.forEach(fen::append);
        fen.append(rights.isEmpty() ? "- " : " ");
        fen.append(enPassant.map(Square::toString).orElse("-"));
    }

    private void numbers(int halfmoveClock, int fullmoveNumber, int face) {
        fen.append(' ').append(halfmoveClock).append(' ').append(fullmoveNumber);
        if (face != SetUp.NO_DIE) {
            fen.append(' ').append(face == 0 ? "-" : String.valueOf(face));
        }
    }
}
