/** Schachzabel, the old chess of Germany as it was printed in 1536. */
@NullMarked
package io.github.assize.variants.schachzabel;

import org.jspecify.annotations.NullMarked;
