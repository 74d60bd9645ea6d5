package io.github.assize.variants.chaturanga;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Chaturanga, in words. */
final class ChaturangaRules {
    private static final String TEXT = "Ludii's rules text, after Bock-Raming 1996 and Murray 1913: 51-94";
    private static final String ADLI = "al-Adli on the Indians, in Ayer 2005 and Pritchard 2007";
    private static final String BODLAENDER = "Bodlaender, after Murray and Gollon";

    static final List<RuleText> ALL = List.of(
            RuleText.of("CG-01", "The raja steps one square in any direction.", TEXT)
                    .when(
                            Chaturanga.KingLeap.ONCE,
                            "The raja steps one square in any direction. One that has never been in check may once a game"
                                    + " make the knight's leap instead, capturing or not, whether he has moved before or"
                                    + " not; a check costs him the leap the moment it is given.",
                            BODLAENDER),
            RuleText.of("CG-02", "The mantri steps exactly one square diagonally.", TEXT),
            RuleText.of("CG-03", "The gaja leaps exactly two squares orthogonally, over anything.", TEXT + "; " + ADLI)
                    .when(
                            Chaturanga.Elephant.DIAGONAL_JUMP,
                            "The gaja leaps exactly two squares diagonally, over anything.",
                            BODLAENDER)
                    .when(
                            Chaturanga.Elephant.SILVER,
                            "The gaja steps one square diagonally or straight forward.",
                            "al-Biruni")
                    .when(
                            Chaturanga.Elephant.DIAGONAL_STEP,
                            "The gaja steps one square diagonally.",
                            "Ludii's ruleset 1298")
                    .when(
                            Chaturanga.Elephant.JUMPING_ROOK,
                            "The gaja goes any distance orthogonally, over anything.",
                            "Manasollasa V 560-565"),
            RuleText.of("CG-04", "The ashva makes the knight's leap.", TEXT),
            RuleText.of("CG-05", "The ratha goes any distance orthogonally.", TEXT + "; " + ADLI)
                    .when(
                            Chaturanga.Chariot.DIAGONAL_JUMP,
                            "The ratha leaps exactly two squares diagonally, over anything.",
                            "Manasollasa V 560-565"),
            RuleText.of(
                    "CG-06",
                    "The bhata steps one square straight forward if it is empty and captures one square diagonally"
                            + " forward; it has no double step, and there is no capture en passant.",
                    TEXT),
            RuleText.of(
                            "CG-07",
                            "A bhata that reaches the far rank, by a step or by a capture, becomes a mantri.",
                            "Ludii's file; its text says only that bhatas move like the pawns of chess")
                    .when(
                            Chaturanga.Promoted.BY_FILE_IF_LOST,
                            "A bhata that reaches the far rank becomes what began the game on that square, if its side has"
                                    + " lost one such man; otherwise, and on the other raja's square, it stays a bhata.",
                            BODLAENDER),
            RuleText.of(
                            "CG-08",
                            "The first ranks are, from each player's own left, ratha, ashva, gaja, mantri, raja, gaja,"
                                    + " ashva, ratha.",
                            "Ludii's rules text; the Manasollasa does not say on which side the mantri stands")
                    .when(
                            Chaturanga.Array.FACING,
                            "The first ranks are, from a to h on both sides, ratha, ashva, gaja, raja, mantri, gaja, ashva,"
                                    + " ratha.",
                            "Fairy-Stockfish"),
            RuleText.of("CG-09", "Checkmate wins.", TEXT + "; the Manasollasa"),
            RuleText.of("CG-10", "The side that is stalemated wins.", ADLI)
                    .when(Stalemate.STALEMATER_WINS, "The side that gives stalemate wins.", "Fairy-Stockfish")
                    .when(Stalemate.DRAW, "Stalemate is a draw.", "no source"),
            RuleText.of(
                            "CG-11",
                            "A side that has nothing but its raja loses at once, even if it could bare the other side on its"
                                    + " next move.",
                            ADLI)
                    .when(
                            Baring.Timing.REPRIEVE,
                            "A side that has nothing but its raja loses, unless its next move bares the other side as well:"
                                    + " then the game is drawn.",
                            "the usual rule of shatranj")
                    .when(
                            Baring.Timing.NONE,
                            "A side that has nothing but its raja plays on.",
                            "Ludii's rules text, which names no such rule"),
            RuleText.of("CG-12", "There is no castling.", "inference: the text is silent"));

    private ChaturangaRules() {}
}
