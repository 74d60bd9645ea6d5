/** Forçado, the chess of thirteenth-century Castile in which captures are forced. */
@NullMarked
package io.github.assize.variants.forcado;

import org.jspecify.annotations.NullMarked;
