package io.github.assize.play.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Game;
import io.github.assize.play.Budget;
import io.github.assize.play.Player;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every conversation. */
final class SessionTest {
    static List<Ruleset> rulesets() {
        return List.copyOf(new Variants(Rulesets.all()).byName().values());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyMoveHasAFormOfItsOwnAndEveryPositionIsReadBack(Ruleset ruleset) {
        Layout layout = new Layout(ruleset);
        SplittableRandom random = new SplittableRandom(5);
        Game game = Game.of(ruleset);
        for (int ply = 0; ply < 120 && game.conclusion().isEmpty(); ply++) {
            Position position = game.position();
            var taken = layout.seats().taken(game, layout.seats().bySquare().keySet());
            Set<String> texts = new HashSet<>();
            for (Wire wire : Wire.all(position, layout, taken)) {
                assertTrue(texts.add(wire.text(layout)), () -> wire.text(layout) + " twice in " + position);
                assertTrue(wire.last().to().file() < layout.width(), wire::toString);
            }
            assertEquals(position.legalMoves().size(), texts.size(), position::toFen);
            Layout.Told told = layout.read(layout.fen(position, taken));
            assertEquals(position.board(), told.position().board());
            assertEquals(position.sideToMove(), told.position().sideToMove());
            assertEquals(taken, told.taken());
            game = game.play(Player.random().choose(game, random, Budget.unlimited()));
        }
    }

    @Test
    void aSetPositionIsShownAnewAsXboardHasTheArrayByThen() throws Exception {
        try (Conversation engine = new Conversation()) {
            List<String> array = engine.say("new", "variant scachs");
            String pictures = array.get(0).substring(0, array.get(0).indexOf("8x8"));
            String fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
            List<String> said = engine.say("setboard " + fen);
            assertEquals(pictures + "8x8+0_unknown " + fen, said.get(0));
            assertEquals(pictures + "8x8+0_fairy " + fen, said.get(1));
            assertEquals(array.subList(1, array.size()), said.subList(2, said.size()));
            // Where Black begins it takes no board, and the array stands there already.
            assertEquals(List.of(), engine.say("setboard 4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"));
            assertEquals(List.of(), engine.say("setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"));
        }
    }

    /** SC-04, SC-07. */
    @Test
    void castlingIsToldApartFromTheKingsOwnLeap() throws Exception {
        try (Conversation engine = new Conversation()) {
            String fen = "r3k2r/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
            List<String> said = engine.say("new", "variant scachs", "force", "setboard " + fen, "lift e1");
            assertEquals("highlight 8/8/8/8/8/2Y1Y1Y1/3YYY2/Y1YY1YYY", said.get(said.size() - 1));
            assertEquals(List.of(), engine.say("usermove e1h1", "usermove e8c8"));
            // The rook has castled and that of Black has not.
            assertEquals(List.of("highlight 5Y2/5Y2/5Y2/5Y2/5Y2/5Y2/5Y2/1YYYY3"), engine.say("lift f1"));
            assertEquals(List.of("highlight 1Y6/Y7/Y7/Y7/Y7/Y7/R7/8"), engine.say("usermove h2h3", "lift a8"));
        }
    }

    /** SC-07. */
    @Test
    void whatIsToldInAnotherFormIsToldHowItIsTold() throws Exception {
        try (Conversation engine = new Conversation()) {
            String fen = "setboard r3k2r/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
            engine.say("new", "variant scachs", "force", fen);
            assertEquals(List.of("Illegal move (it is told as e1h1): O-O"), engine.say("usermove O-O"));
            engine.say("new", "variant short-assize", "force");
            assertEquals(
                    List.of("Illegal move (a move must name two squares of this board): i2i3"),
                    engine.say("usermove i2i3"));
            assertEquals(List.of("Error (no such number): ping"), engine.say("ping"));
        }
    }

    /** PC-14. */
    @Test
    void aPromotedPieceThatLeapsOnGoesToTheSquareAndBackToNone() throws Exception {
        String fen = "7k/1P5p/c7/8/p7/8/P7/4K2C w - - 0 1";
        Ruleset ruleset = Rulesets.byId("parsi-chess");
        Layout layout = new Layout(ruleset);
        Set<String> ofThePawn = Wire.all(ruleset.parsePosition(fen), layout, ImmutableSet.of()).stream()
                .map(wire -> wire.text(layout))
                .filter(text -> text.startsWith("b7"))
                .collect(Collectors.toSet());
        assertEquals(Set.of("b7b8h", "b7b8,b8a6h", "b7b8,b8c6h", "b7b8,b8d7h"), ofThePawn);
        try (Conversation engine = new Conversation(List.of("parsi-chess"))) {
            engine.say("new", "variant parsi-chess", "force");
            for (List<String> told : List.of(
                    List.of("b7b8,b8a6h", "a6"),
                    List.of("b7b8;b8a6h", "a6"),
                    List.of("b7b8,b8c6", "c6"),
                    List.of("b7b8h", "b8"),
                    List.of("b7b8", "b8"))) {
                engine.say("setboard " + fen);
                List<String> said = engine.say("usermove " + told.get(0), "usermove h7h6", "lift " + told.get(1));
                assertEquals(1, said.size(), said::toString);
                assertTrue(said.get(0).contains("Y"), said::toString);
            }
        }
    }

    /** PC-14: whoever does not want to leap on puts the piece where it stands once more. */
    @Test
    void aPromotedPieceNeedNotLeapOnWithTheMouse() throws Exception {
        try (Conversation engine = new Conversation(List.of("parsi-chess"))) {
            engine.say("new", "variant parsi-chess", "force", "setboard 7k/1P5p/c7/8/p7/8/P7/4K2C w - - 0 1");
            assertEquals(List.of("highlight 1C6/8/8/8/8/8/8/8"), engine.say("lift b7"));
            assertEquals(List.of(), engine.say("put b8"));
            assertEquals(List.of("highlight 1B6/3B4/B1B5/8/8/8/8/8"), engine.say("lift b8"));
            assertEquals(List.of("choice H"), engine.say("put b8"));
        }
    }

    /** SH-09 in a reading. */
    @Test
    void whatTwoPiecesDoAtOnceHasNoFormAndIsRefusedBeforeTheGame() throws Exception {
        try (Conversation engine = new Conversation()) {
            List<String> said = engine.say("option Reading=stalemate=exchange", "variant shat-ranj");
            assertEquals(
                    "tellusererror XBoard has no form for a move in which two pieces change places;"
                            + " the reading was left out",
                    said.get(0));
        }
    }

    @Test
    void twoEnginesThatHearOfEachOtherStayInStep() throws Exception {
        for (String variant : List.of("short-assize", "chatur", "chaturanga-12x12", "shat-ranj-at-tamma", "scachs")) {
            try (Conversation white = new Conversation();
                    Conversation black = new Conversation()) {
                for (Conversation engine : List.of(white, black)) {
                    engine.say("option Seed=3", "option Level=1", "new", "variant " + variant);
                }
                List<String> said = white.say("go");
                for (int ply = 0; ply < 60 && !said.isEmpty() && said.get(0).startsWith("move "); ply++) {
                    Conversation other = ply % 2 == 0 ? black : white;
                    said = other.say("usermove " + moves(said));
                }
                String last = String.join("\n", said);
                assertTrue(!last.contains("llegal") && !last.contains("rror"), () -> variant + ": " + last);
            }
        }
    }

    private static String moves(List<String> said) {
        return said.stream()
                .filter(line -> line.startsWith("move "))
                .map(line -> line.substring("move ".length()))
                .collect(Collectors.joining());
    }

    @Test
    void aMoveThatIsThoughtOfIsMadeAtOnceWhereThatIsWanted() throws Exception {
        try (Conversation engine = new Conversation()) {
            engine.say("new", "variant grant-acedrex");
            long since = System.nanoTime();
            List<String> said = engine.say("sd 60", "go", "?");
            assertTrue(said.get(0).startsWith("move "), said::toString);
            assertTrue(System.nanoTime() - since < 10_000_000_000L);
            assertEquals(List.of(), engine.say("go", "new"));
        }
    }

    @Test
    void itEndsWithinASecondThoughItThinks() throws Exception {
        Conversation engine = new Conversation();
        engine.say("new", "variant grant-acedrex", "sd 60", "force");
        engine.sayOnly("go");
        double seconds = engine.end();
        assertTrue(seconds < 5, () -> seconds + " seconds");
    }

    @Test
    void aMillionRandomBytesAreAnsweredByErrorsAlone() throws Exception {
        SplittableRandom random = new SplittableRandom(17);
        StringBuilder noise = new StringBuilder();
        String commands =
                "usermove setboard level st sd time option variant put lift ping protover accepted undo remove";
        List<String> words = List.of(commands.split(" "));
        while (noise.length() < 1_000_000) {
            if (random.nextInt(4) == 0) {
                noise.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            int length = random.nextInt(40);
            for (int i = 0; i < length; i++) {
                noise.append((char) random.nextInt(256));
            }
            noise.append('\n');
        }
        StringWriter out = new StringWriter();
        XboardEngine.of(Rulesets.all(), "Assize").run(new StringReader(noise.toString()), out);
        Set<String> begun =
                out.toString().lines().map(line -> line.split(" ", 2)[0]).collect(Collectors.toSet());
        assertTrue(
                Set.of("Error", "Illegal", "tellusererror", "pong", "feature").containsAll(begun), begun::toString);
        assertTrue(begun.containsAll(Set.of("Error", "Illegal", "tellusererror")), begun::toString);
    }

    @Test
    void aReadingIsJudgedWhenTheVariantIsKnownAndRefusedOnce() throws Exception {
        String wrong = "tellusererror reading king-leap of chatur has no answer \"far\"; there are: ";
        try (Conversation engine = new Conversation(List.of("chandaraki", "chatur"))) {
            assertEquals(List.of(), engine.say("option Reading=king-leap=jump", "new"));
            assertTrue(engine.say("variant chatur").stream().noneMatch(line -> line.startsWith("tellusererror")));
            assertEquals(List.of(), engine.say("option Reading=king-leap=far", "new"));
            assertTrue(engine.say("variant chatur").get(0).startsWith(wrong));
            assertTrue(
                    engine.say("new", "variant chatur").stream().noneMatch(line -> line.startsWith("tellusererror")));
            // Where no variant is told, it is the one from before.
            List<String> said =
                    engine.say("option Reading=king-leap=far", "new", "force", "usermove d2d3", "usermove d7d6");
            assertEquals(1, said.size(), said::toString);
            assertTrue(said.get(0).startsWith(wrong), said::toString);
        }
    }

    @Test
    void aGameThatIsOverAsItBeginsHasItsResultTold() throws Exception {
        try (Conversation engine = new Conversation()) {
            List<String> said = engine.say("new", "variant shat-ranj", "setboard 7k/8/8/8/8/8/8/R3K3 b - - 0 1", "go");
            assertEquals("1-0 {bare-king}", said.get(said.size() - 1));
        }
    }

    @Test
    void aSeedThatIsSetAnewBeginsItsGamesAnew() throws Exception {
        try (Conversation engine = new Conversation()) {
            String[] game = {"option Seed=5", "option Level=1", "new", "variant chatur", "go"};
            List<String> first = engine.say(game);
            for (int i = 0; i < 3; i++) {
                assertEquals(first, engine.say(game));
            }
        }
    }

    @Test
    void aReadingMayBeChosenBeforeTheGame() throws Exception {
        try (Conversation engine = new Conversation()) {
            List<String> said = engine.say("option Reading=king-leap=jump", "new", "variant chatur", "lift d1");
            assertEquals("highlight 8/8/8/8/8/1YYYYY2/8/8", said.get(said.size() - 1));
        }
    }
}
