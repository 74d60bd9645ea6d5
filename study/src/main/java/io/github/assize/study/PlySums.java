package io.github.assize.study;

/**
 * What stood before one ply, in all games that had it together.
 *
 * @param games how many games had the ply
 * @param legalMoves the sum of their legal moves before it; a turn lost by a roll adds nothing
 * @param pieces the sum of the pieces on their boards before it
 * @since 0.1.0
 */
public record PlySums(long games, long legalMoves, long pieces) {}
