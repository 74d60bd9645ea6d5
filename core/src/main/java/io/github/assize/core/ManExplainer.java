package io.github.assize.core;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells why one man may not go to one square. */
final class ManExplainer {
    private final Position position;
    private final Tables tables;
    private final PlacedPiece man;
    private final int to;

    ManExplainer(Position position, PlacedPiece man, int to) {
        this.position = position;
        this.tables = position.tables;
        this.man = man;
        this.to = to;
    }

    /** Tells the reason that is nearest to a legal move, of all the ways that lead there. */
    Refusal refusal() {
        Dice dice = tables.laws.dice();
        if (dice != null && !dice.type(position.face()).equals(man.type())) {
            return otherFace(dice);
        }
        if (man.square() == to) {
            return Refusal.of(
                    Refusal.Kind.ALREADY_THERE,
                    the() + " is there already",
                    man.type().rule());
        }
        return position.legalMoves().stream()
                .filter(move -> man.makes(move, tables.square(to), tables))
                .findFirst()
                .map(this::fileMissing)
                .orElseGet(() -> Route.between(tables, man, to).stream()
                        .map(way -> new RouteExplainer(position, man, to, way).refusal())
                        .reduce((a, b) -> b.kind().compareTo(a.kind()) > 0 ? b : a)
                        .orElseGet(this::unreachable));
    }

    private String the() {
        return Phrases.the(tables, man);
    }

    private Square target() {
        return tables.square(to);
    }

    private Refusal otherFace(Dice dice) {
        int face = position.face();
        return Refusal.of(
                Refusal.Kind.OTHER_FACE,
                "the die shows " + face + ", which lets only " + Phrases.one(dice.type(face)) + " move",
                dice.rule());
    }

    /** The only thing that a text which names the man and the square can lack. */
    private Refusal fileMissing(Move move) {
        return Refusal.of(
                Refusal.Kind.FILE_MISSING,
                "the capture by " + the() + " is written with its file: " + position.algebraic(move),
                man.type().rule());
    }

    private Refusal unreachable() {
        String only = onlyDirection();
        return Refusal.of(
                Refusal.Kind.UNREACHABLE,
                only.isEmpty()
                        ? Phrases.one(man.type()) + " does not move from " + tables.square(man.square()) + " to "
                                + target()
                        : Phrases.one(man.type()) + " moves only " + only,
                man.type().rule());
    }

    /** Returns the one direction that all moves of the man keep to, if the square does not lie there. */
    private String onlyDirection() {
        List<Betza.Hop> hops = man.type().movements().stream()
                .flatMap(movement -> movement.patterns().stream())
                .map(Betza.Pattern::hop)
                .toList();
        int sign = man.is(Color.WHITE) ? 1 : -1;
        int dx = to % tables.files - man.square() % tables.files;
        int dy = sign * (to / tables.files - man.square() / tables.files);
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
