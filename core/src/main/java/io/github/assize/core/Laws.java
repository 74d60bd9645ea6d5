package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.Arrays;
import java.util.List;
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
    private final Law<@Nullable Castling> castling;
    private final Law<@Nullable MustCapture> mustCapture;
    private final Law<@Nullable PieceType> lostWithout;
    private final Law<Baring> baring;
    private final Law<Stalemate> stalemate;
    private final ImmutableMap<Custom, String> customs;
    private final String safeRemovalRule;
    private final Law<ImmutableSet<PieceType>> aimers;
    private final Law<ImmutableSet<PieceType>> lostByColor;
    private final Mate mate;
    private final Law<ImmutableSet<PieceType>> mates;
    private final Law<@Nullable Dice> dice;

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
        customs = Maps.immutableEnumMap(builder.customs);
        safeRemovalRule = builder.safeRemovalRule;
        aimers = builder.aimers;
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
        return type.hasFirstMove() && (!isPawn(type) || has(Custom.PAWNS_TOGETHER) || has(Custom.PAWNS_BACKED));
    }

    /** Returns whether a king castles, and a type takes part in it. */
    boolean castles(PieceType type) {
        Castling ways = castling.value();
        return ways != null && (type.equals(king) || ways.partners().contains(type));
    }

    /** Returns how kings castle, or null where they do not. */
    Law<@Nullable Castling> castling() {
        return castling;
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
                        .flatMap(PieceType::longSteps)
                        .anyMatch(hop -> hop.dx() != 0 || hop.length() * hop.limit() > 2);
    }

    /** Returns the types that capture en passant; none where there is no such capture. */
    Law<ImmutableSet<PieceType>> enPassant() {
        return enPassant;
    }

    /** Returns the duty to capture, or null where there is none. */
    Law<@Nullable MustCapture> mustCapture() {
        return mustCapture;
    }

    /** Returns the type without which a side loses, or null where there is none. */
    Law<@Nullable PieceType> lostWithout() {
        return lostWithout;
    }

    Law<Baring> baring() {
        return baring;
    }

    Law<Stalemate> stalemate() {
        return stalemate;
    }

    /** Returns whether the game has a custom. */
    boolean has(Custom custom) {
        return customs.containsKey(custom);
    }

    /** Returns the id of the rule on a custom, or nothing. */
    String rule(Custom custom) {
        return customs.getOrDefault(custom, "");
    }

    /** Returns the id of the rule by which a removal may not leave the own king in check, or nothing. */
    String safeRemovalRule() {
        return safeRemovalRule;
    }

    /** Returns the types that cost a king his first move by aiming at him. */
    Law<ImmutableSet<PieceType>> aimers() {
        return aimers;
    }

    /** Returns whether a move of one side may cost the other's king his first-move right. */
    boolean mayCostFirstMove() {
        return has(Custom.CHECK_COST) || !aimers.value().isEmpty();
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

    Law<@Nullable Dice> dice() {
        return dice;
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
                customs,
                aimers,
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
