/** Chandaraki, the chess of Tibet as Bogle found it in 1775. */
@NullMarked
package io.github.assize.variants.chandaraki;

import org.jspecify.annotations.NullMarked;
