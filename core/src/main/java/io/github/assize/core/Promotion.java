package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a piece becomes on reaching certain squares. It happens in the same move, is compulsory and leaves no choice (C-13),
 * unless {@link #orTo} and {@link #orNot} give one. A piece that has just been made has its own first move still before it,
 * unless the rule says otherwise. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Promotion {
    private final ImmutableList<PromotionClause> clauses;
    private final Part last;

    /** What has a rule of its own, said of a promotion. */
    enum Part {
        WHOLE,
        ONLY_TO_THE_LOST,
        LEAP
    }

    /** What comes of a piece that is promoted only to what its side has lost, where it has lost none. */
    public enum Otherwise implements Choice {
        /** It stays what it is. */
        STAYS,
        /** It is taken off the board in the same move; what it captured is gone too. */
        REMOVED,
        /** It may not go there, though it attacks there all the same. */
        BARRED,
        /** It may not go there, and does not attack there: what a capture costs its side may let it give check. */
        BARRED_WITHOUT_ATTACK
    }

    private static final PromotionClause.Zone FAR_RANK = zone(PromotionClause.FAR, PromotionClause.FAR, false);

    private Promotion(List<PromotionClause> clauses) {
        this(clauses, Part.WHOLE);
    }

    private Promotion(List<PromotionClause> clauses, Part last) {
        this.clauses = ImmutableList.copyOf(clauses);
        this.last = last;
    }

    private static Promotion of(PieceType type, PromotionClause.Zone zone, List<PieceType> becomes, boolean returns) {
        return of(type, zone, becomes, false, returns);
    }

    private static Promotion of(
            PieceType type, PromotionClause.Zone zone, List<PieceType> becomes, boolean home, boolean returns) {
        requireNonNull(type, "type");
        return new Promotion(List.of(new PromotionClause(
                type,
                zone,
                becomes,
                home,
                ImmutableList.of(),
                false,
                false,
                returns,
                true,
                ImmutableSet.of(),
                null,
                ImmutableMap.of())));
    }

    private static PromotionClause.Zone zone(int first, int last, boolean onlyCorners) {
        return new PromotionClause.Zone(first, last, onlyCorners, ImmutableSet.of());
    }

    /**
     * Returns the rule that nothing is promoted.
     *
     * @return the rule
     */
    public static Promotion none() {
        return new Promotion(List.of());
    }

    /**
     * Returns the rule that a piece becomes another on the rank farthest from its own side.
     *
     * @param type what moves
     * @param becomes what it becomes
     * @return the rule
     */
    public static Promotion onFarRank(PieceType type, PieceType becomes) {
        return of(type, FAR_RANK, only(becomes), false);
    }

    /**
     * Returns the rule that a piece becomes another on a certain rank.
     *
     * @param type what moves
     * @param rank the rank, from 1 for the one nearest to its own side
     * @param becomes what it becomes
     * @return the rule
     * @throws IllegalArgumentException if the rank is outside 1 to 16
     */
    public static Promotion onRank(PieceType type, int rank, PieceType becomes) {
        return of(type, zone(checked(rank), rank, false), only(becomes), false);
    }

    /**
     * Returns the rule that a piece becomes another on a certain rank, and that it cannot stand beyond that rank as what
     * it was.
     *
     * @param type what moves
     * @param rank the rank, from 1 for the one nearest to its own side
     * @param becomes what it becomes
     * @return the rule
     * @throws IllegalArgumentException if the rank is outside 1 to 16
     */
    public static Promotion fromRank(PieceType type, int rank, PieceType becomes) {
        return of(type, zone(checked(rank), PromotionClause.FAR, false), only(becomes), false);
    }

    private static List<PieceType> only(PieceType becomes) {
        return List.of(requireNonNull(becomes, "becomes"));
    }

    private static int checked(int rank) {
        if (rank < 1 || rank > Square.MAX_SIDE) {
            throw new IllegalArgumentException("rank " + rank + ": must be from 1 to " + Square.MAX_SIDE);
        }
        return rank;
    }

    /**
     * Returns the rule that a piece becomes, on the far rank, the type that belongs to the file.
     *
     * @param type what moves
     * @param becomes one type a file, from a on
     * @return the rule
     * @throws IllegalArgumentException if there is none
     */
    public static Promotion byFile(PieceType type, PieceType... becomes) {
        if (requireNonNull(becomes, "becomes").length == 0) {
            throw new IllegalArgumentException("promotion by file: it must name a type for each file");
        }
        return of(type, FAR_RANK, ImmutableList.copyOf(becomes), false);
    }

    /**
     * Returns the rule that a piece becomes another on the far rank and is at once put back where it came from; what it
     * captured is gone.
     *
     * @param type what moves
     * @param becomes what it becomes
     * @return the rule
     */
    public static Promotion returning(PieceType type, PieceType becomes) {
        return of(type, FAR_RANK, only(becomes), true);
    }

    /**
     * Returns the rule that a piece becomes another in the two corners of the rank farthest from its own side.
     *
     * @param type what moves
     * @param becomes what it becomes
     * @return the rule
     */
    public static Promotion inFarCorners(PieceType type, PieceType becomes) {
        return of(type, zone(PromotionClause.FAR, PromotionClause.FAR, true), only(becomes), false);
    }

    /**
     * Returns the rule that a piece becomes another on certain squares.
     *
     * @param type what moves
     * @param becomes what it becomes
     * @param squares the squares for a piece of White's; for one of Black's the board is turned by half, as it is for
     *     movements, so that {@code a8} stands for {@code h1} on a board of eight by eight
     * @return the rule
     * @throws IllegalArgumentException if there is none
     */
    public static Promotion onSquares(PieceType type, PieceType becomes, Square... squares) {
        ImmutableSet<Square> all = ImmutableSet.copyOf(requireNonNull(squares, "squares"));
        if (all.isEmpty()) {
            throw new IllegalArgumentException("promotion on squares: it must name some");
        }
        return of(type, new PromotionClause.Zone(1, Square.MAX_SIDE, false, all), only(becomes), false);
    }

    /**
     * Returns the rule that a piece becomes, on the far rank, what stood in the array on the square that it reaches. Where
     * nothing stood there, or a king, it stays what it is.
     *
     * @param type what moves
     * @return the rule
     */
    public static Promotion bySquare(PieceType type) {
        return of(type, FAR_RANK, List.of(), false);
    }

    /**
     * Returns the rule that a piece becomes, on the far rank, what its own side had in the array at the other end of the file.
     * Where that was nothing it stays what it is; where it was a king it does so too, or, where a promotion that is only to the
     * lost is barred otherwise, it may never go there, as a king is never lost.
     *
     * @param type what moves
     * @return the rule
     */
    public static Promotion byOwnFile(PieceType type) {
        return of(type, FAR_RANK, List.of(), true, false);
    }

    /**
     * Returns the rule by which the mover chooses between what this one makes and other types. Such a move is written with
     * the letter of what it makes, {@code e7e8=Q}.
     *
     * @param others what else may be made, on all squares of which this rule speaks
     * @return the rule
     * @throws IllegalArgumentException if there is none, a type is named twice, or nothing is promoted
     */
    public Promotion orTo(PieceType... others) {
        ImmutableList<PieceType> more = ImmutableList.copyOf(requireNonNull(others, "others"));
        if (more.isEmpty()) {
            throw new IllegalArgumentException("promotion: there is no other type to choose");
        }
        if (clauses.isEmpty()) {
            throw new IllegalArgumentException("promotion: nothing is promoted, and so nothing is there to choose");
        }
        return new Promotion(clauses.stream().map(clause -> clause.orTo(more)).toList());
    }

    /**
     * Returns the rule by which the mover may also leave the piece what it is; a move that does so is written with the
     * piece's own letter, {@code e7e8=P}.
     *
     * @return the rule
     */
    public Promotion orNot() {
        return new Promotion(clauses.stream().map(PromotionClause::orNot).toList());
    }

    /**
     * Returns the rule by which a position may be set up in which the piece stands there as what it was, though no move of
     * its leads there without promotion: one that comes from another reading of the same game.
     *
     * @return the rule
     */
    public Promotion mayStandThere() {
        return new Promotion(clauses.stream().map(PromotionClause::standsThere).toList());
    }

    /**
     * Returns the rule by which a piece is promoted only to what its side has lost: to a type of which it has then fewer on
     * the board than in the array.
     *
     * @param otherwise what comes of the piece where its side has lost none
     * @return the rule
     */
    public Promotion onlyToTheLost(Otherwise otherwise) {
        requireNonNull(otherwise, "otherwise");
        return new Promotion(
                clauses.stream().map(clause -> clause.otherwise(otherwise)).toList(), Part.ONLY_TO_THE_LOST);
    }

    /**
     * Returns the rule by which a piece that has become one of certain types may, in the same move, make one leap of that
     * type, to an empty square or one with an enemy, which it captures too. It is not in check by such a leap that a king
     * stands, as the piece that leaps is not on the board yet, and the leap takes no king. Such a move is written with the
     * square where it ends, {@code b7b8c6}.
     *
     * @param leapers the types, whose movements must all be leaps that move and capture alike
     * @return the rule
     * @throws IllegalArgumentException if no type is named
     */
    public Promotion thenLeaps(PieceType... leapers) {
        ImmutableSet<PieceType> all = ImmutableSet.copyOf(requireNonNull(leapers, "leapers"));
        if (all.isEmpty()) {
            throw new IllegalArgumentException("promotion: no type is named that leaps on");
        }
        return new Promotion(
                clauses.stream().map(clause -> clause.thenLeaps(all)).toList(), Part.LEAP);
    }

    /**
     * Returns the rule that what this one says nothing of is promoted by another.
     *
     * @param other the other rule
     * @return both rules
     */
    public Promotion and(Promotion other) {
        requireNonNull(other, "other");
        return new Promotion(ImmutableList.<PromotionClause>builder()
                .addAll(clauses)
                .addAll(other.clauses)
                .build());
    }

    /**
     * Returns the rule by which a piece that has just been made has no first move of its own any more.
     *
     * @return the rule
     */
    public Promotion withoutFirstMove() {
        return new Promotion(
                clauses.stream().map(PromotionClause::withoutFirstMove).toList());
    }

    /**
     * Returns the rule with the id for what was said last: {@link #onlyToTheLost}, {@link #thenLeaps}, or else all of it. What
     * has no id is under that of all of it, which is {@link LawsBuilder#rule} where it is not told here.
     *
     * @param id the rule's id
     * @return the rule
     * @throws IllegalArgumentException if the id is more than one line, or has a tab in it
     */
    public Promotion under(String id) {
        Names.ruleId(id);
        return new Promotion(
                clauses.stream().map(clause -> clause.under(last, id)).toList(), last);
    }

    /** Returns the rule under the id by which a ruleset numbers what has none. */
    Promotion whole(String id) {
        return new Promotion(clauses.stream()
                .map(clause -> clause.rules().containsKey(Part.WHOLE) ? clause : clause.under(Part.WHOLE, id))
                .toList());
    }

    /** Returns the types that are promoted. */
    ImmutableSet<PieceType> types() {
        ImmutableSet.Builder<PieceType> types = ImmutableSet.builder();
        for (PromotionClause clause : clauses) {
            types.add(clause.type());
        }
        return types.build();
    }

    /** Returns the types that are made. */
    ImmutableSet<PieceType> made() {
        ImmutableSet.Builder<PieceType> made = ImmutableSet.builder();
        for (PromotionClause clause : clauses) {
            made.addAll(clause.becomes()).addAll(clause.others());
        }
        return made.build();
    }

    /** Returns the piece type of a promotion that decides nowhere, as those before it speak of all its squares, or null. */
    @SuppressWarnings("ReferenceEquality") // A promotion told twice is equal to the first, and decides nowhere.
    @Nullable
    PieceType undone(int files, int ranks) {
        for (PromotionClause clause : clauses) {
            boolean decides = false;
            for (int square = 0; square < files * ranks; square++) {
                for (Color color : Color.values()) {
                    decides |= first(clause.type(), place(color, square, files, ranks)) == clause;
                }
            }
            if (!decides) {
                return clause.type();
            }
        }
        return null;
    }

    private static PromotionClause.Place place(Color color, int square, int files, int ranks) {
        boolean turned = color == Color.BLACK;
        int rank = square / files;
        return new PromotionClause.Place(square % files, turned ? ranks - 1 - rank : rank, turned, files, ranks);
    }

    private @Nullable PromotionClause first(PieceType type, PromotionClause.Place place) {
        for (PromotionClause clause : clauses) {
            if (clause.holds(type, place)) {
                return clause;
            }
        }
        return null;
    }

    /** Returns the types that are made only where a side has lost one of them. */
    ImmutableSet<PieceType> madeOfTheLost() {
        ImmutableSet.Builder<PieceType> made = ImmutableSet.builder();
        for (PromotionClause clause : clauses) {
            made.addAll(clause.otherwise() == null ? List.of() : clause.becomes());
        }
        return made.build();
    }

    /** Returns what comes of a type where its side has lost none of what it would become, in all that is said of it. */
    ImmutableSet<Otherwise> otherwise(PieceType type) {
        ImmutableSet.Builder<Otherwise> all = ImmutableSet.builder();
        for (PromotionClause clause : clauses) {
            if (clause.type().equals(type) && clause.otherwise() != null) {
                all.add(clause.otherwise());
            }
        }
        return all.build();
    }

    /** Returns whether some piece becomes what stood on a square in the array, whatever that was. */
    boolean makesWhatStood() {
        return clauses.stream().anyMatch(clause -> clause.becomes().isEmpty());
    }

    /** Returns the types that may leap on. */
    ImmutableSet<PieceType> leapers() {
        ImmutableSet.Builder<PieceType> leapers = ImmutableSet.builder();
        clauses.forEach(clause -> leapers.addAll(clause.leapers()));
        return leapers.build();
    }

    /** Returns what about the rule does not fit a board or itself, or nothing. */
    String misfit(int files, int ranks) {
        return clauses.stream()
                .map(clause -> clause.misfit(files, ranks))
                .filter(misfit -> !misfit.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Returns what a piece becomes on a square, or null where it stays what it is. */
    @Nullable
    PromotionResult on(PieceType type, Color color, int square, int files, int ranks) {
        PromotionClause clause = first(type, place(color, square, files, ranks));
        return clause == null
                ? null
                : new PromotionResult(
                        clause.becomes(square % files),
                        clause.home(),
                        clause.others(),
                        clause.optional(),
                        clause.standing(),
                        clause.returns(),
                        clause.fresh(),
                        clause.leapers(),
                        clause.otherwise(),
                        clause.rules());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Promotion that && clauses.equals(that.clauses));
    }

    @Override
    public int hashCode() {
        return clauses.hashCode();
    }
}
