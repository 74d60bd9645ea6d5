package io.github.assize.testkit;

import io.github.assize.core.Color;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reach;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether the colors of a game are alike: the same pieces on the same ranks, and movements that know no right and left. */
final class Alike {
    private final Ruleset ruleset;
    private final Position start;

    private Alike(Ruleset ruleset) {
        this.ruleset = ruleset;
        this.start = ruleset.initialPosition();
    }

    static boolean areColorsOf(Ruleset ruleset) {
        Alike alike = new Alike(ruleset);
        return alike.army(Color.WHITE).equals(alike.army(Color.BLACK))
                && ruleset.pieceTypes().stream().allMatch(alike::isTheSameToBothHands);
    }

    /** Returns the pieces of a side in the array, each with its rank from that side. */
    private List<String> army(Color color) {
        int ranks = ruleset.ranks();
        return Squares.of(start.board()).stream()
                .flatMap(square -> start.board().piecesAt(square).stream()
                        .filter(piece -> piece.color() == color)
                        .map(piece -> piece.type().letter()
                                + (color == Color.WHITE ? square.rank() : ranks - 1 - square.rank())))
                .sorted()
                .toList();
    }

    /**
     * How far a way leads.
     *
     * @param right files to the right
     * @param ahead ranks ahead
     * @param moves whether without capture
     * @param captures whether with one
     */
    private record Lead(int right, int ahead, boolean moves, boolean captures) {
        Lead turned() {
            return new Lead(-right, ahead, moves, captures);
        }
    }

    private boolean isTheSameToBothHands(PieceType type) {
        Set<Lead> leads = new HashSet<>();
        for (Square square : Squares.of(start.board())) {
            for (Reach.Way way : ruleset.reach(type, square, Color.WHITE).ways()) {
                leads.add(new Lead(
                        way.to().file() - square.file(), way.to().rank() - square.rank(), way.moves(), way.captures()));
            }
        }
        return leads.stream().allMatch(lead -> leads.contains(lead.turned()));
    }
}
