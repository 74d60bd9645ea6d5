package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** What holds for the texts of moves in every position of a ruleset. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class NotationContract extends Part {
    /** A letter, as much of the origin as is needed, a capture, a destination, a promotion, a leap onward and a check sign. */
    private static final Pattern ALGEBRAIC = Pattern.compile(
            "(?!O-O)(\\+?[A-Z])?([a-p]??)([0-9]*?)(x?)([a-p][0-9]+)(=\\+?[A-Z])?([-x][a-p][0-9]+)?([+#]?)");

    NotationContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return PositionArbitraries.all(contract.ruleset());
    }

    @Property(seed = RulesetContract.SEED, tries = 150)
    void findsEveryLegalMoveByItsTexts(@ForAll("positions") Position position) {
        for (Move move : position.legalMoves()) {
            for (String text : List.of(move.toString(), position.algebraic(move))) {
                assertEquals(move, position.move(text), () -> text + " in " + position);
                assertTrue(position.isLegal(text), () -> text + " in " + position);
                assertEquals(Optional.empty(), position.why(text), () -> text + " in " + position);
                assertEquals(position.play(move), position.play(text));
            }
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 150)
    @Proves("C-13")
    void givesEveryMoveATextOfItsOwn(@ForAll("positions") Position position) {
        List<Move> moves = position.legalMoves();
        assertEquals(moves.size(), moves.stream().map(Move::toString).distinct().count());
        assertEquals(
                moves.size(), moves.stream().map(position::algebraic).distinct().count());
    }

    @Property(seed = RulesetContract.SEED, tries = 150)
    void readsAlgebraicTextLeniently(@ForAll("positions") Position position) {
        for (Move move : position.legalMoves()) {
            String text = position.algebraic(move);
            String bare = text.replaceAll("[+#]$", "");
            String short_ = bare.replaceAll("=\\+?[A-Z]$", "");
            for (String lenient : List.of(bare, bare + "+", bare + "#", short_, short_ + "+")) {
                if (isSaid(position, move, lenient)) {
                    assertEquals(move, position.move(lenient), () -> lenient + " in " + position);
                } else {
                    assertFalse(position.isLegal(lenient), () -> lenient + " in " + position);
                }
            }
        }
    }

    /** Returns whether a text says what a piece becomes, if the mover can choose. */
    private static boolean isSaid(Position position, Move move, String text) {
        return text.contains("=")
                || position.legalMoves().stream()
                                .filter(other -> other.from().equals(move.from())
                                        && other.to().equals(move.to())
                                        && other.piece().equals(move.piece())
                                        && other.onward().equals(move.onward()))
                                .count()
                        == 1;
    }

    @Property(seed = RulesetContract.SEED, tries = 150)
    void writesAlgebraicTextStrictly(@ForAll("positions") Position position) {
        for (Move move : position.legalMoves()) {
            String text = position.algebraic(move);
            if (move.isCastling()) {
                assertEquals(checkSign(position.play(move)), text.replaceAll("^O-O(-O)?", ""));
                continue;
            }
            Matcher parts = ALGEBRAIC.matcher(text);
            assertTrue(parts.matches(), () -> text + " in " + position);
            assertEquals(move.to().toString(), parts.group(5));
            assertEquals(capturesFirst(move), parts.group(4).equals("x"));
            checkPromotion(move, parts.group(6));
            assertEquals(leap(move), Optional.ofNullable(parts.group(7)), () -> text + " in " + position);
            assertEquals(checkSign(position.play(move)), parts.group(8), () -> text + " in " + position);
            if (parts.group(1) != null && !parts.group(1).startsWith("+")) {
                checkOrigin(position, move, parts.group(2), parts.group(3));
            }
        }
    }

    /** Returns whether a piece captures where it goes, before it perhaps leaps on. */
    private static boolean capturesFirst(Move move) {
        return !move.captured().isEmpty()
                && move.onward()
                        .filter(onward -> onward.equals(move.capturedAt().orElseThrow()))
                        .isEmpty();
    }

    private static Optional<String> leap(Move move) {
        int before = capturesFirst(move) ? 1 : 0;
        return move.onward().map(square -> (move.captured().size() > before ? "x" : "-") + square);
    }

    /** The piece's own letter stands there where it was chosen to stay what it is. */
    private static void checkPromotion(Move move, @Nullable String written) {
        Piece piece = move.piece().orElse(null);
        String stays = piece == null ? "" : "=" + piece.type().letter();
        if (!stays.equals(written)) {
            assertEquals(move.promotion().map(type -> "=" + type.letter()), Optional.ofNullable(written));
        }
        assertEquals(move.promotion().isPresent(), written != null && !stays.equals(written), move::toString);
    }

    private static String checkSign(Position after) {
        boolean mate = after.outcome().reason().equals(Optional.of(Outcome.Reason.CHECKMATE));
        return mate ? "#" : after.isCheck() ? "+" : "";
    }

    /** A file is written only where a rival exists, a rank only where a rival has the same file. */
    private static void checkOrigin(Position position, Move move, String file, String rank) {
        List<Square> rivals = position.legalMoves().stream()
                .filter(other -> !other.from().equals(move.from()) && other.to().equals(move.to()))
                .filter(other -> other.piece().equals(move.piece()))
                .map(other -> other.from().orElseThrow())
                .toList();
        Square from = move.from().orElseThrow();
        List<Square> sameFile =
                rivals.stream().filter(rival -> rival.file() == from.file()).toList();
        List<Square> sameRank =
                rivals.stream().filter(rival -> rival.rank() == from.rank()).toList();
        boolean byFile = !rivals.isEmpty() && sameFile.isEmpty();
        boolean byRank = !sameFile.isEmpty() && sameRank.isEmpty();
        boolean byBoth = !sameFile.isEmpty() && !sameRank.isEmpty();
        assertEquals(byFile || byBoth ? from.toString().substring(0, 1) : "", file, () -> move + " in " + position);
        assertEquals(byRank || byBoth ? from.toString().substring(1) : "", rank, () -> move + " in " + position);
    }

    @Property(seed = RulesetContract.SEED, tries = 100)
    void refusesATextThatFitsTwoMoves(@ForAll("positions") Position position) {
        List<Move> moves = position.legalMoves().stream()
                .filter(move -> !move.isCastling() && move.onward().isEmpty())
                .toList();
        for (Move move : moves) {
            String text = move.piece().map(piece -> piece.type().letter()).orElse("x") + move.to();
            List<Move> fitting = position.legalMoves().stream()
                    .filter(other -> other.to().equals(move.to())
                            && other.onward().isEmpty()
                            && other.piece()
                                    .map(piece -> piece.type())
                                    .equals(move.piece().map(piece -> piece.type())))
                    .toList();
            if (fitting.size() > 1) {
                assertFalse(position.isLegal(text), () -> text + " in " + position);
                String why = position.why(text).orElseThrow();
                assertTrue(
                        why.contains(fitting.get(0).toString())
                                && why.contains(fitting.get(1).toString()),
                        why);
            } else {
                assertEquals(move, position.move(text), () -> text + " in " + position);
            }
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 100)
    void ordersMovesByThePositionAlone(@ForAll("positions") Position position) {
        Position read = position.ruleset().parsePosition(position.toFen());
        assertEquals(
                position.legalMoves().stream().map(position::algebraic).collect(Collectors.joining(" ")),
                read.legalMoves().stream().map(read::algebraic).collect(Collectors.joining(" ")));
    }
}
