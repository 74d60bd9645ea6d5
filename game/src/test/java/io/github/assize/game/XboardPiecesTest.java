package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Laws;
import io.github.assize.core.Move;
import io.github.assize.core.Movement;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reach;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What XBoard is told of a piece is where the piece may go. */
final class XboardPiecesTest {
    /** What XBoard says in legs, and we in one word; that it reads them so, its own test of legality has shown in play. */
    private static final Map<String, String> IN_LEGS =
            Map.of("FyafsF", "t[FR]", "NmpafsyafW", "t[NB]", "KimtpafK", "KiDiA", "KimtpafmK", "KimDimA");

    static List<Ruleset> rulesets() {
        return Rulesets.all();
    }

    /** Returns a ruleset in its default reading, and with each other answer to one question. */
    private static List<Ruleset> readings(Ruleset ruleset) {
        List<Ruleset> all = new ArrayList<>(List.of(ruleset));
        for (Reading reading : ruleset.readings()) {
            reading.answers().stream()
                    .filter(answer -> !answer.equals(reading.defaultAnswer()))
                    .forEach(answer -> all.add(ruleset.with(reading.id(), answer.id())));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyTextLeadsWhereThePieceMayGoInEveryReading(Ruleset ruleset) {
        Map<PieceType, Set<String>> seen = new HashMap<>();
        for (Ruleset reading : readings(ruleset)) {
            XboardPieces.of(reading).forEach((type, text) -> {
                if (seen.computeIfAbsent(type, any -> new HashSet<>()).add(text)) {
                    assertLeads(reading, type, text);
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aCaptureInPassingIsTold(Ruleset ruleset) {
        for (Ruleset reading : readings(ruleset)) {
            Map<PieceType, String> told = XboardPieces.of(reading);
            SplittableRandom random = new SplittableRandom(4);
            for (int i = 0; i < 4; i++) {
                Position position = reading.initialPosition();
                for (int ply = 0; ply < 150 && !position.legalMoves().isEmpty(); ply++) {
                    for (Move move : position.captures()) {
                        PieceType type = move.piece().orElseThrow().type();
                        boolean inPassing = position.board().piecesAt(move.to()).isEmpty();
                        String text = told.getOrDefault(type, "ce");
                        assertTrue(!inPassing || text.contains("ce"), () -> reading + ": " + type + " " + text);
                    }
                    position = position.play(position.randomMove(random));
                }
            }
        }
    }

    @Test
    void aFirstLeapOfWhatAPawnBecomesIsMoreThanXboardKnows() {
        // It takes i for the squares of the array: so its own test of legality is not for the Long Assize.
        Ruleset ruleset = Rulesets.byId("long-assize");
        Position promoted = ruleset.parsePosition("7k/P6p/8/8/8/8/8/K7 w - - 0 1")
                .play("a7a8")
                .play("h8g8");
        Square square = Square.parse("a8");
        PieceType queen = promoted.board().piecesAt(square).get(0).type();
        assertTrue(ruleset.initialPosition().board().piecesAt(square).stream()
                .noneMatch(piece -> piece.type().equals(queen)));
        assertEquals("FimA", XboardPieces.of(ruleset).get(queen));
        assertTrue(promoted.isLegal("a8c6"), promoted::toFen);
        assertTrue(ruleset.reach(queen, square, Color.WHITE).ways().stream()
                .filter(way -> way.to().equals(Square.parse("c6")))
                .allMatch(Reach.Way::firstMoveOnly));
    }

    private static void assertLeads(Ruleset ruleset, PieceType type, String text) {
        PieceType told = PieceType.of("told", type.letter(), IN_LEGS.getOrDefault(text, text.replace("ceF", "cF")));
        Ruleset bare = bare(ruleset.files(), ruleset.ranks(), told);
        for (Color color : Color.values()) {
            List<Square> first = ruleset.initialPosition().board().squaresOf(new Piece(color, type));
            for (int i = 0; i < ruleset.files() * ruleset.ranks(); i++) {
                Square from = Square.of(i % ruleset.files(), i / ruleset.files());
                assertEquals(
                        ways(ruleset.reach(type, from, color), first.contains(from)),
                        ways(bare.reach(told, from, color), first.contains(from)),
                        () -> ruleset + ": " + type + " " + text + " from " + from);
            }
        }
    }

    /** Returns where ways lead and what they may do there; first moves only where the array has the piece. */
    private static Set<String> ways(Reach reach, boolean isFirst) {
        return reach.ways().stream()
                .filter(way -> isFirst || !way.firstMoveOnly())
                .map(way -> way.to()
                        + (way.moves() ? "m" : "")
                        + (way.captures() ? "c" : "")
                        + (way.firstMoveOnly() ? "i" : ""))
                .collect(Collectors.toSet());
    }

    private static Ruleset bare(int files, int ranks, PieceType type) {
        PieceType king = PieceType.of("king", type.letter().equals("Z") ? "Y" : "Z", "K");
        String row = String.valueOf(files - 1);
        String empty = ("/" + files).repeat(ranks - 2) + "/";
        return Ruleset.define("bare", "Bare")
                .laws(Laws.onBoard(files, ranks)
                        .pieces(king, type)
                        .king(king)
                        .array(row + king.letter().toLowerCase(Locale.ROOT) + empty + row + king.letter()
                                + " w - - 0 1")
                        .build())
                .build();
    }

    @Test
    void onlyWhatCannotBeSaidIsLeftOut() {
        Map<String, String> missing = Rulesets.all().stream()
                .filter(ruleset ->
                        XboardPieces.of(ruleset).size() < ruleset.pieceTypes().size())
                .collect(Collectors.toMap(
                        Ruleset::id,
                        ruleset -> ruleset.pieceTypes().stream()
                                .filter(type -> !XboardPieces.of(ruleset).containsKey(type))
                                .map(PieceType::letter)
                                .collect(Collectors.joining())));
        assertEquals("K", missing.get("chatur"));
        assertEquals("K", missing.get("lombard-chess"));
        assertEquals("K", missing.get("ouk-chatrang"));
        assertEquals("KP", missing.get("schachzabel"));
        assertFalse(missing.containsKey("grant-acedrex"));
    }

    @Test
    void aConditionThatBetzaCannotSayIsNotSilentlyLeftOut() {
        PieceType king = PieceType.of("king", "K", "K");
        PieceType plain = PieceType.of("plain", "A", "mfWnDcB");
        PieceType barred = PieceType.of("barred", "B", Movement.of("D").notOverEnemies());
        PieceType rider = PieceType.of("rider", "C", "NN");
        PieceType far = PieceType.of("far", "E", "(4,1)");
        Ruleset ruleset = Ruleset.define("conditions", "Conditions")
                .laws(Laws.onBoard(8, 8)
                        .pieces(king, plain, barred, rider, far)
                        .king(king)
                        .array("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
                        .build())
                .build();
        assertEquals(Map.of(king, "K", plain, "fmWnDcB"), XboardPieces.of(ruleset));
        assertEquals("D", XboardPieces.wider(barred).orElseThrow());
        assertTrue(XboardPieces.wider(PieceType.of("griffon", "G", "t[FR]")).isEmpty());
    }
}
