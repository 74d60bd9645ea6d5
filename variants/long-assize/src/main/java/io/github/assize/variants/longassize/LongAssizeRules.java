package io.github.assize.variants.longassize;

import io.github.assize.core.Answers;
import io.github.assize.core.Rule;
import java.util.List;

/** The numbered rules of the Long Assize, in words. */
final class LongAssizeRules {
    private static final String MURRAY = "Murray 1913: 455";
    private static final String CUNNAN = "the Cunnan page of the SCA";

    private LongAssizeRules() {}

    static List<Rule> rules(Answers answers) {
        return Rule.commonAnd(
                new Rule("LA-01", "The king steps one square in any of the eight directions.", MURRAY),
                kingLeap(answers),
                way(answers),
                leapCapture(answers),
                check(answers),
                new Rule("LA-06", "The queen steps exactly one square diagonally.", MURRAY),
                queenJump(answers),
                new Rule(
                        "LA-08",
                        "The rook goes any distance along a rank or a file, the fil leaps two squares"
                                + " diagonally, the knight leaps as the chess knight does. Fils do not take"
                                + " fils.",
                        MURRAY),
                pawn(answers),
                enPassant(answers),
                new Rule(
                        "LA-11",
                        "A pawn that reaches the eighth rank becomes a queen, and the new queen may make her"
                                + " first-move jump on a later turn.",
                        MURRAY),
                new Rule("LA-12", "Stalemate is a draw.", MURRAY),
                baring(answers));
    }

    private static Rule kingLeap(Answers answers) {
        return answers.is(LongAssize.KingLeap.RING)
                ? new Rule(
                        "LA-02",
                        "As his first move the king may leap to any of the sixteen squares at distance two.",
                        CUNNAN)
                : new Rule(
                        "LA-02",
                        "As his first move the king may leap to the second square in any of the eight straight lines.",
                        MURRAY);
    }

    private static Rule way(Answers answers) {
        String straight = "The leap passes an empty square or a man of the king's own side, never an enemy";
        return answers.is(LongAssize.KingLeap.RING)
                ? new Rule(
                        "LA-03",
                        straight
                                + "; a leap to a knight's square is barred only if an enemy stands on both ways there.",
                        CUNNAN)
                : new Rule("LA-03", straight + ".", MURRAY);
    }

    private static Rule leapCapture(Answers answers) {
        boolean captures = answers.is(LongAssize.KingLeapCapture.YES);
        boolean passes = answers.is(LongAssize.KingLeapThroughAttack.ALLOWED);
        String capture = captures
                ? "The leap may capture, and so it also gives check"
                : "The leap may not capture, and so it gives no check";
        String attack = passes
                ? "the square passed may be attacked."
                : "a straight one may not be made over an attacked square, though that does not lessen the check.";
        String source = captures
                ? "Ludii; Murray denies capture to the queen only"
                : CUNNAN + "; the sister games Lombard and Schachzabel";
        String further = passes ? "" : "; for the square passed, " + CUNNAN;
        return new Rule("LA-04", capture + "; " + attack, source + further);
    }

    private static Rule check(Answers answers) {
        return answers.is(LongAssize.KingChecked.BARRED_WHILE_CHECKED)
                ? new Rule(
                        "LA-05",
                        "A king in check may not leap, but keeps his leap for later; against the other king it counts"
                                + " all the while.",
                        CUNNAN)
                : new Rule(
                        "LA-05",
                        "A king that has once been in check has lost his leap for good. He loses it as the check is"
                                + " given, before it is judged whether the move that gives it is safe.",
                        MURRAY);
    }

    private static Rule queenJump(Answers answers) {
        return answers.is(LongAssize.QueenLeap.RING)
                ? new Rule(
                        "LA-07",
                        "As her first move the queen may jump two squares along any of the eight lines, over"
                                + " anything, but never to capture.",
                        CUNNAN)
                : new Rule(
                        "LA-07",
                        "As her first move the queen may jump two squares diagonally, over anything, but never to"
                                + " capture.",
                        MURRAY);
    }

    private static Rule pawn(Answers answers) {
        String step = "The pawn steps one square straight forward if it is empty and captures one square diagonally"
                + " forward; from its array square it may go two forward, ";
        return answers.is(LongAssize.PawnDoubleStep.LEAP)
                ? new Rule("LA-09", step + "over a man on the first if need be.", CUNNAN)
                : new Rule("LA-09", step + "if both are empty.", MURRAY);
    }

    private static Rule enPassant(Answers answers) {
        String capture = "A pawn that has just made a double step may be captured by an enemy pawn as if it had stopped"
                + " on the square it passed";
        return answers.is(LongAssize.PawnDoubleStep.LEAP)
                ? new Rule(
                        "LA-10", capture + ", unless a man stands there.", MURRAY + "; inference for a man leapt over")
                : new Rule("LA-10", capture + ".", MURRAY);
    }

    private static Rule baring(Answers answers) {
        return answers.is(LongAssize.Bared.REPRIEVE)
                ? new Rule(
                        "LA-13",
                        "A side left with its king alone loses, unless its next move bares the other king too, which"
                                + " draws.",
                        "the usual rule of shatranj")
                : new Rule("LA-13", "A side left with its king alone loses at once.", MURRAY);
    }
}
