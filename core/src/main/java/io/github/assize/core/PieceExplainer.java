package io.github.assize.core;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Tells why one piece may not go to one square. */
final class PieceExplainer {
    private final State state;
    private final List<Move> legal;
    private final Function<Move, String> writer;
    private final CompiledLaws laws;
    private final PlacedPiece piece;
    private final int to;

    /**
     * Takes what is asked.
     *
     * @param legal the legal moves
     * @param writer writes one of them
     */
    PieceExplainer(
            CompiledLaws laws,
            State state,
            List<Move> legal,
            Function<Move, String> writer,
            PlacedPiece piece,
            int to) {
        this.laws = laws;
        this.state = state;
        this.legal = legal;
        this.writer = writer;
        this.piece = piece;
        this.to = to;
    }

    /**
     * Tells the reason that is nearest to a legal move, of all the routes that lead there.
     *
     * @param castling whether the piece is a king who is to castle, rather than to step there
     */
    Refusal refusal(boolean castling) {
        Dice dice = laws.laws.dice().value();
        if (dice != null && !dice.type(state.face()).equals(piece.type())) {
            return otherFace(dice);
        }
        if (piece.square() == to) {
            return Refusal.of(Kind.ALREADY_THERE, the(), " is there already")
                    .under(piece.type().rule());
        }
        Optional<Refusal> owed = owed();
        if (owed.isPresent()) {
            return owed.get();
        }
        List<PlacedPiece> there = on(to);
        if (castling || mayMeanCastling(there)) {
            Optional<CastlingWay> way = way();
            if (way.isPresent()) {
                return castling(way.get());
            }
        }
        if (mayExchange() && isOwn(there)) {
            return exchange(there);
        }
        return legal.stream()
                .filter(this::isMeant)
                .findFirst()
                .map(this::fileMissing)
                .orElseGet(() -> routes().stream()
                        .map(route -> new RouteExplainer(laws, state, piece, to, route).refusal())
                        .reduce((a, b) -> b.kind().compareTo(a.kind()) > 0 ? b : a)
                        .orElseGet(this::unreachable));
    }

    /** Returns which capture is owed instead of a move that would be legal without that duty. */
    private Optional<Refusal> owed() {
        Duty duty = laws.duty;
        if (duty == null || legal.stream().anyMatch(this::isMeant)) {
            return Optional.empty();
        }
        int[] moves = laws.beforeDuty(state);
        return Arrays.stream(moves)
                .filter(move -> isMeant(Move.of(laws, state, move)))
                .mapToObj(move -> new DutyExplainer(laws, duty, state, move, moves).refusal())
                .findFirst();
    }

    private boolean isMeant(Move move) {
        return piece.makes(move, laws.square(piece.square()), laws.square(to));
    }

    /** Returns whether a king who is to go to a square might castle: with what stands there, or as he does not step there. */
    private boolean mayMeanCastling(List<PlacedPiece> there) {
        return piece.routes(laws.codes, to).isEmpty()
                || (isOwn(there) && laws.laws.castles(there.get(0).type()));
    }

    /** Returns the way in which a king where he stands might castle with what stands there. */
    private Optional<CastlingWay> way() {
        return laws.codes.castlings().stream()
                .filter(way -> piece.type().equals(laws.laws.king())
                        && piece.is(way.color())
                        && way.king() == piece.square()
                        && way.partner() == to)
                .findFirst();
    }

    private Refusal castling(CastlingWay way) {
        return legal.stream()
                .filter(move -> move.isCastling() && isMeant(move))
                .findFirst()
                .map(this::castlingSign)
                .orElseGet(() -> new CastlingExplainer(laws, state, way).refusal());
    }

    /** Returns the routes there that belong to its file and rank, or all if none does; those that nothing bars come first. */
    private List<Route> routes() {
        List<Route> all = piece.routes(laws.codes, to).stream()
                .sorted(Comparator.comparing(route -> !route.isOpen(state::code)))
                .toList();
        List<Route> inPlace = all.stream().filter(Route::isInPlace).toList();
        return inPlace.isEmpty() ? all : inPlace;
    }

    private Phrase the() {
        return Phrases.the(laws, piece);
    }

    private List<PlacedPiece> on(int square) {
        return PlacedPiece.on(laws.codes, state::code, square);
    }

    private boolean isOwn(List<PlacedPiece> there) {
        return !there.isEmpty() && there.get(0).is(Color.of(state.side()));
    }

    /** Returns whether the piece is a king who changes places with others when he is stalemated. */
    private boolean mayExchange() {
        return laws.laws.has(Custom.EXCHANGE) && piece.type().equals(laws.laws.king());
    }

    /** Tells why the king does not change places with what stands there. */
    private Refusal exchange(List<PlacedPiece> there) {
        boolean stalemated = isOwn(on(laws.index(legal.get(0).to())));
        if (!stalemated) {
            return Refusal.of(
                            Kind.OWN_PIECE,
                            the(),
                            " changes places with ",
                            Phrases.all(laws, there),
                            " only when stalemated")
                    .under(laws.laws.rule(Custom.EXCHANGE));
        }
        return laws.tables.mayRest(state.code(to), piece.square()) ? unsafeExchange() : promotingExchange(there);
    }

    private Refusal promotingExchange(List<PlacedPiece> there) {
        return Refusal.of(
                        Kind.OWN_PIECE,
                        Phrases.all(laws, there),
                        " does not change places with ",
                        the(),
                        ", as it is promoted there")
                .under(laws.laws.rule(Custom.EXCHANGE));
    }

    private Refusal unsafeExchange() {
        State after = state.make(MoveCode.exchange(piece.square(), to));
        return ForbiddenExplainer.orUnsafe(laws, after, the(), "the exchange");
    }

    private Refusal otherFace(Dice dice) {
        int face = state.face();
        return Refusal.of(
                        Kind.ANOTHER_FACE,
                        "the die shows " + face + ", which lets only " + Phrases.one(dice.type(face)) + " move")
                .under(laws.laws.dice().rule());
    }

    /** The only thing that a text which names the piece and the square can lack. */
    private Refusal fileMissing(Move move) {
        return Refusal.of(
                        Kind.FILE_MISSING, "the capture by ", the(), " is written with its file: ", writer.apply(move))
                .under(piece.type().rule());
    }

    /** The only thing that a text which names the king and his partner's square, or where he would come to stand, can lack. */
    private Refusal castlingSign(Move move) {
        return Refusal.of(
                        Kind.UNREACHABLE,
                        Phrases.one(piece.type()),
                        " does not move from ",
                        laws.square(piece.square()),
                        " to ",
                        laws.square(to),
                        ": castling is written ",
                        move.castlingText())
                .under(piece.type().rule(), laws.laws.castling().rule());
    }

    private Refusal unreachable() {
        return legal.stream()
                .filter(move -> move.isCastling()
                        && move.landing().filter(laws.square(to)::equals).isPresent())
                .filter(move ->
                        move.from().filter(laws.square(piece.square())::equals).isPresent())
                .findFirst()
                .map(this::castlingSign)
                .orElseGet(this::noWay);
    }

    private Refusal noWay() {
        String only = onlyDirection();
        Phrase sentence = only.isEmpty()
                ? Phrase.of(
                        Phrases.one(piece.type()),
                        " does not move from ",
                        laws.square(piece.square()),
                        " to ",
                        laws.square(to))
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
        int dx = to % laws.files - piece.square() % laws.files;
        int dy = sign * (to / laws.files - piece.square() / laws.files);
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
