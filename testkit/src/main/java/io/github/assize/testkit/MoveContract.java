package io.github.assize.testkit;

import static java.util.Comparator.comparing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/** What holds for the moves of every position of a ruleset. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
abstract class MoveContract extends Part {
    private static final int SMALL_BOARD = 64;
    private static final int SOME = 300;

    MoveContract(RulesetContract contract) {
        super(contract);
    }

    @Provide
    Arbitrary<Position> positions() {
        return PositionArbitraries.all(contract.ruleset());
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void leaveTheirPositionAsItWas(@ForAll("positions") Position position) {
        Position kept = position.ruleset().parsePosition(position.toFen());
        String board = position.board().toString();
        for (Move move : position.legalMoves()) {
            position.play(move);
        }
        assertEquals(kept, position);
        assertEquals(kept.hashCode(), position.hashCode());
        assertEquals(kept.toFen(), position.toFen());
        assertEquals(board, position.board().toString());
        assertEquals(kept.legalMoves(), position.legalMoves());
        assertEquals(kept.outcome(), position.outcome());
    }

    /** A FEN in which the side that has just moved is in check is refused. */
    @Property(seed = RulesetContract.SEED, tries = 300)
    @Proves("C-04")
    void leaveTheOwnKingOutOfCheck(@ForAll("positions") Position position) {
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            assertEquals(after, position.ruleset().parsePosition(after.toFen()));
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    @Proves("C-01")
    void passTheTurn(@ForAll("positions") Position position) {
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            assertEquals(position.sideToMove().opposite(), after.sideToMove());
            int turns = position.sideToMove() == Color.BLACK ? 1 : 0;
            assertEquals(position.fullmoveNumber() + turns, after.fullmoveNumber());
            boolean counted = move.captured().isEmpty() && after.halfmoveClock() == position.halfmoveClock() + 1;
            assertTrue(counted || after.halfmoveClock() == 0, after::toFen);
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    @Proves("C-02")
    void tellWhatTheyDo(@ForAll("positions") Position position) {
        for (Move move : position.legalMoves()) {
            assertEquals(move.piece().isEmpty(), move.from().isEmpty());
            assertTrue(move.piece()
                    .filter(piece -> piece.color() != position.sideToMove())
                    .isEmpty());
            assertTrue(move.captured().stream().noneMatch(piece -> piece.color() == position.sideToMove()));
            move.from()
                    .ifPresent(from -> assertTrue(position.board()
                            .piecesAt(from)
                            .contains(move.piece().orElseThrow())));
            assertEquals(move.captured().size(), lost(position, position.play(move)), move::toString);
            PositionContract.assertUnmodifiable(
                    move.captured(),
                    new Piece(Color.WHITE, position.ruleset().pieceTypes().get(0)));
        }
    }

    static int lost(Position before, Position after) {
        Color victim = before.sideToMove().opposite();
        return pieces(before, victim) - pieces(after, victim);
    }

    private static int pieces(Position position, Color color) {
        return position.ruleset().pieceTypes().stream()
                .mapToInt(type ->
                        position.board().squaresOf(new Piece(color, type)).size())
                .sum();
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void standInAListThatNobodyCanChange(@ForAll("positions") Position position) {
        List<Move> moves = position.legalMoves();
        assertEquals(new HashSet<>(moves).size(), moves.size());
        assertEquals(new ArrayList<>(moves), moves);
        for (int i = 0; i < moves.size(); i++) {
            assertEquals(i, moves.indexOf(moves.get(i)));
        }
        Assume.that(!moves.isEmpty());
        PositionContract.assertUnmodifiable(moves, moves.get(0));
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void standInTheOrderOfTheirSquares(@ForAll("positions") Position position) {
        List<Move> moves = new ArrayList<>(position.legalMovesInOrder());
        assertEquals(
                moves.stream().sorted(comparing(MoveContract::squaresAndLetter)).toList(), moves, position::toFen);
        assertEquals(moves.stream().sorted().toList(), moves, position::toFen);
        assertEquals(moves, position.legalMoves().stream().sorted().toList(), position::toFen);
        assertEachIsFoundByItself(position, Position::legalMovesInOrder);
    }

    @Property(seed = RulesetContract.SEED, tries = 300)
    void standInAnOrderThatThePositionDecides(@ForAll("positions") Position position) {
        assertEachIsFoundByItself(position, Position::legalMoves);
    }

    private static void assertEachIsFoundByItself(Position position, Function<Position, List<Move>> list) {
        List<Move> moves = new ArrayList<>(list.apply(position));
        for (int i = 0; i < moves.size(); i++) {
            Position fresh = position.ruleset().parsePosition(position.toFen());
            assertEquals(moves.get(i), list.apply(fresh).get(i), position::toFen);
        }
    }

    /** Returns a text that has the order of the origins, removals behind them all, of the destinations, and of the letters. */
    private static String squaresAndLetter(Move move) {
        return move.from().map(MoveContract::place).orElse("removal")
                + place(move.to())
                + move.piece().map(piece -> piece.type().letter()).orElse("");
    }

    private static String place(Square square) {
        return String.format(Locale.ROOT, "%02d%02d", square.rank(), square.file());
    }

    @Property(seed = RulesetContract.SEED, tries = 100)
    void areAlikeInTheirOrderExactlyIfTheyAreEqual(
            @ForAll("positions") Position position, @ForAll("positions") Position other) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        moves.addAll(other.legalMoves());
        for (Move one : moves) {
            for (Move another : moves) {
                int order = one.compareTo(another);
                assertEquals(one.equals(another), order == 0, () -> one + " and " + another);
                assertEquals(Integer.signum(order), -Integer.signum(another.compareTo(one)));
            }
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 200)
    void ofOtherPositionsAreLegalExactlyIfTheyAreListed(
            @ForAll("positions") Position position, @ForAll("positions") Position other) {
        List<Move> listed = new ArrayList<>(position.legalMoves());
        List<Move> candidates = new ArrayList<>(other.legalMoves());
        candidates.addAll(listed);
        if (!listed.isEmpty()) {
            candidates.addAll(position.play(listed.get(0)).legalMoves());
        }
        for (Move move : candidates) {
            boolean legal = listed.contains(move);
            assertEquals(legal, position.isLegal(move), move::toString);
            if (!legal) {
                assertThrows(IllegalMoveException.class, () -> position.play(move));
                assertThrows(IllegalMoveException.class, () -> position.algebraic(move));
            }
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 40)
    void areLegalAsTextsExactlyIfOneListedMoveFits(@ForAll("positions") Position position, @ForAll long seed) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        for (Square[] pair : pairs(position, new Random(seed))) {
            checkText(position, moves, "", pair[0], pair[1]);
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 20)
    void areLegalWithTheirLetterExactlyIfOneListedMoveFits(@ForAll("positions") Position position, @ForAll long seed) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        for (PieceType type : position.ruleset().pieceTypes()) {
            for (Square[] pair : pairs(position, new Random(seed))) {
                checkText(position, moves, type.letter(), pair[0], pair[1]);
            }
        }
    }

    private static void checkText(Position position, List<Move> moves, String letter, Square from, Square to) {
        long fitting = moves.stream()
                .filter(move -> move.to().equals(to) && move.from().equals(Optional.of(from)))
                .filter(move -> letter.isEmpty()
                        || move.piece().orElseThrow().type().letter().equals(letter))
                .count();
        String text = letter + from + to;
        assertEquals(fitting == 1, position.isLegal(text), () -> text + " in " + position);
    }

    /** All pairs of squares on a small board; on a bigger one all from pieces and some at random. */
    private static List<Square[]> pairs(Position position, Random random) {
        List<Square> squares = Squares.of(position.board());
        boolean small = squares.size() <= SMALL_BOARD;
        List<Square[]> pairs = new ArrayList<>();
        for (Square from : squares) {
            if (small || position.board().pieceAt(from).isPresent()) {
                squares.forEach(to -> pairs.add(new Square[] {from, to}));
            }
        }
        for (int i = 0; i < SOME && !small; i++) {
            pairs.add(new Square[] {
                squares.get(random.nextInt(squares.size())), squares.get(random.nextInt(squares.size()))
            });
        }
        return pairs;
    }

    @Property(seed = RulesetContract.SEED, tries = 200)
    void thatRemoveAPieceAreLegalExactlyIfListed(@ForAll("positions") Position position) {
        List<Square> removals = position.legalMoves().stream()
                .filter(move -> move.piece().isEmpty())
                .map(Move::to)
                .toList();
        for (Square square : Squares.of(position.board())) {
            assertEquals(removals.contains(square), position.isLegal("x" + square), () -> square + " in " + position);
        }
    }

    @Property(seed = RulesetContract.SEED, tries = 500)
    void areTheSameForBothColors(@ForAll("positions") Position position) {
        if (!contract.treatsColorsAlike()) {
            return;
        }
        Mirror mirror = new Mirror(position.board().ranks());
        Position mirrored = mirrored(mirror, position);
        List<String> expected =
                position.legalMoves().stream().map(mirror::of).sorted().toList();
        assertEquals(
                expected,
                mirrored.legalMoves().stream().map(Move::toString).sorted().toList(),
                () -> "the moves of " + mirrored + ", which is " + position + " with the colors changed;"
                        + " where they move otherwise, treatsColorsAlike() must return false");
        assertEquals(position.outcome().reason(), mirrored.outcome().reason());
        assertEquals(
                position.outcome().winner().map(Color::opposite),
                mirrored.outcome().winner());
        assertEquals(position.isCheck(), mirrored.isCheck());
    }

    private static Position mirrored(Mirror mirror, Position position) {
        try {
            return mirror.of(SetUp.of(position)).toPosition();
        } catch (InvalidPositionException refused) {
            throw new AssertionError(
                    position
                            + " is a position, but not with the colors changed; where armies or moves of the colors"
                            + " are unlike, treatsColorsAlike() must return false",
                    refused);
        }
    }
}
