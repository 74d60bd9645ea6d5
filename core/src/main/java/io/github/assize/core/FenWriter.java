package io.github.assize.core;

import java.util.List;
import java.util.stream.Collectors;

/** Writes positions as FEN. */
final class FenWriter {
    private FenWriter() {}

    static String write(Position position) {
        StringBuilder fen = new StringBuilder();
        Tables tables = position.tables;
        for (int rank = tables.laws.ranks() - 1; rank >= 0; rank--) {
            writeRank(position, rank, fen);
            fen.append(rank > 0 ? "/" : "");
        }
        fen.append(position.sideToMove() == Color.WHITE ? " w " : " b ");
        String rights = position.rights().stream().map(Square::toString).collect(Collectors.joining());
        fen.append(rights.isEmpty() ? "-" : rights).append(' ');
        fen.append(position.enPassant().map(Square::toString).orElse("-")).append(' ');
        fen.append(position.halfmoveClock()).append(' ').append(position.fullmoveNumber());
        if (position.shownFace() >= 0) {
            fen.append(' ').append(position.shownFace() == 0 ? "-" : String.valueOf(position.shownFace()));
        }
        return fen.toString();
    }

    private static void writeRank(Position position, int rank, StringBuilder fen) {
        int files = position.tables.files;
        int empty = 0;
        for (int file = 0; file < files; file++) {
            List<Piece> men = position.tables.codes.pieces(position.cells[rank * files + file] & 0xff);
            if (men.isEmpty()) {
                empty++;
                continue;
            }
            fen.append(empty > 0 ? String.valueOf(empty) : "");
            empty = 0;
            String letters = men.stream().map(Piece::toString).collect(Collectors.joining());
            fen.append(men.size() > 1 ? "(" + letters + ")" : letters);
        }
        fen.append(empty > 0 ? String.valueOf(empty) : "");
    }
}
