package io.github.assize.variants.parsichess;

import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Parsi Chess, in words. */
final class ParsiChessRules {
    private static final String TEXT = "Ludii's rules text after Shastree";
    private static final String SHASTREE = "Shastree, in Forbes 253-254";
    private static final String NATIVES = "Forbes's correspondent, 258-259";
    private static final String AYER = "Ayer after Murray";
    private static final String MURRAY = "Murray, of the game of Hindustan";
    private static final String FILE = "Ludii's file";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                    "PC-01",
                    "The raja (K) steps one square in any direction. There is no castling.",
                    TEXT + "; " + NATIVES + "; " + AYER),
            RuleText.of(
                            "PC-02",
                            "Instead the raja may leap like a horse, over any man, to an empty square; the leap does not"
                                    + " capture.",
                            TEXT)
                    .when(
                            ParsiChess.KingLeapCapture.YES,
                            "Instead the raja may leap like a horse, over any man, to an empty square or to capture; so"
                                    + " he attacks where he could leap to.",
                            NATIVES + "; " + AYER),
            RuleText.of(
                            "PC-03",
                            "He may do so once in the game, at any time: his other moves do not cost him the right, which"
                                    + " goes with him.",
                            TEXT + "; " + NATIVES + "; " + AYER)
                    .when(
                            ParsiChess.KingLeapWhen.FIRST_MOVE,
                            "He may do so only on his first move.",
                            MURRAY + "; Ludii's Hindustani Chess"),
            RuleText.of(
                            "PC-04",
                            "A raja that has been in check has lost the leap for good, from the moment the check is given.",
                            TEXT + "; " + NATIVES)
                    .when(
                            ParsiChess.KingChecked.KEEPS_LEAP,
                            "A check costs him nothing, and he may leap out of it.",
                            AYER),
            RuleText.of(
                    "PC-05",
                    "The vizier (V) goes any distance orthogonally or diagonally, the chariot (C) orthogonally, the"
                            + " elephant (E) diagonally; the horse (H) makes the knight's leap.",
                    TEXT + "; " + AYER),
            RuleText.of(
                    "PC-06",
                    "The pawn (P) steps one square forward to an empty square and captures one square diagonally forward.",
                    TEXT + "; " + AYER),
            RuleText.of(
                    "PC-07",
                    "A pawn of the files a, d, e and h may go two squares forward from its square of the array, if both are"
                            + " empty and the man that began the game behind it has neither moved nor been captured.",
                    TEXT + "; " + NATIVES + "; " + AYER),
            RuleText.of(
                    "PC-08",
                    "The pawns of the files b, c, f and g have no double step.",
                    TEXT + "; " + NATIVES + "; " + AYER),
            RuleText.of(
                    "PC-09",
                    "The rights field lists the pawns that still may. A pawn's right goes when it moves, and when the man"
                            + " behind it leaves his square or is captured there.",
                    "PC-07, written down"),
            RuleText.of("PC-10", "There is no en passant.", NATIVES + "; " + AYER),
            RuleText.of(
                            "PC-11",
                            "A pawn that reaches the far rank becomes the piece of that file: chariot on a and h, horse on b"
                                    + " and g, elephant on c and f, vizier on d and e.",
                            TEXT + "; " + MURRAY + " and " + NATIVES + " for d and e")
                    .when(
                            ParsiChess.RoyalFiles.OWN_VIZIER,
                            "A pawn that reaches the far rank becomes the piece of that file: chariot on a and h, horse on b"
                                    + " and g, elephant on c and f, vizier on the file of its own vizier, d for White and e"
                                    + " for Black; the end of its own raja's file is barred to it.",
                            FILE + "; " + TEXT + ", taken to the letter"),
            RuleText.of(
                            "PC-12",
                            "It may go there, by a step or by a capture, only if its side has then fewer of that piece on the"
                                    + " board than at the start; otherwise it stays where it is, and can be captured.",
                            TEXT + "; " + MURRAY)
                    .and(" It does not matter which of its elephants is lost.", "; " + FILE)
                    .when(
                            ParsiChess.ElephantLost.SAME_COLOUR,
                            " Of the elephants it must be the one that could reach that square which is lost.",
                            "; " + MURRAY),
            RuleText.of(
                            "PC-13",
                            "A pawn that may not go there does not attack there: it gives no check and guards nothing on that"
                                    + " rank.",
                            "inference from " + TEXT)
                    .when(
                            ParsiChess.BarredPawnChecks.YES,
                            "A pawn attacks the far rank whether or not it may go there.",
                            TEXT + ", taken to the letter; " + FILE),
            RuleText.of(
                            "PC-14",
                            "A pawn that has become a horse may in the same turn make a horse's leap, to an empty square or"
                                    + " to capture any man but the raja, who is not in check by that leap; only the position"
                                    + " after it counts for the own raja's safety.",
                            TEXT + "; inference for the enemy raja: no horse stands there yet")
                    .when(ParsiChess.HorseLeap.NO, "A pawn that has become a horse stays where it became one.", FILE),
            RuleText.of(
                            "PC-15",
                            "A move that leaves the opponent stalemated is illegal: if he is not in check, he must keep a move"
                                    + " that leaves his raja safe. In judging that, this rule is left out for him.",
                            TEXT + "; " + SHASTREE + "; " + MURRAY)
                    .when(
                            ParsiChess.Stalemated.REMOVAL,
                            "A stalemated side takes any one enemy man but the raja off the board as its move, unless that"
                                    + " puts its own raja in check; if it cannot, the game is drawn.",
                            SHASTREE + ", of some part of India")
                    .when(ParsiChess.Stalemated.DRAW, "Stalemate is a draw.", "nobody known; as in other games"),
            RuleText.of(
                            "PC-16",
                            "A side that has moves, but only such as stalemate, has drawn, in check or not.",
                            "no source; a way out")
                    .when(ParsiChess.Stalemated.REMOVAL, "No move is illegal for stalemating.", "PC-15")
                    .when(ParsiChess.Stalemated.DRAW, "No move is illegal for stalemating.", "PC-15"),
            RuleText.of(
                            "PC-17",
                            "A side left with nothing but its raja has drawn at once (boorj).",
                            TEXT + "; " + SHASTREE + ", in many parts")
                    .when(
                            ParsiChess.Bared.WINS,
                            "A side left with nothing but its raja has lost at once; if both are, the game is drawn.",
                            SHASTREE + ", as the least of three ways to win")
                    .and(" That goes before mate.", "")
                    .when(
                            ParsiChess.LoneKingMated.MATE_FIRST,
                            " But a lone raja that is mated has lost by mate.",
                            "; " + FILE),
            RuleText.of(
                    "PC-18",
                    "Perpetual check is not allowed: whoever can must vary. That is no part of the position.",
                    TEXT + "; " + SHASTREE));

    private ParsiChessRules() {}
}
