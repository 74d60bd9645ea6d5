/** The Short Assize, the quicker game of medieval England and France. */
@NullMarked
package io.github.assize.variants.shortassize;

import org.jspecify.annotations.NullMarked;
