package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A game of kings, rooks, knights and pawns on five by five squares, for a law to be added to. */
final class ToyGame {
    static final PieceType KING = PieceType.of("king", "K", "K");
    static final PieceType ROOK = PieceType.of("rook", "R", "R");
    static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    static final String ARRAY = "rkn2/pp3/5/3PP/2NKR w - - 0 1";

    static Ruleset game(PieceType king, PieceType pawn, String array, UnaryOperator<LawsBuilder> laws) {
        LawsBuilder builder = Laws.onBoard(5, 5)
                .pieces(king, ROOK, KNIGHT, pawn)
                .king(king)
                .pawns(pawn)
                .array(array);
        return Ruleset.define("toy", "Toy").laws(laws.apply(builder).build()).build();
    }

    static Ruleset game(UnaryOperator<LawsBuilder> laws) {
        return game(KING, PAWN, ARRAY, laws);
    }

    static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }

    static String why(Position position, String move) {
        return position.why(move).orElse("legal");
    }

    static void refused(String sentence, UnaryOperator<LawsBuilder> laws) {
        Throwable refusal = assertThrows(IllegalArgumentException.class, () -> game(laws));
        assertEquals("laws: " + sentence, refusal.getMessage());
    }

    private ToyGame() {}
}
