package io.github.assize.variants.longassize;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of the Long Assize, in words. */
final class LongAssizeRules {
    private static final String MURRAY = "Murray 1913: 455";
    private static final String CUNNAN = "the Cunnan page of the SCA";
    private static final String WAY = "The leap passes an empty square or a man of the king's own side, never an enemy";
    private static final String EN_PASSANT =
            "A pawn that has just made a double step may be captured by an enemy pawn as"
                    + " if it had stopped on the square it passed";

    static final List<RuleText> TEXTS = List.of(
            RuleText.of("LA-01", "The king steps one square in any of the eight directions.", MURRAY),
            RuleText.of(
                            "LA-02",
                            "As his first move the king may leap to the second square in any of the eight straight lines.",
                            MURRAY)
                    .when(
                            LongAssize.KingLeap.RING,
                            "As his first move the king may leap to any of the sixteen squares at distance two.",
                            CUNNAN),
            RuleText.of("LA-03", WAY + ".", MURRAY)
                    .when(
                            LongAssize.KingLeap.RING,
                            WAY + "; a leap to a knight's square is barred only if an enemy stands on both ways there.",
                            CUNNAN),
            RuleText.of(
                            "LA-04",
                            "The leap may capture, and so it also gives check; ",
                            "Ludii; Murray denies capture to the queen only")
                    .when(
                            LongAssize.KingLeapCapture.NO,
                            "The leap may not capture, and so it gives no check; ",
                            CUNNAN + "; the sister games Lombard and Schachzabel")
                    .and("the square passed may be attacked.", "")
                    .when(
                            LongAssize.KingLeapThroughAttack.FORBIDDEN,
                            "a straight one may not be made over an attacked square, though that does not lessen the"
                                    + " check.",
                            "; for the square passed, " + CUNNAN),
            RuleText.of(
                            "LA-05",
                            "A king that has once been in check has lost his leap for good. He loses it as the check is"
                                    + " given, before it is judged whether the move that gives it is safe.",
                            MURRAY)
                    .when(
                            LongAssize.KingChecked.BARRED_WHILE_CHECKED,
                            "A king in check may not leap, but keeps his leap for later; against the other king it counts"
                                    + " all the while.",
                            CUNNAN),
            RuleText.of("LA-06", "The queen steps exactly one square diagonally.", MURRAY),
            RuleText.of(
                            "LA-07",
                            "As her first move the queen may jump two squares diagonally, over anything, but never to"
                                    + " capture.",
                            MURRAY)
                    .when(
                            LongAssize.QueenLeap.RING,
                            "As her first move the queen may jump two squares along any of the eight lines, over"
                                    + " anything, but never to capture.",
                            CUNNAN),
            RuleText.of(
                    "LA-08",
                    "The rook goes any distance along a rank or a file, the fil leaps two squares diagonally, the"
                            + " knight leaps as the chess knight does. Fils do not take fils.",
                    MURRAY),
            RuleText.of(
                            "LA-09",
                            "The pawn steps one square straight forward if it is empty and captures one square"
                                    + " diagonally forward; from its array square it may go two forward, ",
                            "")
                    .and("if both are empty.", MURRAY)
                    .when(LongAssize.PawnDoubleStep.LEAP, "over a man on the first if need be.", CUNNAN),
            RuleText.of("LA-10", EN_PASSANT + ".", MURRAY)
                    .when(
                            LongAssize.PawnDoubleStep.LEAP,
                            EN_PASSANT + ", unless a man stands there.",
                            MURRAY + "; inference for a man leapt over"),
            RuleText.of(
                    "LA-11",
                    "A pawn that reaches the eighth rank becomes a queen, and the new queen may make her first-move jump"
                            + " on a later turn.",
                    MURRAY),
            RuleText.of("LA-12", "Stalemate is a draw.", MURRAY),
            RuleText.of("LA-13", "A side left with its king alone loses at once.", MURRAY)
                    .when(
                            Baring.Timing.REPRIEVE,
                            "A side left with its king alone loses, unless its next move bares the other king too, which"
                                    + " draws.",
                            "the usual rule of shatranj"));

    private LongAssizeRules() {}
}
