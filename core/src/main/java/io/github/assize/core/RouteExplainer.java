package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Refusal.Kind;
import java.util.List;
import java.util.stream.Collectors;

/** Tells why one piece may not go to one square by one route. */
final class RouteExplainer {
    private final Position position;
    private final Tables tables;
    private final Laws laws;
    private final byte[] cells;
    private final Color side;
    private final PlacedPiece piece;
    private final int to;
    private final List<PlacedPiece> there;
    private final Route route;

    RouteExplainer(Position position, PlacedPiece piece, int to, Route route) {
        this.position = position;
        this.tables = position.tables;
        this.laws = tables.laws;
        this.cells = position.cells;
        this.side = position.sideToMove();
        this.piece = piece;
        this.to = to;
        this.there = PlacedPiece.on(tables, cells, to);
        this.route = route;
    }

    private Phrase the() {
        return Phrases.the(tables, piece);
    }

    private Square target() {
        return tables.square(to);
    }

    /** Tells the first reason on the way, and in the end that the own king would be in check. */
    Refusal refusal() {
        if (!route.isGranted()) {
            return notGranted();
        }
        List<Route.Passed> bars = route.bars(cells);
        if (!bars.isEmpty()) {
            return barred(bars);
        }
        return there.isEmpty() ? toEmpty() : toPiece();
    }

    private Refusal notGranted() {
        if (!route.isFirstMove()) {
            return Refusal.of(Kind.NOT_GRANTED, the(), " goes to ", target(), " only once it has made its first move")
                    .under(route.rule());
        }
        if (laws.isPawn(piece.type())) {
            String step = route.isDoubleStep() ? "double step" : "first move";
            return Refusal.of(Kind.NOT_GRANTED, the(), " has no ", step, ", which belongs to the ranks of the array")
                    .under(route.rule(), "C-10");
        }
        boolean costsKing = piece.type().equals(laws.king()) && laws.mayCostFirstMove();
        String rule = costsKing ? laws.checkCost().rule() : route.rule();
        String aimRule = costsKing ? laws.aimers().rule() : "";
        return Refusal.of(Kind.NOT_GRANTED, the(), " no longer has its first move")
                .under(rule, aimRule, "C-10");
    }

    private Refusal barred(List<Route.Passed> bars) {
        Route.Passed bar = bars.get(0);
        return switch (bar.need()) {
            case NOBODY ->
                Refusal.of(Kind.BLOCKED, the(), " is blocked at ", tables.square(bar.square()), " by ", seen(bar))
                        .under(route.rule());
            case NO_ENEMY -> overEnemies(bars);
            case PARTNER -> noPartner(bar);
        };
    }

    private String seen(Route.Passed bar) {
        return Phrases.seenBy(side, PlacedPiece.on(tables, cells, bar.square()));
    }

    private Refusal overEnemies(List<Route.Passed> bars) {
        Phrase enemies = Phrase.all(bars.stream()
                .map(bar -> Phrase.of(seen(bar), " on ", tables.square(bar.square())))
                .toList());
        Phrase sentence = bars.size() == 1
                ? Phrase.of(the(), " may not leap over ", enemies)
                : Phrase.of(the(), " may not leap to ", target(), ": ", enemies, " bar both ways");
        return Refusal.of(Kind.BLOCKED, sentence).under(route.rule(Movement.Limit.NOT_OVER_ENEMIES));
    }

    private Refusal noPartner(Route.Passed bar) {
        String letter = requireNonNull(route.partner());
        String partner = laws.types().stream()
                .filter(type -> type.letter().equals(letter))
                .map(PieceType::name)
                .collect(Collectors.joining());
        List<PlacedPiece> instead = PlacedPiece.on(tables, cells, bar.square());
        boolean own = !instead.isEmpty() && instead.get(0).is(side);
        return Refusal.of(
                        own ? Kind.NO_PARTNER : Kind.BLOCKED,
                        the(),
                        " passes over no piece but its own " + partner + ", and none stands on ",
                        tables.square(bar.square()))
                .under(route.rule());
    }

    private Refusal toEmpty() {
        if (route.moves()) {
            return limited();
        }
        return canHaveBeenPassed() ? enPassant() : nothingToCapture();
    }

    private Refusal nothingToCapture() {
        return Refusal.of(
                        Kind.NOTHING_TO_CAPTURE,
                        Phrases.one(piece.type()) + " goes " + (route.isDiagonal() ? "diagonally" : "there"),
                        " only to capture, and nothing stands on ",
                        target())
                .under(route.rule());
    }

    private boolean canHaveBeenPassed() {
        int from = tables.doubleFrom[Tables.side(side.opposite()) * tables.squares + to];
        int stands = tables.doubleTo[Tables.side(side.opposite()) * tables.squares + to];
        return laws.capturesEnPassant(piece.type())
                && from >= 0
                && cells[from] == PieceCodes.NONE
                && PlacedPiece.on(tables, cells, stands).stream()
                        .anyMatch(pawn -> pawn.is(side.opposite()) && laws.isPawn(pawn.type()));
    }

    private Refusal enPassant() {
        Position after = position.make((char) position.captureEnPassant(piece.square(), to));
        return attackers(after).isEmpty()
                ? Refusal.of(
                                Kind.NO_EN_PASSANT,
                                "no capture en passant on ",
                                target(),
                                ": it must answer the double step at once")
                        .under(laws.enPassant().rule())
                : unsafe(after);
    }

    private Refusal toPiece() {
        if (there.get(0).is(side)) {
            return Refusal.of(Kind.OWN_PIECE, target(), " is held by ", Phrases.seenBy(side, there))
                    .under("C-02");
        }
        if (!route.captures()) {
            return captureDenied();
        }
        return there.stream()
                .filter(other -> piece.spares(other.type()))
                .findFirst()
                .map(this::spared)
                .orElseGet(this::limited);
    }

    private Refusal captureDenied() {
        String enemy = Phrases.seenBy(side, there);
        boolean straight = to % tables.files == piece.square() % tables.files;
        Phrase sentence = straight && laws.isPawn(piece.type())
                ? Phrase.of(
                        Phrases.one(piece.type()),
                        " goes straight only to an empty square, and " + enemy + " stands on ",
                        target())
                : Phrase.of(the(), " goes to ", target(), " only if that is empty, and ", enemy, " stands there");
        return Refusal.of(Kind.NO_CAPTURE_THERE, sentence).under(route.quietRule());
    }

    private Refusal spared(PlacedPiece other) {
        return Refusal.of(
                        Kind.CANNOT_CAPTURE, Phrases.one(piece.type()) + " does not take " + Phrases.one(other.type()))
                .under(requireNonNull(piece.type().spared().get(other.type().letter())));
    }

    private Refusal limited() {
        if (route.has(Movement.Limit.NOT_FROM_CHECK) && position.isCheck()) {
            return Refusal.of(Kind.FROM_CHECK, the(), " may not leap while in check")
                    .under(route.rule(Movement.Limit.NOT_FROM_CHECK));
        }
        List<PlacedPiece> attackers = attackersOnTheWay();
        return attackers.isEmpty()
                ? unsafe(after())
                : Refusal.of(
                                Kind.THROUGH_ATTACK,
                                the(),
                                " may not pass ",
                                tables.square(route.middle()),
                                ", which is attacked by ",
                                Phrases.all(tables, attackers))
                        .under(route.rule(Movement.Limit.NOT_THROUGH_ATTACK), "C-14");
    }

    /** Returns who could capture the king on the square that he passes, if that matters. */
    private List<PlacedPiece> attackersOnTheWay() {
        int middle = route.middle();
        if (middle < 0 || !route.has(Movement.Limit.NOT_THROUGH_ATTACK)) {
            return List.of();
        }
        byte[] passing = cells.clone();
        passing[middle] = cells[piece.square()];
        passing[piece.square()] = PieceCodes.NONE;
        return PlacedPiece.attacking(tables, passing, middle, side.opposite());
    }

    /** Returns the position after the piece has gone there, whatever becomes of its king. */
    private Position after() {
        for (char move : MoveGenerator.pseudoLegal(position, piece.square())) {
            if (piece.makes(position.toMove(move), target(), tables)) {
                return position.make(move);
            }
        }
        throw new IllegalStateException(the() + " has no way to " + target() + " in " + position.toFen());
    }

    private List<PlacedPiece> attackers(Position after) {
        return PlacedPiece.attacking(tables, after.cells, after.kingSquare(Tables.side(side)), side.opposite());
    }

    /** What is left where nothing else forbids the move: its own king is in check after it. */
    private Refusal unsafe(Position after) {
        return Refusal.of(Kind.UNSAFE, check(after)).under("C-04");
    }

    private Phrase check(Position after) {
        Phrase king = Phrases.king(after, side);
        Phrase inCheck = Phrases.inCheck(after, side);
        if (piece.type().equals(laws.king())) {
            return Phrase.of("it would put ", king, " ", inCheck);
        }
        List<PlacedPiece> before = attackers(position);
        return attackers(after).stream().anyMatch(before::contains)
                ? Phrase.of(
                        king,
                        " is ",
                        Phrases.inCheck(position, side),
                        ", and ",
                        the(),
                        " does not parry it on ",
                        target())
                : Phrase.of(the(), " would leave ", king, " ", inCheck);
    }
}
