/** The chaturanga on twelve by twelve squares of the Kridakausalya. */
@NullMarked
package io.github.assize.variants.chaturanga12x12;

import org.jspecify.annotations.NullMarked;
