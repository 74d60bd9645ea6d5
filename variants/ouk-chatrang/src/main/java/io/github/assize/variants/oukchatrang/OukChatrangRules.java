package io.github.assize.variants.oukchatrang;

import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Ouk Chatrang, in words. */
final class OukChatrangRules {
    private static final String CHAMPIONSHIP = "championship of 2023: article 5";
    private static final String ALL_SITES = "all sources";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                            "OC-01",
                            "Each side's neang stands at the right hand of its king, so the kings do not face each other.",
                            "championship of 2023; Khmer Institute; ouk-khmer")
                    .when(
                            OukChatrang.Array.KINGS_FACING,
                            "The neangs stand on d1 and d8 and the kings on e1 and e8, facing each other.",
                            "Ludii's file"),
            RuleText.of("OC-02", "The king steps one square in any direction.", ALL_SITES),
            RuleText.of(
                            "OC-03",
                            "The king's first move may instead be a leap to the second rank, two files to the left or the right, over anything, onto an empty square; it never captures.",
                            CHAMPIONSHIP)
                    .when(
                            OukChatrang.KingLeap.ANY_KNIGHT,
                            "The king's first move may instead be a knight's leap, over anything, onto an empty square; it never captures.",
                            "Ludii")
                    .and(" The leap is there until the king moves.", "")
                    .when(
                            OukChatrang.LeapsEnd.FIRST_CAPTURE,
                            " The leap is there until the king moves or any man is captured.",
                            "; an encyclopaedia"),
            RuleText.of("OC-04", "The king may not leap while he is in check.", CHAMPIONSHIP)
                    .when(OukChatrang.KingLeapChecked.ALLOWED, "The king may leap out of check.", "Ludii's file"),
            RuleText.of(
                            "OC-05",
                            "The king's leap is lost for good when an enemy boat moves onto his file or his rank, whatever stands between, even if it moves off again. A line that another man opens does not matter.",
                            CHAMPIONSHIP)
                    .when(
                            OukChatrang.KingLeapAimed.KEEPS_LEAP,
                            "A boat that moves onto the king's file or rank costs him nothing.",
                            "all older sources"),
            RuleText.of("OC-06", "The neang steps exactly one square diagonally.", ALL_SITES),
            RuleText.of(
                            "OC-07",
                            "The neang's first move may instead be two squares straight ahead, over anything, onto an empty square; it never captures.",
                            CHAMPIONSHIP)
                    .when(
                            OukChatrang.NeangLeapCapture.YES,
                            "The neang's first move may instead be two squares straight ahead, over anything, capturing or not; so it gives check.",
                            "ouk.sourceforge.net; cutechess")
                    .and(" The leap is there until the neang moves.", "")
                    .when(
                            OukChatrang.LeapsEnd.FIRST_CAPTURE,
                            " The leap is there until the neang moves or any man is captured.",
                            "; an encyclopaedia"),
            RuleText.of(
                    "OC-08",
                    "The koul steps one square diagonally or straight ahead, the ses makes the knight's leap, the boat goes any distance orthogonally.",
                    ALL_SITES),
            RuleText.of(
                    "OC-09",
                    "The fish steps one square straight forward if it is empty and captures one square diagonally forward; it has no double step, and there is no capture en passant.",
                    ALL_SITES),
            RuleText.of(
                    "OC-10",
                    "A fish that reaches the sixth rank, by a step or by a capture, becomes a neang without the leap.",
                    ALL_SITES),
            RuleText.of("OC-11", "Stalemate is a draw.", CHAMPIONSHIP)
                    .when(Stalemate.STALEMATER_WINS, "The side that gives stalemate wins.", "Winther 2021"),
            RuleText.of(
                            "OC-12",
                            "Checkmate wins. A bare king by itself decides nothing; the count of moves that then begins is no part of the position.",
                            "ouk.sourceforge.net; Khmer Institute")
                    .when(
                            OukChatrang.Goal.FIRST_CHECK,
                            "Whoever gives the first check wins, the moment it is given. A bare king by itself decides nothing.",
                            "the other style: an encyclopaedia, chessvariants.com, Winther"));

    private OukChatrangRules() {}
}
