package io.github.assize.variants.chandaraki;

import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Chandaraki, in words. */
final class ChandarakiRules {
    private static final String BOGLE = "Bogle 1775";
    private static final String TEXT = "Ludii's rules text";
    private static final String EUROPE = "inference: as with us";

    static final List<RuleText> ALL = List.of(
            RuleText.of("CD-01", "The king steps one square in any direction; there is no castling.", BOGLE),
            RuleText.of("CD-02", "The queen goes any distance orthogonally or diagonally.", TEXT),
            RuleText.of("CD-03", "The rook goes any distance orthogonally.", TEXT),
            RuleText.of("CD-04", "The bishop goes any distance diagonally.", TEXT),
            RuleText.of("CD-05", "The knight makes the knight's leap.", TEXT),
            RuleText.of(
                    "CD-06",
                    "The pawn steps one square straight forward if it is empty and captures one square diagonally forward.",
                    TEXT),
            RuleText.of(
                            "CD-07",
                            "The first pawn that a side moves may go two squares straight ahead from its array square, if both are empty. Any move of a pawn, a single step or a capture too, ends this for all pawns of that side; a pawn that is captured at home takes it from no other.",
                            BOGLE)
                    .when(
                            Chandaraki.DoubleStep.ANY_PAWN,
                            "Every pawn may go two squares straight ahead from its array square, if both are empty.",
                            "Ludii's file"),
            RuleText.of(
                            "CD-08",
                            "There is no capture en passant.",
                            EUROPE + "; the texts are silent, and the neighbours' game has none")
                    .when(
                            Chandaraki.EnPassant.YES,
                            "A pawn that has just gone two squares may be captured en passant.",
                            "Bogle 1775, taken strictly"),
            RuleText.of(
                            "CD-09",
                            "A pawn that reaches the far rank, by a step or by a capture, becomes a queen.",
                            EUROPE)
                    .when(
                            Chandaraki.Promoted.NONE,
                            "A pawn on the far rank stays a pawn and cannot move.",
                            "Ludii's file"),
            RuleText.of("CD-10", "A side left with nothing but its king draws the game at once.", BOGLE),
            RuleText.of("CD-11", "Material is judged first: a capture of the last man that also mates draws.", BOGLE)
                    .when(
                            Chandaraki.LoneKingMated.MATE_FIRST,
                            "A lone king to move that is in check and has no legal move is checkmated all the same.",
                            "Ludii's file"),
            RuleText.of("CD-12", "Stalemate is a draw.", "inference: Bogle says only that it is not known")
                    .when(Stalemate.STALEMATER_WINS, "The side that gives stalemate wins.", "no source")
                    .when(
                            Stalemate.FORBIDDEN,
                            "A move that stalemates the other side is illegal; a side that has no other moves has drawn.",
                            "the games of the Parsis and of Burma"));

    private ChandarakiRules() {}
}
