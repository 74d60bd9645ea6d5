package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Laws of promotion to what is lost, of leaps that follow it, and of pawns with a piece behind, on five by five squares. */
final class LostLawsTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType RUNNER = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final Promotion TO_KNIGHT = Promotion.onFarRank(PAWN, KNIGHT);
    private static final String ARRAY = "rbkn1/ppppp/5/PPPPP/RBKN1 w - - 0 1";

    private static LawsBuilder laws(PieceType pawn) {
        return Laws.onBoard(5, 5)
                .pieces(KING, ROOK, KNIGHT, BISHOP, pawn)
                .king(KING)
                .pawns(pawn)
                .array(ARRAY);
    }

    private static Ruleset game(PieceType pawn, UnaryOperator<LawsBuilder> laws) {
        return Ruleset.define("toy", "Toy").laws(laws.apply(laws(pawn)).build()).build();
    }

    private static Ruleset promoting(Promotion promotion) {
        return game(PAWN, laws -> laws.rule("T-01").promotion(promotion));
    }

    private static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }

    private static String why(Position position, String move) {
        return position.why(move).orElse("legal");
    }

    private static void refused(String sentence, UnaryOperator<LawsBuilder> mistake) {
        LawsBuilder mistaken = mistake.apply(laws(PAWN));
        assertEquals(
                "laws: " + sentence,
                assertThrows(IllegalArgumentException.class, mistaken::build).getMessage());
    }

    @Test
    void aPieceMayLeapOnInTheMoveThatMakesIt() {
        Ruleset game = promoting(TO_KNIGHT.thenLeaps(KNIGHT).under("T-02"));
        Position position = game.parsePosition("4k/P4/1r3/2P2/K4 w - - 0 1");
        assertEquals("a1a2 a4a5 a4a5b3 a4a5c4 c2b3 c2c3", moves(position));
        assertEquals("4k/5/1N3/2P2/K4 b - - 0 1", position.play("a5=Nxb3").toFen());
        assertEquals("4k/2N2/1r3/2P2/K4 b - - 0 1", position.play("a4a5c4").toFen());
        assertEquals(
                "it becomes a knight on a5, which does not leap on to d5 in the same move (T-02)",
                why(position, "a4a5d5"));
        assertEquals("the leap captures nothing, but the text has an x (C-02)", why(position, "a5=Nxc4"));
        assertEquals(
                "a pawn is not promoted on c3 and so does not leap on to d5 in the same move (C-02)",
                why(position, "c2c3d5"));
        assertEquals("it becomes a knight, not a rook (T-01 / C-13)", why(position, "a5=R-c4"));
    }

    @Test
    void aLeapOnIsHeldUpLikeAnyMove() {
        Ruleset game = promoting(TO_KNIGHT.thenLeaps(KNIGHT).under("T-02"));
        Position king = game.parsePosition("5/P1k2/5/5/K4 w - - 0 1");
        assertEquals("c4 is held by the black king (T-02)", why(king, "a4a5c4"));
        Position held = game.parsePosition("4k/P4/1P3/5/K4 w - - 0 1");
        assertEquals("b3 is held by its own pawn (C-02)", why(held, "a4a5b3"));
        Position checked = game.parsePosition("4k/P4/5/5/K3r w - - 0 1");
        assertEquals("it would leave the king on a1 in check from the rook on e1 (C-04)", why(checked, "a4a5b3"));
        assertEquals("a1a2 a1b2", moves(checked));
    }

    @Test
    void aLeapOnMayNotStalemateWhereThatIsForbidden() {
        Ruleset game = game(
                PAWN,
                laws -> laws.promotion(TO_KNIGHT.thenLeaps(KNIGHT)).rule("T-03").stalemate(Stalemate.FORBIDDEN));
        Position position = game.parsePosition("4k/1P3/4K/5/5 w - - 0 1");
        assertEquals("it may not leave Black without a move (T-03)", why(position, "b4b5c3"));
        assertTrue(position.isLegal("b4b5"));
    }

    @Test
    void eachPartOfAPromotionHasItsRule() {
        Promotion barred = TO_KNIGHT
                .onlyToTheLost(Promotion.Otherwise.BARRED)
                .under("T-04")
                .thenLeaps(KNIGHT)
                .under("T-05");
        Position lost = promoting(barred).parsePosition("4k/P4/5/5/K4 w - - 0 1");
        assertEquals("it becomes a knight, not a bishop (T-01 / C-13)", why(lost, "a5=B"));
        assertEquals(
                "it becomes a knight on a5, which does not leap on to d5 in the same move (T-05)", why(lost, "a4a5d5"));
        String unlost = "the pawn on a4 may not go to a5: White has lost none of the pieces that it could become there";
        Position kept = promoting(barred).parsePosition("4k/P4/5/5/KN3 w - - 0 1");
        assertEquals(unlost + " (T-04)", why(kept, "a5"));
        assertEquals(unlost + " (T-04)", why(kept, "a4a5c4"));
        assertEquals(
                "it would put the king on b5 in check from the pawn on a4 (C-04)",
                why(promoting(barred).parsePosition("5/P1k2/5/5/KN3 b - - 0 1"), "c4b5"));
        Promotion unnumbered = TO_KNIGHT.onlyToTheLost(Promotion.Otherwise.BARRED);
        assertEquals(unlost + " (T-01)", why(promoting(unnumbered).parsePosition("4k/P4/5/5/KN3 w - - 0 1"), "a5"));
        Promotion whole = TO_KNIGHT.under("T-06").onlyToTheLost(Promotion.Otherwise.BARRED);
        assertEquals(unlost + " (T-06)", why(promoting(whole).parsePosition("4k/P4/5/5/KN3 w - - 0 1"), "a5"));
        assertNotEquals(barred, unnumbered);
        assertThrows(IllegalArgumentException.class, () -> TO_KNIGHT.under("a\tb"));
    }

    @Test
    void anotherChoiceIsRefusedByTheRuleThatBarsIt() {
        Promotion choice =
                TO_KNIGHT.orTo(ROOK).onlyToTheLost(Promotion.Otherwise.STAYS).under("T-04");
        Position position = promoting(choice).parsePosition("4k/P4/5/5/KN3 w - - 0 1");
        assertEquals("it becomes a rook, not a bishop (T-01)", why(position, "a5=B"));
        assertEquals("it becomes a rook, not a knight: White has lost none of those (T-04)", why(position, "a5=N"));
        Position none = promoting(choice).parsePosition("4k/P4/5/5/KNR2 w - - 0 1");
        assertEquals("White has lost none of the pieces that a pawn becomes there (T-04 / C-13)", why(none, "a5=N"));
    }

    @Test
    void aPieceMayBecomeWhatItsOwnSideHadOnTheFile() {
        Promotion own = Promotion.byOwnFile(PAWN)
                .under("T-07")
                .onlyToTheLost(Promotion.Otherwise.BARRED_WITHOUT_ATTACK)
                .under("T-08");
        Ruleset game = promoting(own);
        Position position = game.parsePosition("5/PPPPP/5/k4/2K2 w - - 0 1");
        assertEquals(
                "a4a5 b4b5 d4d5 e4e5",
                moves(position).replaceAll(" ?c1\\S+", "").trim());
        assertEquals("R4/1PPPP/5/k4/2K2 b - - 0 1", position.play("a4a5").toFen());
        assertEquals("4P/PPPP1/5/k4/2K2 b - - 0 1", position.play("e4e5").toFen());
        assertEquals(
                "the pawn on c4 may not go to c5: it could only become a king there, which is never lost (T-07)",
                why(position, "c5"));
        Position kept = game.parsePosition("5/P4/5/k4/2K1R w - - 0 1");
        assertEquals(
                "the pawn on a4 may not go to a5: White has lost none of the pieces that it could become there (T-08)",
                why(kept, "a5"));
        assertEquals(false, game.parsePosition("k4/1P3/5/5/2KR1 b - - 0 1").isCheck());
        assertEquals(false, game.parsePosition("2k2/1P3/5/5/2K2 b - - 0 1").isCheck());
        assertEquals(true, game.parsePosition("k4/1P3/5/5/2K2 b - - 0 1").isCheck());
    }

    @Test
    void aPieceThatMayStayWhatItIsAttacksWhereItCouldBecomeNothing() {
        Promotion optional = TO_KNIGHT.onlyToTheLost(Promotion.Otherwise.BARRED_WITHOUT_ATTACK);
        String fen = "1k3/P4/5/5/KN3 b - - 0 1";
        assertEquals(false, promoting(optional).parsePosition(fen).isCheck());
        assertEquals(true, promoting(optional.orNot()).parsePosition(fen).isCheck());
    }

    @Test
    void whatKeepsToItsColorIsLostByColor() {
        UnaryOperator<LawsBuilder> promotion = laws -> laws.rule("T-09")
                .promotion(Promotion.onFarRank(PAWN, BISHOP).onlyToTheLost(Promotion.Otherwise.BARRED));
        Ruleset any = game(PAWN, promotion);
        Ruleset colored = game(PAWN, laws -> promotion.apply(laws).rule("T-10").lostByColor(BISHOP));
        String fen = "4k/PP3/5/5/K4 w - - 0 1";
        assertEquals("a1a2 a1b1 a1b2 a4a5 b4b5", moves(any.parsePosition(fen)));
        assertEquals("a1a2 a1b1 a1b2 b4b5", moves(colored.parsePosition(fen)));
        assertEquals(
                "the pawn on a4 may not go to a5: White has lost none of the pieces that it could become there, only a"
                        + " bishop of squares of the other color (T-09 / T-10)",
                why(colored.parsePosition(fen), "a5"));
        refused(
                "a rook is lost by color, and no promotion is only to a lost one",
                laws -> promotion.apply(laws).lostByColor(ROOK));
        refused("a bishop is lost by color, and no promotion is only to a lost one", laws -> laws.lostByColor(BISHOP));
        refused(
                "queen (Q), which is lost by color, is not among the pieces, or moves otherwise there",
                laws -> laws.lostByColor(PieceType.of("queen", "Q", "Q")));
    }

    private static final String BACKED = "rbkn/pppp/4/4/PPPP/RBKN w a2b2c2d2a5b5c5d5 - 0 1";

    private static Ruleset backed(PieceType pawn, String array) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(4, 6)
                        .pieces(KING, ROOK, KNIGHT, BISHOP, pawn)
                        .king(KING)
                        .pawns(pawn)
                        .array(array)
                        .rule("T-11")
                        .pawnsLoseFirstMoveWithPieceBehind()
                        .build())
                .build();
    }

    @Test
    void aPawnsDoubleStepMayHangOnThePieceBehindIt() {
        Position start = backed(RUNNER, BACKED).initialPosition();
        assertTrue(start.isLegal("d2d4"));
        Position left = start.play("d1c3").play("a5a4");
        assertEquals(
                "a2b2c2b5c5d5", left.rights().stream().map(Square::toString).collect(Collectors.joining()));
        assertEquals(
                "the pawn on d2 has no double step: it, or the piece behind it in the array, has left its square (T-11"
                        + " / C-10)",
                why(left, "d2d4"));
        assertTrue(left.isLegal("a2a3"));
    }

    @Test
    void pawnsWithAPieceBehindHaveAFirstMoveAndSuchAPiece() {
        String sentence =
                "laws: pawns lose their first move (i) with the piece behind, and none has one and such a piece";
        assertEquals(
                sentence,
                assertThrows(IllegalArgumentException.class, () -> backed(PAWN, BACKED))
                        .getMessage());
        assertEquals(
                sentence,
                assertThrows(IllegalArgumentException.class, () -> backed(RUNNER, "k3/4/pppp/PPPP/4/3K w - - 0 1"))
                        .getMessage());
        LawsBuilder both = laws(RUNNER).pawnsLoseFirstMoveTogether().pawnsLoseFirstMoveWithPieceBehind();
        assertEquals(
                "laws: pawns lose their first move together, and each with the piece behind it: it must be one of them",
                assertThrows(IllegalArgumentException.class, both::build).getMessage());
    }

    @Test
    void whatLeapsOnOnlyLeaps() {
        refused("a rook leaps on, and no promotion makes one", laws -> laws.promotion(TO_KNIGHT.thenLeaps(ROOK)));
        refused(
                "a pawn leaps on, and is promoted itself",
                laws -> laws.promotion(
                        Promotion.onRank(BISHOP, 3, PAWN).thenLeaps(PAWN).and(TO_KNIGHT)));
        String otherwise = " leaps on when it is made, and moves otherwise than by leaps that move and capture alike";
        refused(
                "a rook" + otherwise,
                laws -> laws.promotion(Promotion.onFarRank(PAWN, ROOK).thenLeaps(ROOK)));
        for (String betza : new String[] {"nN", "mN", "cN", "iN", "NmW", "t[NN]"}) {
            PieceType hare = PieceType.of("hare", "H", betza);
            refused(
                    "a hare" + otherwise,
                    laws -> laws.pieces(KING, ROOK, KNIGHT, BISHOP, PAWN, hare)
                            .promotion(Promotion.onFarRank(PAWN, hare).thenLeaps(hare)));
        }
        String gone = "a pawn leaps on when it is promoted, and may be put back, gone or not promoted";
        Promotion leaping = TO_KNIGHT.thenLeaps(KNIGHT);
        refused(gone, laws -> laws.promotion(leaping.orNot()));
        refused(gone, laws -> laws.promotion(leaping.onlyToTheLost(Promotion.Otherwise.STAYS)));
        refused(gone, laws -> laws.promotion(leaping.onlyToTheLost(Promotion.Otherwise.REMOVED)));
        refused(gone, laws -> laws.promotion(Promotion.returning(PAWN, KNIGHT).thenLeaps(KNIGHT)));
        refused(
                "queen (Q), which leaps on, is not among the pieces, or moves otherwise there",
                laws -> laws.promotion(TO_KNIGHT.thenLeaps(PieceType.of("queen", "Q", "Q"))));
        assertEquals(
                "promotion: no type is named that leaps on",
                assertThrows(IllegalArgumentException.class, TO_KNIGHT::thenLeaps)
                        .getMessage());
    }

    @Test
    void whatMayBeChosenIsNamedOnce() {
        String twice = "promotion: knight is named twice to choose from";
        assertEquals(
                twice,
                assertThrows(IllegalArgumentException.class, () -> TO_KNIGHT.orTo(KNIGHT))
                        .getMessage());
        assertEquals(
                "promotion: rook is named twice to choose from",
                assertThrows(IllegalArgumentException.class, () -> TO_KNIGHT.orTo(ROOK, ROOK))
                        .getMessage());
    }
}
