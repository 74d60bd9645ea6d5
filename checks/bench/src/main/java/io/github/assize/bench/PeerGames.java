package io.github.assize.bench;

import io.github.assize.core.Castling;
import io.github.assize.core.Laws;
import io.github.assize.core.LawsBuilder;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import java.util.function.UnaryOperator;

/** The rulesets that others are measured with: those of the library, chess, and chess with less in it. */
final class PeerGames {
    private static final String RANKS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ";
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    private PeerGames() {}

    /** Returns a position of a ruleset: {@code start} is the array. */
    static Position position(String name, String fen) {
        Ruleset ruleset = ruleset(name);
        return fen.equals("start") ? ruleset.initialPosition() : ruleset.parsePosition(fen);
    }

    private static Ruleset ruleset(String name) {
        return switch (name) {
            case "chess" ->
                game(
                        name,
                        laws -> laws.array(RANKS + "a1e1h1a8e8h8 - 0 1")
                                .promotion(Promotion.onFarRank(PAWN, QUEEN).orTo(ROOK, BISHOP, KNIGHT))
                                .castling(Castling.with(ROOK)
                                        .shortSide('h', 'g', 'f')
                                        .longSide('a', 'c', 'd')));
            case "plain-chess" ->
                game(name, laws -> laws.array(RANKS + "- - 0 1").promotion(Promotion.onFarRank(PAWN, QUEEN)));
            default -> Column.of(name, true).ruleset();
        };
    }

    private static Ruleset game(String id, UnaryOperator<LawsBuilder> more) {
        LawsBuilder laws = Laws.onBoard(8, 8)
                .pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .enPassant(PAWN);
        return Ruleset.define(id, id).laws(more.apply(laws).build()).build();
    }
}
