package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells a player why a text that reads is no legal move. It is asked only then, so that legal play costs no more. */
final class Explainer {
    private final Position position;
    private final Tables tables;
    private final Laws laws;
    private final MoveText text;
    private final Color side;

    private Explainer(Position position, MoveText text) {
        this.position = position;
        this.tables = position.tables;
        this.laws = tables.laws;
        this.text = text;
        this.side = position.sideToMove();
    }

    /** Tells why a text that fits no legal move does not. */
    static Refusal explain(Position position, MoveText text) {
        return new Explainer(position, text).refusal();
    }

    /** Tells why a move that is none of the legal ones is not; it may be one of another position or game. */
    static String explain(Position position, Move move) {
        try {
            MoveText text = MoveText.parse(move.toString(), position.tables);
            return text.why(position)
                    .orElseGet(() -> foreign(text.resolve(position)).toString());
        } catch (MalformedTextException e) {
            return requireNonNull(e.getMessage());
        }
    }

    private static Refusal foreign(Move here) {
        String captured =
                here.captured().stream().map(piece -> Phrases.one(piece.type())).collect(Collectors.joining(" and "));
        String mover = here.piece()
                .map(piece -> "is by " + Phrases.one(piece.type()) + " and captures ")
                .orElse("removes ");
        return Refusal.of(
                Refusal.Kind.FOREIGN,
                "it is a move of another position; here " + here + " " + mover
                        + (captured.isEmpty() ? "nothing" : captured),
                "C-02");
    }

    private Refusal refusal() {
        Outcome outcome = position.outcome();
        if (outcome.isDecided()) {
            return Refusal.of(Refusal.Kind.DECIDED, "the game is decided: " + outcome, decidingRule(outcome), "C-09");
        }
        if (position.awaitsRoll()) {
            return Refusal.of(Refusal.Kind.UNROLLED, "the die is to be rolled first", diceRule());
        }
        MoveText plain = text.plain();
        Optional<Move> legal =
                position.legalMoves().stream().filter(plain::fits).findFirst();
        return legal.map(this::otherwise).orElseGet(text.removal() ? this::removal : this::men);
    }

    /** Tells what a text that names a legal move says of it that is not so. */
    private Refusal otherwise(Move move) {
        if (text.capture() && move.captured().isEmpty()) {
            return Refusal.of(Refusal.Kind.NO_CAPTURE, "the move captures nothing, but the text has an x", "C-02");
        }
        PieceType becomes = requireNonNull(text.becomes());
        return move.promotion().isPresent()
                ? otherPromotion(move, becomes)
                : Refusal.of(
                        Refusal.Kind.OTHER_PROMOTION,
                        "the move promotes nothing, but the text has =" + becomes.letter(),
                        "C-13");
    }

    private Refusal otherPromotion(Move move, PieceType becomes) {
        Piece piece = move.piece().orElseThrow();
        int rank = side == Color.WHITE
                ? move.to().rank()
                : laws.ranks() - 1 - move.to().rank();
        Promotion.Result result =
                requireNonNull(laws.promotion().on(piece.type(), move.to().file(), rank, laws.files(), laws.ranks()));
        return Refusal.of(
                Refusal.Kind.OTHER_PROMOTION,
                "it becomes " + Phrases.one(result.type()) + ", not " + Phrases.one(becomes),
                result.rule(),
                "C-13");
    }

    private String decidingRule(Outcome outcome) {
        return switch (outcome.reason().orElseThrow()) {
            case CHECKMATE -> "";
            case STALEMATE -> laws.stalemateRule();
            case BARE_KING, REDUCED -> laws.baring().rule();
            case LOST_ROLL -> diceRule();
        };
    }

    private String diceRule() {
        return requireNonNull(laws.dice()).rule();
    }

    private Refusal removal() {
        String rule = laws.removalRule();
        if (!laws.removesWhenStalemated()) {
            return Refusal.of(Refusal.Kind.NO_REMOVAL, "a man leaves the board only by capture", "C-02");
        }
        if (!position.legalMoves().get(0).isRemoval()) {
            return Refusal.of(Refusal.Kind.REMOVAL_TOO_SOON, "a removal is only for a stalemated player", rule);
        }
        List<PlacedPiece> men = PlacedPiece.on(tables, position.cells, tables.index(text.to()));
        if (men.isEmpty() || men.get(0).is(side)) {
            String nobody = "no " + Phrases.adjective(side.opposite()) + " man stands on " + text.to();
            return Refusal.of(Refusal.Kind.NOBODY_TO_REMOVE, nobody + " to be removed", rule);
        }
        return men.get(0).type().equals(laws.king())
                ? Refusal.of(Refusal.Kind.KING_REMOVED, "the " + laws.king() + " cannot be removed", rule)
                : unsafeRemoval(men);
    }

    private Refusal unsafeRemoval(List<PlacedPiece> men) {
        Position after = position.make((char) ((men.get(0).square() << 8) | Tables.REMOVAL));
        String rule = laws.safeRemovalRule();
        return Refusal.of(
                Refusal.Kind.UNSAFE_REMOVAL,
                "the removal of " + Phrases.all(tables, men) + " would leave " + Phrases.king(after, side) + " "
                        + Phrases.inCheck(after, side),
                rule.isEmpty() ? "C-04" : rule);
    }

    private Refusal men() {
        List<PlacedPiece> candidates = PlacedPiece.of(tables, position.cells, side).stream()
                .filter(man -> text.canBeOf(man, tables))
                .toList();
        return candidates.isEmpty() ? nobody() : nearest(candidates);
    }

    private Refusal nobody() {
        if (!text.isOriginWhole()) {
            return Refusal.of(Refusal.Kind.NO_SUCH_MAN, noSuchMan(), "C-01");
        }
        Square origin = text.origin();
        List<PlacedPiece> men = PlacedPiece.on(tables, position.cells, tables.index(origin));
        if (men.isEmpty()) {
            return Refusal.of(
                    Refusal.Kind.NOBODY_THERE, "no " + Phrases.adjective(side) + " man stands on " + origin, "C-01");
        }
        return men.get(0).is(side) ? otherType(men) : othersMan(men);
    }

    private String noSuchMan() {
        String wanted = text.type() == null ? pawn() : text.type().name();
        if (text.file() >= 0) {
            return "no " + Phrases.adjective(side) + " " + wanted + " stands on the " + (char) ('a' + text.file())
                    + "-file";
        }
        return text.rank() >= 0
                ? "no " + Phrases.adjective(side) + " " + wanted + " stands on rank " + (text.rank() + 1)
                : Phrases.name(side) + " has no " + wanted;
    }

    private String pawn() {
        return laws.types().stream()
                .filter(laws::isPlainPawn)
                .map(PieceType::name)
                .findFirst()
                .orElse("pawn");
    }

    private Refusal othersMan(List<PlacedPiece> men) {
        return Refusal.of(
                Refusal.Kind.OTHERS_MAN,
                Phrases.all(tables, men) + (men.size() > 1 ? " belong to " : " belongs to ")
                        + Phrases.name(side.opposite()) + ", and it is " + Phrases.name(side) + "'s turn",
                "C-01");
    }

    private Refusal otherType(List<PlacedPiece> men) {
        String there = men.stream().map(man -> Phrases.one(man.type())).collect(Collectors.joining(" and "));
        String wanted = Phrases.one(requireNonNull(text.type()));
        return Refusal.of(
                Refusal.Kind.OTHER_TYPE,
                "not " + wanted + " but " + there + (men.size() > 1 ? " stand on " : " stands on ") + text.origin(),
                men.stream().map(man -> man.type().rule()).toArray(String[]::new));
    }

    private Refusal nearest(List<PlacedPiece> candidates) {
        int to = tables.index(text.to());
        Refusal nearest = candidates.stream()
                .map(man -> new ManExplainer(position, man, to).refusal())
                .reduce((a, b) -> b.kind().compareTo(a.kind()) > 0 ? b : a)
                .orElseThrow();
        return nearest.kind() == Refusal.Kind.UNREACHABLE && candidates.size() > 1 ? noneCanGo(candidates) : nearest;
    }

    private Refusal noneCanGo(List<PlacedPiece> candidates) {
        String who = text.isOriginWhole()
                ? "neither man on " + text.origin()
                : "no " + Phrases.adjective(side) + " "
                        + candidates.get(0).type().name();
        return Refusal.of(
                Refusal.Kind.UNREACHABLE,
                who + " can go to " + text.to(),
                candidates.stream().map(man -> man.type().rule()).toArray(String[]::new));
    }
}
