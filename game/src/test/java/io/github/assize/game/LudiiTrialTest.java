package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.variants.chatur.Chatur;
import io.github.assize.variants.shortassize.ShortAssize;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Games that Ludii has recorded. */
final class LudiiTrialTest {
    private static final String HEAD = """
        game=../Common/res/lud/board/war/replacement/checkmate/x.lud
        START GAME OPTIONS
        END GAME OPTIONS
        RNG internal state=-58,84
        Move=[Move:mover=0,from=8,to=8,actions=[Add:type=Cell,to=8,what=9]]
        """;

    private static String trial(String moves, String end) {
        StringBuilder text = new StringBuilder(HEAD);
        int mover = 1;
        for (String move : moves.split(" ", -1)) {
            String[] sites = move.split("[-:]", -1);
            String level = sites.length > 2 ? "levelFrom=" + sites[2] + "," : "";
            text.append("Move=[Move:mover=" + mover + ",from=" + sites[0] + ",to=" + sites[1]
                    + ",actions=[Move:typeFrom=Cell,from=" + sites[0] + "," + level + "typeTo=Cell,to=" + sites[1]
                    + ",decision=true]]\n");
            mover = 3 - mover;
        }
        return text + "LEGAL MOVES LIST SIZE = 20\nnumInitialPlacementMoves=1\n" + end
                + "SANDBOX=false\nLUDII_VERSION=1.3.0\n";
    }

    private static LudiiTrial read(Ruleset ruleset, String text) {
        return LudiiTrial.read(ruleset, new StringReader(text));
    }

    /** A game that Ludii has recorded, and where it departs from the rules if they are not read as Ludii does. */
    private record Recorded(
            String ruleset, String answers, String name, String winner, String departure, String moves) {
        static Recorded of(String[] cells) {
            return new Recorded(cells[0], cells[1], cells[2] + " " + cells[3], cells[4], cells[5], cells[6]);
        }

        Ruleset asLudiiReads() {
            Ruleset read = Rulesets.byId(ruleset);
            for (String answer : answers.equals("-") ? new String[0] : answers.split(" ", -1)) {
                read = read.with(answer.replaceAll("=.*", ""), answer.replaceAll(".*=", ""));
            }
            return read;
        }

        LudiiTrial by(Ruleset rules) {
            String end = winner.equals("-") ? "" : "winner=" + winner + "\nendtype=NaturalEnd\n";
            return read(rules, trial(moves, end));
        }
    }

    private static List<Recorded> recorded() throws IOException {
        return Table.rows("ludii-trials.tsv").stream().map(Recorded::of).toList();
    }

    @TestFactory
    Stream<DynamicTest> ludiisRecordsFollowTheRulesAsLudiiReadsThemToTheirEnd() throws IOException {
        return recorded().stream()
                .map(game -> DynamicTest.dynamicTest(game.name(), () -> {
                    LudiiTrial trial = game.by(game.asLudiiReads());
                    assertEquals(Optional.empty(), trial.departure());
                    assertEquals(
                            game.moves().split(" ", -1).length,
                            trial.game().moves().size());
                    assertEquals(
                            !game.winner().equals("-"),
                            trial.game().conclusion().isPresent());
                }));
    }

    @TestFactory
    Stream<DynamicTest> ludiisRecordsDepartFromTheRulesWhereLudiiReadsThemOtherwise() throws IOException {
        return recorded().stream()
                .map(game -> DynamicTest.dynamicTest(game.name(), () -> {
                    Optional<LudiiTrial.Departure> departure =
                            game.by(Rulesets.byId(game.ruleset())).departure();
                    String told = departure
                            .map(there -> there.ply() + " " + there.reason())
                            .orElse("-");
                    assertTrue(told.startsWith(game.departure()), told);
                }));
    }

    @Test
    void aBoardThatLudiiSeesInTheMirrorIsTurned() throws IOException {
        String moves = recorded().stream()
                .filter(game -> game.name().equals("chaturanga/Chatur 0"))
                .map(game ->
                        String.join(" ", List.of(game.moves().split(" ", -1)).subList(0, 20)))
                .findFirst()
                .orElseThrow();
        LudiiTrial trial = read(Chatur.ruleset(), trial(moves, ""));
        assertEquals(Optional.empty(), trial.departure());
        assertEquals("g1h3", trial.game().moves().get(0).toString());
        assertTrue(trial.name().endsWith("x.lud"));
    }

    @Test
    void levelsTellThePawnFromThePieceOnItsSquare() {
        assertEquals(
                "Pe3e4",
                read(ShortAssize.ruleset(), trial("20:28:0", ""))
                        .game()
                        .moves()
                        .get(0)
                        .toString());
        assertEquals(
                "Qe3f4",
                read(ShortAssize.ruleset(), trial("20:29:1", ""))
                        .game()
                        .moves()
                        .get(0)
                        .toString());
    }

    @Test
    void aMoveThatTheRulesDoNotAllowIsADepartureWithItsReason() {
        LudiiTrial trial = read(Chatur.ruleset(), trial("11-19 52-36 0-24 1-1", ""));
        LudiiTrial.Departure departure = trial.departure().orElseThrow();
        assertEquals(3, departure.ply());
        assertEquals(8, departure.line());
        assertTrue(
                departure.toString().startsWith("line 8, ply 3: a1a4: the prahu on a1 is blocked at a2"),
                departure::toString);
        assertEquals(2, trial.game().moves().size());
    }

    @Test
    void aPassIsADeparture() {
        String pass = HEAD + "Move=[Move:mover=1,actions=[Pass:decision=true]]\n";
        assertEquals(
                "the turn is passed, which the rules here do not allow (C-01)",
                read(Chatur.ruleset(), pass).departure().orElseThrow().reason());
    }

    @Test
    void anEndThatTheRulesDoNotKnowIsADeparture() {
        LudiiTrial trial = read(Chatur.ruleset(), trial("11-19", "winner=1\nendtype=NaturalEnd\n"));
        assertEquals(Optional.of(Color.WHITE), trial.result());
        assertEquals(
                "by Ludii WHITE has won, by the rules here it stands *",
                trial.departure().orElseThrow().reason());
        assertEquals(2, trial.departure().orElseThrow().ply());
    }

    @Test
    void aDrawThatTheRulesDoNotKnowIsADepartureAndALimitOfTurnsIsNone() {
        LudiiTrial drawn = read(Chatur.ruleset(), trial("11-19", "winner=0\nendtype=NaturalEnd\n"));
        assertEquals(
                "by Ludii nobody has won, by the rules here it stands *",
                drawn.departure().orElseThrow().reason());
        LudiiTrial limited = read(Chatur.ruleset(), trial("11-19", "winner=0\nendtype=MoveLimit\n"));
        assertEquals(Optional.empty(), limited.departure());
    }

    @Test
    void whatAPieceBecomesIsToldByTheSquaresOnWhichPiecesWerePut() {
        Ruleset choice = CastlingChess.from("r3k2r/1P6/8/8/8/8/8/R2QK2R w a1e1h1a8e8h8 - 0 1");
        String put = """
            Move=[Move:mover=0,from=0,to=0,actions=[Add:type=Cell,to=0,what=3]]
            Move=[Move:mover=0,from=4,to=4,actions=[Add:type=Cell,to=4,what=1,state=1]]
            Move=[Move:mover=0,from=3,to=3,actions=[Add:type=Cell,to=3,what=9]]
            """;
        for (String number : List.of("3", "9")) {
            String moves = "Move=[Move:mover=1,from=49,to=57,actions=[Move:typeFrom=Cell,from=49,typeTo=Cell,to=57,"
                    + "decision=true],[Promote:type=Cell,to=57,what=" + number + "]]\n"
                    + "Move=[Move:mover=2,from=60,to=52,actions=[Move:typeFrom=Cell,from=60,typeTo=Cell,to=52,"
                    + "decision=true]]\n"
                    + "Move=[Move:mover=1,from=4,to=6,actions=[Move:typeFrom=Cell,from=4,typeTo=Cell,to=6,"
                    + "decision=true],[Move:typeFrom=Cell,from=7,typeTo=Cell,to=5,decision=false]]\n";
            LudiiTrial trial = read(choice, "game=x\n" + put + moves);
            assertEquals(Optional.empty(), trial.departure());
            assertEquals(
                    "[b7b8=" + (number.equals("3") ? "R" : "Q") + ", e8e7, e1h1]",
                    trial.game().moves().toString());
        }
    }

    @Test
    void gamesOfAllRulesetsComeBackFromTheForm() {
        SplittableRandom random = new SplittableRandom(3);
        for (Ruleset ruleset : Rulesets.all()) {
            Game game = new RandomRecords(random).play(Game.of(ruleset), 200);
            StringBuilder moves = new StringBuilder();
            Position position = game.start();
            for (Move move : game.moves()) {
                moves.append(moves.isEmpty() ? "" : " ").append(sites(position, move));
                position = position.play(move);
            }
            if (game.moves().stream().allMatch(move -> move.from().isPresent())) {
                LudiiTrial trial = read(ruleset, trial(moves.toString(), ""));
                assertEquals(Optional.empty(), trial.departure(), ruleset::id);
                assertEquals(game, trial.game(), ruleset::id);
            }
        }
    }

    private static String sites(Position position, Move move) {
        int files = position.ruleset().files();
        int from = move.from().orElseThrow().rank() * files
                + move.from().orElseThrow().file();
        int to = move.to().rank() * files + move.to().file();
        List<io.github.assize.core.Piece> pieces =
                position.board().piecesAt(move.from().orElseThrow());
        int level = pieces.size() > 1 && move.piece().equals(Optional.of(pieces.get(1))) ? 1 : 0;
        return from + ":" + to + ":" + level;
    }

    private static void assertRefused(int line, int column, String reason, String text) {
        MalformedTextException refused =
                assertThrows(MalformedTextException.class, () -> read(Chatur.ruleset(), text), text);
        assertEquals("line " + line + ": " + reason, refused.reason());
        assertEquals(column, refused.column());
    }

    @Test
    void aLineThatIsNoneOfARecordIsRefusedWithItsPlace() {
        String form = "a move must read Move=[Move:mover=N,...,actions=[...]]";
        assertRefused(6, 6, form, HEAD + "Move=[garbage\n");
        assertRefused(7, 6, form, HEAD + "SANDBOX=false\nMove=\n");
        assertRefused(6, 6, form, HEAD + "Move=[Move:mover=1,actions=[Pass:decision=true]\n".replace("]\n", "\n"));
        assertRefused(6, 18, "who moves must be 1 or 2, or 0 before the game", HEAD + "Move=[Move:mover=3,actions=[]]");
        String move =
                HEAD + "Move=[Move:mover=1,from=11,to=19,actions=[Move:typeFrom=Cell,from=11,to=19,decision=true]]";
        assertRefused(6, 25, "a number must stand here", move.replaceFirst("from=11", "from=x1"));
        assertRefused(
                6,
                32,
                "a number must stand here",
                move.replaceFirst("to=19,a", "to=,a").replaceFirst("from=11", "from=111"));
        assertRefused(
                6, 20, "one of the actions must have decision=true", move.replace("decision=true", "decision=false"));
        for (String winner : List.of("3", "", "-1", "WHITE", "1 ", "12")) {
            assertRefused(
                    6, 8, "the winner must be 1 or 2, or 0 where nobody has won", HEAD + "winner=" + winner + "\n");
        }
        assertRefused(7, 1, "the winner is told twice", HEAD + "winner=1\nwinner=1\n");
        for (String line : List.of(
                "junk", "\uFEFFMove=[Move:mover=1,from=1]", " winner=1", "Winner=1", "Move =1", "game=y", "=")) {
            assertRefused(6, 1, "no line of a record begins so", HEAD + line + "\n");
        }
    }

    @Test
    void aByteOrderMarkBeforeARecordIsPassedOver() {
        assertEquals(
                1,
                read(Chatur.ruleset(), "\uFEFF" + trial("11-19", ""))
                        .game()
                        .moves()
                        .size());
    }

    @Test
    void aSiteThatNoBoardHasIsADeparture() {
        for (String moves : List.of("11-12345", "12345-19", "64-19", "11-64", "99999999999-19")) {
            LudiiTrial.Departure departure =
                    read(Chatur.ruleset(), trial(moves, "")).departure().orElseThrow();
            assertTrue(
                    departure.toString().startsWith("line 6, ply 1: there is no such site on the board: Move="), moves);
        }
    }

    @Test
    void aTurnOfTheOtherSideIsADeparture() {
        String twice = trial("11-19 52-36", "").replace("mover=2", "mover=1");
        assertEquals(
                "line 7, ply 2: it is BLACK's turn by the rules here, and WHITE moves",
                read(Chatur.ruleset(), twice).departure().orElseThrow().toString());
    }

    @Test
    void aTextThatIsNoRecordIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> read(Chatur.ruleset(), ""));
        assertThrows(IllegalArgumentException.class, () -> read(Chatur.ruleset(), "[Event \"x\"]"));
    }
}
