package io.github.assize.core;

import static io.github.assize.core.ToyGame.ARRAY;
import static io.github.assize.core.ToyGame.KING;
import static io.github.assize.core.ToyGame.KNIGHT;
import static io.github.assize.core.ToyGame.PAWN;
import static io.github.assize.core.ToyGame.ROOK;
import static io.github.assize.core.ToyGame.game;
import static io.github.assize.core.ToyGame.moves;
import static io.github.assize.core.ToyGame.refused;
import static io.github.assize.core.ToyGame.why;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Laws that few games have, each in a toy game of kings, rooks, knights and pawns on five by five squares. */
final class FurtherLawsTest {
    @Test
    void aMovementMayBelongToCertainFiles() {
        PieceType pawn = PAWN.and(Movement.of("imfnD").under("T-01").onFiles("d"));
        Ruleset game = game(KING, pawn, ARRAY, laws -> laws);
        Position start = game.initialPosition();
        assertTrue(start.isLegal("d2d4"));
        assertEquals("the pawn on e2 has no move to e4 from the e-file (T-01)", why(start, "e2e4"));
        assertThrows(IllegalArgumentException.class, () -> Movement.of("W").onFiles("q"));
        assertThrows(IllegalArgumentException.class, () -> Movement.of("W").onFiles(""));
        assertThrows(IllegalArgumentException.class, () -> Movement.of("W").onFiles("aa"));
        PieceType beyond = PAWN.and(Movement.of("imfnD").onFiles("f"));
        assertThrows(IllegalArgumentException.class, () -> game(KING, beyond, ARRAY, laws -> laws));
    }

    @Test
    void aMovementMayEndWithTheFirstCapture() {
        PieceType pawn = PAWN.and(Movement.of("imfnD").whileAllStand().under("T-02"));
        Ruleset game = game(KING, pawn, ARRAY, laws -> laws);
        assertTrue(game.initialPosition().isLegal("d2d4"));
        Position fewer = game.parsePosition("rk3/pp3/5/3PP/2NKR w - - 0 1");
        assertEquals(
                "the pawn on d2 goes to d4 only while as many pieces stand as at the start, which is over (T-02)",
                why(fewer, "d2d4"));
        Position after = game.parsePosition("rk3/pp3/3n1/3PP/2NKR b - - 0 1").play("d3e1");
        assertEquals(
                "d1e1 d2d3 e2e3",
                moves(after).replaceAll("(c1|d1[cd])\\S+ ?", "").trim());
    }

    @Test
    void aFirstMoveMayBeForOnceAGame() {
        PieceType king = KING.and(Movement.of("iN").under("T-03").oncePerGame());
        Ruleset game = game(king, PAWN, "rkn2/pp3/5/3PP/2NKR w d1b5 - 0 1", laws -> laws);
        Position moved = game.initialPosition().play("d1c2").play("a4a3");
        assertEquals("c2b5", moved.rights().stream().map(Square::toString).collect(Collectors.joining()));
        Position leapt = moved.play("c2e3");
        assertEquals("b5", leapt.rights().stream().map(Square::toString).collect(Collectors.joining()));
        Position spent = game.parsePosition("rkn2/pp3/5/3PP/2NKR w b5 - 0 1");
        assertEquals("the king on d1 no longer has the move that is for once a game (T-03 / C-10)", why(spent, "d1c3"));
        PieceType wrong = KING.and(Movement.of("N").oncePerGame());
        assertThrows(IllegalArgumentException.class, () -> game(wrong, PAWN, ARRAY, laws -> laws));
    }

    @Test
    void aPawnMayBePromotedOnlyToWhatIsLost() {
        Ruleset stays = game(laws ->
                laws.rule("T-04").promotion(Promotion.onFarRank(PAWN, ROOK).onlyToTheLost(Promotion.Otherwise.STAYS)));
        Ruleset removed = game(
                laws -> laws.promotion(Promotion.onFarRank(PAWN, ROOK).onlyToTheLost(Promotion.Otherwise.REMOVED)));
        String with = "3k1/1P3/5/5/2NKR w - - 3 1";
        String without = "3k1/1P3/5/5/2NK1 w - - 3 1";
        assertEquals(
                "1P1k1/5/5/5/2NKR b - - 0 1",
                stays.parsePosition(with).play("b4b5").toFen());
        assertEquals(
                "1R1k1/5/5/5/2NK1 b - - 0 1",
                stays.parsePosition(without).play("b4b5").toFen());
        Position start = removed.parsePosition(with);
        assertEquals("3k1/5/5/5/2NKR b - - 0 1", start.play("b4b5").toFen());
        assertEquals(
                "1R1k1/5/5/5/2NK1 b - - 0 1",
                removed.parsePosition(without).play("b4b5").toFen());
        Move gone = start.move("b4b5");
        assertTrue(gone.promotion().isEmpty() && gone.landing().isEmpty());
        assertEquals("b5", start.algebraic(gone));
        assertEquals(
                "White has lost none of the pieces that a pawn becomes there (T-04 / C-13)",
                why(stays.parsePosition(with), "b5=R"));
        assertThrows(InvalidPositionException.class, () -> removed.parsePosition("1P1k1/5/5/5/2NKR b - - 0 1"));
    }

    @Test
    void whatIsTakenOffShieldsNoKing() {
        Ruleset removed = game(
                laws -> laws.promotion(Promotion.onFarRank(PAWN, ROOK).onlyToTheLost(Promotion.Otherwise.REMOVED)));
        Position checked = removed.parsePosition("K3r/1P3/5/3k1/R4 w - - 0 1");
        assertEquals("a5a4", moves(checked));
        Position lost = removed.parsePosition("K3r/1P3/5/3k1/N4 w - - 0 1");
        assertEquals("a5a4 b4b5", moves(lost));
    }

    @Test
    void aPawnMayBecomeWhatStoodOnItsSquare() {
        Ruleset game = game(laws -> laws.promotion(Promotion.bySquare(PAWN)));
        assertEquals(
                "R3k/5/5/5/2NK1 b - - 0 1",
                game.parsePosition("4k/P4/5/5/2NK1 w - - 0 1").play("a4a5").toFen());
        assertEquals(
                "1P2k/5/5/5/2NK1 b - - 0 1",
                game.parsePosition("4k/1P3/5/5/2NK1 w - - 0 1").play("b4b5").toFen());
    }

    @Test
    void aStalemateEndsInOneWay() {
        refused(
                "a stalemated side both removes and exchanges",
                laws -> laws.exchangeForStalemated().removalForStalemated(""));
        refused(
                "stalemate is forbidden, and a stalemated side does something instead of a move",
                laws -> laws.exchangeForStalemated().stalemate(Stalemate.FORBIDDEN));
    }

    @Test
    void theFirstCheckMayWin() {
        Ruleset game = game(laws -> laws.rule("T-05").firstCheckWins());
        Position checked = game.parsePosition("4k/1p3/5/5/2NKR b - - 0 1");
        assertEquals("1-0 check", checked.outcome().toString());
        assertEquals("", moves(checked));
        assertEquals("the game is decided: 1-0 check (T-05 / C-09)", why(checked, "b4b3"));
        refused(
                "a mate is told of, and the first check wins before it",
                laws -> laws.firstCheckWins().mateBy(Mate.DRAW, KNIGHT));
    }

    @Test
    void aMateMayNotWin() {
        String mate = "3rk/2Nnp/5/5/K4 b - - 0 1";
        Ruleset draws = game(laws -> laws.rule("T-06").mateBy(Mate.DRAW, KNIGHT));
        assertEquals("1/2-1/2 checkmate", draws.parsePosition(mate).outcome().toString());
        assertEquals("the game is decided: 1/2-1/2 checkmate (T-06 / C-09)", why(draws.parsePosition(mate), "e5e4"));
        Ruleset loses = game(laws -> laws.mateBy(Mate.LOSES, KNIGHT));
        assertEquals("0-1 checkmate", loses.parsePosition(mate).outcome().toString());
        Ruleset others = game(laws -> laws.mateBy(Mate.LOSES, ROOK));
        assertEquals("1-0 checkmate", others.parsePosition(mate).outcome().toString());
        Ruleset illegal = game(laws -> laws.rule("T-06").mateBy(Mate.ILLEGAL, KNIGHT));
        Position before = illegal.parsePosition("3rk/3np/N4/5/K4 w - - 0 1");
        assertEquals("the knight on a3 may not mate so (T-06)", why(before, "a3c4"));
        assertEquals("a1a2 a1b1 a1b2 a3b1 a3b5 a3c2", moves(before));
    }

    @Test
    void stalematingMayBeForbidden() {
        Ruleset game = game(laws -> laws.rule("T-07").stalemate(Stalemate.FORBIDDEN));
        Position before = game.parsePosition("k4/p4/2K2/2N2/5 w - - 0 1");
        assertEquals("legal", why(before, "c3c4"));
        Position stuck = game.parsePosition("k4/p1K2/N4/5/5 b - - 0 1");
        assertEquals("1/2-1/2 stalemate", stuck.outcome().toString());
        Position near = game.parsePosition("k4/p1K2/5/1N3/5 w - - 0 1");
        assertEquals(
                "the knight on b2 may not leave Black without a move (T-07)",
                why(game.parsePosition("k4/p1K2/5/2N2/5 w - - 0 1"), "c2a3").replace("c2", "b2"));
        assertTrue(moves(near).contains("b2"));
    }

    @Test
    void pawnsMayLoseTheirFirstMoveTogether() {
        PieceType pawn = PAWN.and(Movement.of("imfnD").under("T-08"));
        String array = "rkn2/pp3/5/3PP/2NKR w d2e2a4b4 - 0 1";
        Ruleset game = game(KING, pawn, array, laws -> laws.rule("T-08").pawnsLoseFirstMoveTogether());
        Position start = game.initialPosition();
        assertTrue(start.isLegal("d2d4"));
        Position after = start.play("d2d3");
        assertEquals("rkn2/pp3/3P1/4P/2NKR b a4b4 - 0 1", after.toFen());
        assertEquals(
                "the pawn on e2 has no double step: only the first pawn that moves has it, from where it stood in the"
                        + " array (T-08 / C-10)",
                why(after.play("b4b3"), "e2e4"));
        Throwable apart = assertThrows(
                InvalidPositionException.class, () -> game.parsePosition("rkn2/pp3/5/3PP/2NKR w d2a4b4 - 0 1"));
        assertTrue(
                requireNonNull(apart.getMessage())
                        .contains("White's pawns lose their first move together: those on d2 cannot have it and those"
                                + " on e2 not"),
                apart::getMessage);
        assertThrows(InvalidPositionException.class, () -> game.parsePosition("rkn2/pp3/3P1/4P/2NKR w d3e2 - 0 1"));
        refused(
                "pawns lose their first move together, and no pawn has one (i)",
                LawsBuilder::pawnsLoseFirstMoveTogether);
    }

    @Test
    void aPromotionMayLeaveAChoice() {
        Ruleset zone = game(laws -> laws.rule("T-20")
                .promotion(Promotion.onFarRank(PAWN, ROOK).orTo(KNIGHT))
                .rule("T-21")
                .promotion(Promotion.fromRank(PAWN, 4, ROOK).orNot()));
        Position position = zone.parsePosition("k4/5/P4/5/3K1 w - - 0 1");
        assertEquals("a3a4=P a3a4=R", moves(position).replaceAll("d1\\S+ ?", "").trim());
        assertEquals("a4=P", position.algebraic(position.move("a3a4=P")));
        assertEquals("k4/P4/5/5/3K1 b - - 0 1", position.play("a4=P").toFen());
        assertEquals("it fits more than one legal move: a3a4=P and a3a4=R", why(position, "a4"));
        assertEquals("it becomes a pawn or a rook, not a knight (T-21)", why(position, "a4=N"));
        Position far = zone.parsePosition("2k2/P4/5/5/3K1 w - - 0 1");
        assertEquals("a4a5=N a4a5=R", moves(far).replaceAll("d1\\S+ ?", "").trim());
        assertThrows(
                IllegalArgumentException.class,
                () -> Promotion.onFarRank(PAWN, ROOK).orTo(KNIGHT, ROOK));
    }

    private static String unpromoted(Ruleset game) {
        InvalidPositionException refused =
                assertThrows(InvalidPositionException.class, () -> game.parsePosition("P1k2/5/5/5/2NKR b - - 0 1"));
        return refused.faults().iterator().next().text();
    }

    @Test
    void aChoiceMayBeAmongWhatIsLostAndElseBeBarred() {
        Ruleset game = game(laws -> laws.rule("T-22")
                .promotion(Promotion.onFarRank(PAWN, ROOK).orTo(KNIGHT).onlyToTheLost(Promotion.Otherwise.BARRED)));
        Position both = game.parsePosition("2k2/P4/5/5/3KR w - - 0 1");
        assertEquals("a4a5=N", moves(both).replaceAll("[de]1\\S+ ?", "").trim());
        assertTrue(both.isLegal("a5"));
        assertEquals("it becomes a knight, not a rook: White has lost none of those (T-22)", why(both, "a4a5=R"));
        Position barred = game.parsePosition("2k2/P4/5/5/2NKR w - - 0 1");
        assertEquals(
                "the pawn on a4 may not go to a5: White has lost none of the pieces that it could become there (T-22)",
                why(barred, "a5"));
        assertTrue(game.parsePosition("1k3/P4/5/5/2NKR b - - 0 1").isCheck());
        assertEquals(
                "a pawn (P) cannot stand on a5, where it may go only to be promoted to rook or knight, if its side has lost"
                        + " one of these",
                unpromoted(game));
        assertEquals(
                "a pawn (P) cannot stand on a5, where it is promoted to rook if its side has lost one, and taken off the"
                        + " board otherwise",
                unpromoted(game(laws ->
                        laws.promotion(Promotion.onFarRank(PAWN, ROOK).onlyToTheLost(Promotion.Otherwise.REMOVED)))));
        assertEquals(
                "a pawn (P) cannot stand on a5, where it is promoted to rook or knight",
                unpromoted(game(
                        laws -> laws.promotion(Promotion.onFarRank(PAWN, ROOK).orTo(KNIGHT)))));
        Ruleset stays = game(laws ->
                laws.promotion(Promotion.onFarRank(PAWN, ROOK).orTo(KNIGHT).onlyToTheLost(Promotion.Otherwise.STAYS)));
        assertEquals(
                "P1k2/5/5/5/2NKR b - - 0 1",
                stays.parsePosition("2k2/P4/5/5/2NKR w - - 0 1").play("a5").toFen());
        refused(
                "what comes of a pawn where nothing is lost that it would become is told in two ways",
                laws -> laws.promotion(Promotion.onRank(PAWN, 4, ROOK).onlyToTheLost(Promotion.Otherwise.BARRED))
                        .promotion(Promotion.onFarRank(PAWN, ROOK).onlyToTheLost(Promotion.Otherwise.STAYS)));
    }

    @Test
    void kingsMayCastleOnOtherFiles() {
        Castling castling = Castling.with(ROOK).shortSide('e', 'e', 'd');
        String array = "1k2r/pp3/5/3PP/1K2R w b1e1b5e5 - 0 1";
        Ruleset game = game(KING, PAWN, array, laws -> laws.rule("T-23").castling(castling));
        Position start = game.initialPosition();
        assertEquals("1k2r/pp3/5/3PP/3RK b b5e5 - 1 1", start.play("O-O").toFen());
        assertEquals("b1e1", start.move("O-O").toString());
        assertEquals("O-O-O", Castling.LONG);
        assertThrows(MalformedTextException.class, () -> start.move("O-O-O"));
        assertThrows(IllegalArgumentException.class, () -> castling.shortSide('a', 'a', 'b'));
        assertThrows(IllegalArgumentException.class, () -> castling.longSide('A', 'a', 'b'));
        refused("kings castle to no side, or with nobody", laws -> laws.castling(Castling.with(ROOK)));
        refused(
                "castling goes to file f, which the board lacks",
                laws -> laws.castling(Castling.with(ROOK).shortSide('e', 'f', 'd')));
        refused(
                "no piece with which White's king castles stands on c1 in the array",
                laws -> laws.castling(Castling.with(ROOK).longSide('c', 'b', 'c')));
        refused(
                "castling puts two pieces on one file",
                laws -> laws.castling(Castling.with(KNIGHT).shortSide('c', 'e', 'e')));
        refused(
                "a king castles with a king",
                laws -> laws.castling(Castling.with(KING).shortSide('e', 'd', 'c')));
    }

    @Test
    void aSideMayLoseWithAPiece() {
        Ruleset game = game(laws -> laws.rule("T-27").lostWithout(ROOK));
        Position taken =
                game.parsePosition("rk3/5/4n/P4/2K1R b - - 0 1").play("b5b4").play("e1e3");
        assertEquals("*", taken.outcome().toString());
        Position lost = game.parsePosition("rk3/5/5/P1n2/2K1R b - - 0 1").play("c2e1");
        assertEquals("0-1 queen-lost", lost.outcome().toString());
        assertEquals("the game is decided: 0-1 queen-lost (T-27 / C-09)", why(lost, "c1c2"));
        assertEquals(
                "1/2-1/2 queen-lost",
                game.parsePosition("1k3/5/4n/P4/2K2 b - - 0 1").outcome().toString());
        refused(
                "White has no knight in the array, without which it loses",
                laws -> laws.array("rkn2/pp3/5/3PP/3KR w - - 0 1").lostWithout(KNIGHT));
        refused("a side loses without its king, which is never lost", laws -> laws.lostWithout(KING));
    }

    @Test
    void aFirstMoveMayNeverBeSpent() {
        PieceType king = KING.and(Movement.of("iN").under("T-28").neverSpent());
        Ruleset game = game(
                king,
                PAWN,
                "rkn2/pp3/5/3PP/2NKR w d1b5 - 0 1",
                laws -> laws.rule("T-29").checkCostsFirstMove());
        Position leapt = game.initialPosition().play("d1e3").play("a4a3");
        assertEquals("e3b5", leapt.rights().stream().map(Square::toString).collect(Collectors.joining()));
        Position checked = game.parsePosition("1k3/p4/2r2/3P1/3K1 b d1 - 0 1").play("c3c1");
        assertEquals(
                "the king on d1 no longer has the move that it keeps until something costs it (T-29 / C-10)",
                why(checked, "d1b2"));
        PieceType both = king.and(Movement.of("iD").oncePerGame());
        assertThrows(IllegalArgumentException.class, () -> game(both, PAWN, ARRAY, laws -> laws));
        PieceType none = KING.and(Movement.of("N").neverSpent());
        assertThrows(IllegalArgumentException.class, () -> game(none, PAWN, ARRAY, laws -> laws));
    }

    @Test
    void aLawThatCouldNeverHoldIsRefused() {
        PieceType queen = PieceType.of("queen", "Q", "Q");
        refused(
                "a promotion is only to a lost queen, and the array has none",
                laws -> laws.pieces(KING, ROOK, KNIGHT, PAWN, queen)
                        .promotion(Promotion.onFarRank(PAWN, queen).onlyToTheLost(Promotion.Otherwise.STAYS)));
        refused(
                "a pawn is put back when it is promoted, and promoted only to what is lost",
                laws -> laws.promotion(Promotion.returning(PAWN, ROOK).onlyToTheLost(Promotion.Otherwise.REMOVED)));
        refused(
                "queen (Q), by which alone a mate does not win, is not among the pieces, or moves otherwise there",
                laws -> laws.mateBy(Mate.DRAW, queen));
        PieceType early = PAWN.and(Movement.of("imfnD").whileAllStand());
        refused(
                "two pieces share a square of the array, and a movement asks whether all pieces stand",
                laws -> laws.pieces(KING, ROOK, KNIGHT, early)
                        .pawns(early)
                        .array("rk(pn)2/pp3/5/3PP/2(PN)KR w - - 0 1"));
        PieceType far = PAWN.and(Movement.of("imfnD").onFiles("af"));
        refused(
                "pawn has a movement on file f, which the board lacks",
                laws -> laws.pieces(KING, ROOK, KNIGHT, far).pawns(far));
        PieceType again = KING.and(Movement.of("N").oncePerGame());
        refused(
                "king has a movement once a game that is no first move (i) of its own",
                laws -> laws.pieces(again, ROOK, KNIGHT, PAWN).king(again));
    }

    @Test
    void aDieDecidesNoMoveThatIsForbiddenOrMadeInsteadOfOne() {
        Dice die = Dice.passing(KING, ROOK, KNIGHT, PAWN);
        String forbidden = "moves are forbidden for what the other side can do then, which a die would decide";
        String array = ARRAY + " -";
        refused(forbidden, laws -> laws.array(array).dice(die).stalemate(Stalemate.FORBIDDEN));
        refused(forbidden, laws -> laws.array(array).dice(die).mateBy(Mate.ILLEGAL, KNIGHT));
        refused(
                "a stalemated side exchanges, and a die lets it move",
                laws -> laws.array(array).dice(die).exchangeForStalemated());
    }
}
