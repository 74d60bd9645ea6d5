/** Targets of fuzzing: whatever the text, a reader accepts it for good or refuses it as it says it does. */
@NullMarked
package io.github.assize.fuzz;

import org.jspecify.annotations.NullMarked;
