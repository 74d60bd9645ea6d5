package io.github.assize.core.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A game compiled into flat arrays for move generation. Each part is made by a class of its own, which tells what its
 * arrays hold; here they lie side by side, so that a look-up is one step.
 */
public final class Tables {
    final int files;
    final int squares;
    final int words;
    final boolean removals;
    final boolean exchanges;
    final boolean pawnsTogether;
    final boolean checkCostsRight;

    /** By code; see {@link Units}. */
    final int[] side;

    final int[] kind;
    final boolean[] king;
    final boolean[] shared;
    final int[] withoutRight;
    final int[] unlost;
    final int[][] inArray;
    final boolean[] byColor;
    final boolean[] pawn;
    final boolean[] capturesEnPassant;
    final byte[][] seen;

    /** By code; see {@link Trait}. */
    final int[] trait;

    /** See {@link Programs}. */
    final int[] program;

    final int[] node;
    final int[] effect;
    final byte[] behindRoot;

    /** By code and square; see {@link Leaps}. */
    final int[] firstRide;

    final long[] leapTargets;
    final long[] firstTargets;
    final long[] sureTargets;
    final boolean[] needsVerification;

    /** By code, target and origin, then by number; see {@link AttackPaths}. */
    final int[] path;

    final long[] pathSquares;
    final boolean[] pathForEnemyOnly;
    final int[] pathNext;
    final int @Nullable [] pathAsks;

    /** See {@link KingZone}. */
    final int[] nearBit;

    final int[] zone;
    final boolean[] staysNear;

    /** By side; see {@link PawnSteps.Bulk}. */
    final PawnSteps[] steps;

    final long[] bulkCounted;

    /** By side and square; see {@link Attackers}. */
    final long[] bulkAttackers;

    final long[] bulkNear;
    final long[] attackers;

    /** By side and square; see {@link EnPassant}. */
    final int[][] longSteps;

    final int[][] capturersEnPassant;

    /** See {@link LeapRights}. */
    final byte @Nullable [] leapRightAtStake;

    /** Whether what a move costs the other side may matter to the own king's safety at all. */
    final boolean hasStakes;

    /** By code and square; see {@link Standing}. */
    private final boolean[] standing;

    /** By code and square; see {@link Spec}. */
    private final boolean[] rest;

    /** By square; see {@link Spec}. */
    final int @Nullable [] wards;

    /** By number: the ways to castle. */
    final Castle[] castles;

    /** Whether there is more to a turn than the moves of programs and captures en passant. */
    final boolean hasSpecial;

    /** How many pieces must stand for these tables to hold, and the tables for fewer, or null where they always hold. */
    private int all;

    private @Nullable Tables fewer;

    /** The words of a set of all squares. */
    final long[] everywhere;

    /** What bears on a king to whom nobody is pinned. */
    final CheckInfo noCheck;

    final CheckInfo checkOnly;

    private Tables(
            Spec spec,
            Units units,
            Leaps leaps,
            AttackPaths paths,
            KingZone zones,
            PawnSteps.Bulk pawns,
            Attackers from,
            EnPassant enPassant,
            LeapRights rights,
            Standing standing) {
        files = spec.files;
        squares = spec.squares();
        words = spec.words();
        removals = spec.has(Spec.REMOVALS);
        exchanges = spec.has(Spec.EXCHANGES);
        pawnsTogether = spec.has(Spec.PAWNS_TOGETHER);
        checkCostsRight = spec.has(Spec.CHECK_COSTS_RIGHT);
        side = units.side;
        kind = units.kind;
        king = units.king;
        shared = units.shared;
        withoutRight = units.withoutRight;
        trait = Trait.of(units, pawns.bulk);
        unlost = units.unlost;
        inArray = units.inArray;
        byColor = units.byColor;
        pawn = units.pawn;
        capturesEnPassant = units.capturesEnPassant;
        seen = units.seen;
        program = spec.programs.first;
        node = spec.programs.node;
        effect = spec.programs.effect;
        behindRoot = spec.programs.behindRoot;
        firstRide = leaps.firstRide;
        leapTargets = leaps.targets;
        firstTargets = leaps.firstTargets;
        sureTargets = leaps.sureTargets;
        needsVerification = leaps.needsVerification;
        path = paths.at;
        pathSquares = paths.squares;
        pathForEnemyOnly = paths.forEnemyOnly;
        pathNext = paths.next;
        pathAsks = paths.asks;
        nearBit = zones.bit;
        zone = zones.attacked;
        staysNear = zones.staysNear;
        steps = pawns.steps;
        bulkCounted = pawns.counted;
        bulkAttackers = from.bulk;
        bulkNear = from.bulkNear;
        attackers = from.others;
        longSteps = enPassant.from;
        capturersEnPassant = enPassant.capturers;
        leapRightAtStake = rights.atStake;
        hasStakes = leapRightAtStake != null || pathAsks != null;
        this.standing = standing.can;
        rest = spec.rest;
        wards = spec.wards;
        castles = spec.castles.toArray(new Castle[0]);
        hasSpecial = removals || exchanges || castles.length > 0;
        everywhere = new long[words];
        Arrays.fill(everywhere, -1);
        noCheck = new CheckInfo(false, new long[words]);
        checkOnly = new CheckInfo(true, new long[words]);
    }

    /**
     * Compiles a game.
     *
     * @param spec the game
     * @return its tables
     * @throws IllegalArgumentException if a movement asks for what the engine cannot do; the message tells the cure
     */
    public static Tables compile(Spec spec) {
        Units units = new Units(spec);
        Leaps leaps = new Leaps(spec);
        AttackPaths paths = new AttackPaths(spec, units);
        KingZone zone = new KingZone(spec, paths);
        PawnSteps.Bulk pawns = new PawnSteps.Bulk(spec, leaps);
        return new Tables(
                spec,
                units,
                leaps,
                paths,
                zone,
                pawns,
                new Attackers(spec, paths, zone, pawns.bulk),
                new EnPassant(spec, units, paths),
                new LeapRights(spec, units, paths),
                new Standing(spec));
    }

    /**
     * Lets the tables hold only as long as so many pieces stand on the board; not to be called once they are in use.
     *
     * @param least the least number of pieces
     * @param then the game with fewer; its codes stand for the same
     * @return these tables
     */
    public Tables until(int least, Spec then) {
        all = least;
        fewer = compile(then);
        return this;
    }

    /** Returns the tables that hold for a set of squares on which pieces of either side stand. */
    Tables holding(long[] sets) {
        Tables then = fewer;
        if (then == null) {
            return this;
        }
        int standing = 0;
        for (int i = 0; i < 2 * words; i++) {
            standing += Long.bitCount(sets[i]);
        }
        return standing < all ? then : this;
    }

    /**
     * Returns whether such can ever stand on a square.
     *
     * @param code the code
     * @param square the square
     * @return whether it may be set up there, or a promotion makes it and it can go there
     */
    public boolean canStand(int code, int square) {
        return standing[code * squares + square];
    }

    /**
     * Returns from where the long steps of a side's pawns end on a square, which can be captured en passant.
     *
     * @param ofSide the side, 0 or 1
     * @param to the square
     * @return where they begin, in order; empty where none ends there
     */
    public int[] longSteps(int ofSide, int to) {
        return longSteps[ofSide * squares + to];
    }

    /**
     * Returns whether such stays what it is on a square: no move of it would be a promotion that ends there.
     *
     * @param code the code of what stands there
     * @param square the square
     * @return whether it stays
     */
    public boolean mayRest(int code, int square) {
        return rest[withoutRight[code] * squares + square];
    }

    /** Takes the first move from the king on a square. */
    void costRight(byte[] cells, int king) {
        cells[king] = (byte) withoutRight[cells[king] & 0xff];
    }
}
