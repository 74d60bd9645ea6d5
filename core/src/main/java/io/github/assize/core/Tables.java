package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The laws of one game, compiled once into flat arrays that move generation reads.
 *
 * <p><b>Programs.</b> For each code of a piece and each square there is a run of nodes that walks all its moves. A node
 * names a square and says, for each {@linkplain #classes class} of what may stand there, whether the walk goes on to
 * the next node or skips the node's subtree, and whether it makes a move. A leap is one node; a ride is a chain; a bent
 * ride is a chain with two branches; a square that a lame leap passes is a node that makes nothing.
 *
 * <p><b>Attack paths.</b> For each code, target and origin there is the number of a path, or 0 if the piece can never capture
 * there: the squares that must be empty (or, where pieces of its own side may be passed, hold no piece of the other side).
 * Further ways to the same target are linked.
 *
 * <p>Squares are numbered a1, b1, …; sets of squares are runs of 64-bit words.
 */
final class Tables {
    /** Classes of what stands on a square, as one piece sees it. */
    static final int EMPTY = 0;

    static final int FRIEND = 1;
    static final int ENEMY = 2;
    static final int PARTNER = 3;
    static final int IMMUNE = 4;

    /** A node's fields: the square in the low byte, then the skip, what lets pass, and what makes a move. */
    static final int SKIP = 8;

    static final int PASS = 16;
    static final int MOVES = 21;

    /** What a leap makes. */
    static final int LEAP = (1 << EMPTY) | (1 << ENEMY);

    /** An effect's fields: what lands in the low byte, then what stays behind, the square passed, and flags. */
    static final int REMAINDER = 8;

    static final int PASSED = 16;
    static final int DOUBLE_STEP = 1 << 24;
    static final int RETURNS = 1 << 25;
    static final int PAWN_MOVE = 1 << 26;
    static final int SECOND_PIECE = 1 << 27;
    static final int NOT_FROM_CHECK = 1 << 28;
    static final int NOT_THROUGH_ATTACK = 1 << 29;
    static final int AIMS = 1 << 30;

    /** What a king's move may be bound by beside the safety of its target. */
    static final int LIMITS = NOT_FROM_CHECK | NOT_THROUGH_ATTACK;

    /** How a first move may be at stake, as bits. */
    static final int FOR_ALL = 1;

    static final int FOR_KING = 2;

    /** The node number that stands for the removal of the piece on the square. */
    static final int REMOVAL = 255;

    final Ruleset ruleset;
    final Laws laws;
    final PieceCodes codes;
    final int files;
    final int squares;
    final int words;

    /** By code. */
    final boolean[] white;

    final boolean[] king;
    final boolean[] shared;
    final int[] withoutRight;
    final int[] material;
    final PieceType[] type;
    final boolean[] aims;

    /** By code of the piece that looks, and code of what it looks at. */
    final byte[][] classes;

    /** By code and square: the first node; the next entry's is the end. */
    final int[] program;

    /**
     * By code and square: the first node behind the leaps that nothing bars, with which a program begins, moving and
     * capturing alike; and the words of the squares to which they go.
     */
    final int[] firstRide;

    final long[] leapTargets;

    /** By code and square: the words of the squares where its moves begin; all squares where own pieces may be passed. */
    final long[] firstTargets;

    /** By code and square: whether its moves all end near it and are bound by nothing but the king's safety. */
    final boolean[] staysNear;

    /** By code: whether its moves are counted all at once. */
    final boolean[] bulk;

    /** By side: the steps of the bulk pawns. */
    final PawnSteps[] steps = new PawnSteps[2];

    /** By side: the words of the squares on which bulk pawns are counted all at once. */
    final long[] bulkCounted;

    /** By side and king's square: the words of the squares from which a bulk pawn attacks it, or a square near it. */
    final long[] bulkAttackers;

    final long[] bulkNear;

    /** By side and square: the words of the squares from which any other piece attacks it. */
    final long[] attackers;

    final int[] node;
    final int[] effect;

    /** By code and square: whether its moves must be verified one by one. */
    final boolean[] needsVerification;

    /** By code, target and origin: the path's number, or 0. */
    final int[] path;

    /** By code, king's square and origin: the {@linkplain #nearBit squares near the king} to which there is a path. */
    final int[] zone;

    /** By two squares: one of 25 bits if the second is at most two files and two ranks from the first, or 0. */
    final int[] nearBit;

    final long[] pathSquares;
    final boolean[] pathForEnemyOnly;
    final int[] pathNext;

    /** By color and square passed: where a double step begins and ends, or -1. */
    final int[] doubleFrom;

    final int[] doubleTo;

    /** By color and square: from where pieces of that color capture en passant on it. */
    final int[][] capturersEnPassant;

    /**
     * By code of a king, his square and the other king's: whether the other's first move, if he still has it, could
     * attack him ({@link #FOR_ALL}) or a square to which he may go ({@link #FOR_KING}). Null where no check can
     * cost that first move.
     */
    final byte @Nullable [] leapRightAtStake;

    /** By code and square: whether such a piece can ever stand there. */
    final boolean[] standable;

    /** The surveys of a king to whom nobody is pinned. */
    final CheckInfo noCheck;

    final CheckInfo checkOnly;

    private final ImmutableList<Square> squareNames;

    Tables(Ruleset ruleset, Laws laws) {
        this.ruleset = ruleset;
        this.laws = laws;
        this.codes = new PieceCodes(laws);
        this.files = laws.files();
        this.squares = laws.files() * laws.ranks();
        this.words = (squares + 63) / 64;
        int count = codes.count();
        white = new boolean[count];
        king = new boolean[count];
        shared = new boolean[count];
        withoutRight = new int[count];
        material = new int[count];
        type = new PieceType[count];
        aims = new boolean[count];
        classes = new byte[count][count];
        describePieces();
        ProgramCompiler programs = new ProgramCompiler(this);
        program = programs.program();
        node = programs.node();
        effect = programs.effect();
        needsVerification = programs.needsVerification();
        firstRide = new int[count * squares];
        leapTargets = new long[words * count * squares];
        describeLeaps();
        firstTargets = new long[words * count * squares];
        describeFirstSquares();
        AttackPathCompiler paths = new AttackPathCompiler(this);
        path = paths.numberAt();
        pathSquares = paths.squares();
        pathForEnemyOnly = paths.forEnemyOnly();
        pathNext = paths.next();
        nearBit = nearBits();
        zone = zones();
        staysNear = staysNear();
        bulk = new boolean[count];
        bulkCounted = new long[2 * words];
        bulkAttackers = new long[2 * squares * words];
        bulkNear = new long[2 * squares * words];
        attackers = new long[2 * squares * words];
        describeBulkPawns();
        describeAttackers();
        doubleFrom = new int[2 * squares];
        doubleTo = new int[2 * squares];
        capturersEnPassant = new int[2 * squares][];
        describeDoubleSteps();
        leapRightAtStake = laws.mayCostFirstMove() ? leapRightsAtStake() : null;
        standable = standable();
        noCheck = new CheckInfo(false, new long[words]);
        checkOnly = new CheckInfo(true, new long[words]);
        squareNames = nameSquares();
    }

    private void describePieces() {
        for (int code = 1; code < codes.count(); code++) {
            List<Piece> pieces = codes.pieces(code);
            white[code] = pieces.get(0).color() == Color.WHITE;
            type[code] = pieces.get(0).type();
            king[code] = type[code].equals(laws.king());
            shared[code] = pieces.size() > 1;
            aims[code] = laws.aimers().value().contains(type[code]);
            withoutRight[code] = codes.withoutRight(code);
            for (Piece piece : pieces) {
                boolean counts = !piece.type().equals(laws.king())
                        && laws.baring().value().counts(piece.type());
                material[code] += counts ? 1 : 0;
            }
            for (int other = 1; other < codes.count(); other++) {
                classes[code][other] = (byte) classOf(code, other);
            }
        }
    }

    private int classOf(int code, int other) {
        Piece piece = codes.pieces(code).get(0);
        List<Piece> others = codes.pieces(other);
        if (others.get(0).color() == piece.color()) {
            String letter = others.size() == 1 ? others.get(0).type().letter() : "";
            return piece.type().movements().stream().anyMatch(m -> letter.equals(m.partner())) ? PARTNER : FRIEND;
        }
        return others.stream()
                        .anyMatch(
                                o -> piece.type().spared().containsKey(o.type().letter()))
                ? IMMUNE
                : ENEMY;
    }

    private void describeLeaps() {
        for (int at = squares; at < firstRide.length; at++) {
            boolean sparing = !codes.pieces(at / squares).get(0).type().spared().isEmpty();
            boolean leaps = !needsVerification[at] && !shared[at / squares] && !sparing;
            int i = program[at];
            for (; leaps && i < program[at + 1] && isLeap(node[i]) && (effect[i] & LIMITS) == 0; i++) {
                leapTargets[words * at + ((node[i] & 0xff) >> 6)] |= 1L << node[i];
            }
            firstRide[at] = i;
        }
    }

    /** Returns whether a node is always walked to, makes moves to empty squares and captures, and leads to nothing. */
    static boolean isLeap(int node) {
        return ((node >>> SKIP) & 0xff) == 1 && ((node >>> PASS) & 0x1f) == 0 && node >>> MOVES == LEAP;
    }

    private void describeFirstSquares() {
        for (int at = squares; at < firstRide.length; at++) {
            int first = words * at;
            for (int i = program[at]; i < program[at + 1]; i += (node[i] >>> SKIP) & 0xff) {
                firstTargets[first + ((node[i] & 0xff) >> 6)] |= 1L << node[i];
                if (((node[i] >>> PASS) & ((1 << FRIEND) | (1 << PARTNER))) != 0) {
                    Arrays.fill(firstTargets, first, first + words, -1);
                }
            }
        }
    }

    /** Takes of each side the first type of pawns whose moves are steps alone. */
    private void describeBulkPawns() {
        Arrays.fill(steps, PawnSteps.NONE);
        for (int code = 1; code < codes.count(); code++) {
            boolean apt = laws.isPawn(type[code]) && !shared[code] && !steps[side(code)].areComplete();
            if (apt && type[code].spared().isEmpty()) {
                steps[side(code)] = PawnSteps.of(this, code);
                bulk[code] = steps[side(code)].areComplete();
            }
            for (int from = 0; bulk[code] && from < squares; from++) {
                bulkCounted[side(code) * words + (from >> 6)] |=
                        needsVerification[code * squares + from] ? 0 : 1L << from;
            }
        }
    }

    private void describeAttackers() {
        for (int at = squares; at < firstRide.length; at++) {
            int code = at / squares;
            int from = at % squares;
            long[] attack = bulk[code] ? bulkAttackers : attackers;
            for (int i = program[at]; i < program[at + 1]; i++) {
                int target = node[i] & 0xff;
                boolean attacks = path[(code * squares + target) * squares + from] != 0;
                attack[(side(code) * squares + target) * words + (from >> 6)] |= attacks ? 1L << from : 0;
            }
            for (int king = 0; bulk[code] && king < squares; king++) {
                boolean near = zone[(code * squares + king) * squares + from] != 0;
                bulkNear[(side(code) * squares + king) * words + (from >> 6)] |= near ? 1L << from : 0;
            }
        }
    }

    private int[] nearBits() {
        int[] bits = new int[squares * squares];
        for (int square = 0; square < squares; square++) {
            for (int other = 0; other < squares; other++) {
                int x = other % files - square % files + 2;
                int y = other / files - square / files + 2;
                boolean near = x >= 0 && x < 5 && y >= 0 && y < 5;
                bits[square * squares + other] = near ? 1 << (5 * y + x) : 0;
            }
        }
        return bits;
    }

    private boolean[] staysNear() {
        boolean[] near = new boolean[firstRide.length];
        for (int at = squares; at < near.length; at++) {
            near[at] = true;
            for (int i = program[at]; i < program[at + 1]; i++) {
                near[at] &= nearBit[at % squares * squares + (node[i] & 0xff)] != 0;
                near[at] &= (effect[i] & LIMITS) == 0;
            }
        }
        return near;
    }

    private int[] zones() {
        int[] zones = new int[path.length];
        int[][] kings = kingsNear();
        for (int at = squares; at < firstRide.length; at++) {
            int origin = at / squares * squares * squares + at % squares;
            for (int i = program[at]; i < program[at + 1]; i++) {
                int target = node[i] & 0xff;
                if (path[origin + target * squares] != 0) {
                    for (int king : kings[target]) {
                        zones[origin + king * squares] |= nearBit[king * squares + target];
                    }
                }
            }
        }
        return zones;
    }

    /** Returns, by target, the kings' squares to which it is near. */
    private int[][] kingsNear() {
        int[][] kings = new int[squares][];
        for (int target = 0; target < squares; target++) {
            int[] near = new int[squares];
            int count = 0;
            for (int king = 0; king < squares; king++) {
                near[count] = king;
                count += nearBit[king * squares + target] != 0 ? 1 : 0;
            }
            kings[target] = Arrays.copyOf(near, count);
        }
        return kings;
    }

    private void describeDoubleSteps() {
        Arrays.fill(doubleFrom, -1);
        Arrays.fill(doubleTo, -1);
        for (int code = 1; code < codes.count(); code++) {
            for (int from = 0; from < squares; from++) {
                for (int i = program[code * squares + from]; i < program[code * squares + from + 1]; i++) {
                    if ((effect[i] & DOUBLE_STEP) != 0) {
                        int passed = side(code) * squares + ((effect[i] >>> PASSED) & 0xff);
                        doubleFrom[passed] = from;
                        doubleTo[passed] = node[i] & 0xff;
                    }
                }
            }
        }
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < squares; square++) {
                capturersEnPassant[side * squares + square] = originsEnPassant(side, square);
            }
        }
    }

    private int[] originsEnPassant(int side, int square) {
        List<Integer> origins = new ArrayList<>();
        for (int code = 1; code < codes.count(); code++) {
            if (side(code) == side && capturesEnPassant(code) && doubleTo[(1 - side) * squares + square] >= 0) {
                for (int from = 0; from < squares; from++) {
                    if (path[(code * squares + square) * squares + from] != 0) {
                        origins.add(from);
                    }
                }
            }
        }
        return origins.stream().sorted().distinct().mapToInt(Integer::intValue).toArray();
    }

    private byte[] leapRightsAtStake() {
        byte[] result = new byte[codes.count() * squares * squares];
        for (int code = 1; code < codes.count(); code++) {
            Piece other = new Piece(white[code] ? Color.BLACK : Color.WHITE, laws.king());
            if (king[code] && laws.hasRight(other.type())) {
                for (int square = 0; square < squares; square++) {
                    stake(result, code, square, codes.code(other, true));
                }
            }
        }
        return result;
    }

    private void stake(byte[] result, int code, int square, int otherCode) {
        for (int from = 0; from < squares; from++) {
            int at = (code * squares + square) * squares + from;
            int how = firstMoveMatters(otherCode, square, from) ? FOR_ALL : 0;
            for (int i = program[code * squares + square]; i < program[code * squares + square + 1]; i++) {
                how |= firstMoveMatters(otherCode, node[i] & 0xff, from) ? FOR_KING : 0;
            }
            result[at] = (byte) how;
        }
    }

    private boolean firstMoveMatters(int code, int target, int from) {
        int at = target * squares + from;
        return path[code * squares * squares + at] != path[withoutRight[code] * squares * squares + at];
    }

    /** Types of the array may be set up anywhere; others only where promotion makes them and where they go from there. */
    private boolean[] standable() {
        boolean[] standable = new boolean[codes.count() * squares];
        for (int code = 1; code < codes.count(); code++) {
            if (codes.pieces(code).stream().allMatch(codes::isInArray)) {
                Arrays.fill(standable, code * squares, (code + 1) * squares, true);
            }
        }
        boolean grew = true;
        while (grew) {
            grew = false;
            for (int at = squares; at < standable.length; at++) {
                for (int i = program[at]; standable[at] && i < program[at + 1]; i++) {
                    int code = effect[i] & 0xff;
                    int landed = code * squares + (node[i] & 0xff);
                    grew |= node[i] >>> MOVES != 0 && !standable[landed];
                    standable[landed] |= node[i] >>> MOVES != 0;
                    standable[withoutRight[code] * squares + (node[i] & 0xff)] |= standable[landed];
                }
            }
        }
        return standable;
    }

    private ImmutableList<Square> nameSquares() {
        ImmutableList.Builder<Square> names = ImmutableList.builder();
        for (int square = 0; square < squares; square++) {
            names.add(Square.of(square % files, square / files));
        }
        return names.build();
    }

    /** Returns the square that one of the 25 bits near another stands for. */
    int near(int square, int bit) {
        return square + (bit / 5 - 2) * files + bit % 5 - 2;
    }

    static int side(Color color) {
        return color == Color.WHITE ? 0 : 1;
    }

    int side(int code) {
        return white[code] ? 0 : 1;
    }

    Square square(int index) {
        return squareNames.get(index);
    }

    /** Returns the number of a square, or -1 where it is not on the board. */
    int index(Square square) {
        return square.file() < files && square.rank() * files < squares ? square.rank() * files + square.file() : -1;
    }

    /**
     * Returns the number of a square.
     *
     * @throws IllegalArgumentException if it is not on the board
     */
    int indexOnBoard(Square square) {
        int index = index(square);
        if (index < 0) {
            throw new IllegalArgumentException(square + " is not on a board of " + files + "x" + laws.ranks());
        }
        return index;
    }

    boolean capturesEnPassant(int code) {
        return code != PieceCodes.NONE && !shared[code] && laws.capturesEnPassant(type[code]);
    }

    /** Returns whether a node's move captures only. */
    boolean capturesOnly(int node) {
        return ((node >>> MOVES) & (1 << EMPTY)) == 0;
    }
}
