package io.github.assize.testkit.skirmish;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.PositionArbitraries;
import io.github.assize.testkit.RulesetArbitraries;
import io.github.assize.testkit.TextArbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import net.jqwik.api.statistics.Statistics;

/** The generators come upon everything that they are there for, and often enough. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
final class ArbitrariesProperties {
    private static final String SEED = "1283";

    @Provide
    Arbitrary<Position> played() {
        return PositionArbitraries.played(Skirmish.RULESET);
    }

    @Provide
    Arbitrary<Position> setUps() {
        return PositionArbitraries.setUps(Skirmish.RULESET);
    }

    @Provide
    Arbitrary<Position> endings() {
        return PositionArbitraries.endings(Skirmish.RULESET);
    }

    @Provide
    Arbitrary<Position> special() {
        return PositionArbitraries.special(Skirmish.RULESET);
    }

    @Provide
    Arbitrary<Position> rolled() {
        return PositionArbitraries.special(Skirmish.RULESET.with(Skirmish.Die.ROLLED));
    }

    @Provide
    Arbitrary<Ruleset> readings() {
        return RulesetArbitraries.readings(Skirmish.RULESET);
    }

    @Provide
    Arbitrary<String> fens() {
        return TextArbitraries.fens(Skirmish.RULESET);
    }

    @Provide
    Arbitrary<Tuple2<Position, String>> moves() {
        return setUps().flatMap(position -> TextArbitraries.moves(position).map(text -> Tuple.of(position, text)));
    }

    private static void atLeast(double percentage, String what, boolean found) {
        Statistics.label(what)
                .collect(found)
                .coverage(checker -> checker.check(true).percentage(part -> part >= percentage));
    }

    private static int pieces(Position position) {
        return position.toFen().split(" ", 2)[0].replaceAll("[^a-zA-Z]", "").length();
    }

    @Property(seed = SEED, tries = 1000)
    void randomPlayCapturesAndPromotes(@ForAll("played") Position position) {
        atLeast(60, "captures", pieces(position) < pieces(Skirmish.RULESET.initialPosition()));
        atLeast(1, "promotions", position.toFen().contains("+"));
        atLeast(1, "en passant", position.enPassant().isPresent());
        atLeast(1, "check", position.isCheck());
    }

    @Property(seed = SEED, tries = 1000)
    void setUpsHaveFewPiecesAndMany(@ForAll("setUps") Position position) {
        atLeast(10, "few", pieces(position) < 8);
        atLeast(10, "many", pieces(position) > 18);
        atLeast(30, "Black to move", position.toFen().contains(" b "));
        atLeast(50, "clocks", position.halfmoveClock() > 0 && position.fullmoveNumber() > 1);
    }

    @Property(seed = SEED, tries = 3000)
    void endingsAreNearTheEnd(@ForAll("endings") Position position) {
        assertTrue(pieces(position) <= 6, position::toFen);
        atLeast(20, "decided", position.outcome().isDecided());
        atLeast(20, "undecided", !position.outcome().isDecided());
        atLeast(0.05, "mate", position.outcome().toString().endsWith("checkmate"));
    }

    @Property(seed = SEED, tries = 1000)
    void specialPositionsHaveWhatIsRare(@ForAll("special") Position position) {
        atLeast(30, "rights", !position.rights().isEmpty());
        atLeast(20, "retreats", position.toFen().contains("+"));
        atLeast(20, "shared squares", position.toFen().contains("("));
        atLeast(3, "en passant", position.enPassant().isPresent());
    }

    @Property(seed = SEED, tries = 500)
    void specialPositionsHaveRolls(@ForAll("rolled") Position position) {
        atLeast(10, "rolled", !position.toFen().endsWith("-"));
        atLeast(3, "not rolled", position.awaitsRoll());
    }

    @Property(seed = SEED, tries = 400)
    void everyCombinationOfAnswersComesUp(@ForAll("readings") Ruleset ruleset) {
        atLeast(15, "far and rolled", ruleset.answers().toString().equals("{knight=leaps-far, die=rolled}"));
        atLeast(15, "default", ruleset.equals(Skirmish.RULESET));
    }

    @Property(seed = SEED, tries = 1000)
    void textsOfPositionsAreNearlyRight(@ForAll("fens") String fen) {
        String found;
        try {
            Skirmish.RULESET.parsePosition(fen);
            found = "read";
        } catch (InvalidPositionException refused) {
            found = "invalid";
        } catch (MalformedTextException refused) {
            found = "malformed";
        }
        atLeast(10, "read", found.equals("read"));
        atLeast(5, "invalid", found.equals("invalid"));
        atLeast(20, "malformed", found.equals("malformed"));
    }

    @Property(seed = SEED, tries = 1000)
    void textsOfMovesAreNearlyRight(@ForAll("moves") Tuple2<Position, String> move) {
        String why = move.get1().why(move.get2()).orElse("");
        atLeast(15, "legal", why.isEmpty());
        atLeast(10, "malformed", why.contains(" at column "));
        atLeast(10, "illegal", !why.isEmpty() && !why.contains(" at column "));
    }
}
