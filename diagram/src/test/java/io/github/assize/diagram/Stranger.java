package io.github.assize.diagram;

import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Source;

/** A game whose pieces have no shapes. */
final class Stranger {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType CRAB = PieceType.of("crab", "X", "ffN");

    private Stranger() {}

    static Ruleset ruleset() {
        return Ruleset.define("stranger", "Stranger")
                .sources(new Source("the tests", "these"))
                .laws(answers -> Laws.onBoard(5, 5)
                        .pieces(KING, KNIGHT, CRAB)
                        .king(KING)
                        .array("1xk1n/5/5/5/1XK1N w - - 0 1")
                        .build())
                .build();
    }
}
