/**
 * Diagrams as SVG: {@link io.github.assize.diagram.PositionDiagram} draws what stands where,
 * {@link io.github.assize.diagram.MovementDiagram} where a piece may go, and {@link io.github.assize.diagram.Chart} what
 * was counted.
 *
 * <p>A picture is a text that depends on nothing but what it is made from: the same diagram has the same bytes on every
 * machine. It holds no script, no style sheet and no reference to anything outside, so it can stand in a page, in a file
 * of its own or in a mail. Its title and its description say in words what it shows, for those who do not see it.
 *
 * <p>Everything here is immutable and thread-safe.
 */
@NullMarked
package io.github.assize.diagram;

import org.jspecify.annotations.NullMarked;
