/**
 * The rules of historical chess: positions, legal moves, outcomes, and the language in which a ruleset is told.
 * Everything here is immutable and thread-safe.
 *
 * <ul>
 *   <li>To play: {@link Rulesets} finds the games that are there; a {@link Ruleset} is one of them, in one reading; a
 *       {@link Position} knows its legal {@link Move}s, its {@link Board} and its {@link Outcome}.
 *   <li>To count move sequences: {@link Perft}.
 *   <li>To ask what a game's rules are: {@link Rule}, {@link Reading} with its {@link Answer}s, and {@link Source}.
 *   <li>To say what is wrong: {@link MalformedTextException}, {@link InvalidPositionException} with its {@link Fault}s,
 *       and {@link IllegalMoveException}.
 *   <li>To tell a new game: {@link Laws}, {@link PieceType}, {@link Movement}, {@link Promotion}, {@link Stalemate},
 *       {@link Baring} and {@link Dice}; its readings are enums that implement {@link Choice}, its laws depend on
 *       {@link Answers}, and a {@link RulesetProvider} has it found.
 * </ul>
 *
 * <p>The engine behind them, which is not public, uses the words of chess programming, and these of its own:
 *
 * <ul>
 *   <li><b>code</b>: a small number for what can stand on a square: a piece, with or without its first-move right, or
 *       the two pieces of a side that share it; 0 for nothing.
 *   <li><b>class</b>: what a code is to the piece that looks at it: empty, friend, enemy, partner or immune.
 *   <li><b>program</b>: all moves of a code from a square, as a run of <b>nodes</b>. A node names a square and says, for
 *       each class that may stand there, whether the walk goes on behind it and whether a move ends there.
 *   <li><b>effect</b>: what the move that ends at a node does beside going there: promote, return, pass a square.
 *   <li><b>attack path</b>: the squares that must be empty, or without enemies, for a piece on one square to capture on
 *       another. Pieces on it are its <b>blockers</b>.
 *   <li><b>zone</b>: those of the 25 squares around a king that a piece attacks if its paths are open.
 *   <li><b>bulk pawns</b>: the pawns of a side whose moves are counted all at once, by shifting the set of their squares.
 *   <li><b>leap right at stake</b>: a king's first move, which the check that a move gives may cost him, could attack the
 *       other king; such moves are <b>verified</b>, that is, played, one by one.
 *   <li><b>route</b>: one way of a movement to a square, open or not, as it is told to a player.
 * </ul>
 */
@NullMarked
package io.github.assize.core;

import org.jspecify.annotations.NullMarked;
