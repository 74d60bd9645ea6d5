/** The rules as a script, and the page that explores them. */
@NullMarked
package io.github.assize.web;

import org.jspecify.annotations.NullMarked;
