package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.Color;
import io.github.assize.core.Fault;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterProperty;
import org.junit.jupiter.api.Assertions;

/** What the core and the second implementation agree on: texts, outcomes, moves and what comes of them. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class PlainContract extends Part {
    private static final int LONG = 100;
    private static final int SHORT = 4;
    private static final int GAMES = 4;

    private int compared;
    private int least;

    PlainContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return RulesetArbitraries.readings(contract.ruleset()).flatMap(PositionArbitraries::all);
    }

    @Provide
    Arbitrary<List<Play>> games() {
        return RulesetArbitraries.readings(contract.ruleset())
                .flatMap(ruleset ->
                        PositionArbitraries.games(ruleset, LONG).list().ofSize(GAMES));
    }

    @Provide
    Arbitrary<List<Play>> setUps() {
        return RulesetArbitraries.readings(contract.ruleset())
                .flatMap(ruleset -> PositionArbitraries.games(PositionArbitraries.all(ruleset), SHORT)
                        .list()
                        .ofSize(GAMES * LONG / SHORT));
    }

    @Property(seed = RulesetContract.SEED, tries = 25, shrinking = ShrinkingMode.OFF)
    void inGames(@ForAll("games") List<Play> games) {
        compare(games, (int) (10_000 * share()));
    }

    @Property(seed = RulesetContract.SEED, tries = 35, shrinking = ShrinkingMode.OFF)
    @Proves({"C-03", "C-07", "C-08", "C-10", "C-11", "C-14"})
    void fromSetUps(@ForAll("setUps") List<Play> games) {
        compare(games, (int) (10_000 * share()));
    }

    @Property(seed = RulesetContract.SEED, tries = 400, shrinking = ShrinkingMode.OFF)
    @Proves({"C-03", "C-14"})
    void onWhoAttacksWhat(@ForAll("positions") Position position) {
        assertEquals(position.isCheck(), !position.checkers().isEmpty(), position::toFen);
        if (otherAttackers(position).isPresent()) {
            Position smallest = Reduction.smallest(position, this::otherAttackers);
            Assertions.fail(smallest.ruleset() + ": " + otherAttackers(smallest).orElseThrow() + " in " + smallest);
        }
    }

    private Optional<String> otherAttackers(Position position) {
        PlainGame plain = contract.plain(position.ruleset().answers());
        if (!plain.accepts(position.toFen())) {
            return Optional.empty();
        }
        PlainPosition other = plain.parse(position.toFen());
        return Squares.of(position.board()).stream()
                .flatMap(square -> Stream.of(Color.values())
                        .map(by -> otherAttackers(position, other, square, by))
                        .flatMap(Optional::stream))
                .findFirst();
    }

    private static Optional<String> otherAttackers(Position position, PlainPosition plain, Square square, Color by) {
        List<String> one =
                position.attackers(square, by).stream().map(Square::toString).toList();
        List<String> other = plain.attackers(square.toString(), by == Color.WHITE);
        return one.equals(other)
                ? Optional.empty()
                : Optional.of(by + "'s attackers of " + square + " are " + one + " and " + other);
    }

    /** Asks once for each type of piece that a reading makes. */
    @Example
    void onWhereEveryPieceReachesFromEverySquare() {
        Map<PieceType, Ruleset> types = new LinkedHashMap<>();
        contract.ruleset().pieceTypes().forEach(type -> types.put(type, contract.ruleset()));
        for (Reading reading : contract.ruleset().readings()) {
            for (Answer answer : reading.answers()) {
                Ruleset ruleset = contract.ruleset().with(reading.id(), answer.id());
                ruleset.pieceTypes().forEach(type -> types.putIfAbsent(type, ruleset));
            }
        }
        types.forEach(this::compareReach);
    }

    /** Returns where a piece can ever stand: nowhere where its side has none of its type. */
    private static List<Square> standing(Ruleset ruleset, Piece piece) {
        SetUp empty = SetUp.empty(ruleset);
        return Squares.of(ruleset).stream()
                .filter(square -> empty.put(square, piece).faults().stream()
                        .noneMatch(fault -> fault.kind() == Fault.Kind.UNREACHABLE))
                .toList();
    }

    private void compareReach(PieceType type, Ruleset ruleset) {
        PlainGame plain = contract.plain(ruleset.answers());
        for (Color side : Color.values()) {
            String letter = new Piece(side, type).toString();
            for (Square from : standing(ruleset, new Piece(side, type))) {
                List<String> reached = ruleset.reach(type, from, side).squares().stream()
                        .map(Square::toString)
                        .toList();
                assertEquals(
                        plain.destinations(letter, from.toString()),
                        reached,
                        () -> letter + " on " + from + ", in " + ruleset);
            }
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 1_250, shrinking = ShrinkingMode.OFF)
    @Tag("million")
    void inAGreatManyGames(@ForAll("games") List<Play> games) {
        compare(games, 500_000);
    }

    @Property(seed = RulesetContract.SEED, tries = 1_500, shrinking = ShrinkingMode.OFF)
    @Tag("million")
    void fromAGreatManySetUps(@ForAll("setUps") List<Play> games) {
        compare(games, 500_000);
    }

    /** Compares games side by side, as the second implementation is slow; the report is of the first that differs. */
    private void compare(List<Play> games, int atLeast) {
        least = 0;
        Optional<String> report = games.parallelStream()
                .map(this::report)
                .flatMap(Optional::stream)
                .findFirst();
        report.ifPresent(Assertions::fail);
        compared += games.stream().mapToInt(game -> game.positions().size()).sum();
        least = atLeast;
    }

    @AfterProperty
    void enoughWasCompared() {
        assertTrue(compared >= least, () -> compared + " positions of " + least);
    }

    private Optional<String> report(Play game) {
        PlainGame plain = contract.plain(game.start().ruleset().answers());
        Position last = game.start();
        Optional<String> refusal = refusal(plain, last);
        if (refusal.isPresent()) {
            return Optional.of(report(last, game, refusal.get()));
        }
        View view = read(plain, last);
        Optional<String> what = Divide.compare(View.of(last), view);
        Position before = last;
        for (Play.Step step : game.steps()) {
            if (what.isPresent()) {
                break;
            }
            before = step.before();
            view = (last.outcome().isDecided() ? read(plain, before) : view).play(step.text());
            last = step.after();
            what = Divide.compare(View.of(last), view);
        }
        Position place = before;
        return what.map(difference -> report(place, game, difference));
    }

    /** Tells the smallest position that shows a difference; where none does it takes the whole game. */
    private String report(Position before, Play game, String what) {
        if (difference(before).isEmpty()) {
            return what + ", in the play of " + game;
        }
        Position smallest = Reduction.smallest(before, this::difference);
        return smallest.ruleset() + ": " + difference(smallest).orElseThrow();
    }

    private Optional<String> difference(Position position) {
        PlainGame plain = contract.plain(position.ruleset().answers());
        Optional<String> refusal = refusal(plain, position);
        if (refusal.isPresent()) {
            return refusal;
        }
        return Divide.firstDifference(View.of(position), read(plain, position), 1)
                .map(Divide.Difference::toString);
    }

    /** Returns why the second implementation does not read a position of the core's. */
    private static Optional<String> refusal(PlainGame plain, Position position) {
        try {
            plain.parse(position.toFen());
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(
                    "only the core reads " + position + "; the second implementation says: " + refused.getMessage());
        }
    }

    private static View read(PlainGame plain, Position position) {
        return View.of(plain.parse(position.toFen()));
    }
}
