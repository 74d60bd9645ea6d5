/** Ouk Chatrang, the living chess of Cambodia. */
@NullMarked
package io.github.assize.variants.oukchatrang;

import org.jspecify.annotations.NullMarked;
