/** Shatar, the chess of Mongolia. */
@NullMarked
package io.github.assize.variants.shatar;

import org.jspecify.annotations.NullMarked;
