/**
 * What is kept of a game beyond a position: the line of play, how it ended, what the players have agreed on beyond the
 * rules, and its record in PGN. Values are immutable and thread-safe; a reader or a writer belongs to one thread.
 *
 * <ul>
 *   <li>To play: a {@link Game} is one line of play, a {@link Ply} one turn of it, a {@link Conclusion} its end.
 *   <li>To end games beyond the rules: a {@link Policy}, among them {@link Counting} and {@link MateCondition}.
 *   <li>To keep a game with its tags, comments and variations: a {@link GameRecord}, whose tree is made of
 *       {@link Variation}s; {@link PgnReader} reads it, {@link PgnWriter} writes it, and what cannot be read is a
 *       {@link PgnFault}.
 *   <li>To read what people and other programs write: {@link Lenient}, and {@link LudiiTrial} for Ludii's records.
 * </ul>
 */
@NullMarked
package io.github.assize.game;

import org.jspecify.annotations.NullMarked;
