package io.github.assize.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Baring;
import io.github.assize.core.Color;
import io.github.assize.core.Laws;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Game;
import io.github.assize.game.Policy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The player that looks ahead. */
final class SearchTest {
    private static final Budget ANY = Budget.unlimited();

    /** A game that nobody here knows: two kings, two queens and a hare that is promoted. */
    private static final Ruleset OTHERS =
            Ruleset.define("others", "Others").laws(others()).build();

    private static Laws others() {
        PieceType king = PieceType.of("king", "K", "K");
        PieceType queen = PieceType.of("queen", "Q", "Q");
        PieceType hare = PieceType.of("hare", "H", "fWcfD");
        return Laws.onBoard(6, 9)
                .pieces(king, queen, hare)
                .king(king)
                .pawns(hare)
                .array("1kq3/hhhhhh/6/6/6/6/6/HHHHHH/1KQ3 w - - 0 1")
                .promotion(Promotion.onFarRank(hare, queen))
                .baring(Baring.bareKing(Baring.Verdict.LOSES))
                .build();
    }

    static List<Ruleset> rulesets() {
        List<Ruleset> all = new ArrayList<>(Rulesets.all());
        all.add(OTHERS);
        return all;
    }

    private static Game at(String ruleset, String fen) {
        return Game.of(Rulesets.byId(ruleset).parsePosition(fen));
    }

    private static Search.Line search(Game game, Budget budget, long seed) {
        return Player.search().search(game, new SplittableRandom(seed), budget);
    }

    private static String line(Search.Line line) {
        return line.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    @Test
    void aMateInTwoIsFound() {
        Search.Line mate = search(at("chandaraki", "7k/8/8/p7/8/8/1R6/2R3K1 w - - 0 1"), ANY.depth(5), 1);
        assertEquals(Search.WIN - 3, mate.score());
        assertEquals(3, mate.depth());
        assertEquals(3, mate.moves().size());
    }

    @Test
    void whatWinsIsWhatTheRulesetSays() {
        // A stalemated side has won in Chátur (CH-15) and lost in shatranj (SH-09).
        String fen = "k7/2K5/8/8/3N4/7p/7P/8 w - - 0 1";
        assertEquals(
                Search.WIN - 1, search(at("shatranj", fen), ANY.depth(2), 1).score());
        assertTrue(search(at("chatur", fen), ANY.depth(2), 1).score() < 900_000);
    }

    @Test
    void whoeverIsAheadShunsRepetition() {
        Game game = at("chandaraki", "7k/pp6/8/8/8/8/PPR5/K7 w - - 0 1");
        for (String move : List.of("c2c3", "h8h7", "c3c2", "h7h8", "c2c3", "h8h7")) {
            game = game.play(move);
        }
        for (int seed = 0; seed < 20; seed++) {
            assertNotEquals("c3c2", line(search(game, ANY.depth(1), seed)));
        }
    }

    @Test
    void repetitionDrawsWhereThePlayersHaveAgreedOnIt() {
        // Black, a rook behind, can have the first position again; no rule makes a draw of that (C-12).
        Game game = at("chandaraki", "7k/pp6/8/8/8/8/PPR5/K7 w - - 0 1");
        for (String move : List.of("c2c3", "h8h7", "c3c2")) {
            game = game.play(move);
        }
        assertTrue(search(game, ANY.depth(2), 1).score() < -300);
        Search.Line drawn = search(game.under(Policy.repetition(2)), ANY.depth(2), 1);
        assertEquals(0, drawn.score());
        assertEquals("h7h8", line(drawn));
    }

    @Test
    void amongEqualsThoseAreLikedThatLeaveTheFewestReplies() {
        Game game = at("chandaraki", "7k/p7/8/8/8/8/P7/KR6 w - - 0 1");
        Set<Move> chosen = IntStream.range(0, 40)
                .mapToObj(seed -> Player.search().choose(game, new SplittableRandom(seed), ANY.depth(1)))
                .collect(Collectors.toSet());
        int fewest = game.position().legalMoves().stream()
                .mapToInt(move -> game.play(move).position().legalMoves().size())
                .min()
                .orElseThrow();
        Set<Move> expected = game.position().legalMoves().stream()
                .filter(move -> game.play(move).position().legalMoves().size() == fewest)
                .collect(Collectors.toSet());
        assertEquals(expected, chosen);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void pruningChangesNoScore(Ruleset ruleset) {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 3; i++) {
            Game game = Match.play(ruleset, Player.random(), Player.greedy(), ANY, i, 10 + random.nextInt(60));
            Position position = game.position();
            if (position.outcome().isDecided()) {
                continue;
            }
            // No game before it, and so no repetition but those of the search.
            Search.Line line = search(Game.of(position), ANY.depth(2), i);
            Plain plain = new Plain(position);
            assertEquals(plain.root(position, 2), line.score(), position::toFen);
            assertTrue(line.nodes() <= plain.nodes, () -> line.nodes() + " of " + plain.nodes);
            assertTrue(plain.best.contains(line.moves().get(0)), () -> position + ": " + line(line));
        }
    }

    /** The same search without pruning. */
    private static final class Plain {
        private final PieceValues values;
        private final List<Position> path = new ArrayList<>();
        private List<Move> best = List.of();
        private long nodes;

        Plain(Position root) {
            values = PieceValues.of(root.ruleset());
            path.add(root);
        }

        int root(Position position, int depth) {
            int highest = Integer.MIN_VALUE;
            // As the search does, for the shortest way to win.
            for (int d = 1; d <= depth && highest < Search.WIN - d; d++) {
                highest = Integer.MIN_VALUE;
                for (Move move : position.legalMoves()) {
                    int score = after(position, move, d, 0);
                    if (score > highest) {
                        highest = score;
                        best = new ArrayList<>();
                    }
                    if (score == highest) {
                        best.add(move);
                    }
                }
            }
            return highest;
        }

        private int after(Position position, Move move, int depth, int ply) {
            Position next = position.play(move);
            boolean stood = path.contains(next);
            path.add(next);
            int score = stood ? 0 : -value(next, depth - 1, ply + 1);
            nodes++;
            path.remove(path.size() - 1);
            return score;
        }

        private int value(Position position, int depth, int ply) {
            Outcome outcome = position.outcome();
            if (outcome.isDecided()) {
                Color side = position.sideToMove();
                return outcome.winner()
                        .map(w -> w == side ? Search.WIN - ply : ply - Search.WIN)
                        .orElse(0);
            }
            int highest = depth <= 0 ? values.balance(position) : Integer.MIN_VALUE;
            for (Move move : depth == -4 ? List.<Move>of() : position.legalMoves()) {
                if (depth > 0
                        || !move.captured().isEmpty()
                        || move.promotion().isPresent()
                        || move.landing().isEmpty()) {
                    highest = Math.max(highest, after(position, move, depth, ply));
                }
            }
            return highest;
        }
    }

    @Test
    void budgetsOfNodesGiveTheSameGamesOnOneThreadAndOnMany() {
        Ruleset ruleset = Rulesets.byId("long-assize");
        List<Game> one =
                LongStream.range(0, 6).mapToObj(seed -> budgeted(ruleset, seed)).toList();
        List<Game> many = LongStream.range(0, 6)
                .parallel()
                .mapToObj(seed -> budgeted(ruleset, seed))
                .toList();
        assertEquals(one, many);
        assertNotEquals(one.get(0), one.get(1));
    }

    private static Game budgeted(Ruleset ruleset, long seed) {
        return Match.play(ruleset, Player.search(), Player.search(), ANY.nodes(300), seed, 24);
    }

    @Test
    void aBudgetIsKeptTo() {
        Game game = Game.of(Rulesets.byId("grant-acedrex"));
        for (int nodes : new int[] {1, 2, 100, 5000}) {
            Search.Line line = search(game, ANY.nodes(nodes), 1);
            assertTrue(line.nodes() <= nodes && line.moves().size() >= 1, line::toString);
        }
        assertEquals(1, search(game, ANY.depth(1), 1).depth());
        AtomicInteger asked = new AtomicInteger();
        search(game, ANY.until(() -> asked.incrementAndGet() > 50), 1);
        assertEquals(51, asked.get());
        assertTrue(search(game, ANY.time(Duration.ZERO), 1).moves().size() >= 1);
    }

    @Test
    void movesThatSeemEqualAreChosenFromByChance() {
        Game game = Game.of(Rulesets.byId("shatranj"));
        long different = IntStream.range(0, 30)
                .mapToObj(seed -> Player.search().choose(game, new SplittableRandom(seed), ANY.depth(1)))
                .distinct()
                .count();
        assertTrue(different > 8, different + " different moves");
    }

    @Test
    void whoeverListensHearsOfEachDepth() {
        List<Search.Line> heard = new ArrayList<>();
        Game game = Game.of(Rulesets.byId("makruk"));
        Player.search().reporting(heard::add).choose(game, new SplittableRandom(1), ANY.depth(3));
        assertEquals(List.of(1, 2, 3), heard.stream().map(Search.Line::depth).toList());
        Position position = game.position();
        for (Move move : heard.get(2).moves()) {
            position = position.play(move);
        }
    }

    @Test
    void allThatADieCanShowIsWeighed() {
        Ruleset dice = Rulesets.byId("grant-acedrex").with("dice", "pass");
        // The rook on a1 may take the pawn on a8, which the king's neighbour on b9 would take back with one face of
        // eight.
        Game game = Game.of(dice.parsePosition("6k5/12/12/1p10/g11/12/12/12/12/11P/12/R4K6 w - - 0 1 5"));
        Search.Line line = search(game, ANY, 1);
        assertEquals("a1a8", line.moves().get(0).toString());
        assertEquals(2, line.depth());
        PieceValues values = PieceValues.of(dice);
        int rook = values.of(dice.pieceTypes().get(6));
        int pawn = values.of(dice.pieceTypes().get(7));
        assertEquals(rook + pawn - pawn - rook / 8.0, line.score(), 0.5);
    }
}
