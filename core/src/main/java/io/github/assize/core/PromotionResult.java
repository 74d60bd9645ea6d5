package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a move ends in that promotes a piece.
 *
 * @param type what the piece has become, or null for what stood on the square in the array
 * @param home whether that square is at the other end of the file
 * @param others what else the mover may choose
 * @param optional whether the mover may leave it what it is
 * @param standing whether it may be set up there as what it is
 * @param returns whether it goes back to where it came from
 * @param fresh whether it has its own first move still before it
 * @param leapers which of the types may leap on in the same move
 * @param otherwise what comes of it where its side has lost none of these, or null where that is not asked
 * @param rules the ids of the rules that say so, as far as the ruleset names them
 */
record PromotionResult(
        @Nullable PieceType type,
        boolean home,
        ImmutableList<PieceType> others,
        boolean optional,
        boolean standing,
        boolean returns,
        boolean fresh,
        ImmutableSet<PieceType> leapers,
        Promotion.@Nullable Otherwise otherwise,
        ImmutableMap<Promotion.Part, String> rules) {
    /** Returns the same with what stood on the square in the array. */
    PromotionResult to(PieceType stood) {
        return new PromotionResult(stood, home, others, optional, standing, returns, fresh, leapers, otherwise, rules);
    }

    /** Returns the id of the rule on a part, which is that of the whole where the part has none; or nothing. */
    String rule(Promotion.Part part) {
        return requireNonNull(rules.getOrDefault(part, rules.getOrDefault(Promotion.Part.WHOLE, "")));
    }

    /** Returns whether the mover has a choice, so that the move is written with what it makes. */
    boolean isChoice() {
        return optional || !others.isEmpty();
    }

    /** Returns whether the piece may come to stand there as what it is. */
    boolean leavesUnpromoted() {
        return optional || otherwise == Promotion.Otherwise.STAYS;
    }

    /** Returns whether the piece may go there only where its side has lost what it becomes. */
    boolean isBarred() {
        return otherwise == Promotion.Otherwise.BARRED || otherwise == Promotion.Otherwise.BARRED_WITHOUT_ATTACK;
    }

    /** Returns whether the piece attacks there only where it could go there. */
    boolean isHarmless() {
        return otherwise == Promotion.Otherwise.BARRED_WITHOUT_ATTACK && !optional;
    }

    /** Returns whether the piece may be set up there as what it is. */
    boolean maySetUp() {
        return standing || leavesUnpromoted();
    }

    /** Tells what comes of a piece that may not stay what it is. */
    String told() {
        String to = "promoted to " + types().stream().map(PieceType::name).collect(Collectors.joining(" or "));
        String lost = " if its side has lost " + (types().size() > 1 ? "one of these" : "one");
        if (isBarred()) {
            return "may go only to be " + to + "," + lost;
        }
        return "is " + to + (otherwise == null ? "" : lost + ", and taken off the board otherwise");
    }

    /** Returns all that the piece may become, what belongs to the square first. */
    ImmutableList<PieceType> types() {
        ImmutableList.Builder<PieceType> types = ImmutableList.builder();
        if (type != null) {
            types.add(type);
        }
        return types.addAll(others).build();
    }
}
