/**
 * Games played out by the thousand, what is counted of them, and how much a reading matters.
 *
 * <ul>
 *   <li>A {@link Study} says which games: ruleset and readings, policy, seed, cap. Game by game it gives a {@link Playout},
 *       and for a range of games a {@link Tally}, the same on any number of threads and machines.
 *   <li>{@link Figures} are made from a tally, each a {@link Figure} with an {@link Interval}; an {@link Effect} is the
 *       difference of two.
 *   <li>A {@link Report} is a page of them.
 * </ul>
 */
@NullMarked
package io.github.assize.study;

import org.jspecify.annotations.NullMarked;
