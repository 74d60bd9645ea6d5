package io.github.assize.testkit;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Board;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/** What holds for every position of a ruleset. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class PositionContract extends Part {
    private static final int STEPS = 60;

    PositionContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return PositionArbitraries.all(contract.ruleset());
    }

    @Provide
    Arbitrary<Play> games() {
        return PositionArbitraries.games(contract.ruleset(), STEPS);
    }

    @Property(seed = RulesetContract.SEED, tries = 500)
    void isReadAgainFromItsFen(@ForAll("positions") Position position) {
        Position read = position.ruleset().parsePosition(position.toFen());
        assertSame(position, read);
        assertEquals(position.toFen(), read.toFen());
        assertEquals(position.halfmoveClock(), read.halfmoveClock());
        assertEquals(position.fullmoveNumber(), read.fullmoveNumber());
        assertEquals(position.legalMoves(), read.legalMoves());
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    @Proves("C-12")
    void isTheSameWhateverTheClocks(@ForAll("positions") Position position) {
        Position later = SetUp.of(position)
                .clocks(position.halfmoveClock() + 7, position.fullmoveNumber() + 1)
                .toPosition();
        assertSame(position, later);
        assertEquals(position.outcome(), later.outcome());
    }

    @Property(seed = RulesetContract.SEED, tries = 60)
    void equalsWhatHasTheSameFenButForTheClocks(@ForAll("games") Play game) {
        List<Position> positions = game.positions();
        List<String> texts =
                positions.stream().map(PositionContract::withoutClocks).toList();
        for (int one = 0; one < texts.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (texts.get(one).equals(texts.get(other))) {
                    assertSame(positions.get(one), positions.get(other));
                } else {
                    assertNotEquals(positions.get(one), positions.get(other));
                    assertNotEquals(
                            positions.get(one).key(), positions.get(other).key());
                }
            }
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 150)
    void isTheSameByWhateverRoute(@ForAll("positions") Position position) {
        Map<String, Position> met = new HashMap<>();
        for (Position later : twoTurnsLater(position)) {
            assertSame(met.computeIfAbsent(withoutClocks(later), text -> later), later);
        }
    }

    /** Returns the positions after some first moves, the same reply to each, and another of these moves. */
    private static List<Position> twoTurnsLater(Position position) {
        List<Move> moves = position.legalMoves();
        List<Position> later = new ArrayList<>();
        int stride = 1 + moves.size() / 5;
        for (int first = 0; first < moves.size(); first += stride) {
            Position replying = position.play(moves.get(first));
            if (!replying.legalMoves().isEmpty()) {
                Position again = replying.play(replying.legalMoves().get(0));
                for (int second = 0; second < moves.size(); second += stride) {
                    if (second != first && again.isLegal(moves.get(second))) {
                        later.add(again.play(moves.get(second)));
                    }
                }
            }
        }
        return later;
    }

    private static String withoutClocks(Position position) {
        return SetUp.of(position).clocks(0, 1).toFen();
    }

    private static void assertSame(Position one, Position other) {
        assertEquals(one, other);
        assertEquals(one.key(), other.key(), () -> one + " and " + other);
        assertEquals(one.hashCode(), other.hashCode(), () -> one + " and " + other);
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void isMadeAgainOfItsSetUp(@ForAll("positions") Position position) {
        SetUp setUp = SetUp.of(position);
        assertEquals(Set.of(), setUp.faults(), position::toFen);
        assertEquals(position, setUp.toPosition());
        assertEquals(position.toFen(), setUp.toFen());
        assertEquals(setUp, SetUp.parse(position.ruleset(), position.toFen()));
        assertEquals(position.board().occupied(), setUp.occupied());
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void showsOnItsBoardWhatItsFenSays(@ForAll("positions") Position position) {
        Board board = position.board();
        assertEquals(position.toFen().split(" ", 2)[0], placement(board));
        assertEquals(board, position.ruleset().parsePosition(position.toFen()).board());
        for (Square square : Squares.of(board)) {
            List<Piece> pieces = board.piecesAt(square);
            assertEquals(pieces.stream().findFirst(), board.pieceAt(square));
            assertUnmodifiable(
                    pieces,
                    new Piece(Color.WHITE, position.ruleset().pieceTypes().get(0)));
        }
        for (PieceType type : position.ruleset().pieceTypes()) {
            for (Color color : Color.values()) {
                checkSquaresOf(board, new Piece(color, type));
            }
        }
    }

    private static String placement(Board board) {
        List<String> rows = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = 0; file < board.files(); file++) {
                String letters = board.piecesAt(Square.of(file, rank)).stream()
                        .map(Piece::toString)
                        .collect(joining());
                row.append(letters.isEmpty() ? "." : letters.matches("\\+?.") ? letters : "(" + letters + ")");
            }
            rows.add(Pattern.compile("\\.+")
                    .matcher(row)
                    .replaceAll(empty -> "" + empty.group().length()));
        }
        return String.join("/", rows);
    }

    private static void checkSquaresOf(Board board, Piece piece) {
        List<Square> standing = Squares.of(board).stream()
                .filter(square -> board.piecesAt(square).contains(piece))
                .toList();
        assertEquals(standing, board.squaresOf(piece));
        assertUnmodifiable(board.squaresOf(piece), Square.of(0, 0));
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void listsItsRightsInOrder(@ForAll("positions") Position position) {
        List<Square> rights = position.rights();
        assertEquals(new ArrayList<>(new TreeSet<>(rights)), rights);
        assertUnmodifiable(rights, Square.of(0, 0));
        for (Square square : rights) {
            assertTrue(position.board().pieceAt(square).isPresent(), () -> square + " of " + position);
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 500)
    @Proves({"C-05", "C-06", "C-09"})
    void hasMovesExactlyIfItIsNotDecided(@ForAll("positions") Position position) {
        Outcome outcome = position.outcome();
        assertEquals(outcome.isDecided(), position.legalMoves().isEmpty() && !position.awaitsRoll(), outcome::toString);
        assertEquals(outcome.isDecided(), outcome.reason().isPresent());
        assertEquals(outcome.isDraw(), outcome.isDecided() && outcome.winner().isEmpty());
        assertEquals(text(outcome), outcome.toString());
        if (outcome.reason().equals(Optional.of(Outcome.Reason.CHECKMATE))) {
            assertTrue(position.isCheck());
            assertEquals(Optional.of(position.sideToMove().opposite()), outcome.winner());
        }
        if (outcome.reason().equals(Optional.of(Outcome.Reason.STALEMATE))) {
            assertEquals(false, position.isCheck());
        }
    }

    private static String text(Outcome outcome) {
        if (outcome.reason().isEmpty()) {
            return "*";
        }
        String result = outcome.winner()
                .map(winner -> winner == Color.WHITE ? "1-0" : "0-1")
                .orElse("1/2-1/2");
        return result + " " + outcome.reason().get();
    }

    static <T> void assertUnmodifiable(List<T> list, T element) {
        assertThrows(UnsupportedOperationException.class, () -> list.add(element));
        if (!list.isEmpty()) {
            assertThrows(UnsupportedOperationException.class, () -> list.set(0, element));
            assertThrows(UnsupportedOperationException.class, () -> list.remove(0));
        }
    }
}
