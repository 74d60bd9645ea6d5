package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type that reaches certain squares.
 *
 * @param type what moves
 * @param zone these squares
 * @param becomes what it becomes, by file, or on every file; nothing for what stood on the square in the array
 * @param home whether what becomes of it where nothing is named is what stood on its own first rank in the array, rather than
 *     on the square that it reaches
 * @param others what else the mover may choose
 * @param optional whether the mover may leave it what it is
 * @param standing whether it may be set up there as what it is
 * @param returns whether it goes back to where it came from
 * @param fresh whether it has its own first move still before it
 * @param leapers which of what it becomes may leap on in the same move
 * @param otherwise what comes of it where its side has lost none of what it becomes, or null where that is not asked
 * @param rules the ids of the rules that say so, as far as the ruleset names them
 */
record PromotionClause(
        PieceType type,
        Zone zone,
        List<PieceType> becomes,
        boolean home,
        ImmutableList<PieceType> others,
        boolean optional,
        boolean standing,
        boolean returns,
        boolean fresh,
        ImmutableSet<PieceType> leapers,
        Promotion.@Nullable Otherwise otherwise,
        ImmutableMap<Promotion.Part, String> rules) {
    /** Stands for the far rank. */
    static final int FAR = 0;

    /**
     * Where a type becomes another.
     *
     * @param first the nearest rank from the mover's side, from 1, or 0 for the far rank
     * @param last the farthest, likewise
     * @param onlyCorners whether it holds only in the rank's corners
     * @param squares the only squares where it holds, as White sees them, or none for all of the ranks
     */
    record Zone(int first, int last, boolean onlyCorners, ImmutableSet<Square> squares) {
        boolean has(Place place) {
            boolean corner = place.file() == 0 || place.file() == place.files() - 1;
            int rank = place.rankFromOwn() + 1;
            boolean reached =
                    (first == FAR ? place.ranks() : first) <= rank && rank <= (last == FAR ? place.ranks() : last);
            return reached
                    && (corner || !onlyCorners)
                    && (squares.isEmpty() || squares.contains(place.asWhiteSeesIt()));
        }

        /** Returns the highest rank of which it speaks, from 1, or 0 where it is the far rank of any board. */
        int highest() {
            return squares.stream().mapToInt(square -> square.rank() + 1).max().orElse(first);
        }

        /** Returns the last file of which it speaks, from 1, or 0. */
        int lastFile() {
            return squares.stream().mapToInt(square -> square.file() + 1).max().orElse(0);
        }
    }

    /**
     * A square of a board, as one side sees it.
     *
     * @param file its file, from 0
     * @param rankFromOwn its rank from that side, from 0
     * @param turned whether that side is Black, which sees the board turned
     * @param files the number of files
     * @param ranks the number of ranks
     */
    record Place(int file, int rankFromOwn, boolean turned, int files, int ranks) {
        Square asWhiteSeesIt() {
            return Square.of(turned ? files - 1 - file : file, rankFromOwn);
        }
    }

    boolean holds(PieceType moved, Place place) {
        return moved.equals(type) && zone.has(place);
    }

    @Nullable
    PieceType becomes(int file) {
        return becomes.isEmpty() ? null : becomes.get(becomes.size() == 1 ? 0 : file);
    }

    /** Returns what about this does not fit a board or itself, or nothing. */
    String misfit(int files, int ranks) {
        if (becomes.size() > 1 && becomes.size() != files) {
            return "a promotion by file names " + becomes.size() + " pieces for " + files + " files";
        }
        if (zone.highest() > ranks) {
            return "a promotion is on rank " + zone.highest() + " of " + ranks;
        }
        if (zone.lastFile() > files) {
            return "a promotion is on file " + zone.lastFile() + " of " + files;
        }
        if (returns && otherwise != null) {
            return "a " + type + " is put back when it is promoted, and promoted only to what is lost";
        }
        boolean lands = optional
                || otherwise == Promotion.Otherwise.STAYS
                || otherwise == Promotion.Otherwise.REMOVED
                || returns;
        return !leapers.isEmpty() && lands
                ? "a " + type + " leaps on when it is promoted, and may be put back, gone or not promoted"
                : "";
    }

    PromotionClause under(Promotion.Part part, String id) {
        ImmutableMap<Promotion.Part, String> numbered = ImmutableMap.<Promotion.Part, String>builder()
                .putAll(rules)
                .put(part, id)
                .buildKeepingLast();
        return new PromotionClause(
                type, zone, becomes, home, others, optional, standing, returns, fresh, leapers, otherwise, numbered);
    }

    PromotionClause withoutFirstMove() {
        return new PromotionClause(
                type, zone, becomes, home, others, optional, standing, returns, false, leapers, otherwise, rules);
    }

    PromotionClause otherwise(Promotion.Otherwise what) {
        return new PromotionClause(
                type, zone, becomes, home, others, optional, standing, returns, fresh, leapers, what, rules);
    }

    PromotionClause orTo(ImmutableList<PieceType> more) {
        ImmutableList<PieceType> all =
                ImmutableList.<PieceType>builder().addAll(others).addAll(more).build();
        for (PieceType other : more) {
            if (becomes.contains(other) || Collections.frequency(all, other) > 1) {
                throw new IllegalArgumentException("promotion: " + other + " is named twice to choose from");
            }
        }
        return new PromotionClause(
                type, zone, becomes, home, all, optional, standing, returns, fresh, leapers, otherwise, rules);
    }

    PromotionClause thenLeaps(ImmutableSet<PieceType> all) {
        return new PromotionClause(
                type, zone, becomes, home, others, optional, standing, returns, fresh, all, otherwise, rules);
    }

    PromotionClause standsThere() {
        return new PromotionClause(
                type, zone, becomes, home, others, optional, true, returns, fresh, leapers, otherwise, rules);
    }

    PromotionClause orNot() {
        return new PromotionClause(
                type, zone, becomes, home, others, true, standing, returns, fresh, leapers, otherwise, rules);
    }
}
