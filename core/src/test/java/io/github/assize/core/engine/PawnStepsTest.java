package io.github.assize.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Inside;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pawns are counted all at once, and that they are as many then as one by one. */
final class PawnStepsTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");

    private static Ruleset game(int files, int ranks, PieceType pawn) {
        StringBuilder array = new StringBuilder("k" + "r".repeat(files - 1) + "/" + "p".repeat(files));
        for (int rank = 0; rank < ranks - 4; rank++) {
            array.append('/').append(files);
        }
        array.append('/')
                .append("P".repeat(files))
                .append("/K")
                .append("R".repeat(files - 1))
                .append(" w - -");
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(files, ranks)
                        .pieces(KING, ROOK, pawn)
                        .king(KING)
                        .pawns(pawn)
                        .array(array.toString())
                        .promotion(Promotion.onFarRank(pawn, ROOK))
                        .build())
                .build();
    }

    @ParameterizedTest
    @CsvSource({
        "mfWcfF, true",
        "mfWcfFimfnD, true",
        "mfFcfW, true",
        "mWcF, true",
        "mfNcfA, true",
        "W, false",
        "mfR2cfF, false",
        "mfWcfFimfD, true",
        "mfWcfFimfnH, false",
        "mfWcfnD, false"
    })
    void thoseAreOfWhichEveryMoveIsAStep(String betza, boolean atOnce) {
        Tables tables = Inside.tables(game(8, 8, PieceType.of("pawn", "P", betza)));
        for (PawnSteps steps : tables.steps) {
            assertEquals(atOnce, steps.areComplete());
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 8", "9, 8", "16, 6", "13, 15", "16, 16", "5, 16"})
    void countedAtOnceTheyAreAsManyAsOneByOne(int files, int ranks) {
        Random random = new Random(1283);
        for (String betza : new String[] {"mfWcfF", "mfWcfFimfnD", "mfFcfW", "mWcF", "mfNcfA", "mfHcfC"}) {
            PieceType pawn = PieceType.of("pawn", "P", betza);
            Position position = game(files, ranks, pawn).initialPosition();
            for (int ply = 0; ply < 20 && !position.legalMoves().isEmpty(); ply++) {
                State state = Inside.state(position);
                int oneByOne = state.count(0) + state.count(1) + state.count(2);
                assertEquals(oneByOne, state.count(State.ANY), position::toFen);
                position = position.play(position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size())));
            }
        }
    }
}
