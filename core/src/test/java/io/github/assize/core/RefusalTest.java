package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Why moves are refused, in games that name no rules of their own. */
final class RefusalTest {
    private static final PieceType KING = PieceType.of(
            "king",
            "K",
            Movement.of("K"),
            Movement.of("imsD").over("R"),
            Movement.of("imA").notFromCheck().notThroughAttack());
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType UNICORN =
            PieceType.of("unicorn", "U", Movement.of("imN"), Movement.of("B").onceMoved());
    private static final PieceType HOUND = PieceType.of("hound", "H", "cNmF");
    private static final PieceType ARCHER =
            PieceType.of("archer", "A", Movement.of("D").notOverEnemies()).cannotCapture("A");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    private static final Ruleset GAME = game(laws());
    private static final Ruleset REMOVING = game(laws().removalForStalemated(""));
    private static final Ruleset ROLLED = game(laws("ruhak2r/pppppppp/8/8/8/8/PPPPPPPP/RUHAK2R w b1e1b8e8 - 0 1 -")
            .dice(Dice.rolledAgain(PAWN, ARCHER, KING, ROOK, UNICORN, HOUND)));

    private static LawsBuilder laws() {
        return laws("ruhak2r/pppppppp/8/8/8/8/PPPPPPPP/RUHAK2R w b1e1b8e8 - 0 1");
    }

    private static LawsBuilder laws(String array) {
        return Laws.onBoard(8, 8)
                .pieces(KING, ROOK, UNICORN, HOUND, ARCHER, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array(array)
                .promotion(Promotion.onFarRank(PAWN, UNICORN))
                .enPassant(PAWN);
    }

    private static Ruleset game(LawsBuilder laws) {
        return Ruleset.define("toy", "Toy").laws(laws.build()).build();
    }

    /** A text that is refused, and how. */
    private record Example(Refusal.Kind kind, Ruleset ruleset, String fen, String move, String sentence) {
        Refusal refusal() {
            return ruleset.parsePosition(fen).refusal(move).orElseThrow();
        }
    }

    private static Example example(Refusal.Kind kind, String fen, String move, String sentence) {
        return new Example(kind, GAME, fen, move, sentence);
    }

    private static final List<Example> EXAMPLES = List.of(
            new Example(
                    Refusal.Kind.OWES_CAPTURE,
                    game(laws().mustCapture(MustCapture.any())),
                    "4k3/8/8/8/8/p7/8/R3K3 w - - 0 1",
                    "a1a2",
                    "White can capture and must: the rook on a1 can take the pawn on a3"),
            new Example(
                    Refusal.Kind.FORBIDDEN,
                    game(laws().stalemate(Stalemate.FORBIDDEN)),
                    "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
                    "g1g7",
                    "the rook on g1 may not leave Black without a move"),
            example(
                    Refusal.Kind.MALFORMED,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "a2a9",
                    "a square must end with a rank from 1 to 8, at column 4 of \"a2a9\""),
            example(
                    Refusal.Kind.AMBIGUOUS,
                    "4k3/p7/8/8/8/8/P3K3/R6R w - - 0 1",
                    "Rd1",
                    "it fits more than one legal move: a1d1 and h1d1"),
            example(
                    Refusal.Kind.DECIDED,
                    "k7/p1K5/U7/8/8/8/8/8 b - - 0 1",
                    "a7a6",
                    "the game is decided: 1/2-1/2 stalemate (C-09)"),
            new Example(
                    Refusal.Kind.NOT_ROLLED,
                    ROLLED,
                    "4k3/p7/8/8/8/8/P7/3AK3 w - - 0 1 -",
                    "a2a3",
                    "the die is to be rolled first"),
            new Example(
                    Refusal.Kind.ANOTHER_FACE,
                    ROLLED,
                    "4k3/p7/8/8/8/8/P7/3AK3 w - - 0 1 2",
                    "a2a3",
                    "the die shows 2, which lets only an archer move"),
            example(
                    Refusal.Kind.NO_REMOVAL,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "xa7",
                    "a piece leaves the board only by capture (C-02)"),
            new Example(
                    Refusal.Kind.REMOVAL_TOO_SOON,
                    REMOVING,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "xa7",
                    "a removal is only for a stalemated player"),
            new Example(
                    Refusal.Kind.NOTHING_TO_REMOVE,
                    REMOVING,
                    "k7/2K5/8/8/8/4U3/U7/8 b - - 0 1",
                    "xh1",
                    "no white piece stands on h1 to be removed"),
            new Example(
                    Refusal.Kind.KING_REMOVED,
                    REMOVING,
                    "k7/2K5/8/8/8/4U3/U7/8 b - - 0 1",
                    "xc7",
                    "the king cannot be removed"),
            new Example(
                    Refusal.Kind.UNSAFE_REMOVAL,
                    REMOVING,
                    "k7/2K5/U7/8/8/4U3/R7/8 b - - 0 1",
                    "xa6",
                    "the removal of the unicorn on a6 would leave the king on a8 in check from the rook on a2 (C-04)"),
            example(
                    Refusal.Kind.EMPTY_ORIGIN,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "b2b3",
                    "no white piece stands on b2 (C-01)"),
            example(
                    Refusal.Kind.OPPONENTS_PIECE,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "a7a6",
                    "the pawn on a7 belongs to Black, and it is White's turn (C-01)"),
            example(
                    Refusal.Kind.ANOTHER_TYPE,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "Aa2a3",
                    "not an archer but a pawn stands on a2"),
            example(
                    Refusal.Kind.NO_SUCH_PIECE,
                    "4k3/p7/8/8/8/8/P7/4K3 b - - 0 1",
                    "Ud5",
                    "Black has no unicorn (C-01)"),
            example(
                    Refusal.Kind.ALREADY_THERE,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "a2a2",
                    "the pawn on a2 is there already"),
            example(
                    Refusal.Kind.UNREACHABLE,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "a2c4",
                    "a pawn does not move from a2 to c4"),
            example(
                    Refusal.Kind.NOT_GRANTED,
                    "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
                    "e1g3",
                    "the king on e1 no longer has its first move (C-10)"),
            example(
                    Refusal.Kind.BLOCKED,
                    "4k3/p7/8/3p4/3A4/8/P7/4K3 w - - 0 1",
                    "d4d6",
                    "the archer on d4 may not leap over the black pawn on d5"),
            example(
                    Refusal.Kind.NO_PARTNER,
                    "4k3/p7/8/8/8/8/P7/3AK3 w e1 - 0 1",
                    "e1c1",
                    "the king on e1 passes over no piece but its own rook, and none stands on d1"),
            example(
                    Refusal.Kind.OWN_PIECE,
                    "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1",
                    "a1a2",
                    "a2 is held by its own pawn (C-02)"),
            example(
                    Refusal.Kind.NOTHING_TO_CAPTURE,
                    "4k3/p7/8/8/3H4/8/P7/4K3 w - - 0 1",
                    "d4e6",
                    "a hound goes there only to capture, and nothing stands on e6"),
            example(
                    Refusal.Kind.NO_CAPTURE_THERE,
                    "4k3/p7/8/4p3/3H4/8/P7/4K3 w - - 0 1",
                    "d4e5",
                    "the hound on d4 goes to e5 only if that is empty, and the black pawn stands there"),
            example(
                    Refusal.Kind.CANNOT_CAPTURE,
                    "4k3/p7/3a4/8/3A4/8/P7/4K3 w - - 0 1",
                    "d4d6",
                    "an archer does not take an archer"),
            new Example(
                    Refusal.Kind.NOTHING_LOST,
                    game(laws().promotion(Promotion.onRank(PAWN, 7, ROOK).onlyToTheLost(Promotion.Otherwise.BARRED))),
                    "4k3/8/P7/8/8/8/8/RR2K3 w - - 0 1",
                    "a6a7",
                    "the pawn on a6 may not go to a7: White has lost none of the pieces that it could become there"),
            example(
                    Refusal.Kind.FROM_CHECK,
                    "k3r3/p7/8/8/8/8/P7/4K3 w e1 - 0 1",
                    "e1g3",
                    "the king on e1 may not leap while in check"),
            example(
                    Refusal.Kind.THROUGH_ATTACK,
                    "k4r2/p7/8/8/8/8/P7/4K3 w e1 - 0 1",
                    "e1g3",
                    "the king on e1 may not pass f2, which is attacked by the rook on f8 (C-14)"),
            example(
                    Refusal.Kind.NO_EN_PASSANT,
                    "4k3/8/8/Pp6/8/8/8/4K3 w - - 0 1",
                    "a5b6",
                    "no capture en passant on b6: it must answer the double step at once"),
            example(
                    Refusal.Kind.UNSAFE,
                    "k3r3/p7/8/8/8/8/4R3/4K3 w - - 0 1",
                    "e2d2",
                    "the rook on e2 would leave the king on e1 in check from the rook on e8 (C-04)"),
            example(
                    Refusal.Kind.FILE_MISSING,
                    "4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1",
                    "b6",
                    "the capture by the pawn on a5 is written with its file: axb6"),
            example(
                    Refusal.Kind.CAPTURES_NOTHING,
                    "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1",
                    "Rxd1",
                    "the move captures nothing, but the text has an x (C-02)"),
            example(
                    Refusal.Kind.ANOTHER_PROMOTION,
                    "7k/P7/8/8/8/8/8/4K3 w - - 0 1",
                    "a8=R",
                    "it becomes a unicorn, not a rook (C-13)"),
            example(
                    Refusal.Kind.ANOTHER_PROMOTION,
                    "4k3/8/8/8/8/8/p7/7K b - - 0 1",
                    "a1=R",
                    "it becomes a unicorn, not a rook (C-13)"),
            example(
                    Refusal.Kind.NO_SUCH_PIECE,
                    "4k3/p7/8/8/8/8/P7/1R2K3 w - - 0 1",
                    "Rab3",
                    "no white rook stands on the a-file (C-01)"),
            example(
                    Refusal.Kind.UNREACHABLE,
                    "4k3/p7/8/8/8/8/P6K/8 w - - 0 1",
                    "h2a3",
                    "a king does not move from h2 to a3"),
            example(
                    Refusal.Kind.UNREACHABLE,
                    "4k3/p7/8/8/8/K7/P7/8 w - - 0 1",
                    "a3h2",
                    "a king does not move from a3 to h2"),
            example(
                    Refusal.Kind.NOTHING_TO_CAPTURE,
                    "4k3/8/8/Pr6/8/8/8/4K3 w - - 0 1",
                    "a5b6",
                    "a pawn goes diagonally only to capture, and nothing stands on b6"));

    @Test
    void everyKindOfRefusalHasItsSentence() {
        for (Example example : EXAMPLES) {
            assertEquals(example.sentence(), example.refusal().toString(), example::toString);
            assertEquals(example.kind(), example.refusal().kind(), example::toString);
        }
    }

    @Test
    void aRefusalHasItsPartsBehindItsSentence() {
        Position pinned = GAME.parsePosition("k3r3/p7/8/8/8/8/4R3/4K3 w - - 0 1");
        Refusal refusal = pinned.refusal("e2d2").orElseThrow();
        assertEquals("the rook on e2 would leave the king on e1 in check from the rook on e8", refusal.reason());
        assertEquals(List.of("C-04"), refusal.rules());
        assertEquals(squares("e2 e1 e8"), refusal.squares());
        assertEquals(refusal.reason() + " (C-04)", refusal.sentence());
        assertEquals(Optional.of(refusal.sentence()), pinned.why("e2d2"));
        assertEquals(Optional.empty(), pinned.refusal("e2e3"));
        assertEquals(Optional.empty(), pinned.why("e2e3"));
    }

    @Test
    void aRefusalNamesEachSquareOnce() {
        Position checked = GAME.parsePosition("k3r3/p7/8/8/8/8/R7/4K3 w - - 0 1");
        Refusal refusal = checked.refusal("a2b2").orElseThrow();
        assertEquals(
                "the king on e1 is in check from the rook on e8, and the rook on a2 does not parry it on b2 (C-04)",
                refusal.sentence());
        assertEquals(squares("e1 e8 a2 b2"), refusal.squares());
        assertThrows(
                UnsupportedOperationException.class, () -> refusal.squares().clear());
        assertThrows(UnsupportedOperationException.class, () -> refusal.rules().clear());
    }

    @Test
    void aMoveThatParriesOneCheckAndOpensAnotherLineIsToldOfTheOther() {
        Position checked = GAME.parsePosition("k3r3/p7/8/8/8/8/8/r2RK3 w - - 0 1");
        assertEquals(
                "the king on e1 is in check from the rook on e8, and the rook on d1 does not parry it on d5 (C-04)",
                checked.why("d1d5").orElseThrow());
        Position parried = GAME.parsePosition("k3r3/p7/8/8/8/r3U3/8/1R2K3 w - - 0 1");
        assertEquals(Optional.empty(), parried.why("b1b2"));
        Position opened = GAME.parsePosition("k3r3/p7/8/8/8/8/8/r2UK3 w - - 0 1");
        assertEquals(
                "the unicorn on d1 would leave the king on e1 in check from the rook on a1 (C-04)",
                opened.why("d1e2").orElseThrow());
    }

    private static final PieceType WAZIR = PieceType.of("wazir", "W", "W").under("T-02");
    private static final Ruleset SHARING = Ruleset.define("sharing", "Sharing")
            .laws(Laws.onBoard(5, 5)
                    .pieces(Toy.KING, Toy.ROOK, WAZIR)
                    .king(Toy.KING)
                    .array("(rw)3k/5/5/5/(RW)3K w - -")
                    .build())
            .build();

    @Test
    void twoThatGiveCheckFromOneSquareAreNamedBothAndTheirSquareOnce() {
        Refusal refusal =
                SHARING.parsePosition("(rw)4/2K2/5/5/4k w - -").refusal("c4b5").orElseThrow();
        assertEquals(
                "it would put the king on b5 in check from the rook on a5 and the wazir on a5 (C-04)",
                refusal.sentence());
        assertEquals(squares("b5 a5"), refusal.squares());
    }

    @Test
    void aRuleThatSeveralPiecesHaveIsNamedOnce() {
        Refusal refusal =
                SHARING.parsePosition("4k/5/5/1W3/W3K w - -").refusal("We5").orElseThrow();
        assertEquals("no white wazir can go to e5 (T-02)", refusal.sentence());
        assertEquals(List.of("T-02"), refusal.rules());
    }

    @Test
    void aSquareAloneIsOfThePawnThatGoesThereWithoutCapture() {
        Position position = GAME.parsePosition("4k3/p7/8/8/8/4A3/P2PP3/4K3 w - - 0 1");
        assertEquals(
                "the pawn on e2 is blocked at e3 by its own archer",
                position.why("e4").orElseThrow());
        assertEquals("e3 is held by its own archer (C-02)", position.why("e3").orElseThrow());
        assertEquals(
                "a pawn goes diagonally only to capture, and nothing stands on f3",
                position.why("f3").orElseThrow());
        assertEquals("no white pawn can go to h8", position.why("h8").orElseThrow());
    }

    @Test
    void anXIsOfAPieceThatCapturesThere() {
        Position position = GAME.parsePosition("4k3/p7/8/8/3H4/8/P4H2/4K3 w - - 0 1");
        assertEquals(
                "a hound goes there only to capture, and nothing stands on e4",
                position.why("Hxe4").orElseThrow());
    }

    @Test
    void aPieceThatIsThereIsNearerThanOneThatIsBlockedOnTheWay() {
        Position position = GAME.parsePosition("4k3/p7/8/8/8/8/P7/R3K2R w - - 0 1");
        assertEquals("the rook on a1 is there already", position.why("Ra1").orElseThrow());
        assertEquals("the rook on h1 is there already", position.why("Rh1").orElseThrow());
    }

    private static List<Square> squares(String names) {
        return Stream.of(names.split(" ")).map(Square::parse).toList();
    }

    @Test
    void noKindOfRefusalIsLeftOut() {
        Set<Refusal.Kind> shown = EXAMPLES.stream().map(Example::kind).collect(Collectors.toSet());
        assertEquals(EnumSet.complementOf(EnumSet.of(Refusal.Kind.ANOTHER_POSITION)), shown);
    }

    @Test
    void aRefusalHasThePositionAndTheMoveAsItWasGiven() {
        Position position = GAME.initialPosition();
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> position.play("a2xa3"));
        assertEquals("a2xa3", refused.move());
        assertEquals(position, refused.position());
    }

    @Test
    void aRemovalPromotesNothing() {
        Position stalemated = REMOVING.parsePosition("k7/2K5/8/8/8/4U3/U7/8 b - - 0 1");
        assertEquals(
                "the move promotes nothing, but the text has =R (C-13)",
                stalemated.why("xa2=R").orElseThrow());
    }

    @Test
    void theNearestOfSeveralPiecesIsExplained() {
        Position position = GAME.parsePosition("k3r3/p7/8/8/R7/4R3/8/4K3 w - - 0 1");
        assertEquals(
                "the rook on e3 would leave the king on e1 in check from the rook on e8 (C-04)",
                position.why("Rh3").orElseThrow());
        assertEquals("no white rook can go to h8", position.why("Rh8").orElseThrow());
    }

    @Test
    void whatStandsWhereAPartnerShouldIsNotAlwaysToBlame() {
        Position enemy = GAME.parsePosition("4k3/p7/8/8/8/8/P7/3uK3 w e1 - 0 1");
        assertEquals(
                "the king on e1 passes over no piece but its own rook, and none stands on d1",
                enemy.why("e1c1").orElseThrow());
    }

    @Test
    void ofSeveralPiecesAsNearTheFirstIsExplained() {
        Position position = GAME.parsePosition("k3r3/p7/8/8/4R3/4R3/8/4K3 w - - 0 1");
        assertEquals("e3 is held by its own rook (C-02)", position.why("e4e3").orElseThrow());
        Position pinned = GAME.parsePosition("k3r3/p7/8/8/7r/8/4R3/4K2R w - - 0 1");
        assertEquals(
                "the rook on h1 is blocked at h4 by the black rook",
                pinned.why("Rh8").orElseThrow());
        Position both = GAME.parsePosition("k3r3/p7/8/8/8/8/4R3/r2RK3 w - - 0 1");
        assertEquals(
                "the rook on d1 would leave the king on e1 in check from the rook on a1 (C-04)",
                both.why("Rd2").orElseThrow());
    }

    @Test
    void aFirstMoveIsDeniedByTheRulesThatCostIt() {
        String fen = "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1";
        Ruleset costly =
                game(laws().rule("T-01").checkCostsFirstMove().rule("T-02").aimCostsFirstMove(ROOK));
        assertEquals(
                "the king on e1 no longer has its first move (T-01 / T-02 / C-10)",
                costly.parsePosition(fen).why("e1g3").orElseThrow());
        assertEquals(
                "the unicorn on b1 no longer has its first move (C-10)",
                costly.parsePosition("4k3/p7/8/8/8/8/P7/1U2K3 w - - 0 1")
                        .why("b1c3")
                        .orElseThrow());
    }
}
