package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a piece on e5 of a board of nine by nine goes by its movement. */
final class BetzaTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType STONE = PieceType.of("stone", "O", "W");
    private static final String ALONE = "9/8k/9/9/4X4/o8/9/8K/9 w - -";

    private static Ruleset game(Movement movement) {
        PieceType piece = PieceType.of("man", "X", movement).cannotCapture("K");
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(9, 9)
                        .pieces(KING, STONE, piece)
                        .king(KING)
                        .array("xk7/o8/9/9/9/9/9/O8/XK7 w - - 0 1")
                        .build())
                .build();
    }

    private static String destinations(Movement movement, String fen) {
        Optional<Square> from = Optional.of(Square.parse("e5"));
        return game(movement).parsePosition(fen).legalMoves().stream()
                .filter(move -> move.from().equals(from))
                .map(move -> move.to().toString())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static String destinations(String betza, String fen) {
        return destinations(Movement.of(betza), fen);
    }

    @ParameterizedTest
    @CsvSource({
        "W, d5 e4 e6 f5",
        "F, d4 d6 f4 f6",
        "D, c5 e3 e7 g5",
        "N, c4 c6 d3 d7 f3 f7 g4 g6",
        "A, c3 c7 g3 g7",
        "H, b5 e2 e8 h5",
        "C, b4 b6 d2 d8 f2 f8 h4 h6",
        "Z, b3 b7 c2 c8 g2 g8 h3 h7",
        "G, b2 b8 h2 h8",
        "K, d4 d5 d6 e4 e6 f4 f5 f6",
        "R, a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5",
        "B, a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i9 i1",
        "'(4,1)', a4 a6 d1 d9 f1 f9 i4 i6",
        "'(1,4)', a4 a6 d1 d9 f1 f9 i4 i6",
        "'(0,1)', d5 e4 e6 f5",
        "'(15,15)', ''"
    })
    void anAtomIsALeapOrARide(String betza, String expected) {
        assertEquals(sorted(expected), destinations(betza, ALONE));
    }

    private static String sorted(String words) {
        return Stream.of(words.split(" ", -1)).sorted().collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "R2, c5 d5 e3 e4 e6 e7 f5 g5",
        "W3, b5 c5 d5 e2 e3 e4 e6 e7 e8 f5 g5 h5",
        "K2, c3 c5 c7 d4 d5 d6 e3 e4 e6 e7 f4 f5 f6 g3 g5 g7",
        "N2, a3 a7 c1 c4 c6 c9 d3 d7 f3 f7 g1 g4 g6 g9 i3 i7",
        "NN, a3 a7 c1 c4 c6 c9 d3 d7 f3 f7 g1 g4 g6 g9 i3 i7",
        "DD, a5 c5 e1 e3 e7 e9 g5 i5",
        "KK, a1 a5 a9 b2 b5 b8 c3 c5 c7 d4 d5 d6 e1 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 i1 i5 i9",
        "WW, a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5",
        "W15, a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5"
    })
    void aNumberOrADoubledAtomMakesARide(String betza, String expected) {
        assertEquals(expected, destinations(betza, ALONE));
    }

    @ParameterizedTest
    @CsvSource({
        "fW, e6",
        "bW, e4",
        "lW, d5",
        "rW, f5",
        "sW, d5 f5",
        "vW, e4 e6",
        "fsW, d5 e6 f5",
        "fbW, e4 e6",
        "fF, d6 f6",
        "bF, d4 f4",
        "lF, d4 d6",
        "rF, f4 f6",
        "flF, d6",
        "brF, f4",
        "fN, c6 d7 f7 g6",
        "fhN, c6 d7 f7 g6",
        "bN, c4 d3 f3 g4",
        "lN, c4 c6 d3 d7",
        "rN, f3 f7 g4 g6",
        "ffN, d7 f7",
        "fsN, c6 g6",
        "sfN, c6 g6",
        "bbN, d3 f3",
        "bsN, c4 g4",
        "llN, c4 c6",
        "rrN, g4 g6",
        "flN, c6 d7",
        "ffrN, f7",
        "bllN, c4",
        "ffbbN, d3 d7 f3 f7",
        "ffbN, c4 d3 d7 f3 f7 g4",
        "lhN, c4 c6 d3 d7"
    })
    void modifiersChooseDirections(String betza, String expected) {
        assertEquals(expected, destinations(betza, ALONE));
    }

    @Test
    void forwardIsTheMoversOwn() {
        String fen = "9/8k/9/4x4/9/O8/9/8K/9 b - -";
        assertEquals(
                "e5",
                game(Movement.of("fW")).parsePosition(fen).legalMoves().stream()
                        .filter(move -> move.piece()
                                .filter(piece -> piece.type().letter().equals("X"))
                                .isPresent())
                        .map(move -> move.to().toString())
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource({"W, d5 e6 f5", "mW, d5 f5", "cW, e6", "mfWcfF, f6", "mWcF, d5 f5 f6"})
    void someMovesOnlyMoveOrOnlyCapture(String betza, String expected) {
        assertEquals(expected, destinations(betza, "9/8k/9/4oo3/4X4/4O4/9/8K/9 w - -"));
    }

    @ParameterizedTest
    @CsvSource({
        "R, d5 e6 e7 f5 g5 h5 i5",
        "WW, d5 e6 e7 f5 g5 h5 i5",
        "NN, a3 a7 c1 c4 c6 c9 d3 d7 f3 f7 g1 g4 g6 g9 i3 i7",
        "D, e3 e7 g5"
    })
    void aRideStopsBeforeAFriendAndOnAnEnemy(String betza, String expected) {
        assertEquals(expected, destinations(betza, "9/8k/4o4/9/2O1X4/4O4/9/8K/9 w - -"));
    }

    @ParameterizedTest
    @CsvSource({
        "nD, e3 e7",
        "D, c5 e3 e7 g5",
        "nA, c3 g3 g7",
        "A, c3 c7 g3 g7",
        "nH, b5 e2 e8 h5",
        "nN, d3 d7 f3 f7 c4 c6 g4 g6"
    })
    void aLameLeapNeedsTheSquaresOnItsWay(String betza, String expected) {
        String fen = betza.endsWith("D") ? "9/8k/9/9/3oXO3/9/9/8K/9 w - -" : "9/8k/9/3o5/4X4/9/9/8K/9 w - -";
        assertEquals(sorted(expected), destinations(betza, fen));
    }

    /** A knight's leap goes straight before it goes diagonally. */
    @Test
    void aLameKnightIsStoppedOnTheStraightSquare() {
        assertEquals("c4 c6 d3 f3 g4 g6", destinations("nN", "9/8k/9/4o4/4X4/9/9/8K/9 w - -"));
        assertEquals("c4 c6 d3 d7 f3 f7 g4 g6", destinations("nN", "9/8k/9/3o1o3/4X4/9/9/8K/9 w - -"));
    }

    @ParameterizedTest
    @CsvSource({
        "N, 9/8k/9/9/4X4/9/9/8K/9, c4 c6 d3 d7 f3 f7 g4 g6",
        "N, 9/8k/9/4o4/4X4/9/9/8K/9, c4 c6 d3 d7 f3 f7 g4 g6",
        "N, 9/8k/9/5o3/4X4/9/9/8K/9, c4 c6 d3 d7 f3 f7 g4 g6",
        "N, 9/8k/9/4oo3/4X4/9/9/8K/9, c4 c6 d3 d7 f3 g4 g6",
        "N, 9/8k/9/4OO3/4X4/9/9/8K/9, c4 c6 d3 d7 f3 f7 g4 g6",
        "Z, 9/8k/9/4o4/4X4/9/9/8K/9, b3 b7 c2 c8 g2 g8 h3 h7",
        "Z, 9/8k/5o3/9/4X4/9/9/8K/9, b3 b7 c2 c8 g2 g8 h3 h7",
        "Z, 9/8k/5o3/5o3/4X4/9/9/8K/9, b3 b7 c2 c8 g2 h3 h7",
        "Z, 9/8k/5oo2/9/4X4/9/9/8K/9, b3 b7 c2 c8 g2 h3 h7",
        "Z, 9/8k/5OO2/9/4X4/9/9/8K/9, b3 b7 c2 c8 g2 g8 h3 h7",
        "D, 9/8k/9/4o4/4XO3/9/9/8K/9, c5 e3 g5"
    })
    void aLeapNotOverEnemiesIsBarredWhereTheyStandOnEveryWay(String betza, String board, String expected) {
        Movement movement = Movement.of(betza).notOverEnemies();
        assertEquals(expected, destinations(movement, board + " w - -"));
        Position position = game(movement).parsePosition(board + " w - -");
        for (String to : destinations(betza, ALONE).split(" ", -1)) {
            assertEquals(
                    position.isLegal("Xe5" + to),
                    position.legalMoves().toString().contains("e5" + to),
                    to);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "t[FR], a4 a6 b4 b6 c4 c6 d1 d2 d3 d4 d6 d7 d8 d9 f1 f2 f3 f4 f6 f7 f8 f9 g4 g6 h4 h6 i4 i6",
        "t[FR2], b4 b6 c4 c6 d2 d3 d4 d6 d7 d8 f2 f3 f4 f6 f7 f8 g4 g6 h4 h6",
        "t[NB], a2 a8 b1 b3 b7 b9 c2 c4 c6 c8 d3 d7 f3 f7 g2 g4 g6 g8 h1 h3 h7 h9 i2 i8",
        "t[WR], a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5",
        "t[WF], c4 c6 d3 d5 d7 e4 e6 f3 f5 f7 g4 g6",
        "ft[FR], a6 b6 c6 d6 d7 d8 d9 f6 f7 f8 f9 g6 h6 i6",
        "ft[F2W], b7 c6 c7 c8 d6 d7 f6 f7 g6 g7 g8 h7",
        "t[FFF], a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9",
        "t[WW], c5 d5 e3 e4 e6 e7 f5 g5",
        "ft[WWW], e6 e7 e8 e9",
        "fft[NF], c8 d7 f7 g8"
    })
    void aChainGoesOnOutward(String betza, String expected) {
        assertEquals(expected, destinations(betza, "9/9/8k/9/4X4/o8/8K/9/9 w - -"));
    }

    @Test
    void aChainGoesOnOnlyFromAnEmptySquare() {
        String taken = "9/9/8k/3o1O3/4X4/9/8K/9/9 w - -";
        assertEquals("a4 b4 c4 d1 d2 d3 d4 d6 f1 f2 f3 f4 g4 h4 i4", destinations("t[FR]", taken));
    }

    @Test
    void aSquareToWhichAChainHasTwoWaysIsReachedWhileEitherIsOpen() {
        assertEquals(
                "a3 a7 b2 b8 c1 c4 c6 c9 d3 d7 f3 f7 g1 g4 g6 g9 h2 h8 i7",
                destinations("t[NN]", "9/9/9/9/4X4/9/8K/k8/9 w - -"));
        assertTrue(destinations("t[NN]", "9/9/9/6O2/4X4/9/8K/k8/9 w - -").contains("h8"));
        assertTrue(destinations("t[NN]", "9/9/5o3/9/4X4/9/8K/k8/9 w - -").contains("h8"));
        assertFalse(destinations("t[NN]", "9/9/5o3/6O2/4X4/9/8K/k8/9 w - -").contains("h8"));
    }

    @Test
    void anInitialMoveIsForTheFirst() {
        PieceType piece = PieceType.of("man", "X", "WimD");
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(9, 9)
                        .pieces(KING, STONE, piece)
                        .king(KING)
                        .array("xk7/o8/9/9/9/9/9/O8/XK7 w a1 - 0 1")
                        .build())
                .build();
        Position position = game.parsePosition("9/8k/9/9/4X4/o8/9/8K/9 w e5 -");
        assertTrue(position.isLegal("e5e7"));
        assertFalse(game.parsePosition(ALONE).isLegal("e5e7"));
        Position moved = position.play("e5e6").play("a4a5");
        assertEquals("-", moved.toFen().split(" ", -1)[2]);
        assertFalse(moved.isLegal("e6e8"));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, an atom",
        "X, 1, an atom",
        "é, 1, an atom",
        "m, 2, an atom",
        "mf, 3, an atom",
        "Wf, 3, an atom",
        "'W ', 2, an atom",
        "W3N-, 4, an atom",
        "t[, 3, an atom",
        "t[F, 4, an atom",
        "t[F], 4, an atom",
        "t[t[FR]R], 3, an atom"
    })
    void anAtomMustStandWhereOneIsNeeded(String betza, int column, String what) {
        assertRefused(betza, column, "a movement needs " + what + ", one of W F D N A H C Z G K Q R B t (");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W0|2|a range must be from 1 to 15",
                "R16|2|a range must be from 1 to 15",
                "R1000000000|2|a range must be at most 999999999",
                "mR99F|3|a range must be from 1 to 15",
                "(1,2|5|a leap must end with )",
                "N(1,2W|6|a leap must end with )",
                "(,2)|2|a leap's first distance must be a number",
                "(1,)|4|a leap's second distance must be a number",
                "(1 ,2)|3|a leap must have a comma between its distances",
                "(0,0)|1|a leap's longer distance must be from 1 to 15",
                "W(16,1)|2|a leap's longer distance must be from 1 to 15",
                "t|2|t must be followed by [",
                "WtF|3|t must be followed by [",
                "t[FR|5|t[ must hold two atoms and end with ]; a letter that is there twice is two atoms",
                "t[FRB]|5|t[ must hold two atoms and end with ]; a letter that is there twice is two atoms",
                "t[FFR]|5|t[ must hold two atoms and end with ]; a letter that is there twice is two atoms: the rider FF is B",
                "ft[WWB]|6|t[ must hold two atoms and end with ]; a letter that is there twice is two atoms: the rider WW is R",
                "t[NNR]|5|t[ must hold two atoms and end with ]; a letter that is there twice is two atoms: the rider NN is N15",
                "RR|2|R rides already: a second R says nothing",
                "mBB|3|B rides already: a second B says nothing",
                "QQ|2|Q rides already: a second Q says nothing",
                "t[RRF]|4|R rides already: a second R says nothing",
                "t[FRR]|5|R rides already: a second R says nothing",
                "W1|2|the range 1 says nothing here: it is the same without it",
                "fN1|3|the range 1 says nothing here: it is the same without it",
                "K1|2|the range 1 says nothing here: it is the same without it",
                "(2,1)1|6|the range 1 says nothing here: it is the same without it",
                "t[F1R]|4|the range 1 says nothing here: it is the same without it",
                "ww|1|w is no modifier: there are m c f b l r s v h n i",
                "fxW|2|x is no modifier: there are m c f b l r s v h n i",
                "mpR|2|a hopper (p) cannot be told here: a piece steps, leaps or rides",
                "WgB|2|a hopper (g) cannot be told here: a piece steps, leaps or rides",
                "mmW|2|m stands here once too often",
                "WnnD|3|n stands here once too often",
                "fffN|3|f stands here once too often",
                "ssN|2|s stands here once too often",
                "iiW|2|i stands here once too often",
                "cmW|1|m and c together say nothing: without them it moves and captures",
                "nW|1|n says nothing here: a step to the next square passes none that must be empty",
                "nR|1|n says nothing here: a step to the next square passes none that must be empty",
                "mnt[FR]|2|n says nothing here: a step to the next square passes none that must be empty",
                "hW|1|h says nothing here: it is for the four leaps of a half, as in fhN",
                "hN|1|h says nothing here: it is for the four leaps of a half, as in fhN",
                "fhF|2|h says nothing here: it is for the four leaps of a half, as in fhN",
                "ffhN|3|h says nothing here: it is for the four leaps of a half, as in fhN",
                "vN|1|v chooses every direction, as without them",
                "WmfbN|3|fb chooses every direction, as without them",
                "sF|1|s chooses every direction, as without them",
                "lrfbW|1|lrfb chooses every direction, as without them",
                "ffW|1|f says nothing here: the same directions are chosen without it",
                "vfW|2|f says nothing here: the same directions are chosen without it",
                "ffrrN|1|ffrr chooses no direction"
            })
    void aMalformedTextIsRefusedWithTheColumn(String betza, int column, String reason) {
        assertRefused(betza, column, reason);
    }

    private static void assertRefused(String betza, int column, String reason) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, () -> Movement.of(betza));
        assertEquals(reason + ", at column " + column + " of \"" + betza + "\"", refused.getMessage());
        assertEquals(column, refused.column());
        assertEquals(betza, refused.text());
    }

    @Test
    void aTextHasAThousandCharactersAtTheMost() {
        String longest = "WF".repeat(500);
        assertEquals(longest, Movement.of(longest).betza());
        MalformedTextException refused = assertThrows(MalformedTextException.class, () -> Movement.of(longest + "W"));
        assertEquals(1001, refused.column());
        assertTrue(
                String.valueOf(refused.getMessage()).startsWith("a movement may have at most 1000 characters,"),
                refused::getMessage);
    }

    @ParameterizedTest
    @CsvSource({"W, 0 1 1 0 0 -1 -1 0", "N, 1 2 2 1 2 -1 1 -2 -1 -2 -2 -1 -2 1 -1 2"})
    void directionsGoClockwiseFromTheOneMostForward(String betza, String expected) {
        assertEquals(
                expected,
                Movement.of(betza).patterns().stream()
                        .map(Betza.Pattern::hop)
                        .map(hop -> hop.dx() + " " + hop.dy())
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void aMovementIsMadeQuiet() {
        assertEquals("imDimnAimN", Movement.of("iDinAimN").quiet().betza());
        assertEquals("imnAmfW", Movement.of("inAmfW").quiet().betza());
        assertEquals("mt[FR]mbF", Movement.of("t[FR]bF").quiet().betza());
        assertEquals(Movement.of("imD"), Movement.of("iD").quiet());
        assertEquals(
                "mfWcfF cannot be quiet: cfF is for captures only",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Movement.of("mfWcfF").quiet())
                        .getMessage());
    }

    @Test
    void aRuleNumbersWhatWasSaidLast() {
        Movement leap = Movement.of("iD")
                .under("1")
                .quiet()
                .under("2")
                .notFromCheck()
                .notThroughAttack()
                .under("3");
        assertEquals("1", leap.rule());
        assertEquals("2", leap.rule(Movement.Limit.QUIET));
        assertEquals("", leap.rule(Movement.Limit.NOT_FROM_CHECK));
        assertEquals("3", leap.rule(Movement.Limit.NOT_THROUGH_ATTACK));
        PieceType type = PieceType.of("fil", "F", "A")
                .under("1")
                .cannotCapture("F")
                .under("2")
                .cannotCapture("R");
        assertEquals("1", type.rule());
        assertEquals(Map.of("F", "2", "R", ""), type.spared());
        assertEquals("4", type.and(leap).under("4").rule());
    }

    @Test
    void movementsAreEqualByTextAndLimits() {
        assertEquals(Movement.of("iD"), Movement.of("iD"));
        assertEquals(Movement.of("iD").hashCode(), Movement.of("iD").hashCode());
        assertNotEquals(Movement.of("iD"), Movement.of("iA"));
        assertNotEquals(Movement.of("iD"), Movement.of("iD").notOverEnemies());
        assertNotEquals(Movement.of("iD").notFromCheck(), Movement.of("iD").notThroughAttack());
        assertNotEquals(Movement.of("sD"), Movement.of("sD").over("R"));
        assertEquals("iD", Movement.of("iD").notOverEnemies().toString());
        assertEquals("iD", Movement.of("iD").betza());
    }

    @Test
    void aTypeTellsItsMovementsInOrder() {
        PieceType type = PieceType.of("man", "X", Movement.of("W"), Movement.of("cF"));
        assertEquals("WcF", type.betza());
        assertEquals("WcFiN", type.and(Movement.of("iN")).betza());
    }
}
