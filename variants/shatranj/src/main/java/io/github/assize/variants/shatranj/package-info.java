/** Shatranj, the chess of Iran and the Arabic world from about 685 to 1257. */
@NullMarked
package io.github.assize.variants.shatranj;

import org.jspecify.annotations.NullMarked;
