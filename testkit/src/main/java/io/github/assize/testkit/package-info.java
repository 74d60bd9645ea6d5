/**
 * The contract that every ruleset keeps, with what it takes to test one: generators, perft files and assertions.
 *
 * <p>A ruleset's own tests extend the contract and hold beside it only what is special about the ruleset.
 */
@NullMarked
package io.github.assize.testkit;

import org.jspecify.annotations.NullMarked;
