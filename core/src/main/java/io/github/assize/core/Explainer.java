package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Refusal.Kind;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tells a player why a text that reads is no legal move. It is asked only then, so that legal play costs no more. */
final class Explainer {
    private final Position position;
    private final CompiledLaws compiled;
    private final Laws laws;
    private final MoveText text;
    private final Color side;

    private Explainer(Position position, MoveText text) {
        this.position = position;
        this.compiled = position.compiled();
        this.laws = compiled.laws;
        this.text = text;
        this.side = position.sideToMove();
    }

    /** Tells why a text that fits no legal move does not. */
    static Refusal explain(Position position, MoveText text) {
        return new Explainer(position, text).refusal();
    }

    /** Refuses a move that is none of the legal ones and may be one of another position or game. */
    static IllegalMoveException illegal(Position position, Move move) {
        String text = move.toString();
        Refusal refusal = position.refusal(text).orElseGet(() -> foreign(move, position.move(text)));
        return new IllegalMoveException(position, text, refusal.sentence());
    }

    /** Tells how a move that is legal here by its text differs from the one that was given. */
    private static Refusal foreign(Move given, Move here) {
        if (told(given).equals(told(here))) {
            String whose = here.piece()
                    .filter(piece -> !here.piece().equals(given.piece()))
                    .map(piece -> "ruleset, whose " + piece.type() + " moves otherwise")
                    .orElse("ruleset or position, after which another board would stand");
            return Refusal.of(Kind.ANOTHER_POSITION, "it is a move of another " + whose)
                    .under("C-02");
        }
        return Refusal.of(Kind.ANOTHER_POSITION, "it is a move of another position; here " + told(here))
                .under("C-02");
    }

    /** Says what moves and what is captured. */
    private static String told(Move here) {
        String captured =
                here.captured().stream().map(piece -> Phrases.one(piece.type())).collect(Collectors.joining(" and "));
        String mover = here.piece()
                .map(piece -> "is by " + Phrases.one(piece.type()) + " and captures ")
                .orElse("removes ");
        return here + " " + mover + (captured.isEmpty() ? "nothing" : captured);
    }

    private Refusal refusal() {
        Outcome outcome = position.outcome();
        if (outcome.isDecided()) {
            return Refusal.of(Kind.DECIDED, "the game is decided: ", outcome).under(decidingRule(outcome), "C-09");
        }
        if (position.awaitsRoll()) {
            return Refusal.of(Kind.NOT_ROLLED, "the die is to be rolled first").under(diceRule());
        }
        MoveText plain = text.plain();
        List<Move> legal = position.legalMoves().stream().filter(plain::fits).toList();
        if (!legal.isEmpty()) {
            return otherwise(legal);
        }
        Square onward = text.onward();
        if (onward != null) {
            return leap(onward);
        }
        return text.removal() ? removal() : pieces();
    }

    /** Tells why a piece that is promoted does not leap on to a square; or why it is not promoted at all. */
    private Refusal leap(Square onward) {
        return pieceMoves()
                .filter(text.withoutLeap().plain()::fits)
                .reduce((a, b) -> a.promotion().isEmpty() && b.promotion().isPresent() ? b : a)
                .map(first -> new LeapExplainer(compiled, position.state, first, onward).refusal())
                .orElseGet(() -> new Explainer(position, text.withoutLeap()).refusal());
    }

    /** Returns the moves of the own pieces' programs that are permitted, their king's safety aside. */
    private Stream<Move> pieceMoves() {
        return IntStream.range(0, compiled.squares)
                .filter(square -> position.state.code(square) != PieceCodes.NONE
                        && PlacedPiece.on(compiled.codes, position.state::code, square)
                                .get(0)
                                .is(side))
                .flatMap(square -> Arrays.stream(position.state.pseudoLegal(square)))
                .filter(position.state::isPermitted)
                .mapToObj(move -> Move.of(compiled, position.state, move));
    }

    /** Tells what a text that names a legal move says of it that is not so. */
    private Refusal otherwise(List<Move> legal) {
        Move move = legal.get(0);
        if (text.takes() && !move.capturesBeyond()) {
            return Refusal.of(Kind.CAPTURES_NOTHING, "the leap captures nothing, but the text has an x")
                    .under("C-02");
        }
        if (text.capture() && !move.capturesFirst()) {
            return Refusal.of(Kind.CAPTURES_NOTHING, "the move captures nothing, but the text has an x")
                    .under("C-02");
        }
        PieceType becomes = requireNonNull(text.becomes());
        if (legal.stream().allMatch(other -> other.promotion().isEmpty())) {
            return noPromotion(move, becomes);
        }
        return move.isChoice() ? notAmong(legal, becomes) : otherPromotion(move, becomes);
    }

    private Refusal notAmong(List<Move> legal, PieceType becomes) {
        Move move = legal.get(0);
        PromotionResult result =
                requireNonNull(compiled.codes.promotion(move.piece().orElseThrow(), compiled.index(move.to())));
        List<String> choices = legal.stream()
                .filter(other -> other.from().equals(move.from()))
                .map(other -> Phrases.one(requireNonNull(other.becomes())))
                .toList();
        boolean unlost = result.types().contains(becomes);
        String only = onlyOfOtherColor(List.of(becomes), move);
        String lost = unlost ? ": " + Names.side(side) + " has lost none of those" + only : "";
        return Refusal.of(
                        Kind.ANOTHER_PROMOTION,
                        "it becomes " + Phrases.or(choices) + ", not " + Phrases.one(becomes) + lost)
                .under(
                        result.rule(unlost ? Promotion.Part.ONLY_TO_THE_LOST : Promotion.Part.WHOLE),
                        unlost ? colorRule(only) : "");
    }

    private String onlyOfOtherColor(List<PieceType> types, Move move) {
        return Phrases.onlyOfOtherColor(compiled, position.state, side, types, compiled.index(move.to()));
    }

    private String colorRule(String only) {
        return only.isEmpty() ? "" : laws.lostByColor().rule();
    }

    private Refusal noPromotion(Move move, PieceType becomes) {
        Optional<PromotionResult> unlost =
                move.piece().map(piece -> compiled.codes.promotion(piece, compiled.index(move.to())));
        String only =
                unlost.map(result -> onlyOfOtherColor(result.types(), move)).orElse("");
        return unlost.filter(result -> result.otherwise() != null)
                .map(result -> Refusal.of(
                                Kind.ANOTHER_PROMOTION,
                                Names.side(side) + " has lost none of the pieces that a "
                                        + move.piece().orElseThrow().type() + " becomes there" + only)
                        .under(result.rule(Promotion.Part.ONLY_TO_THE_LOST), colorRule(only), "C-13"))
                .orElseGet(() -> Refusal.of(
                                Kind.ANOTHER_PROMOTION,
                                "the move promotes nothing, but the text has =",
                                becomes.letter())
                        .under("C-13"));
    }

    private Refusal otherPromotion(Move move, PieceType becomes) {
        Piece piece = move.piece().orElseThrow();
        PromotionResult result = requireNonNull(compiled.codes.promotion(piece, compiled.index(move.to())));
        return Refusal.of(
                        Kind.ANOTHER_PROMOTION,
                        "it becomes " + Phrases.one(move.promotion().orElseThrow()) + ", not " + Phrases.one(becomes))
                .under(result.rule(Promotion.Part.WHOLE), "C-13");
    }

    private String decidingRule(Outcome outcome) {
        return switch (outcome.reason().orElseThrow()) {
            case CHECKMATE ->
                outcome.winner().equals(Optional.of(side.opposite()))
                        ? ""
                        : laws.mates().rule();
            case CHECK -> laws.rule(Custom.FIRST_CHECK);
            case STALEMATE -> laws.stalemate().rule();
            case BARE_KING, REDUCED -> laws.baring().rule();
            case QUEEN_LOST -> laws.lostWithout().rule();
            case LOST_ROLL -> diceRule();
        };
    }

    private String diceRule() {
        return laws.dice().rule();
    }

    private Refusal removal() {
        String rule = laws.rule(Custom.REMOVAL);
        if (!laws.has(Custom.REMOVAL)) {
            return Refusal.of(Kind.NO_REMOVAL, "a piece leaves the board only by capture")
                    .under("C-02");
        }
        if (!position.legalMoves().get(0).isRemoval()) {
            return Refusal.of(Kind.REMOVAL_TOO_SOON, "a removal is only for a stalemated player")
                    .under(rule);
        }
        List<PlacedPiece> there = PlacedPiece.on(compiled.codes, position.state::code, compiled.index(text.to()));
        if (there.isEmpty() || there.get(0).is(side)) {
            return nothingToRemove().under(rule);
        }
        return there.get(0).type().equals(laws.king())
                ? Refusal.of(Kind.KING_REMOVED, "the ", laws.king(), " cannot be removed")
                        .under(rule)
                : unsafeRemoval(there);
    }

    private Refusal nothingToRemove() {
        return Refusal.of(
                Kind.NOTHING_TO_REMOVE,
                "no " + Phrases.adjective(side.opposite()) + " piece stands on ",
                text.to(),
                " to be removed");
    }

    private Refusal unsafeRemoval(List<PlacedPiece> removed) {
        State after = position.state.make(MoveCode.removal(removed.get(0).square()));
        String rule = laws.safeRemovalRule();
        return ForbiddenExplainer.refusal(compiled, after, Names.side(side))
                .orElseGet(() -> Refusal.of(
                                Kind.UNSAFE_REMOVAL,
                                "the removal of ",
                                Phrases.all(compiled, removed),
                                " would leave ",
                                Phrases.king(compiled, after, side),
                                " ",
                                Phrases.inCheck(compiled, after, side))
                        .under(rule.isEmpty() ? "C-04" : rule));
    }

    private Refusal pieces() {
        List<PlacedPiece> candidates = PlacedPiece.of(compiled.codes, position.state::code, side).stream()
                .filter(piece -> text.canBeOf(piece, compiled))
                .toList();
        return candidates.isEmpty() ? noCandidate() : nearest(candidates);
    }

    private Refusal noCandidate() {
        if (!text.castling().isEmpty()) {
            return Refusal.of(
                            Kind.NOT_GRANTED,
                            Phrases.king(compiled, position.state, side),
                            " does not stand on ",
                            text.origin(),
                            ", from where he castles")
                    .under(laws.castling().rule());
        }
        if (!text.isOriginWhole()) {
            return Refusal.of(Kind.NO_SUCH_PIECE, noSuchPiece()).under("C-01");
        }
        Square origin = text.origin();
        List<PlacedPiece> there = PlacedPiece.on(compiled.codes, position.state::code, compiled.index(origin));
        if (there.isEmpty()) {
            return Refusal.of(Kind.EMPTY_ORIGIN, "no " + Phrases.adjective(side) + " piece stands on ", origin)
                    .under("C-01");
        }
        return there.get(0).is(side) ? otherType(there) : opponents(there);
    }

    private String noSuchPiece() {
        String wanted = text.type() == null ? pawn() : text.type().name();
        if (text.file() >= 0) {
            return "no " + Phrases.adjective(side) + " " + wanted + " stands on the " + (char) ('a' + text.file())
                    + "-file";
        }
        return text.rank() >= 0
                ? "no " + Phrases.adjective(side) + " " + wanted + " stands on rank " + (text.rank() + 1)
                : Names.side(side) + " has no " + wanted;
    }

    private String pawn() {
        return laws.types().stream()
                .filter(laws::isPlainPawn)
                .map(PieceType::name)
                .findFirst()
                .orElse("pawn");
    }

    private Refusal opponents(List<PlacedPiece> there) {
        return Refusal.of(
                        Kind.OPPONENTS_PIECE,
                        Phrases.all(compiled, there),
                        there.size() > 1 ? " belong to " : " belongs to ",
                        Names.side(side.opposite()) + ", and it is " + Names.side(side) + "'s turn")
                .under("C-01");
    }

    private Refusal otherType(List<PlacedPiece> there) {
        String types = there.stream().map(piece -> Phrases.one(piece.type())).collect(Collectors.joining(" and "));
        String wanted = Phrases.one(requireNonNull(text.type()));
        return Refusal.of(
                        Kind.ANOTHER_TYPE,
                        "not " + wanted + " but " + types,
                        there.size() > 1 ? " stand on " : " stands on ",
                        text.origin())
                .under(rules(there));
    }

    private static String[] rules(List<PlacedPiece> pieces) {
        return pieces.stream().map(piece -> piece.type().rule()).toArray(String[]::new);
    }

    private Refusal nearest(List<PlacedPiece> candidates) {
        int to = compiled.index(text.to());
        List<PlacedPiece> meant =
                candidates.stream().filter(piece -> isMeant(piece, to)).toList();
        Refusal nearest = (meant.isEmpty() ? candidates : meant)
                .stream()
                        .map(piece -> new PieceExplainer(
                                        compiled, position.state, position.legalMoves(), position::algebraic, piece, to)
                                .refusal(!text.castling().isEmpty()))
                        .reduce((a, b) -> b.kind().compareTo(a.kind()) > 0 ? b : a)
                        .orElseThrow();
        return nearest.kind() == Kind.UNREACHABLE && candidates.size() > 1 ? noneCanGo(candidates) : nearest;
    }

    /** Returns whether a piece goes there at all as the text says, or is there, or may go and is to be written otherwise. */
    private boolean isMeant(PlacedPiece piece, int to) {
        boolean legal = position.legalMoves().stream()
                .anyMatch(move -> piece.makes(move, compiled.square(piece.square()), text.to()));
        return legal
                || piece.square() == to
                || piece.routes(compiled.codes, to).stream()
                        .anyMatch(route -> text.capture() ? route.captures() : route.moves() || !text.isBare());
    }

    private Refusal noneCanGo(List<PlacedPiece> candidates) {
        Phrase who = text.isOriginWhole()
                ? Phrase.of("neither piece on ", text.origin())
                : Phrase.of(
                        "no ",
                        Phrases.adjective(side),
                        " ",
                        candidates.get(0).type().name());
        return Refusal.of(Kind.UNREACHABLE, who, " can go to ", text.to()).under(rules(candidates));
    }
}
