/** Quick tests for the mutation of the core that the modules' own tests are too slow for, or come too late. */
@NullMarked
package io.github.assize.mutation;

import org.jspecify.annotations.NullMarked;
