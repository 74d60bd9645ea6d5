package io.github.assize.diagram;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Board;
import io.github.assize.core.Color;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.List;

/** Says in words what a position is, for those who do not see the diagram. */
final class Words {
    private Words() {}

    static String name(Color side) {
        return side == Color.WHITE ? "White" : "Black";
    }

    /** Returns the name of the game and whose turn it is, or how it has ended. */
    static String caption(Position position) {
        String state = position.outcome().isDecided()
                ? position.outcome().toString()
                : name(position.sideToMove()) + (position.awaitsRoll() ? " to roll" : " to move");
        return position.ruleset().name() + ", " + state;
    }

    /** Returns where the pieces stand, side by side in the order of the ruleset's types. */
    static String pieces(Position position) {
        return pieces(position, Color.WHITE) + " " + pieces(position, Color.BLACK);
    }

    private static String pieces(Position position, Color side) {
        Board board = position.board();
        String all = position.ruleset().pieceTypes().stream()
                .flatMap(type -> squares(board, side, type).stream().map(square -> type.name() + " " + square))
                .collect(joining(", "));
        return name(side) + ": " + all + ".";
    }

    private static List<Square> squares(Board board, Color side, PieceType type) {
        return board.squaresOf(new Piece(side, type));
    }

    static String rights(List<Square> rights) {
        return rights.isEmpty()
                ? "No first-move rights."
                : "First-move rights: " + rights.stream().map(Square::toString).collect(joining(", ")) + ".";
    }
}
