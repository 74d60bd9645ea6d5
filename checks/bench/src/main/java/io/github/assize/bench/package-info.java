/** Benchmarks. */
@NullMarked
package io.github.assize.bench;

import org.jspecify.annotations.NullMarked;
