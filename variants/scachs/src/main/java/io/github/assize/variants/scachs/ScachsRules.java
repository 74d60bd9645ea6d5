package io.github.assize.variants.scachs;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Scachs, in words. */
final class ScachsRules {
    private static final String TEXT = "Ludii's rules text after Murray";
    private static final String FILE = "Ludii's file";
    private static final String MODERN = "modern chess";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                    "SC-01",
                    "The king steps one square in any direction; rook, bishop and knight go as in modern chess.",
                    TEXT),
            RuleText.of("SC-02", "The queen goes any distance orthogonally or diagonally.", TEXT + "; the poem (54)")
                    .and(" A side that has lost its queen plays on.", "")
                    .when(
                            Scachs.QueenLost.LOSES,
                            " A side without a queen has lost at once; a game in which neither has one is drawn.",
                            "; the poem (63)"),
            RuleText.of("SC-03", "A queen cannot capture a queen, and does not attack one.", TEXT)
                    .when(Scachs.QueenTakesQueen.YES, "A queen captures whatever it can reach.", MODERN),
            RuleText.of(
                            "SC-04",
                            "The king's first move may instead be two squares in any of the eight directions, both"
                                    + " squares empty.",
                            TEXT + "; " + FILE)
                    .when(
                            Scachs.KingLeap.JUMP,
                            "The king's first move may instead be a leap of two squares in any of the eight"
                                    + " directions, over any man.",
                            "the poem (the jump of the king)"),
            RuleText.of("SC-05", "That move does not capture.", TEXT),
            RuleText.of(
                            "SC-06",
                            "A king in check may not make it; a check that is over costs nothing.",
                            TEXT + "; inference for a check that is over")
                    .and(" The square that he passes over may be attacked.", "; " + FILE)
                    .when(
                            Scachs.ThroughAttack.FORBIDDEN,
                            " The square that he passes over may not be attacked.",
                            "; the rule of castling"),
            RuleText.of(
                            "SC-07",
                            "Castling is as in modern chess: king and rook have not moved, all squares between them"
                                    + " are empty, the king is not in check, and the square that he passes and the one"
                                    + " that he reaches are not attacked; he goes two squares towards the rook, and the"
                                    + " rook to the square that he passed.",
                            TEXT + "; " + FILE)
                    .when(
                            Scachs.Castles.NONE,
                            "There is no castling; the king's first move is all.",
                            "the poem, which names no other leap"),
            RuleText.of(
                    "SC-08",
                    "The pawn steps one square forward to an empty square and captures one square diagonally forward;"
                            + " on its first move it may go two squares forward if both are empty.",
                    TEXT),
            RuleText.of(
                    "SC-09",
                    "Right after a double step an enemy pawn may capture the pawn as if it had moved one square.",
                    TEXT + "; the poem (39)"),
            RuleText.of(
                            "SC-10",
                            "A pawn that reaches the far rank, by a step or by a capture, becomes a queen if its side"
                                    + " has no queen on the board.",
                            TEXT)
                    .when(
                            Scachs.Promoted.ALWAYS,
                            "A pawn that reaches the far rank, by a step or by a capture, becomes a queen.",
                            MODERN),
            RuleText.of(
                            "SC-11",
                            "If its side has one, the pawn stays on the far rank as a pawn, for good: it has no moves,"
                                    + " can be captured and counts as a man.",
                            FILE + "; the text is silent")
                    .when(Scachs.Promoted.ALWAYS, "No pawn stays on the far rank.", MODERN),
            RuleText.of("SC-12", "A side left with nothing but its king loses at once.", TEXT)
                    .when(
                            Baring.Timing.REPRIEVE,
                            "A side left with nothing but its king loses, unless its next move bares the other side as"
                                    + " well: then the game is drawn.",
                            "the usual rule of shatranj"),
            RuleText.of("SC-13", "Stalemate is a win for the side that gives it.", TEXT + "; the poem (45)")
                    .when(Stalemate.DRAW, "Stalemate is a draw.", MODERN),
            RuleText.of(
                    "SC-14",
                    "Baring goes before stalemate and mate.",
                    "inference: the same side wins; " + FILE + " tests mate first"));

    private ScachsRules() {}
}
