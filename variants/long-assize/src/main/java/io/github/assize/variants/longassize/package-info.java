/** The Long Assize, the common chess of medieval England and France. */
@NullMarked
package io.github.assize.variants.longassize;

import org.jspecify.annotations.NullMarked;
