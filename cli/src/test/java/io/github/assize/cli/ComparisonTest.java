package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compares readings of a game on sixteen squares, made so that each kind of difference is near. */
final class ComparisonTest {
    private static final String ARRAY = "k3/3P/2p1/2K1 w - - 0 1";
    private static final Ruleset DUEL = Ruleset.define("duel", "Duel")
            .reading(
                    "becomes", "What does a pawn become?", Becomes.ROOK.readBy("nobody"), Becomes.FERS.readBy("nobody"))
            .reading("bare", "Does a bare king lose?", Bare.LOSES.readBy("nobody"), Bare.PLAYS_ON.readBy("nobody"))
            .laws(ComparisonTest::laws)
            .build();

    private enum Becomes implements Choice {
        ROOK,
        FERS
    }

    private enum Bare implements Choice {
        LOSES,
        PLAYS_ON
    }

    private static Laws laws(Answers answers) {
        PieceType king = PieceType.of("king", "K", "K");
        PieceType rook = PieceType.of("rook", "R", "R");
        PieceType fers = PieceType.of("fers", "F", "F");
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfF");
        return Laws.onBoard(4, 4)
                .pieces(king, rook, fers, pawn)
                .king(king)
                .pawns(pawn)
                .array(ARRAY)
                .promotion(Promotion.onFarRank(pawn, answers.is(Becomes.ROOK) ? rook : fers))
                .baring(answers.is(Bare.LOSES) ? Baring.bareKing(Baring.Verdict.LOSES) : Baring.none())
                .build();
    }

    @Test
    void printsAMoveThatLeadsToTwoPositions() throws IOException {
        assertEquals("""
                leads\td3d4\tk2R/4/2p1/2K1 b - - 0 1\tk2F/4/2p1/2K1 b - - 0 1
                end\t1 difference up to depth 1
                """, compare(DUEL.with(Becomes.FERS), 1));
    }

    @Test
    void printsOutcomesThatDiffer() throws IOException {
        assertEquals("""
                outcome\tc1c2\tk3/3P/2K1/4 b - - 0 1\t=\t1-0 bare-king\t*
                end\t1 difference up to depth 1
                """, compare(DUEL.with(Bare.PLAYS_ON), 1));
    }

    @Test
    void printsAPositionOnce() throws IOException {
        Set<String> positions = new HashSet<>();
        String differences = compare(DUEL.with(Bare.PLAYS_ON), 4);
        differences.lines().filter(line -> line.startsWith("outcome\t")).forEach(line -> {
            String[] fields = line.split("\t", -1);
            String[] fen = fields[2].split(" ", -1);
            assertTrue(positions.add(fen[0] + " " + fen[1]), line);
        });
        assertTrue(positions.size() > 3, differences);
    }

    @Test
    void printsTheSameInLittleMemory() throws IOException {
        Ruleset both = DUEL.with(Becomes.FERS).with(Bare.PLAYS_ON);
        for (Ruleset other : List.of(DUEL.with(Becomes.FERS), DUEL.with(Bare.PLAYS_ON), both)) {
            String expected = compare(other, 5);
            for (int room : new int[] {0, 4, 20, 60}) {
                assertEquals(expected, compare(other, 5, room), "room for " + room);
            }
        }
    }

    private static String compare(Ruleset other, int depth) throws IOException {
        return compare(other, depth, Integer.MAX_VALUE);
    }

    private static String compare(Ruleset other, int depth, int room) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Streams streams = Cli.streams(InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), false);
        new Comparison(DUEL, other, depth, streams, room).run();
        streams.out().flush();
        return out.toString(UTF_8);
    }
}
