/**
 * What is kept of a game beyond a position: the line of play, how it ended, what the players have agreed on beyond the
 * rules, and its record in PGN. Values are immutable and thread-safe; a reader or a writer belongs to one thread.
 *
 * <ul>
 *   <li>To play: a {@link Game} is one line of play, a {@link Ply} one turn of it, a {@link Conclusion} its end.
 *   <li>To end games beyond the rules: a {@link Policy}.
 * </ul>
 */
@NullMarked
package io.github.assize.game;

import org.jspecify.annotations.NullMarked;
