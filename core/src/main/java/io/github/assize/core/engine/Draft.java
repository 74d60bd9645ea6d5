package io.github.assize.core.engine;

/**
 * A position in the making. The sets of squares, the kings and the armies are kept in step with what is put down and
 * taken off; {@link #toState} makes a position of it, once.
 */
public final class Draft {
    Tables tables;
    final byte[] cells;
    final long[] sets;

    /** By side, a byte each: where the king stands, and how much the army counts. */
    int kings;

    int armies;

    /**
     * Begins with an empty board.
     *
     * @param tables the game
     */
    public Draft(Tables tables) {
        this.tables = tables;
        this.cells = new byte[tables.squares];
        this.sets = Attacks.newSets(tables);
    }

    /** Begins with a position. */
    Draft(State state) {
        this.tables = state.tables;
        this.cells = state.cells.clone();
        this.sets = state.sets.clone();
        this.kings = state.king(0) | (state.king(1) << Byte.SIZE);
        this.armies = state.army(0) | (state.army(1) << Byte.SIZE);
    }

    /**
     * Puts something on an empty square.
     *
     * @param square the square
     * @param code what is put there; nothing happens for 0
     */
    public void put(int square, int code) {
        if (code == 0) {
            return;
        }
        cells[square] = (byte) code;
        int trait = tables.trait[code];
        int shift = Trait.side(trait) * Byte.SIZE;
        Attacks.set(sets, Trait.side(trait), tables.words, square);
        if (Trait.isBulk(trait)) {
            Attacks.set(sets, Attacks.BULK, tables.words, square);
        }
        armies += Trait.material(trait) << shift;
        if (Trait.isKing(trait)) {
            kings = (kings & ~(0xff << shift)) | (square << shift);
        }
    }

    /** Empties a square. */
    void lift(int square) {
        int code = cells[square] & 0xff;
        if (code != 0) {
            cells[square] = 0;
            int trait = tables.trait[code];
            Attacks.clear(sets, Trait.side(trait), tables.words, square);
            Attacks.clear(sets, Attacks.BULK, tables.words, square);
            armies -= Trait.material(trait) << (Trait.side(trait) * Byte.SIZE);
        }
    }

    /** Plays a removal, an exchange, or castling. */
    Draft special(int move) {
        if (MoveCode.isRemoval(move)) {
            lift(MoveCode.origin(move));
        } else if (MoveCode.isExchange(move)) {
            exchange(MoveCode.origin(move), MoveCode.target(move));
        } else {
            Castle castle = tables.castles[MoveCode.place(move)];
            lift(castle.king);
            lift(castle.partner);
            put(castle.kingTo, tables.withoutRight[castle.kingCode]);
            put(castle.partnerTo, tables.withoutRight[castle.partnerCode]);
        }
        if (tables.wards != null) {
            costRightsBefore(MoveCode.origin(move), MoveCode.target(move));
        }
        return this;
    }

    /** Lets a king and another piece change places; both lose their first-move rights, and a pawn has moved. */
    private void exchange(int king, int other) {
        int first = cells[king] & 0xff;
        int second = cells[other] & 0xff;
        if (tables.pawnsTogether && tables.pawn[second]) {
            costPawnsRights(tables.side[second]);
        }
        lift(king);
        lift(other);
        put(other, tables.withoutRight[first]);
        put(king, tables.withoutRight[second]);
    }

    /** Takes the first-move rights from all pawns of a side. */
    void costPawnsRights(int side) {
        for (int square = 0; square < cells.length; square++) {
            int code = cells[square] & 0xff;
            if (tables.pawn[code] && tables.side[code] == side && tables.withoutRight[code] != code) {
                lift(square);
                put(square, tables.withoutRight[code]);
            }
        }
    }

    /** Takes the first-move rights from the pawns before some squares, which what stood there has left. */
    void costRightsBefore(int... left) {
        int[] wards = tables.wards;
        for (int square : left) {
            int ward = wards == null ? -1 : wards[square];
            int code = ward < 0 ? 0 : cells[ward] & 0xff;
            if (tables.pawn[code] && tables.withoutRight[code] != code) {
                lift(ward);
                put(ward, tables.withoutRight[code]);
            }
        }
    }

    int king(int side) {
        return (kings >>> (side * Byte.SIZE)) & 0xff;
    }

    int army(int side) {
        return (armies >>> (side * Byte.SIZE)) & 0xff;
    }

    /**
     * Returns whether a side attacks a square.
     *
     * @param square the square
     * @param by the side, 0 or 1
     * @return whether one of its pieces could capture a king there
     */
    public boolean isAttacked(int square, int by) {
        return Attacks.attacked(tables.holding(sets), cells, sets, square, by, square);
    }

    /**
     * Makes the position; the draft must not be changed any more. A check costs the king his right here and now.
     *
     * @param side the side to move, 0 or 1
     * @param passed the {@link Passage} that a long step has just left, or -1; only what a legal move captures is kept
     * @param face what the die shows, 0 before it is rolled, or -1 without dice
     * @return the position
     */
    public State toState(int side, int passed, int face) {
        Tables holding = tables.holding(sets);
        int king = king(side);
        int code = cells[king] & 0xff;
        CheckInfo checkInfo = null;
        if (tables.checkCostsRight && tables.withoutRight[code] != code) {
            checkInfo = Attacks.checkInfo(holding, cells, sets, side, king);
            if (checkInfo.isCheck()) {
                tables.costRight(cells, king);
            }
        }
        tables = holding;
        State state = new State(this, side, passed, face, checkInfo);
        int left = passed < 0 ? passed : Passing.legal(state);
        return left == passed ? state : new State(state, left, face);
    }
}
