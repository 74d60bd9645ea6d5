/** Parsi Chess, Southern India, 1814. */
@NullMarked
package io.github.assize.variants.parsichess;

import org.jspecify.annotations.NullMarked;
