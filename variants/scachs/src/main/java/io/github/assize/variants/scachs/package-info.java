/** Scachs, the chess of the poem Scachs d'amor, Valencia about 1475. */
@NullMarked
package io.github.assize.variants.scachs;

import org.jspecify.annotations.NullMarked;
