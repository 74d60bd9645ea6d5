package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The words in which players are told of pieces and squares. */
final class Phrases {
    private Phrases() {}

    /** Returns such as {@code white}. */
    static String adjective(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** Returns such as {@code a rook} and {@code an aanca}. */
    static String one(PieceType type) {
        String name = type.name().toLowerCase(Locale.ROOT);
        boolean vowel = name.matches("[aeiou].*") && !name.matches("(uni|eu).*");
        return (vowel ? "an " : "a ") + type.name();
    }

    /** Returns such as {@code a queen, a rook or a knight}. */
    static String or(List<String> all) {
        int last = all.size() - 1;
        return last <= 0 ? String.join("", all) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }

    /** Returns such as {@code the rook on a1}. */
    static Phrase the(CompiledLaws laws, PlacedPiece piece) {
        return Phrase.of("the ", piece.type().name(), " on ", laws.square(piece.square()));
    }

    /** Returns such as {@code the rook on a1 and the knight on c3}. */
    static Phrase all(CompiledLaws laws, List<PlacedPiece> pieces) {
        return Phrase.all(pieces.stream().map(piece -> the(laws, piece)).toList());
    }

    /** Returns such as {@code its own pawn} or {@code the black pawn and queen}, as a piece of a side sees it. */
    static String seenBy(Color side, List<PlacedPiece> pieces) {
        boolean own = pieces.get(0).is(side);
        return (own ? "its own " : "the " + adjective(side.opposite()) + " ")
                + pieces.stream().map(piece -> piece.type().name()).collect(Collectors.joining(" and "));
    }

    /**
     * Returns such as {@code , only an elephant of squares of the other color}, where a side has lost one so of the types of
     * which it has lost none for a square; else nothing.
     */
    static String onlyOfOtherColor(CompiledLaws laws, State state, Color side, List<PieceType> types, int square) {
        return types.stream()
                .filter(laws.laws.lostByColor().value()::contains)
                .filter(type -> PlacedPiece.of(laws.codes, state::code, side).stream()
                                .filter(piece -> piece.type().equals(type) && piece.square() != square)
                                .count()
                        < IntStream.of(laws.codes.inArray(new Piece(side, type)))
                                .sum())
                .findFirst()
                .map(type -> ", only " + one(type) + " of squares of the other color")
                .orElse("");
    }

    /** Returns such as {@code the king on g1}, of a side's king. */
    static Phrase king(CompiledLaws laws, State state, Color side) {
        return the(
                laws,
                PlacedPiece.on(laws.codes, state::code, state.king(side.index()))
                        .get(0));
    }

    /** Returns such as {@code in check from the aanca on f5}, of a side's king. */
    static Phrase inCheck(CompiledLaws laws, State state, Color side) {
        List<PlacedPiece> checkers =
                PlacedPiece.attacking(laws.codes, state::code, state.king(side.index()), side.opposite());
        return Phrase.of("in check from ", all(laws, checkers));
    }
}
