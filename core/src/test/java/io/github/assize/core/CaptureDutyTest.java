package io.github.assize.core;

import static io.github.assize.core.ToyGame.ARRAY;
import static io.github.assize.core.ToyGame.KING;
import static io.github.assize.core.ToyGame.KNIGHT;
import static io.github.assize.core.ToyGame.PAWN;
import static io.github.assize.core.ToyGame.ROOK;
import static io.github.assize.core.ToyGame.game;
import static io.github.assize.core.ToyGame.moves;
import static io.github.assize.core.ToyGame.refused;
import static io.github.assize.core.ToyGame.why;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** A side that can capture and must, in a toy game. */
final class CaptureDutyTest {
    @Test
    void aSideThatCanCaptureMayHaveTo() {
        Ruleset any = game(laws -> laws.rule("T-24").mustCapture(MustCapture.any()));
        assertEquals("d2c3", moves(any.parsePosition("k4/5/2n2/3P1/K4 w - - 0 1")));
        MustCapture ranked = MustCapture.any().ofTheHighest(ROOK, KNIGHT, PAWN).under("T-25");
        Ruleset game =
                game(laws -> laws.rule("T-24").mustCapture(ranked.byTheLowest().under("T-26")));
        Position position = game.parsePosition("k4/n4/2r1R/3P1/RK3 w - - 0 1");
        assertEquals("d2c3", moves(position));
        assertEquals("White must take the rook on c3, not the knight on a4 (T-25 / T-24)", why(position, "a1a4"));
        assertEquals(
                "White must take the rook on c3 with the pawn on d2, not with the rook on e3 (T-26 / T-24)",
                why(position, "e3c3"));
        assertEquals(
                "White can capture and must: the pawn on d2 can take the rook on c3 (T-24)", why(position, "d2d3"));
        assertThrows(IllegalArgumentException.class, () -> MustCapture.any().byTheLowest());
        refused(
                "a pawn has no rank among what is captured",
                laws -> laws.mustCapture(MustCapture.any().ofTheHighest(ROOK, KNIGHT)));
        refused(
                "the king is ranked among what is captured",
                laws -> laws.mustCapture(MustCapture.any().ofTheHighest(KING, ROOK, KNIGHT, PAWN)));
        assertEquals(
                "a duty to capture of the highest: no type has a rank",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> MustCapture.any().ofTheHighest())
                        .getMessage());
        assertEquals(
                "a duty to capture of the highest: rook is ranked twice",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> MustCapture.any().ofTheHighest(ROOK, KNIGHT, ROOK, PAWN))
                        .getMessage());
        refused(
                "a side must capture, and a die lets it move",
                laws -> laws.mustCapture(MustCapture.any()).dice(Dice.passing(KING, ROOK, KNIGHT, PAWN)));
    }

    @Test
    void ofSeveralCapturesThatAreOwedTheOneOfTheSamePieceIsNamed() {
        MustCapture duty = MustCapture.any().ofTheHighest(ROOK, KNIGHT, PAWN).byTheLowest();
        Ruleset game = game(laws -> laws.rule("T-24").mustCapture(duty));
        Position position = game.parsePosition("4k/n1n2/1P1P1/R1R2/4K w - - 0 1");
        assertEquals("b3a4 b3c4 d3c4", moves(position));
        assertEquals(
                "White must take the knight on c4 with the pawn on b3, not with the rook on c2 (T-24)",
                why(position, "c2c4"));
        assertEquals(
                "White must take the knight on a4 with the pawn on b3, not with the rook on a2 (T-24)",
                why(position, "a2a4"));
    }

    @Test
    void theKingIsAboveAllThatCapture() {
        MustCapture duty = MustCapture.any().ofTheHighest(ROOK, KNIGHT, PAWN).byTheLowest();
        Ruleset game = game(laws -> laws.rule("T-24").mustCapture(duty));
        Position position = game.parsePosition("k4/5/5/3nR/4K w - - 0 1");
        assertEquals("e2d2", moves(position));
        assertEquals(
                "White must take the knight on d2 with the rook on e2, not with the king on e1 (T-24)",
                why(position, "e1d2"));
    }

    @Test
    void theLowestOfAllMayTakeAnotherPieceOfTheSameRank() {
        MustCapture duty = MustCapture.any().ofTheHighest(ROOK, KNIGHT, PAWN).byTheLowestOfAll();
        Ruleset game = game(laws -> laws.rule("T-24").mustCapture(duty));
        Position position = game.parsePosition("4k/n1n2/3P1/R4/4K w - - 0 1");
        assertEquals("d3c4", moves(position));
        assertEquals(
                "White must take the knight on c4 with the pawn on d3, not the knight on a4 with the rook on a2 (T-24)",
                why(position, "a2a4"));
    }

    @Test
    void aCaptureInTheCornerIsOwedLikeAnyOther() {
        Ruleset game =
                game(laws -> laws.rule("T-24").mustCapture(MustCapture.any().ofTheHighest(ROOK, KNIGHT, PAWN)));
        Position corner = game.parsePosition("4k/5/5/3K1/nR3 w - - 0 1");
        assertEquals("b1a1", moves(corner));
        Position both = game.parsePosition("1r2k/5/5/3K1/nR3 w - - 0 1");
        assertEquals("White must take the rook on b5, not the knight on a1 (T-24)", why(both, "b1a1"));
    }

    @Test
    void whatNeverTakesTheKingOwesCapturesToo() {
        PieceType sparing = PieceType.of("knight", "N", "N").cannotCapture("K");
        Laws laws = Laws.onBoard(5, 5)
                .pieces(KING, ROOK, sparing, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array(ARRAY)
                .mustCapture(MustCapture.any())
                .build();
        Ruleset game = Ruleset.define("toy", "Toy").laws(laws).build();
        Position position = game.parsePosition("k4/5/2r2/N4/4K w - - 0 1");
        assertEquals("a2c3", moves(position));
        assertEquals(1, Perft.count(position, 1));
    }
}
