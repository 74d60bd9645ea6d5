package org.example.app;

import io.github.assize.core.Rulesets;
import io.github.assize.spark.SparkStudy;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import org.apache.spark.sql.SparkSession;

/** Plays a study on Spark and on this machine. */
public final class Main {
    private Main() {}

    /**
     * Prints what both have counted.
     *
     * @param args nothing
     */
    public static void main(String[] args) {
        Study study = Study.of(Rulesets.byId("chatur")).cap(60);
        SparkSession session = SparkSession.builder()
                .master("local[1]")
                .appName("studies")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .getOrCreate();
        try {
            Tally tally = SparkStudy.run(session, study, 20, 3);
            System.out.println(tally.equals(study.run(0, 20)) + ": " + tally.endings());
        } finally {
            session.stop();
        }
    }
}
