package io.github.assize.core;

import io.github.assize.core.Refusal.Kind;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells why one piece may not go to one square. */
final class PieceExplainer {
    private final Position position;
    private final Tables tables;
    private final PlacedPiece piece;
    private final int to;

    PieceExplainer(Position position, PlacedPiece piece, int to) {
        this.position = position;
        this.tables = position.tables;
        this.piece = piece;
        this.to = to;
    }

    /** Tells the reason that is nearest to a legal move, of all the routes that lead there. */
    Refusal refusal() {
        Dice dice = tables.laws.dice();
        if (dice != null && !dice.type(position.shownFace()).equals(piece.type())) {
            return otherFace(dice);
        }
        if (piece.square() == to) {
            return Refusal.of(Kind.ALREADY_THERE, the(), " is there already")
                    .under(piece.type().rule());
        }
        return position.legalMoves().stream()
                .filter(move -> piece.makes(move, tables.square(to), tables))
                .findFirst()
                .map(this::fileMissing)
                .orElseGet(() -> Route.between(tables, piece, to).stream()
                        .map(route -> new RouteExplainer(position, piece, to, route).refusal())
                        .reduce((a, b) -> b.kind().compareTo(a.kind()) > 0 ? b : a)
                        .orElseGet(this::unreachable));
    }

    private Phrase the() {
        return Phrases.the(tables, piece);
    }

    private Refusal otherFace(Dice dice) {
        int face = position.shownFace();
        return Refusal.of(
                        Kind.ANOTHER_FACE,
                        "the die shows " + face + ", which lets only " + Phrases.one(dice.type(face)) + " move")
                .under(tables.laws.diceRule());
    }

    /** The only thing that a text which names the piece and the square can lack. */
    private Refusal fileMissing(Move move) {
        return Refusal.of(
                        Kind.FILE_MISSING,
                        "the capture by ",
                        the(),
                        " is written with its file: ",
                        position.algebraic(move))
                .under(piece.type().rule());
    }

    private Refusal unreachable() {
        String only = onlyDirection();
        Phrase sentence = only.isEmpty()
                ? Phrase.of(
                        Phrases.one(piece.type()),
                        " does not move from ",
                        tables.square(piece.square()),
                        " to ",
                        tables.square(to))
                : Phrase.of(Phrases.one(piece.type()), " moves only ", only);
        return Refusal.of(Kind.UNREACHABLE, sentence).under(piece.type().rule());
    }

    /** Returns the one direction that all moves of the piece keep to, if the square does not lie there. */
    private String onlyDirection() {
        List<Betza.Hop> hops = piece.type().movements().stream()
                .flatMap(movement -> movement.patterns().stream())
                .map(Betza.Pattern::hop)
                .toList();
        int sign = piece.is(Color.WHITE) ? 1 : -1;
        int dx = to % tables.files - piece.square() % tables.files;
        int dy = sign * (to / tables.files - piece.square() / tables.files);
        Set<Integer> directions =
                hops.stream().map(hop -> Integer.signum(hop.dy())).collect(Collectors.toSet());
        if (directions.size() != 1 || directions.contains(0)) {
            return "";
        }
        int ahead = directions.iterator().next();
        boolean diagonal = hops.stream().allMatch(hop -> Math.abs(hop.dx()) == Math.abs(hop.dy()));
        boolean astray = Integer.signum(dy) != ahead || (diagonal && Math.abs(dx) != Math.abs(dy));
        return astray ? (diagonal ? "diagonally " : "") + (ahead > 0 ? "forward" : "backward") : "";
    }
}
