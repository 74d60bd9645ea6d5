package io.github.assize.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Texts read as moves in positions with every sort of move. */
final class MoveFuzzTest {
    private static final List<Position> POSITIONS = Stream.concat(
                    Rulesets.all().stream().map(ruleset -> ruleset.initialPosition()),
                    Stream.of(
                            position(
                                    "short-assize",
                                    "2f1kfn1/2rn1r2/1pp1(pq)ppp/p2p2P1/3PN3/PPP1(PQ)P1P/2R1NR2/2F1KF2 b - - 1 4"),
                            position("long-assize", "3r4/3k4/8/8/q2Pp3/1f6/8/K7 b a1d7 d3 0 1"),
                            position(
                                    "grant-acedrex",
                                    "rl1gcak1g1lr/11u/5c6/1p1uppp1p3/2pp3p1ppp/12/p11/P1P3P2P1P/1P1PPP1PP1P1/7KU2R/A2C8/1LUG3CG1LR w g12 - 0 14"),
                            position("chatur", "8/3P2+P1/5K2/1k6/8/+p7/8/3b3q w - - 0 63"),
                            position("chatur", "4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w d1 - 0 1"),
                            position(
                                    Rulesets.byId("shatranj").with("stalemate", "exchange"),
                                    "k7/p1K5/B7/8/8/7p/7P/5B2 b - - 0 1"),
                            position("shatranj-at-tamma", "r8k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 0 1"),
                            position("chandaraki", "4k3/8/8/8/8/p7/1P5P/4K3 w b2h2 - 0 1"),
                            position(
                                    Rulesets.byId("chandaraki").with("stalemate", "forbidden"),
                                    "7k/8/8/5Q2/p7/P7/8/K7 w - - 0 1"),
                            position("schachzabel", "rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"),
                            position("chaturanga-12x12", "11K/12/11k/12/2p9/2P3C5/12/12/3u8/12/fm10/12 w - - 0 1")))
            .toList();

    @FuzzTest
    void aMoveIsFoundOrRefused(byte[] data) {
        String text = new String(data, UTF_8);
        for (Position position : POSITIONS) {
            Optional<String> why = position.why(text);
            assertEquals(why.isEmpty(), position.isLegal(text), text);
            try {
                checkMove(position, position.move(text));
                assertEquals(Optional.empty(), why, text);
            } catch (MalformedTextException refused) {
                Refusal.check(refused, text);
                assertEquals(Optional.of(Refusal.message(refused)), why);
            } catch (IllegalMoveException refused) {
                assertEquals(position, refused.position());
                assertEquals(text, refused.move());
                assertTrue(Refusal.message(refused).contains(why.orElseThrow()), Refusal.message(refused));
            }
        }
    }

    private static void checkMove(Position position, Move move) {
        assertTrue(position.isLegal(move), move::toString);
        for (String text : List.of(move.toString(), position.algebraic(move))) {
            assertTrue(position.isLegal(text), text);
            assertEquals(move, position.move(text));
            assertEquals(position.play(move), position.play(text));
        }
    }

    private static Position position(String ruleset, String fen) {
        return position(Rulesets.byId(ruleset), fen);
    }

    private static Position position(Ruleset ruleset, String fen) {
        return ruleset.parsePosition(fen);
    }
}
