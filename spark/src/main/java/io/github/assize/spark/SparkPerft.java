package io.github.assize.spark;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;

/**
 * Counts lines of play on a cluster: the positions some plies ahead are cut into tasks, and their counts summed.
 *
 * @since 0.1.0
 */
public final class SparkPerft {
    private SparkPerft() {}

    /**
     * Counts the lines of play from a position.
     *
     * @param session where they are counted
     * @param position the position; its ruleset must be found by its id there
     * @param depth of how many plies, from 1
     * @param ahead how many plies ahead the work is cut, from 0 to the depth
     * @param parts into how many tasks, from 1
     * @return what {@code Perft.count(position, depth)} gives
     * @throws IllegalArgumentException if a number is out of bounds
     */
    public static long count(SparkSession session, Position position, int depth, int ahead, int parts) {
        requireNonNull(session, "session");
        if (depth < 1 || ahead < 0 || ahead > depth || parts < 1) {
            throw new IllegalArgumentException("depth " + depth + " cut " + ahead + " plies ahead into " + parts
                    + " parts: must be at least 1, from 0 to the depth, and at least 1");
        }
        Reading reading = new Reading(position.ruleset());
        List<Tuple2<String, Long>> frontier = new ArrayList<>();
        frontier(position, ahead).forEach((fen, lines) -> frontier.add(new Tuple2<>(fen, lines)));
        if (frontier.isEmpty()) {
            return 0;
        }
        int rest = depth - ahead;
        return JavaSparkContext.fromSparkContext(session.sparkContext())
                .parallelize(frontier, parts)
                .map(entry -> Math.multiplyExact(entry._2(), count(reading, entry._1(), rest)))
                .reduce(Math::addExact);
    }

    private static long count(Reading reading, String fen, int depth) {
        return depth == 0 ? 1 : Perft.count(reading.ruleset().parsePosition(fen), depth);
    }

    /** Returns the positions so many plies ahead, each with the number of lines that lead to it. */
    private static Map<String, Long> frontier(Position position, int ahead) {
        Map<String, Long> level = new LinkedHashMap<>(Map.of(position.toFen(), 1L));
        for (int ply = 0; ply < ahead; ply++) {
            Map<String, Long> next = new LinkedHashMap<>();
            level.forEach((fen, lines) -> {
                Position parsed = position.ruleset().parsePosition(fen);
                for (Move move : parsed.legalMovesInOrder()) {
                    next.merge(parsed.play(move).toFen(), lines, Math::addExact);
                }
            });
            level = next;
        }
        return level;
    }
}
