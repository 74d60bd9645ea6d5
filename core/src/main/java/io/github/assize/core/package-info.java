/**
 * The rules of historical chess: positions, legal moves, outcomes, and the language in which a ruleset is told.
 *
 * <p>Start at {@link io.github.assize.core.Rulesets} or at a ruleset's own class, go on to
 * {@link io.github.assize.core.Ruleset#initialPosition()} and {@link io.github.assize.core.Position}. To tell a new
 * ruleset, see {@link io.github.assize.core.Laws}, {@link io.github.assize.core.PieceType} and
 * {@link io.github.assize.core.Movement}. Everything here is immutable and thread-safe.
 */
@NullMarked
package io.github.assize.core;

import org.jspecify.annotations.NullMarked;
