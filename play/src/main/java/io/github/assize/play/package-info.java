/**
 * Players for every ruleset, a third party's too: they know nothing but what the rules say. They are company and a tool
 * for study, not strong.
 *
 * <ul>
 *   <li>A {@link Player} chooses a move: at random, greedily, or by a {@link Search}, within a {@link Budget}.
 *   <li>{@link PieceValues} tells what pieces are worth, by where they may go.
 * </ul>
 */
@NullMarked
package io.github.assize.play;

import org.jspecify.annotations.NullMarked;
