package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How one game is played, told as data: the board, the pieces, the array, and a few policies. What a law does not grant
 * does not exist (C-11). Immutable and thread-safe; see {@link LawsBuilder} for how to tell one.
 *
 * @since 0.1.0
 */
public final class Laws {
    private final int files;
    private final int ranks;
    private final ImmutableList<PieceType> types;
    private final PieceType king;
    private final ImmutableSet<PieceType> pawns;
    private final String array;
    private final Promotion promotion;
    private final Law<ImmutableSet<PieceType>> enPassant;
    private final @Nullable Law<Castling> castling;
    private final @Nullable Law<MustCapture> mustCapture;
    private final @Nullable Law<PieceType> lostWithout;
    private final Law<Baring> baring;
    private final Law<Stalemate> stalemate;
    private final Law<Boolean> removal;
    private final String safeRemovalRule;
    private final Law<Boolean> checkCost;
    private final Law<ImmutableSet<PieceType>> aimers;
    private final Law<Boolean> exchange;
    private final Law<Boolean> firstCheck;
    private final Law<Boolean> pawnsTogether;
    private final Law<Boolean> pawnsBacked;
    private final Law<ImmutableSet<PieceType>> lostByColor;
    private final Mate mate;
    private final Law<ImmutableSet<PieceType>> mates;
    private final @Nullable Law<Dice> dice;

    Laws(LawsBuilder builder) {
        files = builder.files;
        ranks = builder.ranks;
        types = builder.types;
        king = requireNonNull(builder.king, "the laws name no king");
        pawns = builder.pawns;
        array = requireNonNull(builder.array, "the laws name no array");
        promotion = builder.promotion;
        enPassant = builder.enPassant;
        castling = builder.castling;
        mustCapture = builder.mustCapture;
        lostWithout = builder.lostWithout;
        baring = builder.baring;
        stalemate = builder.stalemate;
        removal = builder.removal;
        safeRemovalRule = builder.safeRemovalRule;
        checkCost = builder.checkCost;
        aimers = builder.aimers;
        exchange = builder.exchange;
        firstCheck = builder.firstCheck;
        pawnsTogether = builder.pawnsTogether;
        pawnsBacked = builder.pawnsBacked;
        lostByColor = builder.lostByColor;
        mate = builder.mate;
        mates = builder.mates;
        dice = builder.dice;
    }

    /**
     * Begins to tell a game.
     *
     * @param files the number of files, from 1 to 16
     * @param ranks the number of ranks, from 1 to 16
     * @return a builder
     * @throws IllegalArgumentException if either is outside 1 to 16
     */
    public static LawsBuilder onBoard(int files, int ranks) {
        if (files < 1 || files > Square.MAX_SIDE || ranks < 1 || ranks > Square.MAX_SIDE) {
            throw new IllegalArgumentException(files + "x" + ranks + " board: files and ranks go from 1 to 16");
        }
        return new LawsBuilder(files, ranks);
    }

    int files() {
        return files;
    }

    int ranks() {
        return ranks;
    }

    ImmutableList<PieceType> types() {
        return types;
    }

    PieceType king() {
        return king;
    }

    ImmutableSet<PieceType> pawns() {
        return pawns;
    }

    boolean isPawn(PieceType type) {
        return pawns.contains(type);
    }

    /** Returns whether a type is a pawn whose moves are written without its letter. */
    boolean isPlainPawn(PieceType type) {
        return isPawn(type) && !type.letter().startsWith("+");
    }

    /** Returns whether pieces of a type hold a right of their own: to a first move, or to castle. */
    boolean hasRight(PieceType type) {
        return hasOwnFirstMove(type) || castles(type);
    }

    /** Returns whether pieces of a type have a first move of their own, rather than by the rank they stand on. */
    boolean hasOwnFirstMove(PieceType type) {
        return type.hasFirstMove() && (!isPawn(type) || pawnsTogether.value() || pawnsBacked.value());
    }

    /** Returns whether a king castles, and a type takes part in it. */
    boolean castles(PieceType type) {
        Castling ways = castling();
        return ways != null && (type.equals(king) || ways.partners().contains(type));
    }

    /** Returns how kings castle, or null where they do not. */
    @Nullable
    Castling castling() {
        return castling == null ? null : castling.value();
    }

    /** Returns the id of the rule on castling, or nothing. */
    String castlingRule() {
        return castling == null ? "" : castling.rule();
    }

    String array() {
        return array;
    }

    Promotion promotion() {
        return promotion;
    }

    boolean capturesEnPassant(PieceType type) {
        return enPassant.value().contains(type);
    }

    boolean hasEnPassant() {
        return !enPassant.value().isEmpty();
    }

    /** Returns whether pawns that are captured en passant go two or three squares otherwise than two straight ahead. */
    boolean passesOtherwise() {
        return hasEnPassant()
                && pawns.stream()
                        .flatMap(Laws::longSteps)
                        .anyMatch(hop -> hop.dx() != 0 || hop.length() * hop.limit() > 2);
    }

    /** Returns whether a type goes two or three squares ahead, straight or diagonally, without capture. */
    static boolean hasLongStep(PieceType type) {
        return longSteps(type).findAny().isPresent();
    }

    private static Stream<Betza.Hop> longSteps(PieceType type) {
        return type.movements().stream()
                .flatMap(movement -> movement.patterns().stream())
                .filter(Betza.Pattern::moves)
                .map(Betza.Pattern::hop)
                .filter(Betza.Hop::isLongAhead);
    }

    /** Returns the types that capture en passant; none where there is no such capture. */
    Law<ImmutableSet<PieceType>> enPassant() {
        return enPassant;
    }

    /** Returns the duty to capture, or null where there is none. */
    @Nullable
    MustCapture mustCapture() {
        return mustCapture == null ? null : mustCapture.value();
    }

    /** Returns the id of the rule on the duty to capture, or nothing. */
    String mustCaptureRule() {
        return mustCapture == null ? "" : mustCapture.rule();
    }

    /** Returns the type without which a side loses, or null where there is none. */
    @Nullable
    PieceType lostWithout() {
        return lostWithout == null ? null : lostWithout.value();
    }

    /** Returns the id of the rule by which it loses, or nothing. */
    String lostWithoutRule() {
        return lostWithout == null ? "" : lostWithout.rule();
    }

    Law<Baring> baring() {
        return baring;
    }

    Law<Stalemate> stalemate() {
        return stalemate;
    }

    /** Returns whether a side that would be stalemated removes an enemy piece instead. */
    Law<Boolean> removal() {
        return removal;
    }

    /** Returns the id of the rule by which a removal may not leave the own king in check, or nothing. */
    String safeRemovalRule() {
        return safeRemovalRule;
    }

    /** Returns whether a check costs the king his first move. */
    Law<Boolean> checkCost() {
        return checkCost;
    }

    /** Returns the types that cost a king his first move by aiming at him. */
    Law<ImmutableSet<PieceType>> aimers() {
        return aimers;
    }

    /** Returns whether a move of one side may cost the other's king his first-move right. */
    boolean mayCostFirstMove() {
        return checkCost.value() || !aimers.value().isEmpty();
    }

    /** Returns whether the king of a side that would be stalemated changes places with a piece of its own instead. */
    Law<Boolean> exchange() {
        return exchange;
    }

    /** Returns whether the first check wins. */
    Law<Boolean> firstCheck() {
        return firstCheck;
    }

    /** Returns whether pawns hold their first moves themselves and lose them together. */
    Law<Boolean> pawnsTogether() {
        return pawnsTogether;
    }

    /** Returns whether pawns hold their first moves themselves and lose them with the piece behind them. */
    Law<Boolean> pawnsBacked() {
        return pawnsBacked;
    }

    /** Returns the types of which lost pieces are told apart by the color of squares. */
    Law<ImmutableSet<PieceType>> lostByColor() {
        return lostByColor;
    }

    /** Returns what a mate means that is given by some of {@link #mates} alone. */
    Mate mate() {
        return mate;
    }

    /** Returns the types by which alone a mate does not win; none where every mate wins. */
    Law<ImmutableSet<PieceType>> mates() {
        return mates;
    }

    /** Returns whether moves are illegal for what they leave the other side with, its check aside. */
    boolean forbidsPositions() {
        return stalemate.value() == Stalemate.FORBIDDEN || forbidsMates();
    }

    /** Returns whether moves are illegal that give a mate which does not win. */
    boolean forbidsMates() {
        return mate == Mate.ILLEGAL && !mates.value().isEmpty();
    }

    /** Returns whether some movement asks whether all pieces of the array stand. */
    boolean asksWhetherAllStand() {
        return types.stream().anyMatch(type -> type.hasLimited(Movement.Limit.WHILE_ALL_STAND));
    }

    @Nullable
    Dice dice() {
        return dice == null ? null : dice.value();
    }

    /** Returns the id of the rule on the die, or nothing. */
    String diceRule() {
        return dice == null ? "" : dice.rule();
    }

    private List<@Nullable Object> parts() {
        return Arrays.asList(
                files,
                ranks,
                types,
                king,
                pawns,
                array,
                promotion,
                enPassant,
                castling,
                mustCapture,
                lostWithout,
                baring,
                stalemate,
                removal,
                checkCost,
                aimers,
                exchange,
                firstCheck,
                pawnsTogether,
                pawnsBacked,
                lostByColor,
                mate,
                mates,
                dice);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Laws that && parts().equals(that.parts()));
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }
}
