/**
 * A second, deliberately slow implementation of boards and moves, to test a fast one against.
 *
 * <p>Nothing here knows the core. A variant extends {@link io.github.assize.testkit.plain.PlainGame} with its rules told
 * as plainly as its page tells them; a test then compares texts: positions, sorted move lists and outcomes.
 */
@NullMarked
package io.github.assize.testkit.plain;

import org.jspecify.annotations.NullMarked;
