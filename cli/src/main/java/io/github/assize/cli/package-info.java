/** The command line. */
@NullMarked
package io.github.assize.cli;

import org.jspecify.annotations.NullMarked;
