package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks that every piece type the laws name is one of the game's, and that nothing they say is without effect. Two types
 * are the same only if they move alike, so a type that was made twice, and differently, is a stranger here.
 */
final class LawsCheck {
    private final Laws laws;
    private final Set<String> letters = new HashSet<>();

    private LawsCheck(Laws laws) {
        this.laws = laws;
    }

    /**
     * Checks laws.
     *
     * @throws IllegalArgumentException if they contradict themselves
     */
    static void check(Laws laws) {
        LawsCheck check = new LawsCheck(laws);
        check.letters();
        check.member(laws.king(), "the king");
        check.roles();
        check.promotion();
        for (PieceType type : laws.types()) {
            check.movements(type);
        }
        check.firstMoves();
        check.endings();
        check.backed();
        check.enPassant();
        check.castling();
        check.mustCapture();
        check.array();
    }

    private void letters() {
        for (PieceType type : laws.types()) {
            require(letters.add(type.letter()), "two of the pieces have the letter " + type.letter());
        }
    }

    private void roles() {
        require(
                !laws.baring().value().uncounted().contains(laws.king()),
                "a king is never counted, and need not be named");
        members(laws.pawns(), "a pawn");
        members(laws.enPassant().value(), "which captures en passant");
        members(laws.aimers().value(), "whose aim costs the first move");
        members(laws.mates().value(), "by which alone a mate does not win");
        members(laws.baring().value().uncounted(), "which no army counts");
        members(laws.baring().value().last(), "whose capture is reprieved");
        members(laws.lostByColor().value(), "which is lost by color");
        members(laws.promotion().leapers(), "which leaps on");
        PieceType lost = laws.lostWithout().value();
        if (lost != null) {
            member(lost, "without which a side loses");
            require(!lost.equals(laws.king()), "a side loses without its king, which is never lost");
            for (Color color : Color.values()) {
                require(
                        FenReader.read(laws.array(), laws).cells.stream()
                                .anyMatch(cell -> cell.pieces().contains(new Piece(color, lost))),
                        Names.side(color) + " has no " + lost + " in the array, without which it loses");
            }
        }
        Dice dice = laws.dice().value();
        if (dice != null) {
            members(dice.types(), "a face of the die");
            for (PieceType type : laws.types()) {
                require(
                        dice.passes() || dice.types().contains(type),
                        "the die is rolled again until it fits, and no face of it lets a " + type + " move");
            }
        }
    }

    private void promotion() {
        members(laws.promotion().types(), "which is promoted");
        members(laws.promotion().made(), "to which pieces are promoted");
        String misfit = laws.promotion().misfit(laws.files(), laws.ranks());
        require(misfit.isEmpty(), misfit);
        PieceType undone = laws.promotion().undone(laws.files(), laws.ranks());
        require(
                undone == null,
                "a further promotion of " + undone + " decides nowhere: those before it speak of its squares");
        require(!laws.promotion().types().contains(laws.king()), "the king is promoted");
        require(!laws.promotion().made().contains(laws.king()), "a promotion makes a king");
        for (PieceType type : laws.promotion().types()) {
            require(
                    laws.promotion().otherwise(type).size() <= 1,
                    "what comes of a " + type + " where nothing is lost that it would become is told in two ways");
        }
        leapingOn();
        for (Color color : Color.values()) {
            for (int square = 0; square < laws.files() * laws.ranks(); square++) {
                onlyOnce(color, square);
            }
        }
    }

    /** Checks that what leaps on when it is made only leaps, and is no pawn that would be promoted there. */
    private void leapingOn() {
        for (PieceType type : laws.promotion().leapers()) {
            require(
                    laws.promotion().made().contains(type) || laws.promotion().makesWhatStood(),
                    "a " + type + " leaps on, and no promotion makes one");
            require(!laws.promotion().types().contains(type), "a " + type + " leaps on, and is promoted itself");
            for (Movement movement : type.movements()) {
                for (Betza.Pattern pattern : movement.patterns()) {
                    Betza.Hop hop = pattern.hop();
                    require(
                            movement.isUnlimited()
                                    && hop.isSingle()
                                    && !hop.lame()
                                    && pattern.moves()
                                    && pattern.captures()
                                    && !pattern.initial(),
                            "a " + type + " leaps on when it is made, and moves otherwise than by leaps that move and"
                                    + " capture alike");
                }
            }
        }
    }

    /** Checks that nothing is made of a piece where that would be promoted in its turn. */
    private void onlyOnce(Color color, int square) {
        for (PieceType type : laws.promotion().types()) {
            PromotionResult first = laws.promotion().on(type, color, square, laws.files(), laws.ranks());
            for (PieceType made : first == null || first.returns() ? ImmutableList.<PieceType>of() : first.types()) {
                PromotionResult second = laws.promotion().on(made, color, square, laws.files(), laws.ranks());
                require(
                        second == null,
                        "a " + type + " is promoted to " + made + " on "
                                + Square.of(square % laws.files(), square / laws.files())
                                + ", where that is promoted too");
            }
        }
    }

    private void movements(PieceType type) {
        for (String spared : type.spared().keySet()) {
            letter(spared, type + " cannot capture");
        }
        for (Movement movement : type.movements()) {
            String partner = movement.partner();
            if (partner != null) {
                letter(partner, type + " leaps over");
            }
            require(
                    !movement.has(Movement.Limit.ONCE_MOVED) || laws.hasRight(type),
                    type + " has a movement for after its first move, and no first move (i) of its own");
            for (char file : movement.files().toCharArray()) {
                require(
                        file < 'a' + laws.files(),
                        type + " has a movement on file " + file + ", which the board lacks");
            }
            require(
                    movement.lastRank() <= laws.ranks(),
                    type + " has a movement on rank " + movement.lastRank() + " of " + laws.ranks());
            require(
                    !movement.has(Movement.Limit.ONCE_PER_GAME) || (movement.isInitial() && laws.hasRight(type)),
                    type + " has a movement once a game that is no first move (i) of its own");
            require(
                    !movement.has(Movement.Limit.NEVER_SPENT) || (movement.isInitial() && laws.hasRight(type)),
                    type + " has a movement that is never spent and is no first move (i) of its own");
            require(
                    !movement.has(Movement.Limit.NEVER_SPENT) || !type.hasLimited(Movement.Limit.ONCE_PER_GAME),
                    type
                            + " has one first move that is never spent and one for once a game: its one right cannot"
                            + " be for both");
            boolean capture = movement.has(Movement.Limit.FROM_CHECK_BY_CAPTURE);
            boolean kings =
                    movement.has(Movement.Limit.NOT_FROM_CHECK) || movement.has(Movement.Limit.NOT_THROUGH_ATTACK);
            require(
                    !capture || !kings,
                    type + " has a movement that leaves check by capture only, and another limit of checks or attacks");
            require(
                    !(kings || capture) || type.equals(laws.king()),
                    type + " is no king, but checks and attacks limit its movement");
        }
    }

    /** Checks that what costs the king his first move can cost him one. */
    private void firstMoves() {
        boolean has = laws.king().hasFirstMove();
        require(has || !laws.has(Custom.CHECK_COST), "a check costs the king his first move, and he has none (i)");
        require(has || laws.aimers().value().isEmpty(), "an aim costs the king his first move, and he has none (i)");
    }

    /** Checks that no ending is told that another makes impossible, and none that a die could bring about. */
    private void endings() {
        boolean mates = !laws.mates().value().isEmpty();
        require(!mates || !laws.has(Custom.FIRST_CHECK), "a mate is told of, and the first check wins before it");
        require(
                laws.dice().value() == null || !laws.forbidsPositions(),
                "moves are forbidden for what the other side can do then, which a die would decide");
        boolean instead = laws.has(Custom.REMOVAL) || laws.has(Custom.EXCHANGE);
        require(
                !(laws.has(Custom.REMOVAL) && laws.has(Custom.EXCHANGE)),
                "a stalemated side both removes and exchanges");
        require(
                laws.dice().value() == null || !laws.has(Custom.EXCHANGE),
                "a stalemated side exchanges, and a die lets it move");
        require(
                !instead || laws.stalemate().value() != Stalemate.FORBIDDEN,
                "stalemate is forbidden, and a stalemated side does something instead of a move");
        require(
                !laws.has(Custom.PAWNS_TOGETHER) || laws.pawns().stream().anyMatch(PieceType::hasFirstMove),
                "pawns lose their first move together, and no pawn has one (i)");
    }

    /** Checks that pawns which lose their first move with the piece behind have one, in the array, and such a piece. */
    private void backed() {
        if (!laws.has(Custom.PAWNS_BACKED)) {
            return;
        }
        require(
                !laws.has(Custom.PAWNS_TOGETHER),
                "pawns lose their first move together, and each with the piece behind it: it must be one of them");
        PieceCodes codes = new PieceCodes(laws);
        boolean some = false;
        for (int square = 0; square < codes.squares(); square++) {
            some |= codes.behind(square) >= 0;
        }
        require(some, "pawns lose their first move (i) with the piece behind, and none has one and such a piece");
    }

    /** Checks that pawns capture pawns, and that their first move is the double step that can be captured so. */
    private void enPassant() {
        for (PieceType type : laws.enPassant().value()) {
            require(laws.isPawn(type), type + " captures en passant and is not among the pawns");
        }
        boolean doubled = false;
        boolean straight = true;
        for (PieceType pawn : laws.hasEnPassant() ? laws.pawns() : ImmutableSet.<PieceType>of()) {
            for (Movement movement : pawn.movements()) {
                for (Betza.Pattern pattern : movement.patterns()) {
                    boolean passes = pattern.moves() && pattern.hop().isLongAhead();
                    doubled |= passes && (!pattern.initial() || staysAfter(pawn, pattern.hop()));
                    straight &= !passes || pattern.hop().dx() == 0;
                    require(
                            !pattern.initial() || passes || isStep(pattern.hop()),
                            pawn + " has a first move that cannot be captured en passant: only two or three squares"
                                    + " ahead can, straight or diagonally");
                }
            }
        }
        for (PieceType type : laws.enPassant().value()) {
            require(!straight || capturesAside(type), type + " captures en passant and has no capture to another file");
        }
        require(
                doubled || !laws.hasEnPassant(),
                "there is a capture en passant, and no pawn has a double step to be captured so");
    }

    /** Returns whether a pawn stands in the array from where it can make such a step, and stay what it is. */
    private boolean staysAfter(PieceType pawn, Betza.Hop hop) {
        boolean promotes = false;
        List<Cell> cells = FenReader.read(laws.array(), laws).cells;
        for (int square = 0; square < cells.size(); square++) {
            for (Piece piece : cells.get(square).pieces()) {
                boolean white = piece.color() == Color.WHITE;
                int sign = (white ? 1 : -1) * hop.limit();
                int file = square % laws.files() + sign * hop.dx();
                int rank = square / laws.files() + sign * hop.dy();
                boolean inside = file >= 0 && file < laws.files() && rank >= 0 && rank < laws.ranks();
                PromotionResult promoted = inside
                        ? laws.promotion()
                                .on(pawn, piece.color(), rank * laws.files() + file, laws.files(), laws.ranks())
                        : null;
                if (piece.type().equals(pawn) && inside) {
                    if (promoted == null || promoted.leavesUnpromoted()) {
                        return true;
                    }
                    promotes = true;
                }
            }
        }
        return !promotes;
    }

    private static boolean isStep(Betza.Hop hop) {
        return hop.then().isEmpty() && hop.length() * hop.limit() == 1;
    }

    private static boolean capturesAside(PieceType type) {
        boolean aside = false;
        for (Movement movement : type.movements()) {
            for (Betza.Pattern pattern : movement.patterns()) {
                aside |= pattern.captures() && pattern.hop().dx() != 0;
            }
        }
        return aside;
    }

    /** Checks that a duty to capture ranks all types or none, and that no die stands against it. */
    private void mustCapture() {
        MustCapture duty = laws.mustCapture().value();
        if (duty == null) {
            return;
        }
        require(laws.dice().value() == null, "a side must capture, and a die lets it move");
        members(ImmutableSet.copyOf(duty.ranks()), "whose capture has a rank");
        for (PieceType type : duty.ranks().isEmpty() ? ImmutableList.<PieceType>of() : laws.types()) {
            boolean king = type.equals(laws.king());
            require(!king || !duty.ranks().contains(type), "the king is ranked among what is captured");
            require(king || duty.ranks().contains(type), "a " + type + " has no rank among what is captured");
        }
    }

    /** Checks that kings and their partners stand in the array where they castle from, and have room to go. */
    private void castling() {
        Castling castling = laws.castling().value();
        if (castling == null) {
            return;
        }
        members(castling.partners(), "with which kings castle");
        require(!castling.partners().contains(laws.king()), "a king castles with a king");
        require(
                !castling.wings().isEmpty() && !castling.partners().isEmpty(),
                "kings castle to no side, or with nobody");
        require(
                !laws.king().hasLimited(Movement.Limit.ONCE_PER_GAME)
                        && !laws.king().hasLimited(Movement.Limit.NEVER_SPENT),
                "kings castle, and have a first move that other moves do not spend: the one right cannot be for both");
        FenReader array = FenReader.read(laws.array(), laws);
        for (Cell cell : array.cells) {
            for (Piece piece : cell.pieces()) {
                if (piece.type().equals(laws.king())) {
                    castling.wings().forEach(wing -> partner(castling, array, wing, piece.color()));
                }
            }
        }
    }

    private void partner(Castling castling, FenReader array, Castling.Wing wing, Color color) {
        List<Cell> cells = array.cells;
        int king = 0;
        while (!cells.get(king).pieces().contains(new Piece(color, laws.king()))) {
            king++;
        }
        int files = laws.files();
        int last = Math.max(wing.partner(), Math.max(wing.king(), wing.beside()));
        require(last < files, "castling goes to file " + (char) ('a' + last) + ", which the board lacks");
        Square square = Square.of(wing.partner(), king / files);
        require(
                cells.get(king - king % files + wing.partner()).pieces().stream()
                        .anyMatch(piece ->
                                piece.color() == color && castling.partners().contains(piece.type())),
                "no piece with which " + Names.side(color) + "'s king castles stands on " + square + " in the array");
        require(wing.king() != wing.beside(), "castling puts two pieces on one file");
        for (Square holder : List.of(Square.of(king % files, king / files), square)) {
            require(
                    array.rights.contains(holder),
                    Names.side(color) + "'s king castles with the piece on " + square + ", and the array gives "
                            + holder + " no right to it");
        }
    }

    private void array() {
        List<Cell> cells = FenReader.read(laws.array(), laws).cells;
        lost(cells);
        for (Color color : Color.values()) {
            int kings = 0;
            for (Cell cell : cells) {
                for (Piece piece : cell.pieces()) {
                    kings += piece.color() == color && piece.type().equals(laws.king()) ? 1 : 0;
                }
            }
            require(
                    !laws.asksWhetherAllStand()
                            || cells.stream().allMatch(cell -> cell.pieces().size() < 2),
                    "two pieces share a square of the array, and a movement asks whether all pieces stand");
            require(
                    kings == 1,
                    "the array has " + kings + " kings of " + Names.side(color) + ": each side must have exactly one");
        }
    }

    /** Checks that a type which is made only in place of a lost one can be lost. */
    private void lost(List<Cell> cells) {
        for (PieceType type : laws.promotion().madeOfTheLost()) {
            require(
                    cells.stream()
                            .flatMap(cell -> cell.pieces().stream())
                            .anyMatch(piece -> piece.type().equals(type)),
                    "a promotion is only to a lost " + type + ", and the array has none");
        }
        for (PieceType type : laws.lostByColor().value()) {
            require(
                    laws.promotion().madeOfTheLost().contains(type)
                            || laws.promotion().makesWhatStood(),
                    "a " + type + " is lost by color, and no promotion is only to a lost one");
        }
    }

    private void members(ImmutableSet<PieceType> types, String what) {
        for (PieceType type : types) {
            member(type, what);
        }
    }

    private void member(PieceType type, String what) {
        if (!laws.types().contains(type)) {
            throw refused(
                    type + " (" + type.letter() + "), " + what + ", is not among the pieces, or moves otherwise there");
        }
    }

    private void letter(String letter, String what) {
        require(letters.contains(letter), what + " pieces of the letter " + letter + ", and there are none");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw refused(sentence);
        }
    }

    private static IllegalArgumentException refused(String sentence) {
        return new IllegalArgumentException("laws: " + sentence);
    }
}
