/**
 * The contract that every ruleset keeps, with what it takes to test one. A ruleset's own tests extend the contract and
 * hold beside it only what is special about the ruleset.
 *
 * <ul>
 *   <li>The contract: {@link RulesetContract}.
 *   <li>A test for each rule: {@link RuleTests}, {@link RuleTest}, {@link Proves} and {@link PositionAssertions}.
 *   <li>Random positions, rulesets and texts for properties: {@link PositionArbitraries}, {@link RulesetArbitraries} and
 *       {@link TextArbitraries}; lines of play: {@link Play}.
 *   <li>Where two implementations part: {@link Divide}, {@link Reduction} and {@link View}.
 * </ul>
 */
@NullMarked
package io.github.assize.testkit;

import org.jspecify.annotations.NullMarked;
