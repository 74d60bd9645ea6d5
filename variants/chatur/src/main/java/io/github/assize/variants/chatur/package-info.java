/** Chátur, the chess of Java as Raffles described it. */
@NullMarked
package io.github.assize.variants.chatur;

import org.jspecify.annotations.NullMarked;
