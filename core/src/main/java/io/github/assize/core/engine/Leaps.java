package io.github.assize.core.engine;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * What can be said of a program without walking it: the squares of its plain leaps as one set, those where its moves
 * begin, and whether its moves must be verified one by one.
 */
final class Leaps {
    /** By code and square: the first node behind the plain leaps with which a program begins. */
    final int[] firstRide;

    /** By code and square: the words of the squares to which these leaps go. */
    final long[] targets;

    /** By code and square: the words of the squares where moves begin; all squares where own pieces may be passed. */
    final long[] firstTargets;

    /** By code and square: the words of those of them to which a move goes as soon as no own piece stands there. */
    final long[] sureTargets;

    /** By code and square: whether a move puts what it promotes elsewhere, or may leave nothing, so that the program's moves must be verified. */
    final boolean[] needsVerification;

    /** By code and square: whether several moves go to one square, so that a piece cannot be counted with others. */
    final boolean[] hasChoice;

    private final Programs programs;
    private final int squares;
    private final int words;

    Leaps(Spec spec) {
        programs = spec.programs;
        squares = spec.squares();
        words = spec.words();
        int runs = spec.codes() * squares;
        firstRide = new int[runs];
        targets = new long[words * runs];
        firstTargets = new long[words * runs];
        sureTargets = new long[words * runs];
        needsVerification = new boolean[runs];
        hasChoice = new boolean[runs];
        for (int at = squares; at < runs; at++) {
            Unit unit = spec.units.get(at / squares);
            needsVerification[at] = programs.has(at, Effect.ELSEWHERE | Effect.TO_THE_LOST);
            hasChoice[at] = hasChoice(at);
            boolean plain = !needsVerification[at] && !unit.is(Unit.SHARED) && !unit.hasImmune();
            firstRide[at] = plain ? gatherLeaps(at) : programs.first[at];
            gatherFirstTargets(at, plain);
        }
    }

    private boolean hasChoice(int at) {
        Set<Integer> moves = new HashSet<>();
        for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
            int node = programs.node[i];
            for (int seen = 0; seen < Seen.CLASSES; seen++) {
                if (Node.isMove(node, seen) && !moves.add(Node.square(node) * Seen.CLASSES + seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Gathers the leaps that nothing bars, which move and capture alike, and returns the first node behind them. */
    private int gatherLeaps(int at) {
        int i = programs.first[at];
        int end = programs.first[at + 1];
        while (i < end && Node.isLeap(programs.node[i]) && !Effect.isLimited(programs.effect[i])) {
            int target = Node.square(programs.node[i]);
            if (((targets[words * at + (target >> 6)] >>> target) & 1) != 0) {
                return i;
            }
            targets[words * at + (target >> 6)] |= 1L << target;
            i++;
        }
        return i;
    }

    private void gatherFirstTargets(int at, boolean plain) {
        int first = words * at;
        int end = programs.first[at + 1];
        for (int i = programs.first[at]; i < end; i += Node.skip(programs.node[i])) {
            int node = programs.node[i];
            long target = 1L << Node.square(node);
            boolean sure = plain && Node.movesAnyway(node) && !Effect.isLimited(programs.effect[i]);
            firstTargets[first + (Node.square(node) >> 6)] |= target;
            sureTargets[first + (Node.square(node) >> 6)] |= sure ? target : 0;
            if (Node.passes(node, Seen.FRIEND) || Node.passes(node, Seen.PARTNER)) {
                Arrays.fill(firstTargets, first, first + words, -1);
            }
        }
    }
}
