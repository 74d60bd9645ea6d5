package io.github.assize.study;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Game;
import io.github.assize.game.Ply;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StudyTest {
    private static final Ruleset SHORT_ASSIZE = Rulesets.byId("short-assize");
    private static final Ruleset CHATUR = Rulesets.byId("chatur");

    @ParameterizedTest
    @ValueSource(strings = {"short-assize", "chatur"})
    void aTallyDoesNotDependOnTheThreads(String id) {
        Study study = Study.of(Rulesets.byId(id)).seed(7).cap(100);
        Tally one = study.run(0, 20, 1, game -> true);
        assertEquals(20, one.games());
        assertEquals(one, study.run(0, 20, 2, game -> true));
        assertEquals(one, study.run(0, 20, 8, game -> true));
    }

    @Test
    @Tag("slow")
    void noTallyOfAnyRulesetDependsOnTheThreads() {
        for (Ruleset ruleset : Rulesets.all()) {
            Study study = Study.of(ruleset);
            Tally one = study.run(0, 2000, 1, game -> true);
            assertEquals(one, study.run(0, 2000, 2, game -> true), ruleset.id());
            assertEquals(one, study.run(0, 2000, 8, game -> true), ruleset.id());
        }
    }

    @Test
    void partsInAnyOrderMakeTheWhole() {
        Study study = Study.of(SHORT_ASSIZE).cap(150);
        Tally parts = study.run(30, 50);
        parts.add(study.run(0, 11));
        parts.add(Tally.parse(study.run(11, 30).toString()));
        assertEquals(study.run(0, 50), parts);
    }

    @Test
    void gamesAreHandedOverInOrderUntilNoMoreAreWanted() {
        List<Long> indices = new ArrayList<>();
        Study study = Study.of(SHORT_ASSIZE).cap(50);
        Tally tally = study.run(5, 1000, 2, game -> {
            indices.add(game.index());
            return game.index() < 14;
        });
        assertEquals(LongStream.rangeClosed(5, 14).boxed().toList(), indices);
        assertEquals(study.run(5, 15), tally);
    }

    /** Plays the game a second time, in the plainest way. */
    @ParameterizedTest
    @CsvSource({"short-assize,", "grant-acedrex, dice=reroll", "grant-acedrex, dice=pass", "chatur,", "long-assize,"})
    void aUniformGameIsThatOfItsDraws(String id, String reading) {
        Ruleset ruleset = read(id, reading);
        for (long index = 0; index < 2; index++) {
            SplitMix64 random = SplitMix64.ofGame(3, index);
            Position position = ruleset.initialPosition();
            List<Position> past = new ArrayList<>(List.of(position));
            int plies = 0;
            long legal = 0;
            int repeated = 0;
            Set<Object> occupied = new HashSet<>(position.board().occupied());
            while (plies < 120 && !position.outcome().isDecided()) {
                if (position.awaitsRoll()) {
                    List<Integer> faces = List.copyOf(position.rolls().keySet());
                    Position rolled = position.roll(faces.get(random.nextInt(faces.size())));
                    boolean lost = rolled.sideToMove() != position.sideToMove();
                    position = rolled;
                    if (!lost) {
                        continue;
                    }
                } else {
                    List<Move> moves = position.legalMoves().stream().sorted().toList();
                    legal += moves.size();
                    position = position.play(moves.get(random.nextInt(moves.size())));
                }
                plies++;
                repeated += past.contains(position) ? 1 : 0;
                past.add(position);
                occupied.addAll(position.board().occupied());
            }
            Playout playout = Study.of(ruleset).seed(3).cap(120).playout(index);
            assertEquals(position.outcome(), playout.outcome());
            assertEquals(plies, playout.plies());
            assertEquals(legal, playout.legalMoves());
            assertEquals(repeated, playout.repeated());
            assertEquals(occupied.size(), playout.occupied());
            assertEquals(
                    position, Study.of(ruleset).seed(3).cap(120).game(index).position());
        }
    }

    private static Ruleset read(String id, String reading) {
        Ruleset ruleset = Rulesets.byId(id);
        return reading == null
                ? ruleset
                : ruleset.with(reading.substring(0, reading.indexOf('=')), reading.substring(reading.indexOf('=') + 1));
    }

    @Test
    void piecesAreThoseThatStandBeforeEachPly() {
        for (Ruleset ruleset : Rulesets.all()) {
            Study study = Study.of(ruleset).cap(60);
            Playout playout = study.playout(1);
            List<Position> turns = study.game(1).positions().stream()
                    .filter(position -> position.face().isEmpty())
                    .toList();
            for (int ply = 0; ply < playout.plies(); ply++) {
                assertEquals(pieces(turns.get(ply)), playout.pieces(ply), ruleset.id() + " ply " + ply);
            }
        }
    }

    private static int pieces(Position position) {
        return position.board().occupied().stream()
                .mapToInt(square -> position.board().piecesAt(square).size())
                .sum();
    }

    @Test
    void aGreedyGameAndOneThatLooksAheadAreTheSameAgainAndEndSooner() {
        Study uniform = Study.of(SHORT_ASSIZE).cap(150);
        Study greedy = uniform.policy(PlayoutPolicy.parse("greedy"));
        Study search = uniform.policy(PlayoutPolicy.parse("search:d2,n=50"));
        Tally tally = greedy.run(0, 5);
        assertEquals(tally, greedy.run(0, 5, 1, game -> true));
        double plies = tally.plies.moments().mean(5);
        assertTrue(plies < uniform.run(0, 5).plies.moments().mean(5), plies + " plies");
        assertEquals(search.game(0).moves(), search.game(0).moves());
        assertEquals(search.game(0).moves().size(), search.playout(0).plies());
        assertEquals("short-assize policy=search:d2,n=50 seed=1 cap=150", search.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Uniform", "search", "search:d0", "search:d2,n=0", "search:d2,t=1", "greedy "})
    void aPolicyThatIsNoneIsRefused(String text) {
        assertEquals(
                "policy \"" + text + "\": must be uniform, greedy, search:d2 or search:d2,n=2000, d from 1 to 64",
                assertThrows(IllegalArgumentException.class, () -> PlayoutPolicy.parse(text))
                        .getMessage());
    }

    @Test
    void boundsOfCapAndThreadsAreTold() {
        Study study = Study.of(SHORT_ASSIZE);
        assertEquals(
                "cap 0: must be from 1 to 1000000",
                assertThrows(IllegalArgumentException.class, () -> study.cap(0)).getMessage());
        assertEquals(
                "threads 0: must be at least 1",
                assertThrows(IllegalArgumentException.class, () -> study.run(0, 1, 0, game -> true))
                        .getMessage());
    }

    @Test
    void aKingWhoLeapsOtherwiseIsExposedAtOnce() {
        Study study = Study.of(CHATUR).against(CHATUR.with("king-leap", "jump"));
        assertEquals(
                25,
                CHATUR.with("king-leap", "jump").initialPosition().legalMoves().size());
        Tally tally = study.cap(10).run(0, 20);
        assertEquals(20L, tally.exposed().get(0L));
    }

    @Test
    void aLoneKingIsExposedNoSoonerThanThereIsOne() {
        Study study = Study.of(CHATUR).against(CHATUR.with("lone-king", "draws"));
        int parted = 0;
        for (long index = 0; index < 10; index++) {
            Playout playout = study.playout(index);
            if (playout.exposed().isPresent()) {
                int ply = playout.exposed().getAsInt();
                Position position = study.game(index).positions().get(ply);
                boolean alone = pieces(position, 'K', 'k') == 1 || pieces(position, 'k', 'K') == 1;
                assertTrue(alone, position.toFen());
                parted++;
            }
        }
        assertTrue(parted > 3, parted + " of 10 games parted");
    }

    /** Returns how many pieces a side has. */
    private static long pieces(Position position, char king, char other) {
        return position.toFen()
                .split(" ", -1)[0]
                .chars()
                .filter(letter -> Character.isLetter(letter)
                        && Character.isUpperCase(letter) == Character.isUpperCase(king)
                        && letter != other)
                .count();
    }

    /** Walks the game again with the other reading beside it, by texts alone. */
    @ParameterizedTest
    @CsvSource({
        "chatur, retreat=none",
        "chatur, retreat-capture=no",
        "chatur, en-passant=yes",
        "chatur, stalemate=draw",
        "short-assize, stalemate=stalemated-wins",
        "short-assize, array=queens-on-d",
        "grant-acedrex, lion=threeleaper",
        "long-assize, king-leap=ring",
        "grant-acedrex, dice=pass"
    })
    void exposureIsWhereTextsDiffer(String id, String reading) {
        Ruleset other = read(id, reading);
        Study study = Study.of(Rulesets.byId(id)).cap(250).seed(2).against(other);
        for (long index = 0; index < 2; index++) {
            assertEquals(
                    parted(study.game(index), other),
                    study.playout(index).exposed().orElse(-1),
                    reading);
        }
    }

    private static int parted(Game game, Ruleset other) {
        Position twin = other.initialPosition();
        Position position = game.start();
        if (!placement(position).equals(placement(twin))) {
            return 0;
        }
        int ply = 0;
        for (Ply next : game.plies()) {
            if (differ(position, twin)) {
                return ply;
            }
            String text = next.move().orElseThrow().toString();
            position = position.play(text);
            twin = twin.play(text);
            ply++;
            if (!placement(position).equals(placement(twin))) {
                return ply;
            }
        }
        return differ(position, twin) ? ply : -1;
    }

    private static String placement(Position position) {
        return position.toFen().split(" ", -1)[0];
    }

    private static boolean differ(Position position, Position twin) {
        return !position.outcome().equals(twin.outcome())
                || position.awaitsRoll() != twin.awaitsRoll()
                || !texts(position).equals(texts(twin));
    }

    private static Set<String> texts(Position position) {
        Set<String> texts = new HashSet<>();
        position.legalMoves().forEach(move -> texts.add(move.toString()));
        return texts;
    }

    @Test
    void rulesAreCountedWhereTheyAct() {
        Tally tally = Study.of(CHATUR).cap(300).run(0, 10);
        assertTrue(times(tally, Use.DOUBLE_STEPS).count(times -> times > 0) == 10);
        assertTrue(times(tally, Use.FIRST_LEAPS).count(times -> times > 1) > 0);
        assertTrue(times(tally, Use.RETREATS).count(times -> times > 0) > 0);
        assertEquals(10, times(tally, Use.REMOVALS).count(times -> times == 0));
        Tally dice = Study.of(Rulesets.byId("grant-acedrex").with("dice", "pass"))
                .cap(100)
                .run(0, 5);
        assertTrue(times(dice, Use.LOST_TURNS).count(times -> times > 0) > 0);
        Tally shared = Study.of(SHORT_ASSIZE).run(0, 20);
        assertTrue(times(shared, Use.CAPTURES_OF_TWO).count(times -> times > 0) > 0);
        Tally returns = Study.of(Rulesets.byId("chaturanga-12x12")).run(0, 3);
        assertTrue(times(returns, Use.RETURNS).count(times -> times > 0) > 0);
    }

    private static Histogram times(Tally tally, Use use) {
        return requireNonNull(tally.uses.get(use));
    }

    @Test
    void aGameThatIsStoppedIsNoDraw() {
        Tally tally = Study.of(SHORT_ASSIZE).cap(5).run(0, 3);
        assertEquals(Map.of("*", 3L), tally.endings());
        assertFalse(Figures.of(tally, Study.of(SHORT_ASSIZE)).stream()
                .anyMatch(figure -> figure.name().equals("Drawishness") && figure.value() > 0));
    }

    @ParameterizedTest
    @CsvSource({
        "'', line 1 of a tally must be assize-tally 1",
        "'assize-tally\t1\nending\tx\t1\t1', 'line 2 of a tally is none: \"ending\tx\t1\t1\"'",
        "'assize-tally\t1\nply\t0\t1\t1', 'line 2 of a tally is none: \"ply\t0\t1\t1\"'",
        "'assize-tally\t1\nbranching\t3\t-1', 'line 2 of a tally is none: \"branching\t3\t-1\"'",
        "'assize-tally\t1\nuse\tnope\t1\t1', 'line 2 of a tally is none: \"use\tnope\t1\t1\"'",
        "'assize-tally\t1\nending\t*\t9\t3', 'a tally does not agree: 3 games have a ply 0, and 0 are told'",
        "'assize-tally\t1\nending\t*\t1\t3\nply\t0\t3\t60\t96', 'a tally does not agree: its legal moves, uses or exposures are not those of 3 games'"
    })
    void aTextThatIsNoTallyIsRefused(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> Tally.parse(text))
                        .getMessage());
    }

    @Test
    void aTallyThatHasLostALineIsRefused() {
        List<String> lines = Study.of(CHATUR)
                .cap(40)
                .against(CHATUR.with("king-leap", "jump"))
                .run(0, 4)
                .toString()
                .lines()
                .toList();
        int refused = 0;
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("game\t") && !lines.get(i).startsWith("exposed\t")) {
                List<String> rest = new ArrayList<>(lines);
                rest.remove(i);
                String text = String.join("\n", rest);
                assertThrows(IllegalArgumentException.class, () -> Tally.parse(text), lines.get(i));
                refused++;
            }
        }
        assertTrue(refused > 50, refused + " lines");
    }
}
