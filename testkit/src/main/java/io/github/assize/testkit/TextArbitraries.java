package io.github.assize.testkit;

import io.github.assize.core.Move;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Texts for properties, most of them nearly right.
 *
 * @since 0.1.0
 */
public final class TextArbitraries {
    private static final int LONGEST = 1000;
    private static final int EDITS = 3;
    private static final String SIGNS = "/()+-x=# 0123456789wbKQRBNPFaeh\t\u00e9\uD83D";

    private TextArbitraries() {}

    /**
     * Generates texts of any characters.
     *
     * @return texts of up to a thousand characters
     */
    public static Arbitrary<String> any() {
        Arbitrary<String> anything = Arbitraries.strings().ofMaxLength(LONGEST);
        Arbitrary<String> likely = Arbitraries.strings().withChars(SIGNS).ofMaxLength(LONGEST);
        return Arbitraries.oneOf(anything, likely);
    }

    /**
     * Generates the FENs of positions with a few characters changed, some of them not at all.
     *
     * @param ruleset the ruleset
     * @return the texts, few of which are positions
     */
    public static Arbitrary<String> fens(Ruleset ruleset) {
        Arbitrary<String> fens = PositionArbitraries.all(ruleset).map(Position::toFen);
        return Arbitraries.oneOf(edited(fens), withFieldsMixed(fens));
    }

    private static Arbitrary<String> withFieldsMixed(Arbitrary<String> fens) {
        return Combinators.combine(fens, fens, Arbitraries.integers().between(0, 6))
                .as((one, other, field) -> {
                    String[] fields = one.split(" ", -1);
                    String[] others = other.split(" ", -1);
                    int mixed = field % Math.min(fields.length, others.length);
                    fields[mixed] = others[mixed];
                    return String.join(" ", fields);
                });
    }

    /**
     * Generates texts of moves: legal ones in either notation, any two squares, and a piece with as much of its origin as anybody
     * might write, with a promotion and a leap onward or without; castling; and the same with a few characters changed.
     *
     * @param position the position in which they are tried
     * @return the texts
     */
    public static Arbitrary<String> moves(Position position) {
        Arbitrary<String> pairs = Combinators.combine(
                        Arbitraries.of("", "K", "P", "+P", "Q", "N", "x"), squares(position), squares(position))
                .as((letter, from, to) -> letter + from + to);
        Arbitrary<String> castling = Arbitraries.of("O-O", "O-O-O");
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty()) {
            return Arbitraries.oneOf(pairs, edited(pairs), withEndings(position, named(position)), castling);
        }
        Arbitrary<String> coordinate = Arbitraries.of(legal).map(Move::toString);
        Arbitrary<String> algebraic = Arbitraries.of(legal).map(position::algebraic);
        return Arbitraries.oneOf(
                pairs,
                coordinate,
                algebraic,
                edited(coordinate),
                edited(algebraic),
                withEndings(position, coordinate),
                withEndings(position, named(position)),
                castling);
    }

    /** Generates a piece, a part of its origin or none, perhaps a capture, and a destination. */
    private static Arbitrary<String> named(Position position) {
        Arbitrary<String> origins = Arbitraries.of(position.board().occupied())
                .map(Square::toString)
                .flatMap(square -> Arbitraries.of("", "", square.substring(0, 1), square.substring(1), square));
        return Combinators.combine(
                        Arbitraries.oneOf(Arbitraries.just(""), letters(position)),
                        origins,
                        Arbitraries.of("", "", "x"),
                        squares(position))
                .as((letter, origin, capture, to) -> letter + origin + capture + to);
    }

    /** Adds what may follow a destination: a promotion, a leap onward, both. */
    private static Arbitrary<String> withEndings(Position position, Arbitrary<String> texts) {
        Arbitrary<String> promotions =
                Arbitraries.oneOf(Arbitraries.just(""), letters(position).map(letter -> "=" + letter));
        Arbitrary<String> leaps = Arbitraries.oneOf(
                Arbitraries.just(""),
                Combinators.combine(Arbitraries.of("", "-", "x"), squares(position))
                        .as(String::concat));
        return Combinators.combine(texts, promotions, leaps).as((text, promotion, leap) -> text + promotion + leap);
    }

    private static Arbitrary<String> squares(Position position) {
        return Arbitraries.of(Squares.of(position.board())).map(Square::toString);
    }

    private static Arbitrary<String> letters(Position position) {
        return Arbitraries.of(position.ruleset().pieceTypes()).map(PieceType::letter);
    }

    /**
     * Changes a few characters of texts.
     *
     * @param texts the texts
     * @return the texts with a character put in, left out or exchanged, up to three times
     */
    public static Arbitrary<String> edited(Arbitrary<String> texts) {
        Arbitrary<Edit> edit = Combinators.combine(
                        Arbitraries.integers().between(0, LONGEST),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.oneOf(
                                Arbitraries.of(signs()), Arbitraries.chars().all()))
                .as(Edit::new);
        return Combinators.combine(texts, edit.list().ofMaxSize(EDITS)).as((text, edits) -> {
            String edited = text;
            for (Edit change : edits) {
                edited = change.of(edited);
            }
            return edited;
        });
    }

    private static List<Character> signs() {
        return SIGNS.chars().mapToObj(c -> (char) c).toList();
    }

    /**
     * A character put in before a place, put in its stead, or left out.
     *
     * @param place the place, counted from 0 and around
     * @param kept 0 where the character is left out, 1 where it is exchanged, 2 where one is put in
     * @param sign the new character
     */
    private record Edit(int place, int kept, char sign) {
        String of(String text) {
            int at = place % (text.length() + 1);
            String before = text.substring(0, at);
            String after = text.substring(Math.min(at + (kept == 2 ? 0 : 1), text.length()));
            return before + (kept == 0 ? "" : String.valueOf(sign)) + after;
        }
    }
}
