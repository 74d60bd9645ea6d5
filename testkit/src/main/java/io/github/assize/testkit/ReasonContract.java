package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Rule;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;

/** That a text is refused exactly if it is no legal move, and that every refusal names rules that there are. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class ReasonContract extends Part {
    private static final int TEXTS = 30;
    private static final Pattern SQUARE = Pattern.compile("(?<=(^| ))[a-p][0-9]+(?=($|[ ,:]))");

    ReasonContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return RulesetArbitraries.readings(contract.ruleset()).flatMap(PositionArbitraries::all);
    }

    @Property(seed = RulesetContract.SEED, tries = 80)
    void citesARuleForEveryMoveOfAPieceThatIsNotLegal(@ForAll("positions") Position position, @ForAll Random random) {
        List<Square> squares = Squares.of(position.board());
        List<Square> held = squares.stream()
                .filter(square -> position.board().pieceAt(square).isPresent())
                .toList();
        for (int i = 0; i < TEXTS; i++) {
            judge(position, any(held, random) + "" + any(squares, random));
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 40)
    void citesARuleForEveryRemovalThatIsNotLegal(@ForAll("positions") Position position) {
        Squares.of(position.board()).forEach(square -> judge(position, "x" + square));
        position.legalMoves().stream()
                .filter(move -> move.piece().isEmpty())
                .forEach(move -> judge(position, move + "=" + letters(position).get(0)));
    }

    /** Judges a text that says all but which of two pieces on a square moves. */
    private static void judge(Position position, String text) {
        long meant = position.legalMoves().stream()
                .map(Move::toString)
                .filter(move -> move.equals(text) || (Character.isUpperCase(move.charAt(0)) && move.endsWith(text)))
                .count();
        Supplier<String> here = here(position, text);
        assertEquals(meant == 1, position.why(text).isEmpty(), () -> "whether nothing speaks against " + here.get());
        if (meant == 0) {
            assertCites(position, text, here);
        }
    }

    @Provide
    Arbitrary<Tuple2<Position, List<String>>> texts() {
        return positions()
                .flatMap(position ->
                        TextArbitraries.moves(position).list().ofSize(TEXTS).map(texts -> Tuple.of(position, texts)));
    }

    @Property(seed = RulesetContract.SEED, tries = 80)
    void citesARuleForEveryTextThatFitsNoMove(@ForAll("texts") Tuple2<Position, List<String>> texts) {
        texts.get2().forEach(text -> judgeAny(texts.get1(), text));
    }

    /** Judges a text that may be malformed, or fit several moves. */
    private static void judgeAny(Position position, String text) {
        Supplier<String> here = here(position, text);
        Refusal refusal = assertDoesNotThrow(() -> position.refusal(text), here).orElse(null);
        assertEquals(refusal == null, position.isLegal(text), here);
        if (refusal != null) {
            switch (refusal.kind()) {
                case AMBIGUOUS -> assertThrows(IllegalMoveException.class, () -> position.play(text), here);
                case MALFORMED -> assertThrows(MalformedTextException.class, () -> position.play(text), here);
                default -> assertCites(position, text, here);
            }
        }
    }

    private static List<String> letters(Position position) {
        return position.ruleset().pieceTypes().stream().map(PieceType::letter).toList();
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static Supplier<String> here(Position position, String text) {
        return () -> text + ": " + position.why(text) + ", in " + position.ruleset() + ", " + position;
    }

    private static void assertCites(Position position, String text, Supplier<String> here) {
        Refusal refusal = position.refusal(text).orElseThrow();
        String sentence = position.why(text).orElseThrow();
        Set<String> rules = position.ruleset().rules().stream().map(Rule::id).collect(Collectors.toSet());
        assertFalse(refusal.reason().contains("from  "), () -> "something is missing in " + here.get());
        assertFalse(refusal.rules().isEmpty(), () -> "no rule is named for " + here.get());
        assertTrue(rules.containsAll(refusal.rules()), () -> "a rule that there is not is named for " + here.get());
        assertEquals(refusal.reason() + " (" + String.join(" / ", refusal.rules()) + ")", sentence, here);
        assertEquals(named(refusal.reason()), refusal.squares(), here);
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> position.play(text), here);
        assertEquals(text + ": " + sentence + ", in " + position, refused.getMessage());
    }

    /** Returns the squares that a sentence names, but for those in texts of moves. */
    private static List<Square> named(String sentence) {
        return SQUARE.matcher(sentence)
                .results()
                .map(found -> Square.parse(found.group()))
                .distinct()
                .toList();
    }
}
