/**
 * The engine: legal moves, checks and what a move leaves, told in numbers alone. It knows no piece by name, no ruleset, no
 * text; what a game is comes in as a {@link io.github.assize.core.engine.Spec}, and what it is like at one time is a
 * {@link io.github.assize.core.engine.State}. Not exported: outside the core there is no way in but by accident.
 *
 * <p>Limits: 256 squares, 256 codes, and {@link io.github.assize.core.engine.Node#MAX_NODES} nodes a program. Squares are
 * numbered a1, b1, …; sides are 0 for White and 1 for Black; sets of squares are runs of 64-bit words, as many as the board
 * needs.
 */
@NullMarked
package io.github.assize.core.engine;

import org.jspecify.annotations.NullMarked;
