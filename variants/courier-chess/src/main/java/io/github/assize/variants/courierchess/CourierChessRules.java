package io.github.assize.variants.courierchess;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Courier chess, in words. */
final class CourierChessRules {
    private static final String ENGINES = "Fairy-Stockfish, cutechess and Sjaak II; told by no source";
    private static final String SELENUS = "Selenus 1616: 425-432, as Ludii has him";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                            "CO-01",
                            "The game begins after four moves of each side, which nobody may change: the pawns of the files a, g and l two squares forward, and the queen two squares straight forward, behind her pawn; they are taken as played. Bishops stand on c and j, couriers on d and i.",
                            SELENUS + "; ancientchess.com")
                    .when(
                            CourierChess.Array.COURIER_ON_C,
                            "The game begins after four moves of each side, which nobody may change: the pawns of the files a, g and l two squares forward, and the queen two squares straight forward, behind her pawn; they are taken as played. Couriers stand on c and j, bishops on d and i.",
                            "Ludii's file")
                    .when(
                            CourierChess.Opening.FREE,
                            "The game begins with all men on the first two ranks. A pawn of the files a, g and l may go two squares forward from there if both are empty, and the queen that begins the game may as her first move leap two squares straight forward onto an empty square, over anything.",
                            SELENUS),
            RuleText.of(
                    "CO-02",
                    "King and man step one square in any direction; the man can be taken, and may step where he is attacked.",
                    SELENUS),
            RuleText.of(
                    "CO-03", "The queen steps one square diagonally, the schleich one square orthogonally.", SELENUS),
            RuleText.of(
                    "CO-04",
                    "The courier goes any distance diagonally; the bishop jumps two squares diagonally.",
                    SELENUS),
            RuleText.of(
                    "CO-05", "The knight makes the knight's leap; the rook goes any distance orthogonally.", SELENUS),
            RuleText.of(
                    "CO-06",
                    "The pawn steps one square straight forward if it is empty and captures one square diagonally forward; it has no further double step, and there is no capture en passant.",
                    SELENUS),
            RuleText.of(
                    "CO-07", "A pawn that reaches the eighth rank becomes a queen, without a leap of hers.", ENGINES),
            RuleText.of("CO-08", "Stalemating the opponent wins.", ENGINES)
                    .when(Stalemate.DRAW, "Stalemate is a draw.", "ancientchess.com"),
            RuleText.of(
                            "CO-09",
                            "A side that has nothing but its king loses, unless its next move bares the other king as well: then the game is drawn.",
                            ENGINES)
                    .when(
                            Baring.Timing.NONE,
                            "A side that has nothing but its king plays on.",
                            "Selenus as Ludii has him, who is silent"));

    private CourierChessRules() {}
}
