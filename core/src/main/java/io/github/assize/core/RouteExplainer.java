package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.Passage;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/** Tells why one piece may not go to one square by one route. */
final class RouteExplainer {
    private final CompiledLaws compiled;
    private final Laws laws;
    private final State state;
    private final Color side;
    private final PlacedPiece piece;
    private final int to;
    private final List<PlacedPiece> there;
    private final Route route;

    RouteExplainer(CompiledLaws compiled, State state, PlacedPiece piece, int to, Route route) {
        this.compiled = compiled;
        this.laws = compiled.laws;
        this.state = state;
        this.side = Color.of(state.side());
        this.piece = piece;
        this.to = to;
        this.there = PlacedPiece.on(compiled.codes, state::code, to);
        this.route = route;
    }

    private Phrase the() {
        return Phrases.the(compiled, piece);
    }

    private Square target() {
        return compiled.square(to);
    }

    /** Tells the first reason on the way, and in the end that the own king would be in check. */
    Refusal refusal() {
        if (!route.isInPlace()) {
            return elsewhere();
        }
        if (!route.isGranted(state::code)) {
            return route.isGrantedWhileAllStand() ? afterCapture() : notGranted();
        }
        List<Route.Passed> bars = route.bars(state::code);
        if (!bars.isEmpty()) {
            return barred(bars);
        }
        return there.isEmpty() ? toEmpty() : toPiece();
    }

    private Refusal elsewhere() {
        boolean onFile = route.isOnFile();
        String place = onFile
                ? "rank " + (piece.square() / laws.files() + 1)
                : "the " + (char) ('a' + piece.square() % laws.files()) + "-file";
        return Refusal.of(Kind.NOT_GRANTED, the(), " has no move to ", target(), " from " + place)
                .under(route.rule(onFile ? Movement.Limit.ON_RANKS : Movement.Limit.ON_FILES));
    }

    private Refusal afterCapture() {
        return Refusal.of(
                        Kind.NOT_GRANTED,
                        the(),
                        " goes to ",
                        target(),
                        " only while as many pieces stand as at the start, which is over")
                .under(route.rule(Movement.Limit.WHILE_ALL_STAND));
    }

    private Refusal notGranted() {
        if (!route.isFirstMove()) {
            return Refusal.of(Kind.NOT_GRANTED, the(), " goes to ", target(), " only once it has made its first move")
                    .under(route.rule());
        }
        if (laws.isPawn(piece.type()) && laws.hasRight(piece.type())) {
            return laws.has(Custom.PAWNS_BACKED)
                    ? unbacked()
                    : Refusal.of(
                                    Kind.NOT_GRANTED,
                                    the(),
                                    " has no double step: only the first pawn that moves has it, from where it stood in the"
                                            + " array")
                            .under(laws.rule(Custom.PAWNS_TOGETHER), "C-10");
        }
        if (laws.isPawn(piece.type())) {
            String step = route.isDoubleStep() ? "double step" : "first move";
            return Refusal.of(Kind.NOT_GRANTED, the(), " has no ", step, ", which belongs to the ranks of the array")
                    .under(route.rule(), "C-10");
        }
        boolean costsKing = piece.type().equals(laws.king()) && laws.mayCostFirstMove();
        return Refusal.of(Kind.NOT_GRANTED, the(), " no longer has ", lost())
                .under(
                        spendingRule(costsKing),
                        costsKing ? laws.rule(Custom.CHECK_COST) : "",
                        costsKing ? laws.aimers().rule() : "",
                        "C-10");
    }

    /** Returns the rule by which a move may have spent it, or nothing where it is known that something else cost it. */
    private String spendingRule(boolean costsKing) {
        boolean checked = laws.has(Custom.CHECK_COST) && state.isCheck();
        return costsKing && (checked || route.has(Movement.Limit.NEVER_SPENT))
                ? ""
                : route.rule(Movement.Limit.ONCE_PER_GAME);
    }

    private Refusal unbacked() {
        return Refusal.of(
                        Kind.NOT_GRANTED,
                        the(),
                        " has no double step: it, or the piece behind it in the array, has left its square")
                .under(laws.rule(Custom.PAWNS_BACKED), "C-10");
    }

    private String lost() {
        if (route.has(Movement.Limit.NEVER_SPENT)) {
            return "the move that it keeps until something costs it";
        }
        return route.has(Movement.Limit.ONCE_PER_GAME) ? "the move that is for once a game" : "its first move";
    }

    private Refusal barred(List<Route.Passed> bars) {
        Route.Passed bar = bars.get(0);
        return switch (bar.need()) {
            case NOBODY ->
                Refusal.of(Kind.BLOCKED, the(), " is blocked at ", compiled.square(bar.square()), " by ", seen(bar))
                        .under(route.rule());
            case NO_ENEMY -> overEnemies(bars);
            case PARTNER -> noPartner(bar);
        };
    }

    private String seen(Route.Passed bar) {
        return Phrases.seenBy(side, PlacedPiece.on(compiled.codes, state::code, bar.square()));
    }

    private Refusal overEnemies(List<Route.Passed> bars) {
        Phrase enemies = Phrase.all(bars.stream()
                .map(bar -> Phrase.of(seen(bar), " on ", compiled.square(bar.square())))
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
        List<PlacedPiece> instead = PlacedPiece.on(compiled.codes, state::code, bar.square());
        boolean own = !instead.isEmpty() && instead.get(0).is(side);
        return Refusal.of(
                        own ? Kind.NO_PARTNER : Kind.BLOCKED,
                        the(),
                        " passes over no piece but its own " + partner + ", and none stands on ",
                        compiled.square(bar.square()))
                .under(route.rule());
    }

    private Refusal toEmpty() {
        if (route.moves()) {
            return limited();
        }
        int passage = passage();
        return passage == Passage.NONE ? nothingToCapture() : enPassant(passage);
    }

    private Refusal nothingToCapture() {
        return Refusal.of(
                        Kind.NOTHING_TO_CAPTURE,
                        Phrases.one(piece.type()) + " goes " + (route.isDiagonal() ? "diagonally" : "there"),
                        " only to capture, and nothing stands on ",
                        target())
                .under(route.rule());
    }

    /** Returns what a long step over the square has left, or would have if it had just been made, or that none can have. */
    private int passage() {
        int passage = Passage.NONE;
        for (int pawn = 0; laws.capturesEnPassant(piece.type()) && pawn < compiled.squares; pawn++) {
            boolean there = PlacedPiece.on(compiled.codes, state::code, pawn).stream()
                    .anyMatch(other -> other.is(side.opposite()) && laws.isPawn(other.type()));
            passage = there && passage == Passage.NONE
                    ? new PassageText(compiled, side.opposite())
                            .passage(to, pawn, origin -> state.code(origin) == PieceCodes.NONE)
                    : passage;
        }
        return passage;
    }

    private Refusal enPassant(int passage) {
        State after = state.makeEnPassant(piece.square(), to, passage);
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
        boolean straight = to % laws.files() == piece.square() % laws.files();
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
        if (route.has(Movement.Limit.NOT_FROM_CHECK) && state.isCheck()) {
            return Refusal.of(Kind.FROM_CHECK, the(), " may not leap while in check")
                    .under(route.rule(Movement.Limit.NOT_FROM_CHECK));
        }
        if (route.has(Movement.Limit.FROM_CHECK_BY_CAPTURE) && state.isCheck() && !isOnlyGiver()) {
            return Refusal.of(Kind.FROM_CHECK, the(), " moves while in check only to capture what alone gives it")
                    .under(route.rule(Movement.Limit.FROM_CHECK_BY_CAPTURE));
        }
        if (isBarred()) {
            PromotionResult promotion = requireNonNull(compiled.codes.promotion(piece.piece(), to));
            boolean never = promotion.types().stream().allMatch(laws.king()::equals);
            String only = Phrases.onlyOfOtherColor(compiled, state, side, promotion.types(), to);
            String why = never
                    ? "it could only become " + Phrases.one(laws.king()) + " there, which is never lost"
                    : name(side) + " has lost none of the pieces that it could become there" + only;
            return Refusal.of(Kind.NOTHING_LOST, the(), " may not go to ", target(), ": " + why)
                    .under(
                            promotion.rule(never ? Promotion.Part.WHOLE : Promotion.Part.ONLY_TO_THE_LOST),
                            only.isEmpty() ? "" : laws.lostByColor().rule());
        }
        List<PlacedPiece> attackers = attackersOnTheWay();
        return attackers.isEmpty()
                ? unsafeOrForbidden(after())
                : Refusal.of(
                                Kind.THROUGH_ATTACK,
                                the(),
                                " may not pass ",
                                compiled.square(route.middle()),
                                ", which is attacked by ",
                                Phrases.all(compiled, attackers))
                        .under(route.rule(Movement.Limit.NOT_THROUGH_ATTACK), "C-14");
    }

    /** Returns whether what gives check stands there, and nothing else gives it. */
    private boolean isOnlyGiver() {
        return attackers(state).stream().mapToInt(PlacedPiece::square).allMatch(square -> square == to);
    }

    /** Returns whether the piece could go there only to become what its side has lost, and it has lost none. */
    private boolean isBarred() {
        int[] moves = moves();
        return moves.length > 0 && Arrays.stream(moves).noneMatch(state::isPermitted);
    }

    /** Returns the moves that lead there, whether or not they are legal. */
    private int[] moves() {
        return Arrays.stream(state.pseudoLegal(piece.square()))
                .filter(move -> piece.makes(Move.of(compiled, state, move), compiled.square(piece.square()), target()))
                .toArray();
    }

    /** Returns who could capture the king on the square that he passes, if that matters. */
    private List<PlacedPiece> attackersOnTheWay() {
        int middle = route.middle();
        if (middle < 0 || !route.has(Movement.Limit.NOT_THROUGH_ATTACK)) {
            return List.of();
        }
        IntUnaryOperator passing = square -> square == middle
                ? state.code(piece.square())
                : square == piece.square() ? PieceCodes.NONE : state.code(square);
        return PlacedPiece.attacking(compiled.codes, passing, middle, side.opposite());
    }

    /** Returns the position after the piece has gone there, whatever becomes of its king. */
    private State after() {
        int[] moves = moves();
        if (moves.length == 0) {
            throw new IllegalStateException(the() + " has no way to " + target());
        }
        return state.make(moves[moves.length - 1]);
    }

    private List<PlacedPiece> attackers(State after) {
        return PlacedPiece.attacking(compiled.codes, after::code, after.king(side.index()), side.opposite());
    }

    /** What is left where nothing else forbids the move: what it leaves one of the kings with. */
    private Refusal unsafeOrForbidden(State after) {
        return ForbiddenExplainer.refusal(compiled, after, the()).orElseGet(() -> unsafe(after));
    }

    private static String name(Color color) {
        return Names.side(color);
    }

    /** Its own king is in check after it. */
    private Refusal unsafe(State after) {
        return Refusal.of(Kind.UNSAFE, check(after)).under("C-04");
    }

    private Phrase check(State after) {
        Phrase king = Phrases.king(compiled, after, side);
        Phrase inCheck = Phrases.inCheck(compiled, after, side);
        if (piece.type().equals(laws.king())) {
            return Phrase.of("it would put ", king, " ", inCheck);
        }
        List<PlacedPiece> before = attackers(state);
        return attackers(after).stream().anyMatch(before::contains)
                ? Phrase.of(
                        king,
                        " is ",
                        Phrases.inCheck(compiled, state, side),
                        ", and ",
                        the(),
                        " does not parry it on ",
                        target())
                : Phrase.of(the(), " would leave ", king, " ", inCheck);
    }
}
