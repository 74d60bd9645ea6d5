/**
 * Studies and perft on Apache Spark, equal to the digit to those of one machine.
 *
 * <ul>
 *   <li>{@link SparkStudy} plays the games of a study, and gives them as rows.
 *   <li>{@link SparkPerft} counts lines of play.
 *   <li>{@link SparkMain} is what {@code spark-submit} starts.
 * </ul>
 */
@NullMarked
package io.github.assize.spark;

import org.jspecify.annotations.NullMarked;
