/** The engine's side of the protocol that XBoard, WinBoard and other programs speak, version 2. */
@NullMarked
package io.github.assize.play.xboard;

import org.jspecify.annotations.NullMarked;
