/** Grant Acedrex, the great chess on 144 squares of King Alfonso's book of games. */
@NullMarked
package io.github.assize.variants.grantacedrex;

import org.jspecify.annotations.NullMarked;
