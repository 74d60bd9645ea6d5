/** Chaturanga, the chess of India from about 600 to 1138. */
@NullMarked
package io.github.assize.variants.chaturanga;

import org.jspecify.annotations.NullMarked;
