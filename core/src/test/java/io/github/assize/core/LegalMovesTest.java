package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list of legal moves, which is a view. */
final class LegalMovesTest {
    private static final Position START = Toy.GAME.initialPosition();

    @Test
    void isAListLikeAnyOther() {
        List<Move> moves = START.legalMoves();
        List<Move> copy = new ArrayList<>(moves);
        assertEquals(copy, moves);
        assertEquals(moves, copy);
        assertEquals(copy.hashCode(), moves.hashCode());
        assertEquals(copy.toString(), moves.toString());
        assertEquals(copy.subList(1, 3), moves.subList(1, 3));
        assertEquals(copy.size(), moves.stream().count());
        assertSame(moves, START.legalMoves());
    }

    @Test
    void hasTheSameMovesInTheOrderThatIsKept() {
        for (boolean keptFirst : new boolean[] {false, true}) {
            Position position = Toy.GAME.parsePosition(START.toFen());
            List<Move> first = keptFirst ? position.legalMovesInOrder() : position.legalMoves();
            Move looked = first.get(1);
            List<Move> second = keptFirst ? position.legalMoves() : position.legalMovesInOrder();
            assertEquals(first.size(), second.size());
            assertEquals(looked, second.get(second.indexOf(looked)));
            assertEquals(START.play(looked.toString()), position.play(looked));
            assertEquals(
                    first.stream().sorted().toList(), second.stream().sorted().toList());
            assertSame(first, keptFirst ? position.legalMovesInOrder() : position.legalMoves());
            assertSame(second, keptFirst ? position.legalMoves() : position.legalMovesInOrder());
        }
    }

    @Test
    void findsItsMovesAndNoOthers() {
        List<Move> moves = START.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            assertEquals(i, moves.indexOf(moves.get(i)));
            assertEquals(i, moves.lastIndexOf(moves.get(i)));
        }
        Move black = START.play(moves.get(0)).legalMoves().get(0);
        assertFalse(moves.contains(black));
        assertEquals(-1, moves.indexOf(black));
        assertFalse(moves.contains(null));
        assertFalse(List.<Object>copyOf(moves).contains("d2d3"));
    }

    @Test
    void knowsNoPlaceOutsideOfIt() {
        List<Move> moves = START.legalMoves();
        assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> moves.get(moves.size()));
    }

    @Test
    void cannotBeChanged() {
        List<Move> moves = START.legalMoves();
        Move move = moves.get(0);
        assertThrows(UnsupportedOperationException.class, () -> moves.add(move));
        assertThrows(UnsupportedOperationException.class, () -> moves.set(0, move));
        assertThrows(UnsupportedOperationException.class, () -> moves.remove(0));
        assertThrows(UnsupportedOperationException.class, () -> moves.remove(move));
        assertThrows(UnsupportedOperationException.class, moves::clear);
        assertThrows(UnsupportedOperationException.class, () -> moves.removeIf(any -> true));
        assertThrows(UnsupportedOperationException.class, () -> moves.sort(Comparator.comparing(Move::toString)));
        Iterator<Move> iterator = moves.iterator();
        assertEquals(move, iterator.next());
        assertThrows(UnsupportedOperationException.class, iterator::remove);
        assertTrue(moves.contains(move));
    }

    @Test
    void isEmptyWhereTheGameIsDecided() {
        assertEquals(List.of(), Toy.GAME.parsePosition("k4/5/5/5/3KR b - -").legalMoves());
    }

    @Test
    void hasNoMoveOfAnotherPositionThatLeavesTheKingInCheck() {
        Move elsewhere = Toy.GAME.parsePosition("k4/p4/5/4P/3KR w - -").move("e2e3");
        Position checked = Toy.GAME.parsePosition("k4/p2r1/5/4P/3KR w - -");
        assertTrue(checked.isCheck());
        assertFalse(checked.legalMoves().contains(elsewhere));
        assertFalse(checked.isLegal(elsewhere));
        assertThrows(IllegalMoveException.class, () -> checked.play(elsewhere));
        Position free = Toy.GAME.parsePosition("k4/p1r2/5/4P/3KR w - -");
        assertTrue(free.isLegal(elsewhere));
    }
}
