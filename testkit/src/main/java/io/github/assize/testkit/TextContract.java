package io.github.assize.testkit;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.testkit.plain.PlainGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;

/** What a ruleset does with any text: it reads it, or refuses it as it says it does. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class TextContract extends Part {
    TextContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<String> texts() {
        return TextArbitraries.any();
    }

    @Provide
    Arbitrary<String> fens() {
        return Arbitraries.oneOf(TextArbitraries.fens(contract.ruleset()), TextArbitraries.any());
    }

    /** Texts for some reading that are positions of some reading, or nearly. */
    @Provide
    Arbitrary<Tuple2<Ruleset, String>> readings() {
        List<Ruleset> some = new ArrayList<>();
        some.add(contract.ruleset());
        for (Reading reading : contract.ruleset().readings()) {
            reading.answers().forEach(answer -> some.add(contract.ruleset().with(reading.id(), answer.id())));
        }
        Arbitrary<String> texts = Arbitraries.of(some).flatMap(TextArbitraries::fens);
        return Combinators.combine(Arbitraries.of(some), texts).as(Tuple::of);
    }

    @Provide
    Arbitrary<Tuple2<Position, String>> moves() {
        return PositionArbitraries.all(contract.ruleset())
                .flatMap(position -> Arbitraries.oneOf(TextArbitraries.moves(position), TextArbitraries.any())
                        .map(text -> Tuple.of(position, text)));
    }

    @Property(seed = RulesetContract.SEED, tries = 1500)
    void aPositionIsReadOrRefused(@ForAll("fens") String fen) {
        Ruleset ruleset = contract.ruleset();
        try {
            Position position = ruleset.parsePosition(fen);
            assertEquals(position, ruleset.parsePosition(position.toFen()));
        } catch (MalformedTextException refused) {
            checkColumn(refused, fen);
        } catch (InvalidPositionException refused) {
            assertFalse(refused.faults().isEmpty());
            refused.faults().forEach(fault -> assertTrue(message(refused).contains(fault.text())));
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 500)
    void aPositionIsReadExactlyIfTheSecondImplementationReadsIt(@ForAll("readings") Tuple2<Ruleset, String> reading) {
        Ruleset ruleset = reading.get1();
        String fen = reading.get2();
        PlainGame plain = contract.plain(ruleset.answers());
        try {
            Position position = ruleset.parsePosition(fen);
            assertEquals(plain.parse(fen).fen(), position.toFen());
        } catch (MalformedTextException | InvalidPositionException refused) {
            assertFalse(plain.accepts(fen), () -> ruleset + ", " + fen + ": " + refused.getMessage());
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 1500)
    void aMoveIsFoundOrRefused(@ForAll("moves") Tuple2<Position, String> move) {
        Position position = move.get1();
        String text = move.get2();
        Optional<String> why = position.why(text);
        assertEquals(why.isEmpty(), position.isLegal(text), text);
        try {
            assertTrue(position.legalMoves().contains(position.move(text)));
            assertEquals(Optional.empty(), why, text);
            assertEquals(position.play(position.move(text)), position.play(text));
        } catch (MalformedTextException refused) {
            checkColumn(refused, text);
            assertEquals(Optional.of(message(refused)), why);
            assertThrows(MalformedTextException.class, () -> position.play(text));
        } catch (IllegalMoveException refused) {
            assertEquals(position, refused.position());
            assertEquals(text, refused.move());
            assertTrue(message(refused).contains(why.orElseThrow()), message(refused));
            assertThrows(IllegalMoveException.class, () -> position.play(text));
        }
    }

    private static void checkColumn(MalformedTextException refused, String text) {
        assertEquals(text, refused.text());
        assertTrue(1 <= refused.column() && refused.column() <= text.length() + 1, message(refused));
    }

    private static String message(Exception refused) {
        return requireNonNull(refused.getMessage());
    }

    @Property(seed = RulesetContract.SEED, tries = 200)
    void anUnknownNameIsRefusedWithThoseThereAre(@ForAll("texts") String text) {
        Ruleset ruleset = contract.ruleset();
        assertThrows(IllegalArgumentException.class, () -> Rulesets.byId(text + "?"));
        assertThrows(IllegalArgumentException.class, () -> ruleset.with(text + "?", "yes"));
        assertThrows(IllegalArgumentException.class, () -> ruleset.preset(text + "?"));
        ruleset.readings().stream().limit(1).forEach(reading -> {
            String message =
                    message(assertThrows(IllegalArgumentException.class, () -> ruleset.with(reading.id(), text + "?")));
            reading.answers().forEach(answer -> assertTrue(message.contains(answer.id()), message));
        });
    }
}
