/** Courier chess, played in Germany from about 1200 to 1800. */
@NullMarked
package io.github.assize.variants.courierchess;

import org.jspecify.annotations.NullMarked;
