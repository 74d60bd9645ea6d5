package io.github.assize.variants.chatur;

import io.github.assize.core.Answers;
import io.github.assize.core.Rule;
import java.util.List;

/** The numbered rules of Chátur, in words. */
final class ChaturRules {
    private static final String RAFFLES = "Raffles 1817: 390";
    private static final String LUDII = "Ludii's file";
    private static final String SELANGOR = "Elcum 1907, on Selangor";

    private ChaturRules() {}

    static List<Rule> rules(Answers answers) {
        return Rule.commonAnd(
                king(answers),
                kingLeap(answers),
                new Rule(
                        "CH-03",
                        "The pateh moves as the chess queen, the mantri as the bishop, the jaran as the"
                                + " knight, the prahu as the rook.",
                        RAFFLES),
                new Rule(
                        "CH-04",
                        "The bidak steps one square straight forward if it is empty and captures one square"
                                + " diagonally forward.",
                        RAFFLES),
                doubleStep(answers),
                new Rule("CH-06", "A bidak that reaches a corner of the far rank becomes a pateh at once.", RAFFLES),
                retreat(answers),
                retreatCapture(answers),
                new Rule("CH-09", "A side may have any number of patehs.", RAFFLES),
                castling(answers),
                new Rule(
                        "CH-11",
                        "A check costs the king the first moves of CH-02 and CH-10 for good. He loses them as the"
                                + " check is given, before it is judged whether the move that gives it is"
                                + " safe.",
                        RAFFLES),
                new Rule("CH-12", "No side may leave its own king in check, and a checkmated side loses.", RAFFLES),
                loneKing(answers),
                loneKingMated(answers),
                stalemate(answers));
    }

    private static Rule king(Answers answers) {
        boolean right = answers.is(Chatur.Array.KINGS_RIGHT);
        return new Rule(
                "CH-01",
                "The king steps one square in any of the eight directions. Each begins on the "
                        + (right ? "right" : "left") + " hand of his minister, opposite the other minister.",
                right ? LUDII : RAFFLES);
    }

    private static Rule kingLeap(Answers answers) {
        boolean jumps = answers.is(Chatur.KingLeap.JUMP);
        boolean captures = answers.is(Chatur.KingLeapCapture.YES);
        String text = "As his first move the king may go two squares along any of the eight lines, "
                + (jumps ? "over anything" : "if the square between is empty")
                + ", or make a knight's leap. He " + (captures ? "may" : "may not")
                + " capture so, and may pass an attacked square.";
        String source = jumps ? "some of the Malay accounts" : RAFFLES;
        return new Rule("CH-02", text, captures ? source : source + "; for the capture, Parsi and Algerian chess");
    }

    private static Rule doubleStep(Answers answers) {
        String step = "From its array square a bidak may go two squares forward if both are empty; ";
        return answers.is(Chatur.EnPassant.YES)
                ? new Rule(
                        "CH-05",
                        step + "an enemy bidak that is not retreating may then at once capture it as if it had gone"
                                + " one.",
                        SELANGOR)
                : new Rule(
                        "CH-05", step + "it may pass the attack of an enemy bidak, which cannot capture it.", RAFFLES);
    }

    private static Rule retreat(Answers answers) {
        if (answers.is(Chatur.Retreat.NONE)) {
            return new Rule(
                    "CH-07",
                    "A bidak that reaches any other square of the far rank becomes a pateh at once too.",
                    "the common rule elsewhere");
        }
        String must = "A bidak that reaches any other square of the far rank must first retreat three squares"
                + " diagonally backward, ";
        return answers.is(Chatur.Retreat.ONE_SLIDE)
                ? new Rule("CH-07", must + "in one straight move over empty squares, and then becomes a pateh.", LUDII)
                : new Rule(
                        "CH-07",
                        must + "in three single steps, to the left or the right as it likes each time; with the third"
                                + " it becomes a pateh.",
                        RAFFLES);
    }

    private static Rule retreatCapture(Answers answers) {
        if (answers.is(Chatur.Retreat.NONE)) {
            return new Rule("CH-08", "No bidak retreats.", "the common rule elsewhere");
        }
        boolean captures = answers.is(Chatur.RetreatCapture.YES);
        String text = "A retreating bidak only retreats, diagonally backward, and waits while it cannot. "
                + (captures ? "It captures as it retreats" : "It does not capture and attacks nothing")
                + ", can be captured, and counts as a man; corners and edges touched on the way promote nothing.";
        return new Rule("CH-08", text, captures ? RAFFLES + "; inference" : SELANGOR);
    }

    private static Rule castling(Answers answers) {
        return answers.is(Chatur.KingLeap.JUMP)
                ? new Rule(
                        "CH-10",
                        "The king castles over a prahu beside him by the sideways move of two squares that CH-02 gives"
                                + " him.",
                        "some of the Malay accounts")
                : new Rule(
                        "CH-10",
                        "Once a prahu stands beside the king on his rank, he may on any later turn pass over it to the"
                                + " square beyond, if that is empty, he has not moved and he has never been in check."
                                + " Which prahu it is, and whether squares are attacked, does not matter.",
                        RAFFLES + "; inference for the king that has not moved");
    }

    private static Rule loneKing(Answers answers) {
        return answers.is(Chatur.LoneKing.DRAWS)
                ? new Rule("CH-13", "A king left alone draws at once.", "later accounts")
                : new Rule("CH-13", "A king left alone wins at once.", RAFFLES);
    }

    private static Rule loneKingMated(Answers answers) {
        return answers.is(Chatur.LoneKingMated.MATE_FIRST)
                ? new Rule("CH-14", "A king both bared and mated by one move has been mated.", LUDII)
                : new Rule("CH-14", "A king both bared and mated by one move has been bared, not mated.", RAFFLES);
    }

    private static Rule stalemate(Answers answers) {
        if (answers.is(Chatur.Stalemated.DRAW)) {
            return new Rule("CH-15", "Stalemate is a draw.", "the Batak game");
        }
        return answers.is(Chatur.Stalemated.STALEMATER_WINS)
                ? new Rule("CH-15", "A side that gives stalemate wins.", "other games of the region")
                : new Rule("CH-15", "A side that is stalemated wins.", RAFFLES);
    }
}
