package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.List;
import java.util.function.IntFunction;

/** Writes FENs, each field in turn. */
final class FenWriter {
    private final StringBuilder fen = new StringBuilder();

    /** Writes the fields of a position but for the last, the numbers. */
    static FenWriter of(CompiledLaws laws, State state) {
        return new FenWriter()
                .placement(laws.files, laws.laws.ranks(), square -> laws.codes.cell(state.code(square)))
                .side(Color.of(state.side()))
                .squares(laws.rights(state), PassageText.of(laws, state));
    }

    FenWriter placement(int files, int ranks, IntFunction<Cell> cells) {
        for (int rank = ranks - 1; rank >= 0; rank--) {
            rank(rank * files, files, cells);
            fen.append(rank > 0 ? '/' : ' ');
        }
        return this;
    }

    private void rank(int first, int files, IntFunction<Cell> cells) {
        int empty = 0;
        for (int square = first; square < first + files; square++) {
            Cell cell = cells.apply(square);
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

    FenWriter side(Color side) {
        fen.append(side == Color.WHITE ? "w " : "b ");
        return this;
    }

    FenWriter squares(List<Square> rights, List<Square> enPassant) {
        rights.forEach(fen::append);
        fen.append(rights.isEmpty() ? "- " : " ");
        enPassant.forEach(fen::append);
        fen.append(enPassant.isEmpty() ? "-" : "");
        return this;
    }

    FenWriter numbers(int halfmoveClock, int fullmoveNumber, int face) {
        fen.append(' ').append(halfmoveClock).append(' ').append(fullmoveNumber);
        if (face != FenReader.NO_DIE) {
            fen.append(' ').append(face == 0 ? "-" : String.valueOf(face));
        }
        return this;
    }

    /** Returns what has been written. */
    @Override
    public String toString() {
        return fen.toString();
    }
}
