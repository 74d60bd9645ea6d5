/** Shatranj of Algiers, the chess of Algeria about 1901. */
@NullMarked
package io.github.assize.variants.shatranjalgeria;

import org.jspecify.annotations.NullMarked;
