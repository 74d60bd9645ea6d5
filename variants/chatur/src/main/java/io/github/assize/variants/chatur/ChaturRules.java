package io.github.assize.variants.chatur;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Chátur, in words. */
final class ChaturRules {
    private static final String RAFFLES = "Raffles 1817: 390";
    private static final String LUDII = "Ludii's file";
    private static final String SELANGOR = "Elcum 1907, on Selangor";
    private static final String MALAY = "some of the Malay accounts";
    private static final String ELSEWHERE = "the common rule elsewhere";
    private static final String KING = "The king steps one square in any of the eight directions. Each begins on the ";
    private static final String MINISTER = " hand of his minister, opposite the other minister.";
    private static final String FAR_RANK = "A bidak that reaches any other square of the far rank ";
    private static final String RETREATS = FAR_RANK + "must first retreat three squares diagonally backward, ";
    private static final String WAITS =
            "A retreating bidak only retreats, diagonally backward, and waits while it cannot. ";
    private static final String COUNTS =
            ", can be captured, and counts as a man; corners and edges touched on the way promote nothing.";

    static final List<RuleText> TEXTS = List.of(
            RuleText.of("CH-01", KING + "left" + MINISTER, RAFFLES)
                    .when(Chatur.Array.KINGS_RIGHT, KING + "right" + MINISTER, LUDII),
            RuleText.of("CH-02", "As his first move the king may go two squares along any of the eight lines, ", "")
                    .and("if the square between is empty", RAFFLES)
                    .when(Chatur.KingLeap.JUMP, "over anything", MALAY)
                    .and(", or make a knight's leap. He may", "")
                    .when(
                            Chatur.KingLeapCapture.NO,
                            ", or make a knight's leap. He may not",
                            "; for the capture, Parsi and Algerian chess")
                    .and(" capture so, and may pass an attacked square.", ""),
            RuleText.of(
                    "CH-03",
                    "The pateh moves as the chess queen, the mantri as the bishop, the jaran as the knight, the prahu as the rook.",
                    RAFFLES),
            RuleText.of(
                    "CH-04",
                    "The bidak steps one square straight forward if it is empty and captures one square diagonally forward.",
                    RAFFLES),
            RuleText.of("CH-05", "From its array square a bidak may go two squares forward if both are empty; ", "")
                    .and("it may pass the attack of an enemy bidak, which cannot capture it.", RAFFLES)
                    .when(
                            Chatur.EnPassant.YES,
                            "an enemy bidak that is not retreating may then at once capture it as if it had gone one.",
                            SELANGOR),
            RuleText.of("CH-06", "A bidak that reaches a corner of the far rank becomes a pateh at once.", RAFFLES),
            RuleText.of(
                            "CH-07",
                            RETREATS
                                    + "in three single steps, to the left or the right as it likes each time; with the third it becomes a"
                                    + " pateh.",
                            RAFFLES)
                    .when(
                            Chatur.Retreat.ONE_SLIDE,
                            RETREATS + "in one straight move over empty squares, and then becomes a pateh.",
                            LUDII)
                    .when(Chatur.Retreat.NONE, FAR_RANK + "becomes a pateh at once too.", ELSEWHERE),
            RuleText.of("CH-08", WAITS + "It captures as it retreats" + COUNTS, RAFFLES + "; inference")
                    .when(
                            Chatur.RetreatCapture.NO,
                            WAITS + "It does not capture and attacks nothing" + COUNTS,
                            SELANGOR)
                    .when(Chatur.Retreat.NONE, "No bidak retreats.", ELSEWHERE),
            RuleText.of("CH-09", "A side may have any number of patehs.", RAFFLES),
            RuleText.of(
                            "CH-10",
                            "Once a prahu stands beside the king on his rank, he may on any later turn pass over it to the square beyond, if"
                                    + " that is empty, he has not moved and he has never been in check. Which prahu it is, and whether squares are attacked, does"
                                    + " not matter.",
                            RAFFLES + "; inference for the king that has not moved")
                    .when(
                            Chatur.KingLeap.JUMP,
                            "The king castles over a prahu beside him by the sideways move of two squares that CH-02 gives"
                                    + " him.",
                            MALAY),
            RuleText.of(
                    "CH-11",
                    "A check costs the king the first moves of CH-02 and CH-10 for good. He loses them as the check is given, before it"
                            + " is judged whether the move that gives it is safe.",
                    RAFFLES),
            RuleText.of("CH-12", "No side may leave its own king in check, and a checkmated side loses.", RAFFLES),
            RuleText.of("CH-13", "A king left alone wins at once.", RAFFLES)
                    .when(Baring.Verdict.DRAWS, "A king left alone draws at once.", "later accounts"),
            RuleText.of("CH-14", "A king both bared and mated by one move has been bared, not mated.", RAFFLES)
                    .when(
                            Chatur.LoneKingMated.MATE_FIRST,
                            "A king both bared and mated by one move has been mated.",
                            LUDII),
            RuleText.of("CH-15", "A side that is stalemated wins.", RAFFLES)
                    .when(Stalemate.DRAW, "Stalemate is a draw.", "the Batak game")
                    .when(Stalemate.STALEMATER_WINS, "A side that gives stalemate wins.", "other games of the region"));

    private ChaturRules() {}
}
