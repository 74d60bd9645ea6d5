/** Makruk, the living chess of Thailand. */
@NullMarked
package io.github.assize.variants.makruk;

import org.jspecify.annotations.NullMarked;
