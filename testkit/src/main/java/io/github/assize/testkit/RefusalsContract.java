package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.Move;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** That a text is refused exactly if it is no legal move, and that every refusal names rules that there are. */
abstract class RefusalsContract {
    private static final int PLIES = 120;
    private static final Pattern CITED = Pattern.compile("\\(([^()]+)\\)$");

    private final RulesetContract contract;

    RefusalsContract(RulesetContract contract) {
        this.contract = contract;
    }

    @Test
    void everyIllegalTextIsRefusedByARule() {
        judgeGames(3, 40, new Random(1283));
    }

    @Test
    @Tag("slow")
    void everyIllegalTextIsRefusedByARuleInManyGames() {
        judgeGames(12, 400, new Random(1817));
    }

    /** Plays the game as it is by default once, and then in readings taken at random. */
    private void judgeGames(int games, int texts, Random random) {
        judgeGame(contract.ruleset(), texts, random);
        for (int game = 1; game < games; game++) {
            judgeGame(anyReading(random), texts, random);
        }
    }

    private Ruleset anyReading(Random random) {
        Ruleset ruleset = contract.ruleset();
        for (Reading reading : ruleset.readings()) {
            Answer answer = any(reading.answers(), random);
            ruleset = ruleset.with(reading.id(), answer.id());
        }
        return ruleset;
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static void judgeGame(Ruleset ruleset, int texts, Random random) {
        Position position = ruleset.initialPosition();
        for (int ply = 0; ply < PLIES && !position.outcome().isDecided(); ply++) {
            if (random.nextInt(8) == 0) {
                judgePosition(position, texts, random);
            }
            position = position.awaitsRoll()
                    ? position.roll(any(List.copyOf(position.rolls().keySet()), random))
                    : position.play(any(position.legalMoves(), random));
        }
        judgePosition(position, texts, random);
    }

    private static void judgePosition(Position position, int texts, Random random) {
        List<String> legal = position.legalMoves().stream().map(Move::toString).toList();
        Set<String> rules = position.ruleset().rules().stream().map(Rule::id).collect(Collectors.toSet());
        for (String move : legal) {
            assertEquals(Optional.empty(), position.why(move), position::toString);
        }
        List<Square> squares = squares(position);
        List<Square> held = squares.stream()
                .filter(square -> position.board().pieceAt(square).isPresent())
                .toList();
        for (int i = 0; i < texts; i++) {
            judgeCoordinates(position, any(held, random) + "" + any(squares, random), legal, rules);
            judgeCoordinates(position, "x" + any(squares, random), legal, rules);
            judgeAlgebraic(position, algebraic(position, any(squares, random), random), rules);
        }
    }

    private static List<Square> squares(Position position) {
        List<Square> squares = new ArrayList<>();
        for (int rank = 0; rank < position.board().ranks(); rank++) {
            for (int file = 0; file < position.board().files(); file++) {
                squares.add(Square.of(file, rank));
            }
        }
        return squares;
    }

    private static String algebraic(Position position, Square to, Random random) {
        PieceType type = any(position.ruleset().pieceTypes(), random);
        String file = random.nextInt(4) == 0
                ? String.valueOf((char) ('a' + random.nextInt(position.board().files())))
                : "";
        String capture = random.nextInt(4) == 0 ? "x" : "";
        String becomes = random.nextInt(8) == 0
                ? "=" + any(position.ruleset().pieceTypes(), random).letter()
                : "";
        return type.letter() + file + capture + to + becomes;
    }

    /** Judges a text that says all but which of two men on a square moves. */
    private static void judgeCoordinates(Position position, String text, List<String> legal, Set<String> rules) {
        long meant = legal.stream()
                .filter(move -> move.equals(text) || (Character.isUpperCase(move.charAt(0)) && move.endsWith(text)))
                .count();
        Supplier<String> here = () -> text + ": " + position.why(text) + ", in " + position.ruleset() + " " + position;
        assertEquals(meant == 1, position.why(text).isEmpty(), here);
        assertEquals(meant == 1, position.isLegal(text), here);
        if (meant == 0) {
            assertCited(position, text, rules, here);
        }
    }

    private static void judgeAlgebraic(Position position, String text, Set<String> rules) {
        Supplier<String> here = () -> text + ": " + position.why(text) + ", in " + position.ruleset() + " " + position;
        if (position.why(text).isEmpty()) {
            assertTrue(position.isLegal(position.move(text)), here);
        } else if (!position.why(text).orElseThrow().startsWith("it fits more than one legal move: ")) {
            assertCited(position, text, rules, here);
        }
    }

    private static void assertCited(Position position, String text, Set<String> rules, Supplier<String> here) {
        String reason = position.why(text).orElseThrow();
        Matcher cited = CITED.matcher(reason);
        assertTrue(cited.find(), here);
        assertTrue(rules.containsAll(List.of(cited.group(1).split(" / "))), here);
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> position.play(text), here);
        assertEquals(text + ": " + reason + ", in " + position, refused.getMessage());
    }
}
