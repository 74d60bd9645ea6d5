package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What stands where. Two boards are equal when they have the same size and pieces. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Board {
    private static final int CELL = 3;

    private final CompiledLaws laws;
    private final State state;

    Board(CompiledLaws laws, State state) {
        this.laws = laws;
        this.state = state;
    }

    /**
     * Returns the number of files.
     *
     * @return from 1 to 16
     */
    public int files() {
        return laws.files;
    }

    /**
     * Returns the number of ranks.
     *
     * @return from 1 to 16
     */
    public int ranks() {
        return laws.laws.ranks();
    }

    /**
     * Returns the pieces on a square.
     *
     * @param square the square
     * @return none, one, or two with the pawn first; unmodifiable
     * @throws IllegalArgumentException if the square is not on the board
     */
    public List<Piece> piecesAt(Square square) {
        return pieces(laws.indexOnBoard(requireNonNull(square, "square")));
    }

    private ImmutableList<Piece> pieces(int index) {
        return laws.codes.pieces(state.code(index));
    }

    /**
     * Returns the piece on a square, the first where there are two.
     *
     * @param square the square
     * @return the piece; empty where none stands there
     * @throws IllegalArgumentException if the square is not on the board
     */
    public Optional<Piece> pieceAt(Square square) {
        return piecesAt(square).stream().findFirst();
    }

    /**
     * Returns the squares on which something stands.
     *
     * @return the squares in the order a1, b1, …, unmodifiable
     */
    public List<Square> occupied() {
        return laws.squares(square -> state.code(square) != PieceCodes.NONE);
    }

    /**
     * Returns where a kind of piece stands.
     *
     * @param piece the type and its color
     * @return the squares in the order a1, b1, …, unmodifiable
     */
    public List<Square> squaresOf(Piece piece) {
        requireNonNull(piece, "piece");
        return laws.squares(square -> pieces(square).contains(piece));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Board that
                        && files() == that.files()
                        && ranks() == that.ranks()
                        && samePieces(that));
    }

    private boolean samePieces(Board other) {
        for (int square = 0; square < laws.squares; square++) {
            if (!pieces(square).equals(other.pieces(square))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int[] hashes = new int[laws.squares];
        for (int square = 0; square < laws.squares; square++) {
            hashes[square] = pieces(square).hashCode();
        }
        return Arrays.hashCode(hashes);
    }

    /**
     * Returns a diagram: a line a rank from the top, White's pieces in upper case, Black's in lower case, two pieces on one
     * square side by side, and the files below.
     */
    @Override
    public String toString() {
        StringBuilder diagram = new StringBuilder();
        for (int rank = ranks() - 1; rank >= 0; rank--) {
            diagram.append(rank < 9 ? " " : "").append(rank + 1);
            for (int file = 0; file < files(); file++) {
                ImmutableList<Piece> pieces = pieces(rank * files() + file);
                cell(
                        diagram,
                        pieces.isEmpty()
                                ? "."
                                : pieces.stream().map(Piece::toString).collect(Collectors.joining()));
            }
            diagram.append('\n');
        }
        diagram.append("  ");
        for (int file = 0; file < files(); file++) {
            cell(diagram, String.valueOf((char) ('a' + file)));
        }
        return diagram.toString();
    }

    private static void cell(StringBuilder diagram, String text) {
        diagram.append(" ".repeat(CELL - text.length())).append(text);
    }
}
