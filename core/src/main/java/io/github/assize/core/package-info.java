/**
 * The rules of chess as data: boards, men, moves, positions and the rulesets that govern them.
 *
 * <p>Everything public is immutable and thread-safe. No method returns null, and none takes it: a null argument is a {@link
 * NullPointerException} that names the parameter.
 */
@NullMarked
package io.github.assize.core;

import org.jspecify.annotations.NullMarked;
