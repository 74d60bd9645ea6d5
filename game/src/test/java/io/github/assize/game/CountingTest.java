package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Position;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Counting.Standing;
import io.github.assize.variants.makruk.Makruk;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counts of moves in the living games (MK-09, OC-12). */
final class CountingTest {
    private static final Counting THAI = Counting.thai();
    private static final Counting CAMBODIAN = Counting.cambodian();

    private static Game start(String fen, Policy policy) {
        return Game.of(Makruk.ruleset().parsePosition(fen)).under(policy);
    }

    private static String end(Game game) {
        return game.conclusion().map(Conclusion::toString).orElse("*");
    }

    private static Game play(Game game, String moves) {
        Game now = game;
        for (String move : moves.split(" ", -1)) {
            now = now.play(move);
        }
        return now;
    }

    /** Has the kings go to and fro until the game ends, and returns how many moves Black has made. */
    private static int movesOfBlack(Game game) {
        Game now = game;
        for (int i = 0; now.conclusion().isEmpty(); i++) {
            now = now.play(List.of("Kh1", "Kb8", "Kg1", "Ka8").get(i % 4));
        }
        assertEquals("1/2-1/2 move-limit", end(now));
        assertTrue(now.plies().size() % 2 == 0, "Black's move ends it");
        return now.plies().size() / 2;
    }

    @ParameterizedTest
    @CsvSource({
        "RR, 8", "RRN, 8", "R, 16", "RN, 16", "RSS, 16", "SS, 22", "SSN, 22", "NN, 32", "NNM, 32", "SN, 44", "S, 44",
        "N, 64", "M, 64", "MMM, 64"
    })
    void theLoneKingCountsFromThePiecesToALimitThatTheHunterDecides(String pieces, int limit) {
        StringBuilder rank = new StringBuilder(pieces).append(8 - pieces.length());
        String fen = "k7/8/8/8/8/8/8/6K1 w - - 0 1"
                .replaceFirst("/8/8/8/6K1", "/8/" + rank.reverse().reverse() + "/8/6K1");
        // Pieces on the third rank, from a on, give no check to a king on a8 and b8 unless they are rooks.
        String safe = fen.replace(rank.toString(), (8 - pieces.length()) + pieces);
        int onBoard = pieces.length() + 2;
        assertEquals(limit - onBoard + 1, movesOfBlack(start(safe, THAI)));
        assertEquals(limit - onBoard, movesOfBlack(start(safe, CAMBODIAN)));
        Standing standing = THAI.standing(start(safe, THAI)).orElseThrow();
        assertEquals(new Standing(Color.BLACK, onBoard, limit, true), standing);
    }

    /** Plays a game again by its turns, as whoever keeps them does. */
    private static Game again(Game game) {
        Game now = Game.of(game.start()).under(game.policy());
        for (Ply ply : game.plies()) {
            for (Count count : ply.counts()) {
                now = now.say(count);
            }
            now = ply.move().isPresent() ? now.play(ply.move().get()) : now;
        }
        return now;
    }

    private static GameRecord read(String pgn) {
        return PgnReader.of(new StringReader(pgn)).next();
    }

    @Test
    void everyWordOfATurnIsKeptInItsOrder() {
        Game before = start("6sk/8/8/8/8/8/8/KRN5 b - - 0 1", THAI);
        Game stopped = before.say(Count.START).say(Count.STOP);
        assertEquals(Optional.empty(), THAI.standing(stopped));
        assertEquals(before.say(Count.START), stopped.undo());
        Game played = stopped.play("Kh7");
        assertEquals(List.of(Count.START, Count.STOP), played.plies().get(0).counts());
        assertEquals(Optional.empty(), THAI.standing(played));
        Game anew = stopped.say(Count.START).play("Kh7");
        assertNotEquals(before.say(Count.START).play("Kh7"), anew);
        assertEquals(
                new Standing(Color.BLACK, 1, 64, false), THAI.standing(anew).orElseThrow());
        for (Game game : List.of(stopped, played, anew)) {
            GameRecord record = GameRecord.of(game);
            assertEquals(record, read(record.toString()));
            assertEquals(game, read(record.toString()).mainLine().under(THAI));
            assertEquals(game, again(game));
        }
    }

    @Test
    void aCountThatStopsAndStartsInOneTurnBeginsAnew() {
        Game counted = play(start("4k2r/8/8/8/8/8/R7/R3K3 w - - 0 1", THAI), "Ra7");
        Game game = play(counted.say(Count.START), "Rg8 Kd2");
        Game anew = game.say(Count.STOP).say(Count.START);
        assertEquals(game.say(Count.STOP), anew.undo());
        assertEquals(game, anew.undo().undo());
        assertEquals(anew, anew.undo().redo());
        Game played = anew.play("Rf8");
        assertEquals(1, THAI.standing(played).orElseThrow().count());
        assertEquals(2, THAI.standing(game.play("Rf8")).orElseThrow().count());
        assertEquals(played, again(played));
        String pgn = GameRecord.of(played.play("Ke2")).toString();
        assertTrue(
                pgn.contains("1. Ra7 Rg8 {[%count start black]} 2. Kd2 Rf8 {[%count stop black]} {[%count\n"
                        + "start black]} 3. Ke2 *"),
                pgn);
        assertEquals(pgn, read(pgn).toString());
        assertEquals(played.play("Ke2"), read(pgn).mainLine().under(THAI));
    }

    @Test
    void theCountBeginsWithTheLastCaptureAndTheLimitStaysAsItWas() {
        Game game = play(start("1k6/8/8/8/1n6/8/1R4R1/6K1 w - - 0 1", THAI), "Rxb4");
        assertEquals(Optional.of(new Standing(Color.BLACK, 4, 8, true)), THAI.standing(game));
        Game lost = play(game, "Kc7 Rc4 Kb8 Rb4 Kc7 Rgb2");
        assertEquals(7, THAI.standing(lost).orElseThrow().count());
        Game taken = play(start("1k6/8/8/8/1n6/8/1R4R1/6K1 w - - 0 1", THAI), "Rxb4 Kc7 Rb6 Kxb6");
        assertEquals(new Standing(Color.BLACK, 6, 8, true), THAI.standing(taken).orElseThrow());
    }

    @Test
    void noLoneKingCountsAsLongAsThereArePawns() {
        assertEquals(Optional.empty(), THAI.standing(start("k7/8/8/8/8/P7/8/6KR w - - 0 1", THAI)));
        Game game = play(start("k7/8/8/P7/8/8/8/6KR w - - 0 1", THAI), "a6=M");
        assertEquals(new Standing(Color.BLACK, 4, 16, true), THAI.standing(game).orElseThrow());
    }

    @Test
    void aLoneKingCountsAgainstPawnsWhereItWasSoAgreed() {
        Counting withFish = Counting.cambodianWithFish();
        Game fish = start("k7/8/8/8/8/P6P/8/6K1 w - - 0 1", withFish);
        assertEquals(
                new Standing(Color.BLACK, 4, 64, true), withFish.standing(fish).orElseThrow());
        assertEquals(64 - 4, movesOfBlack(fish));
        assertEquals(Optional.empty(), CAMBODIAN.standing(fish));
    }

    @Test
    void theCountAgainstPawnsEndsWithTheLastPawn() {
        Counting withFish = Counting.cambodianWithFish();
        Game game = play(start("k7/8/8/P7/8/8/7R/6K1 w - - 0 1", withFish), "Rh3 Kb8 Rh2 Ka8");
        assertEquals(
                new Standing(Color.BLACK, 6, 64, true), withFish.standing(game).orElseThrow());
        Game promoted = play(game, "a6=M");
        assertEquals(
                new Standing(Color.BLACK, 4, 16, true),
                withFish.standing(promoted).orElseThrow());
        assertEquals(
                new Standing(Color.BLACK, 6, 64, true),
                withFish.standing(promoted.undo()).orElseThrow());
    }

    @Test
    void whereTheLoneKingAloneCountsTheBoardIsNotCounted() {
        Game game = start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", Counting.cambodianWithFish());
        assertEquals("start the count: no count of moves has been agreed on", refusal(game, Count.START));
    }

    @Test
    void theHunterWhoMatesInTimeWins() {
        Game game = start("k7/8/1K6/8/8/8/8/7R w - - 0 1", THAI).play("Rh8");
        assertEquals("1-0 checkmate", end(game));
    }

    @Test
    void theWeakerPlayerCountsTheBoardFromOne() {
        Game game = start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI).say(Count.START);
        assertEquals(
                new Standing(Color.BLACK, 0, 64, false), THAI.standing(game).orElseThrow());
        assertEquals(1, THAI.standing(play(game, "Ka7")).orElseThrow().count());
        Game three = play(game, "Ka7 Kh1 Ka8 Kg1 Ka7");
        assertEquals(3, THAI.standing(three).orElseThrow().count());
    }

    @Test
    void theMoveBeyondTheLimitOfTheBoardDraws() {
        Game game = start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI).say(Count.START);
        for (int i = 0; i < 64; i++) {
            game = play(game, i % 2 == 0 ? "Ka7 Kh1" : "Ka8 Kg1");
        }
        assertEquals("*", end(game));
        assertEquals("1/2-1/2 move-limit", end(game.play("Ka7")));
    }

    @Test
    void theCounterStopsAndBeginsAnew() {
        Game counted = play(start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI).say(Count.START), "Ka7 Kh1");
        Game stopped = counted.say(Count.STOP);
        assertEquals(Optional.empty(), THAI.standing(stopped));
        Game again = play(stopped, "Ka8 Kg1").say(Count.START).play("Ka7");
        assertEquals(1, THAI.standing(again).orElseThrow().count());
    }

    private static String refusal(Game game, Count count) {
        return String.valueOf(
                assertThrows(IllegalStateException.class, () -> game.say(count)).getMessage());
    }

    @Test
    void onlyWhoMayStartOrStopDoes() {
        Game game = start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI);
        assertEquals("stop the count: no count is on", refusal(game, Count.STOP));
        assertEquals("start the count: only the weaker player may count", refusal(game.play("Ka7"), Count.START));
        Game counting = game.say(Count.START);
        assertEquals("start the count: a count is on already", refusal(counting, Count.START));
        assertEquals("stop the count: the other player counts", refusal(counting.play("Ka7"), Count.STOP));
        Game pawns = start("k6m/8/8/8/8/P7/8/NR4K1 b - - 0 1", THAI);
        assertEquals("start the count: there are pawns on the board", refusal(pawns, Count.START));
        Game lone = start("k7/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI);
        assertEquals("start the count: the count of the lone king is on", refusal(lone, Count.START));
        Game many = start("kmmn4/8/8/8/8/8/8/NRR3K1 b - - 0 1", CAMBODIAN);
        assertEquals(
                "start the count: a player may count who has at most 3 pieces, and this one has 4",
                refusal(many, Count.START));
        Game none =
                start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", Counting.withPawns("P").build());
        assertEquals("start the count: no count of moves has been agreed on", refusal(none, Count.START));
    }

    @Test
    void theLoneKingsCountTakesThePlaceOfTheBoards() {
        Game game = start("k7/1m6/8/8/8/8/1R6/N5K1 b - - 0 1", THAI).say(Count.START);
        Game bared = play(game, "Ka7 Rxb7");
        assertEquals(
                new Standing(Color.BLACK, 4, 16, true), THAI.standing(bared).orElseThrow());
    }

    @Test
    void aCounterWhoMatesWithoutHavingStoppedHasDrawn() {
        Game game = start("1r5k/8/8/2r5/8/8/7N/K6N b - - 0 1", THAI);
        Game counted = game.say(Count.START).play("Ra5#");
        assertEquals("1/2-1/2 void-mate", end(counted));
        assertEquals("0-1 checkmate", end(counted.under(CAMBODIAN)));
        Game stopped = play(game.say(Count.START), "Kh7 Nf1").say(Count.STOP).play("Ra5#");
        assertEquals("0-1 checkmate", end(stopped));
        assertEquals("0-1 checkmate", end(game.play("Ra5#")));
    }

    @Test
    void wordsAboutTheCountAreKeptInTheRecord() {
        Game game = play(start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI).say(Count.START), "Ka7 Kh1")
                .say(Count.STOP)
                .play("Ka8")
                .play("Kg1")
                .say(Count.START);
        GameRecord record = GameRecord.of(game);
        String pgn = record.toString();
        assertTrue(
                pgn.contains("1... Ka7 {[%count start black]} 2. Kh1 Ka8 {[%count stop black]} 3. Kg1\n"
                        + "{[%count start black]} *"),
                pgn);
        GameRecord read = PgnReader.of(new StringReader(pgn)).next();
        assertEquals(record, read);
        assertEquals(game, read.mainLine().under(THAI));
        assertEquals(
                List.of(Count.STOP),
                read.at(List.of(0, 0, 0)).ply().orElseThrow().counts());
    }

    @Test
    void aRecordIsToldAWordBeforeItsMove() {
        Game before = Game.of(Makruk.ruleset().parsePosition("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1"));
        GameRecord record = GameRecord.of(before)
                .say(List.of(), Count.START)
                .say(List.of(0), Count.STOP)
                .say(List.of(0), Count.START)
                .add(List.of(0), "Ka7")
                .say(List.of(), Count.START)
                .add(List.of(1), "Mg7");
        assertEquals(
                before.under(THAI)
                        .say(Count.START)
                        .say(Count.STOP)
                        .say(Count.START)
                        .play("Ka7"),
                record.mainLine().under(THAI));
        assertTrue(
                record.toString()
                        .contains("1... Ka7 {[%count start black]} {[%count stop black]} {[%count start black]}\n"
                                + "(1... Mg7 {[%count start black]}) *"),
                record::toString);
        assertEquals(record, PgnReader.of(new StringReader(record.toString())).next());
    }

    @Test
    void aWordMayBeSaidInATurnThatIsThenLost() {
        Position position = Rulesets.byId("grant-acedrex")
                .with("dice", "pass")
                .parsePosition("k10r/12/12/12/12/12/12/12/12/12/12/1R8K1 w - - 0 1 -");
        GameRecord record =
                GameRecord.of(Game.of(position)).say(List.of(), Count.START).roll(List.of(0), 1);
        assertTrue(record.toString().contains("1. -- {[%roll 1]} {[%count start white]} *"), record::toString);
        assertEquals(record, PgnReader.of(new StringReader(record.toString())).next());
    }

    @Test
    void aWordIsSaidBeforeTheRoll() {
        Position position = Rulesets.byId("grant-acedrex").with("dice", "pass").initialPosition();
        Policy anyWord = new Policy() {
            @Override
            public Optional<Conclusion> judge(Game game) {
                return Optional.empty();
            }

            @Override
            public Optional<String> whyNot(Game game, Count count) {
                return Optional.empty();
            }
        };
        Game rolled = Game.of(position).under(anyWord).say(Count.START).roll(1);
        assertEquals("stop the count: it must be said before the roll", refusal(rolled, Count.STOP));
        GameRecord record = GameRecord.of(rolled);
        assertThrows(IllegalStateException.class, () -> record.say(List.of(0), Count.STOP));
        for (Game game : List.of(rolled, rolled.play("a5"))) {
            assertEquals(game, read(GameRecord.of(game).toString()).mainLine().under(anyWord));
        }
    }

    @Test
    void aWordOfThePlayerWhoHasNotMovedIsRefusedWhileTheOtherHasSpoken() {
        List<PgnFault> faults = new ArrayList<>();
        String pgn = "[Variant \"makruk\"]\n\n1. a4 {[%count start black] [%count start white]} *\n";
        assertFalse(PgnReader.of(new StringReader(pgn)).onFault(faults::add).hasNext());
        assertTrue(faults.get(0).message().contains("it is not white's turn to speak of a count"), faults::toString);
    }

    @Test
    void aWordIsTakenBackLikeAMove() {
        Game game = start("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1", THAI);
        assertEquals(game, game.say(Count.START).undo());
        assertEquals(1, game.say(Count.START).repetitions());
    }

    @Test
    void countsAreEqualWhenTheSameWasTold() {
        assertEquals(Counting.thai(), Counting.thai());
        assertNotEquals(Counting.thai(), Counting.cambodian());
        assertThrows(
                IllegalArgumentException.class, () -> Counting.withPawns("P").limit(0, "R"));
        assertThrows(
                IllegalArgumentException.class, () -> Counting.withPawns("P").board(0));
        assertThrows(
                IllegalArgumentException.class, () -> Counting.withPawns("P").otherwise(0));
        assertThrows(
                IllegalArgumentException.class, () -> Counting.withPawns("P").pawnsLeft(0));
    }
}
