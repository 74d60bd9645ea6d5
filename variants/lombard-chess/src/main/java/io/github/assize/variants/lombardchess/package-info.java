/** Lombard chess, as it was played in Italy from about 1250 to 1322. */
@NullMarked
package io.github.assize.variants.lombardchess;

import org.jspecify.annotations.NullMarked;
