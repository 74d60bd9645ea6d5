package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What an author of a ruleset is told of a piece whose movements do not go together. */
final class MovementMisfitTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");

    private static String misfit(Movement... movements) {
        PieceType hare = PieceType.of("hare", "H", movements);
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, hare)
                        .king(KING)
                        .array("k3r/4h/5/4H/K3R w - -")
                        .build())
                .build();
        return String.valueOf(assertThrows(IllegalArgumentException.class, game::initialPosition)
                .getMessage());
    }

    private static String misfit(String betza) {
        return misfit(Movement.of(betza));
    }

    @Test
    void noMoveIsWrittenTwice() {
        assertEquals("hare: WfW makes the move a1a2 in two ways; it must have one", misfit("WfW"));
        assertEquals("hare: WR makes the move a1b1 in two ways; it must have one", misfit("WR"));
        assertEquals("hare: mWfW makes the move a1a2 in two ways; it must have one", misfit("mWfW"));
        assertEquals("hare: cFBcR makes the move a1b2 in two ways; it must have one", misfit("cFBcR"));
        assertEquals("hare: nDfD makes the move a1a3 in two ways; it must have one", misfit("nDfD"));
        assertEquals("hare: RnH makes the move a1d1 in two ways; it must have one", misfit("RnH"));
        assertEquals("hare: brFK makes the move a2b1 in two ways; it must have one", misfit("brFK"));
        assertEquals(
                "hare: NN makes the move a1c2 in two ways; it must have one",
                misfit(Movement.of("N"), Movement.of("N").notOverEnemies()));
    }

    @Test
    void movesOfWhichTheBoardAllowsOneAtATimeAreNone() {
        for (String betza : new String[] {"mWcW", "mRcB", "mfWcfFimfnD", "t[FR]", "NA", "mWcDnA", "t[NN]", "t[DN]"}) {
            PieceType hare = PieceType.of("hare", "H", betza);
            assertEquals("k3r/4h/5/4H/K3R w - - 0 1", array(hare));
        }
        PieceType passing =
                PieceType.of("hare", "H", Movement.of("mnD"), Movement.of("mD").over("R"));
        assertEquals("k3r/4h/5/4H/K3R w - - 0 1", array(passing));
    }

    private static String array(PieceType hare) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, hare)
                        .king(KING)
                        .pawns(hare)
                        .array("k3r/4h/5/4H/K3R w - -")
                        .build())
                .build()
                .initialPosition()
                .toFen();
    }

    @Test
    void someMovementsDoNotGoTogether() {
        for (String betza : new String[] {"nA", "NN", "AW", "D2", "t[NB]"}) {
            Movement movement = Movement.of(betza);
            assertEquals(
                    "movement " + betza
                            + ": only a leap over other squares, neither lame nor a ride, can be one that is not over"
                            + " enemies",
                    assertThrows(IllegalArgumentException.class, movement::notOverEnemies)
                            .getMessage());
        }
        assertEquals(
                "a leap over a partner may not capture: it needs the modifier m",
                misfit(Movement.of("D").over("R")));
    }

    @Test
    void aPieceHasNoMoreStepsThanAMoveCanName() {
        PieceType giant = PieceType.of(
                "giant",
                "G",
                Movement.of("(5,1)").notOverEnemies(),
                Movement.of("N").notOverEnemies());
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(16, 16)
                        .pieces(KING, giant)
                        .king(KING)
                        .array("k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - -")
                        .build())
                .build();
        assertEquals(
                "G has more than 254 steps from f6",
                assertThrows(IllegalArgumentException.class, game::initialPosition)
                        .getMessage());
    }
}
