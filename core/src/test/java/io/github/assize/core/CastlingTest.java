package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Why kings may not castle, on five by five squares, and what an author is told of castling that cannot be. */
final class CastlingTest {
    private static final PieceType KING = PieceType.of("king", "K", "K").under("T-01");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final Castling WAYS =
            Castling.with(ROOK).shortSide('e', 'd', 'c').longSide('a', 'a', 'b');
    private static final Ruleset GAME = game(laws -> laws);

    private static LawsBuilder laws() {
        return Laws.onBoard(5, 5)
                .pieces(KING, ROOK, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array("rk1nr/ppppp/5/PPPPP/RK1NR w a1b1e1a5b5e5 - 0 1");
    }

    private static Ruleset game(UnaryOperator<LawsBuilder> laws) {
        LawsBuilder told = laws.apply(laws()).rule("T-02").castling(WAYS);
        return Ruleset.define("toy", "Toy").laws(told.build()).build();
    }

    private static String why(String fen, String move) {
        return GAME.parsePosition(fen).why(move).orElse("legal");
    }

    @Test
    void itNeedsThePartnerAndBothRights() {
        String none = "nothing with which the king on b1 could castle stands on e1 (T-02)";
        assertEquals(none, why("1k3/p4/5/P4/1K3 w b1 - 0 1", "O-O"));
        assertEquals(none, why("1k3/p4/5/P4/1K2N w b1 - 0 1", "O-O"));
        assertEquals(none, why("1k3/p4/5/P4/1K2r w b1 - 0 1", "b1e1"));
        assertEquals(
                "the rook on e1 has lost the right to castle (T-02 / C-10)", why("1k3/p4/5/P4/1K2R w b1 - 0 1", "O-O"));
        assertEquals(
                "the king on b1 has lost the right to castle (T-02 / C-10)", why("1k3/p4/5/P4/1K2R w e1 - 0 1", "O-O"));
    }

    @Test
    void whatStandsBetweenBarsIt() {
        assertEquals(
                "the king on b1 may not castle: its own knight stands between, on c1 (T-02)",
                why("1k3/p4/5/P4/1KNnR w b1e1 - 0 1", "O-O"));
        assertEquals(
                "the king on b1 may not castle: the black knight stands between, on d1 (T-02)",
                why("1k3/p4/5/P4/1K1nR w b1e1 - 0 1", "O-O"));
        assertEquals(
                "the king on b5 may not castle: the white knight stands between, on d5 (T-02)",
                why("1k1Nr/p4/5/P4/1K3 b b5e5 - 0 1", "O-O"));
    }

    @Test
    void whatStandsInTheCornerWhereTheKingGoesBarsIt() {
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(laws().array("1rk1n/ppppp/5/PPPPP/1RK1N w b1c1b5c5 - 0 1")
                        .rule("T-02")
                        .castling(Castling.with(ROOK).longSide('b', 'a', 'b'))
                        .build())
                .build();
        assertEquals(
                "the king on c1 may not castle: its own knight stands between, on a1 (T-02)",
                game.parsePosition("2k2/5/5/5/NRK2 w b1c1 - 0 1").why("O-O-O").orElse("legal"));
    }

    @Test
    void checksBarItBeforeOnTheWayAndAfter() {
        assertEquals("the king on b1 may not castle while in check (T-02)", why("kr3/5/5/P4/1K2R w b1e1 - 0 1", "O-O"));
        assertEquals(
                "the king on b1 may not castle over c1, which is attacked by the rook on c5 (T-02 / C-14)",
                why("k1r2/5/5/P4/1K2R w b1e1 - 0 1", "O-O"));
        assertEquals(
                "the king on b1 may not castle to d1, which is attacked by the rook on d5 (T-02 / C-14)",
                why("k2r1/5/5/P4/1K2R w b1e1 - 0 1", "O-O"));
        assertEquals(
                "the king on b1 may not castle to a1, which is attacked by the rook on a5 (T-02 / C-14)",
                why("r3k/5/5/5/RK3 w a1b1 - 0 1", "O-O-O"));
        assertEquals("legal", why("k3r/5/5/P4/1K2R w b1e1 - 0 1", "O-O"));
    }

    @Test
    void aPartnerThatNoLongerShieldsTheKingBarsIt() {
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, KNIGHT, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array("1rk2/ppppp/5/PPPPP/1RK2 w b1c1b5c5 - 0 1")
                        .rule("T-02")
                        .castling(Castling.with(ROOK).shortSide('b', 'd', 'e'))
                        .build())
                .build();
        assertEquals(
                "the king on c1 would be in check where he castles to (T-02 / C-04)",
                game.parsePosition("2k2/5/5/5/rRK2 w b1c1 - 0 1").why("O-O").orElse("legal"));
    }

    @Test
    void aSquareBesideTheKingIsHisStepAndHisPartnersSquareIsCastling() {
        assertEquals("legal", why("4k/p4/5/P4/1K3 w b1 - 0 1", "b1a1"));
        assertEquals(
                "nothing with which the king on b1 could castle stands on a1 (T-02)",
                why("4k/p4/5/P4/1K3 w b1 - 0 1", "O-O-O"));
        assertEquals(
                "the rook on a1 has lost the right to castle (T-02 / C-10)", why("4k/p4/5/P4/RK3 w b1 - 0 1", "b1a1"));
        assertEquals("a1 is held by its own knight (C-02)", why("4k/p4/5/P4/NK3 w b1 - 0 1", "b1a1"));
    }

    @Test
    void inAlgebraicNotationItHasItsSign() {
        assertEquals(
                "a king does not move from b1 to e1: castling is written O-O (T-01 / T-02)",
                why("1k3/p4/5/P4/1K2R w b1e1 - 0 1", "Ke1"));
        assertEquals(
                "a king does not move from b1 to a1: castling is written O-O-O (T-01 / T-02)",
                why("1k3/p4/5/P4/RK3 w a1b1 - 0 1", "Ka1"));
        assertEquals(
                "the king on c1 does not stand on b1, from where he castles (T-02)",
                why("1k3/p4/5/P4/2K1R w e1 - 0 1", "O-O"));
    }

    @Test
    void asTheKingsWayItIsToldHowItIsWritten() {
        assertEquals(
                "a king does not move from b1 to d1: castling is written O-O (T-01 / T-02)",
                why("1k3/p4/5/P4/1K2R w b1e1 - 0 1", "b1d1"));
        assertEquals("a king does not move from b1 to d1 (T-01)", why("1k3/p4/5/P4/1K2R w b1 - 0 1", "Kd1"));
    }

    @Test
    void whereThereIsNoneItsSignsSayThatTheKingDoesNotCastleSo() {
        Ruleset none = Ruleset.define("toy", "Toy")
                .laws(laws().array("rk1nr/ppppp/5/PPPPP/RK1NR w - - 0 1").build())
                .build();
        Ruleset shortOnly = Ruleset.define("toy", "Toy")
                .laws(laws().array("rk1nr/ppppp/5/PPPPP/RK1NR w b1e1b5e5 - 0 1")
                        .castling(Castling.with(ROOK).shortSide('e', 'd', 'c'))
                        .build())
                .build();
        assertEquals(
                "the king does not castle so in this game, at column 1 of \"O-O\"",
                none.initialPosition().why("O-O").orElse("legal"));
        assertEquals(
                "the king does not castle so in this game, at column 1 of \"O-O-O\"",
                shortOnly.initialPosition().why("O-O-O").orElse("legal"));
    }

    @Test
    void itStalematesNobodyWhereThatIsForbidden() {
        Ruleset game = game(laws -> laws.rule("T-03").stalemate(Stalemate.FORBIDDEN));
        Position position = game.parsePosition("k1N2/5/P4/5/RK3 w a1b1 - 0 1");
        assertEquals(
                "the king on b1 may not leave Black without a move (T-03)",
                position.why("O-O-O").orElse("legal"));
    }

    private static void refused(String sentence, Supplier<?> mistake) {
        assertEquals(
                sentence,
                assertThrows(IllegalArgumentException.class, mistake::get).getMessage());
    }

    private static void refused(String sentence, Castling castling) {
        refused("laws: " + sentence, () -> laws().castling(castling).build());
    }

    @Test
    void castlingThatCannotBeIsRefused() {
        PieceType stranger = PieceType.of("rook", "R", "R4");
        refused(
                "rook (R), with which kings castle, is not among the pieces, or moves otherwise there",
                Castling.with(stranger).shortSide('e', 'd', 'c'));
        refused("kings castle to no side, or with nobody", Castling.with(ROOK));
        refused("kings castle to no side, or with nobody", Castling.with().shortSide('e', 'd', 'c'));
        refused("a king castles with a king", Castling.with(ROOK, KING).shortSide('e', 'd', 'c'));
        for (char[] files : new char[][] {{'f', 'd', 'c'}, {'e', 'f', 'c'}, {'e', 'd', 'f'}}) {
            refused(
                    "castling goes to file f, which the board lacks",
                    Castling.with(ROOK).shortSide(files[0], files[1], files[2]));
        }
        refused("castling puts two pieces on one file", Castling.with(ROOK).shortSide('e', 'd', 'd'));
        refused(
                "no piece with which White's king castles stands on d1 in the array",
                Castling.with(ROOK).shortSide('d', 'd', 'c'));
        String withoutRight = "White's king castles with the piece on %s, and the array gives %s no right to it";
        refused(
                String.format("laws: " + withoutRight, "e1", "b1"),
                () -> laws().array("rk1nr/ppppp/5/PPPPP/RK1NR w - - 0 1")
                        .castling(WAYS)
                        .build());
        refused(
                String.format("laws: " + withoutRight, "a1", "a1"),
                () -> laws().array("rk1nr/ppppp/5/PPPPP/RK1NR w b1e1a5b5e5 - 0 1")
                        .castling(WAYS)
                        .build());
        refused("castling: O-O is told of twice", () -> WAYS.shortSide('e', 'd', 'c'));
        refused("castling: O-O-O is told of twice", () -> WAYS.longSide('e', 'd', 'c'));
        refused("castling: 'A' is no file; they go from a to p", () -> WAYS.shortSide('A', 'd', 'c'));
        refused("castling: 'q' is no file; they go from a to p", () -> WAYS.longSide('a', 'q', 'c'));
    }

    @Test
    void aKingWhoCastlesHasNoOtherRight() {
        String sentence =
                "laws: kings castle, and have a first move that other moves do not spend: the one right cannot be"
                        + " for both";
        for (Movement leap : new Movement[] {
            Movement.of("iN").oncePerGame(), Movement.of("iN").neverSpent()
        }) {
            PieceType king = KING.and(leap);
            refused(
                    sentence,
                    () -> laws().pieces(king, ROOK, KNIGHT, PAWN)
                            .king(king)
                            .castling(WAYS)
                            .build());
        }
    }
}
