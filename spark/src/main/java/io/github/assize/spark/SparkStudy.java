package io.github.assize.spark;

import static java.util.Objects.requireNonNull;

import io.github.assize.study.Playout;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import io.github.assize.study.Use;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Plays a study on a cluster. The machines need the rulesets on their class path.
 *
 * @since 0.1.0
 */
public final class SparkStudy {
    private static final StructType COLUMNS = new StructType()
            .add("game", DataTypes.LongType, false)
            .add("outcome", DataTypes.StringType, false)
            .add("plies", DataTypes.IntegerType, false)
            .add("legalMoves", DataTypes.LongType, false)
            .add("choices", DataTypes.IntegerType, false)
            .add("pieces", DataTypes.LongType, false)
            .add("repeated", DataTypes.IntegerType, false)
            .add("occupied", DataTypes.IntegerType, false)
            .add("exposed", DataTypes.IntegerType, true)
            .add("uses", DataTypes.createMapType(DataTypes.StringType, DataTypes.IntegerType, false), false);

    private SparkStudy() {}

    /**
     * Plays the first games of a study.
     *
     * @param session where they are played
     * @param study which games; its rulesets must be found by their ids there
     * @param games how many, from 1
     * @param parts into how many tasks they are cut, from 1; the tally does not depend on it
     * @return what {@code study.run(0, games)} gives
     * @throws IllegalArgumentException if one of the numbers is less than 1
     */
    public static Tally run(SparkSession session, Study study, long games, int parts) {
        Job job = Job.of(study);
        return Tally.parse(
                ranges(session, games, parts).map(range -> played(job, range)).reduce(SparkStudy::added));
    }

    private static JavaRDD<Range> ranges(SparkSession session, long games, int parts) {
        List<Range> ranges = Range.parts(games, parts);
        return JavaSparkContext.fromSparkContext(
                        requireNonNull(session, "session").sparkContext())
                .parallelize(ranges, parts);
    }

    private static String played(Job job, Range range) {
        return job.study().run(range.from(), range.to(), 1, game -> true).toString();
    }

    private static String added(String one, String other) {
        Tally tally = Tally.parse(one);
        tally.add(Tally.parse(other));
        return tally.toString();
    }

    /**
     * Plays the first games of a study and gives a row for each, to be written as Parquet or otherwise.
     *
     * @param session where they are played
     * @param study which games
     * @param games how many, from 1
     * @param parts into how many tasks they are cut, from 1
     * @return rows of the columns game, outcome, plies, legalMoves, choices, pieces, repeated, occupied, exposed and uses,
     *     as {@link Playout} explains them
     * @throws IllegalArgumentException if one of the numbers is less than 1
     */
    public static Dataset<Row> games(SparkSession session, Study study, long games, int parts) {
        Job job = Job.of(study);
        JavaRDD<Row> rows = ranges(session, games, parts).flatMap(range -> {
            Study played = job.study();
            return LongStream.range(range.from(), range.to())
                    .mapToObj(index -> row(played.playout(index)))
                    .iterator();
        });
        return session.createDataFrame(rows, COLUMNS);
    }

    private static Row row(Playout game) {
        Map<String, Integer> uses = new LinkedHashMap<>();
        for (Use use : Use.values()) {
            if (game.uses(use) > 0) {
                uses.put(use.toString(), game.uses(use));
            }
        }
        return RowFactory.create(
                game.index(),
                game.outcome().toString(),
                game.plies(),
                game.legalMoves(),
                game.choices(),
                game.pieces(),
                game.repeated(),
                game.occupied(),
                game.exposed().isPresent() ? game.exposed().getAsInt() : null,
                scala.jdk.javaapi.CollectionConverters.asScala(uses));
    }
}
