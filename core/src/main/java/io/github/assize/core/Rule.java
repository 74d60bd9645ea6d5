package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * One numbered rule of a ruleset, atomic and testable. Immutable and thread-safe.
 *
 * @param id the id, such as {@code SA-07}, that tests and explanations cite
 * @param text the rule in a sentence or two, as it stands for the ruleset's answers
 * @param source where it comes from
 * @since 0.1.0
 */
public record Rule(String id, String text, String source) {
    private static final String ALIKE = "the sources alike";
    private static final String INFERENCE = "inference";
    private static final String DEFINITION = "a definition";

    private static final ImmutableList<Rule> COMMON = ImmutableList.of(
            new Rule(
                    "C-01",
                    "White makes the first move, and then the sides take turns; nobody may pass, unless a die says so.",
                    "inference: the sources do not say who begins"),
            new Rule(
                    "C-02",
                    "A man captures by moving onto the square of an enemy man, which leaves the board; it never moves"
                            + " onto a square that its own side holds.",
                    ALIKE),
            new Rule(
                    "C-03",
                    "A king is in check while an enemy man has a move that would capture him, a first move included,"
                            + " even where that move would leave the enemy's own king in check.",
                    "the sources alike; inference for a pinned attacker"),
            new Rule("C-04", "No side may make a move that leaves its own king in check.", ALIKE),
            new Rule("C-05", "A side that is in check and has no legal move is checkmated, and the other wins.", ALIKE),
            new Rule(
                    "C-06",
                    "A side that is not in check and has no legal move is stalemated; what that is worth, each game"
                            + " says for itself.",
                    DEFINITION),
            new Rule(
                    "C-07",
                    "What a lost army means is judged before mate and stalemate and decides at once, unless the game"
                            + " puts mate first.",
                    INFERENCE),
            new Rule(
                    "C-08",
                    "If both armies are lost at once, which only a reprieve can bring about, the game is drawn.",
                    INFERENCE),
            new Rule("C-09", "Once the game is decided there are no legal moves.", DEFINITION),
            new Rule(
                    "C-10",
                    "A first move is the man's own: the right to it is part of the position and is gone once the man"
                            + " has moved. A pawn has its double step on the ranks of its array only.",
                    INFERENCE),
            new Rule(
                    "C-11",
                    "There is no castling, no capture en passant, no double step, no drop and no promotion, except"
                            + " where a rule grants it.",
                    INFERENCE),
            new Rule(
                    "C-12",
                    "Neither repetition nor a count of moves nor a lack of force ends the game.",
                    "inference: no source has such a rule"),
            new Rule(
                    "C-13",
                    "Promotion is part of the move that brings it about, is compulsory, and leaves no choice.",
                    INFERENCE),
            new Rule(
                    "C-14",
                    "A square that a king passes over is attacked if an enemy man, the other king and his leap"
                            + " included, could capture a king standing there instead of what stands there.",
                    DEFINITION));

    /**
     * Creates a rule.
     *
     * @param id the id, such as {@code SA-07}, that tests and explanations cite
     * @param text the rule in a sentence or two, as it stands for the ruleset's answers
     * @param source where it comes from
     */
    public Rule {
        requireNonNull(id, "id");
        requireNonNull(text, "text");
        requireNonNull(source, "source");
    }

    /**
     * Returns the rules that every game here shares, unless it says otherwise.
     *
     * @return the rules C-01 to C-14, unmodifiable
     */
    public static List<Rule> common() {
        return COMMON;
    }
}
