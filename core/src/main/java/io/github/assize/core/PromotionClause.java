package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type that reaches a rank.
 *
 * @param type what moves
 * @param first the nearest rank from the mover's side, from 1, or 0 for the far rank
 * @param last the farthest, likewise
 * @param onlyCorners whether it holds only in the rank's corners
 * @param becomes what it becomes, by file, or on every file; nothing for what stood on the square in the array
 * @param others what else the mover may choose
 * @param optional whether the mover may leave it what it is
 * @param standing whether it may be set up there as what it is
 * @param returns whether it goes back to where it came from
 * @param fresh whether it has its own first move still before it
 * @param otherwise what comes of it where its side has lost none of what it becomes, or null where that is not asked
 * @param rule the id of the rule that says so, or nothing
 */
record PromotionClause(
        PieceType type,
        int first,
        int last,
        boolean onlyCorners,
        List<PieceType> becomes,
        ImmutableList<PieceType> others,
        boolean optional,
        boolean standing,
        boolean returns,
        boolean fresh,
        Promotion.@Nullable Otherwise otherwise,
        String rule) {
    /** Stands for the far rank. */
    static final int FAR = 0;

    boolean holds(PieceType moved, int file, int rankFromOwn, int files, int ranks) {
        boolean corner = file == 0 || file == files - 1;
        int rank = rankFromOwn + 1;
        boolean reached = (first == FAR ? ranks : first) <= rank && rank <= (last == FAR ? ranks : last);
        return moved.equals(type) && reached && (corner || !onlyCorners);
    }

    @Nullable
    PieceType becomes(int file) {
        return becomes.isEmpty() ? null : becomes.get(becomes.size() == 1 ? 0 : file);
    }

    PromotionClause under(String id) {
        return new PromotionClause(
                type, first, last, onlyCorners, becomes, others, optional, standing, returns, fresh, otherwise, id);
    }

    PromotionClause withoutFirstMove() {
        return new PromotionClause(
                type, first, last, onlyCorners, becomes, others, optional, standing, returns, false, otherwise, rule);
    }

    PromotionClause otherwise(Promotion.Otherwise what) {
        return new PromotionClause(
                type, first, last, onlyCorners, becomes, others, optional, standing, returns, fresh, what, rule);
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
                type, first, last, onlyCorners, becomes, all, optional, standing, returns, fresh, otherwise, rule);
    }

    PromotionClause standsThere() {
        return new PromotionClause(
                type, first, last, onlyCorners, becomes, others, optional, true, returns, fresh, otherwise, rule);
    }

    PromotionClause orNot() {
        return new PromotionClause(
                type, first, last, onlyCorners, becomes, others, true, standing, returns, fresh, otherwise, rule);
    }
}
