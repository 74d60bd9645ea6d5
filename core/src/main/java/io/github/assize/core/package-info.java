/**
 * The rules of historical chess: positions, legal moves, outcomes, and the language in which a ruleset is told.
 * Everything here is immutable and thread-safe.
 *
 * <ul>
 *   <li>To play: {@link Rulesets} finds the games that are there; a {@link Ruleset} is one of them, in one reading; a
 *       {@link Position} knows its legal {@link Move}s, its {@link Board} and its {@link Outcome}.
 *   <li>To count lines of play: {@link Perft}.
 *   <li>To ask what a game's rules are: {@link Rule}, {@link Reading} with its {@link Answer}s, and {@link Source}.
 *   <li>To say what is wrong: {@link MalformedTextException}, {@link InvalidPositionException} with its {@link Fault}s,
 *       and {@link IllegalMoveException}.
 *   <li>To tell a new game: {@link Laws}, {@link PieceType}, {@link Movement}, {@link Promotion}, {@link Stalemate},
 *       {@link Baring} and {@link Dice}; its readings are enums that implement {@link Choice}, its laws depend on
 *       {@link Answers}, and a {@link RulesetProvider} has it found.
 * </ul>
 */
@NullMarked
package io.github.assize.core;

import org.jspecify.annotations.NullMarked;
