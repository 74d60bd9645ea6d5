package io.github.assize.variants.shatranjalgeria;

import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of the Shatranj of Algiers, in words. */
final class ShatranjAlgeriaRules {
    private static final String TEXT = "Ludii's rules text";
    private static final String FILE = "Ludii's file";
    private static final String NOTE = "a note for Zillions";

    static final List<RuleText> ALL = List.of(
            RuleText.of("AG-01", "The shah steps one square in any direction.", TEXT),
            RuleText.of(
                    "AG-02",
                    "As long as he has never been in check, the shah may move like an asb instead, over anything.",
                    TEXT),
            RuleText.of(
                            "AG-03",
                            "He may do so at any time and any number of times: neither his steps nor his leaps cost"
                                    + " him the right, which goes with him.",
                            TEXT + ", which sets no number")
                    .when(
                            ShatranjAlgeria.KingLeap.ONCE,
                            "He may do so at any time, but once only: his steps do not cost him the right, which goes"
                                    + " with him, and the leap does.",
                            FILE)
                    .when(
                            ShatranjAlgeria.KingLeap.FIRST_MOVE,
                            "He may do so only as the first move that he makes.",
                            NOTE),
            RuleText.of("AG-04", "The leap may capture, and so also gives check.", TEXT + ": 'like an asb'")
                    .when(
                            ShatranjAlgeria.LeapCapture.NO,
                            "The leap goes to an empty square only, and so gives no check.",
                            FILE + "; the rule of the Parsis"),
            RuleText.of(
                    "AG-05",
                    "A check costs the shah the leap for good, the moment it is given, before it is judged whether the"
                            + " side that gives it leaves its own shah in check.",
                    TEXT),
            RuleText.of(
                    "AG-06",
                    "The fers goes any distance orthogonally or diagonally, the rukh orthogonally, the pil diagonally;"
                            + " the asb makes the knight's leap.",
                    TEXT),
            RuleText.of(
                    "AG-07",
                    "The sarbaz steps one square forward to an empty square and captures one square diagonally"
                            + " forward; it has no double step, and there is no capture en passant.",
                    TEXT),
            RuleText.of("AG-08", "A sarbaz that reaches the far rank becomes a fers, by a step or by a capture.", TEXT),
            RuleText.of(
                    "AG-09",
                    "White's shah stands on e1 and Black's on d8, each on his own player's right of the middle.",
                    TEXT + "; " + FILE),
            RuleText.of("AG-10", "Stalemate is a win for the side that gives it.", TEXT),
            RuleText.of(
                    "AG-11", "A side left with nothing but its shah loses at once.", FILE + "; the text implies it"),
            RuleText.of(
                            "AG-12",
                            "But if the other side has nothing but its shah and one sarbaz, and the bare shah can take"
                                    + " that on his next move, play goes on for that move: taking it draws, any other move"
                                    + " loses.",
                            TEXT)
                    .when(ShatranjAlgeria.Bared.IMMEDIATE, "There is no exception to that.", FILE)
                    .when(
                            ShatranjAlgeria.Bared.REPRIEVE,
                            "But if the bare shah can take the other side's last man on his next move, play goes on"
                                    + " for that move: taking it draws, any other move loses.",
                            "the usual rule of shatranj"),
            RuleText.of("AG-13", "There is no castling.", TEXT));

    private ShatranjAlgeriaRules() {}
}
