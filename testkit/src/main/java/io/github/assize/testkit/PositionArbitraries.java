package io.github.assize.testkit;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/**
 * Positions of a ruleset for properties, by random play and by random set-up. They shrink to shorter games and to fewer
 * pieces. What they need to know of the game they learn from its array.
 *
 * @since 0.1.0
 */
public final class PositionArbitraries {
    private static final int LONG_GAME = 80;
    private static final int MANY_PIECES = 30;
    private static final int FEW_PIECES = 4;
    private static final int MOST_CHOICES = 9999;
    private static final int LATE = 200;

    private final Ruleset ruleset;
    private final Features features;
    private final List<Square> squares;

    private PositionArbitraries(Ruleset ruleset) {
        this.ruleset = ruleset;
        this.features = Features.of(ruleset);
        this.squares = Squares.of(ruleset);
    }

    /** A change that a random set-up would like; it is made where it leaves a position. */
    private interface Wish extends UnaryOperator<SetUp> {}

    /**
     * Generates positions of all sorts.
     *
     * @param ruleset the ruleset
     * @return positions as {@link #played}, {@link #setUps}, {@link #endings} and {@link #special} generate them
     */
    public static Arbitrary<Position> all(Ruleset ruleset) {
        return Arbitraries.frequencyOf(
                Tuple.of(3, played(ruleset)),
                Tuple.of(2, setUps(ruleset)),
                Tuple.of(2, endings(ruleset)),
                Tuple.of(2, special(ruleset)));
    }

    /**
     * Generates positions that come up in random play from the array, rich in captures and promotions.
     *
     * @param ruleset the ruleset
     * @return positions, decided ones among them
     */
    public static Arbitrary<Position> played(Ruleset ruleset) {
        return choices(0, LONG_GAME)
                .map(choices -> Play.of(ruleset.initialPosition(), choices).end());
    }

    /**
     * Generates positions with any pieces anywhere.
     *
     * @param ruleset the ruleset
     * @return positions, decided ones among them
     */
    public static Arbitrary<Position> setUps(Ruleset ruleset) {
        PositionArbitraries here = new PositionArbitraries(ruleset);
        return here.positions(here.anyPiece(), MANY_PIECES);
    }

    /**
     * Generates positions with few pieces, where mates, stalemates and bare kings are near.
     *
     * @param ruleset the ruleset
     * @return positions, decided ones among them
     */
    public static Arbitrary<Position> endings(Ruleset ruleset) {
        PositionArbitraries here = new PositionArbitraries(ruleset);
        return here.positions(here.anyPiece(), FEW_PIECES);
    }

    /**
     * Generates positions with what is rare: first-move rights, retreating pawns, shared squares, pawns that can be
     * captured en passant, dice rolled.
     *
     * @param ruleset the ruleset
     * @return positions; as {@link #setUps} where the ruleset has none of these
     */
    public static Arbitrary<Position> special(Ruleset ruleset) {
        PositionArbitraries here = new PositionArbitraries(ruleset);
        List<Arbitrary<Wish>> wishes = new ArrayList<>(here.specialWishes());
        wishes.add(here.anyPiece());
        return here.positions(Arbitraries.oneOf(wishes), MANY_PIECES);
    }

    /**
     * Generates games.
     *
     * @param starts the positions from which they start
     * @param steps how many moves and rolls; where a game is decided the next begins, from the same position
     * @return the games
     */
    public static Arbitrary<Play> games(Arbitrary<Position> starts, int steps) {
        return Combinators.combine(starts, choices(steps, steps)).as(Play::of);
    }

    /**
     * Generates games from the array.
     *
     * @param ruleset the ruleset
     * @param steps how many moves and rolls; where a game is decided the next begins
     * @return the games
     */
    public static Arbitrary<Play> games(Ruleset ruleset, int steps) {
        return choices(steps, steps).map(choices -> Play.of(ruleset.initialPosition(), choices));
    }

    private static Arbitrary<List<Integer>> choices(int least, int most) {
        return Arbitraries.integers()
                .between(0, MOST_CHOICES)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofMinSize(least)
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private Arbitrary<Position> positions(Arbitrary<Wish> wishes, int pieces) {
        return Combinators.combine(
                        Arbitraries.of(squares),
                        Arbitraries.integers().between(1, squares.size() - 1),
                        Arbitraries.of(Color.class),
                        wishes.list().ofMaxSize(pieces),
                        clocks())
                .as((white, distance, side, wished, clock) ->
                        grant(kings(white, distance).side(side), withLast(wished, clock)));
    }

    private static <T> List<T> withLast(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    private Position grant(SetUp start, List<Wish> wishes) {
        SetUp granted = start;
        for (Wish wish : wishes) {
            SetUp wished = wish.apply(granted);
            granted = isPosition(wished) ? wished : granted;
        }
        return granted.toPosition();
    }

    private static boolean isPosition(SetUp wished) {
        return wished.faults().isEmpty();
    }

    /** Sets up the kings, so many squares apart or more. */
    private SetUp kings(Square white, int distance) {
        SetUp start = SetUp.empty(ruleset).put(white, new Piece(Color.WHITE, features.king()));
        int index = squares.indexOf(white) + distance;
        while (true) {
            Square black = squares.get(index % squares.size());
            SetUp kings = start.put(black, new Piece(Color.BLACK, features.king()));
            if (isPosition(kings)) {
                return kings;
            }
            index++;
        }
    }

    private Arbitrary<Wish> anyPiece() {
        return piece(features.others());
    }

    private Arbitrary<Wish> piece(List<Piece> pieces) {
        return Combinators.combine(Arbitraries.of(pieces), Arbitraries.of(squares), Arbitraries.of(true, false))
                .as((piece, square, right) -> setUp -> {
                    SetUp put = setUp.put(square, piece);
                    return right && features.withRights().contains(piece) ? withRight(put, square) : put;
                });
    }

    private static SetUp withRight(SetUp setUp, Square square) {
        return setUp.rights().contains(square) ? setUp : setUp.rights(withLast(setUp.rights(), square));
    }

    private List<Arbitrary<Wish>> specialWishes() {
        List<Arbitrary<Wish>> wishes = new ArrayList<>();
        wishes.add(Arbitraries.of(squares).map(square -> setUp -> withRight(setUp, square)));
        wishes.add(Arbitraries.of(Color.values()).map(color -> setUp -> withKingsRight(setUp, color)));
        List<Piece> retreating = features.others().stream()
                .filter(piece -> piece.type().letter().startsWith("+"))
                .toList();
        if (!retreating.isEmpty()) {
            wishes.add(piece(retreating));
        }
        if (!features.shared().isEmpty()) {
            wishes.add(Arbitraries.of(features.shared().entrySet())
                    .map(pair ->
                            setUp -> setUp.put(pair.getKey(), pair.getValue().toArray(new Piece[0]))));
        }
        features.doubleStep().ifPresent(step -> wishes.add(passing(step)));
        if (!features.faces().isEmpty()) {
            wishes.add(Arbitraries.of(features.faces())
                    .map(face -> setUp -> setUp.clocks(0, 1).face(face)));
        }
        return wishes;
    }

    private SetUp withKingsRight(SetUp setUp, Color color) {
        List<Piece> king = List.of(new Piece(color, features.king()));
        return setUp.occupied().stream()
                .filter(square -> setUp.piecesAt(square).equals(king))
                .findFirst()
                .map(square -> withRight(setUp, square))
                .orElse(setUp);
    }

    /** Lets the side not to move have made a double step, past a pawn of the side to move on one side or the other. */
    private Arbitrary<Wish> passing(Move step) {
        PieceType pawn = step.piece().map(Piece::type).orElseThrow();
        int rank = step.to().rank();
        Mirror mirror = new Mirror(ruleset.ranks());
        return Combinators.combine(
                        Arbitraries.integers().between(0, ruleset.files() - 1),
                        Arbitraries.of(-1, 1).filter(side -> ruleset.files() > 1))
                .as((file, side) -> setUp -> {
                    int beside = Math.floorMod(file + side, ruleset.files());
                    SetUp white = setUp.side() == Color.BLACK ? setUp : mirror.of(setUp);
                    SetUp passed = white.put(Square.of(file, rank), new Piece(Color.WHITE, pawn))
                            .put(Square.of(beside, rank), new Piece(Color.BLACK, pawn))
                            .remove(Square.of(file, rank - 1))
                            .remove(Square.of(file, rank - 2))
                            .enPassant(Square.of(file, rank - 1));
                    return setUp.side() == Color.BLACK ? passed : mirror.of(passed);
                });
    }

    private static Arbitrary<Wish> clocks() {
        Arbitrary<Integer> numbers = Arbitraries.integers().between(0, LATE);
        return Combinators.combine(numbers, numbers)
                .as((halfmoves, moves) -> setUp -> setUp.clocks(halfmoves, moves + 1));
    }
}
