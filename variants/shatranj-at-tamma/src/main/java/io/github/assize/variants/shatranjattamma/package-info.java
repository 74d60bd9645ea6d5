/** Shatranj at-Tamma, the complete chess of ninth-century Iraq. */
@NullMarked
package io.github.assize.variants.shatranjattamma;

import org.jspecify.annotations.NullMarked;
