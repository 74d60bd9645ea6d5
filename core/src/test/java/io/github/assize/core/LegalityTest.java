package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Set-ups at random, the same on every machine, in which the moves are worked out once more: from the movements
 * themselves, without the programs and the tables of attacks, and by playing each.
 */
final class LegalityTest {
    private static final int SQUARES = 2500;
    private static final String ARMY = "krbnzhmgcoa";

    private static final PieceType KING = PieceType.of(
            "king",
            "K",
            Movement.of("KiN"),
            Movement.of("imD").notFromCheck(),
            Movement.of("imA").notThroughAttack());
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType ARCHER =
            PieceType.of("archer", "N", Movement.of("N").notOverEnemies());
    private static final PieceType ZEBRA =
            PieceType.of("zebra", "Z", Movement.of("Z").notOverEnemies());
    private static final PieceType HORSE = PieceType.of("horse", "H", "nN");
    private static final PieceType RIDER = PieceType.of("rider", "M", "NN");
    private static final PieceType GRIFFON = PieceType.of("griffon", "G", "t[FR]");
    private static final PieceType GIRAFFE = PieceType.of("giraffe", "C", "(4,1)");
    private static final PieceType ACROBAT =
            PieceType.of("acrobat", "A", Movement.of("F"), Movement.of("mD").over("R"));
    private static final PieceType MONK =
            PieceType.of("monk", "O", "WD").cannotCapture("K").cannotCapture("R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final PieceType[] PIECES = {
        KING, ROOK, BISHOP, ARCHER, ZEBRA, HORSE, RIDER, GRIFFON, GIRAFFE, ACROBAT, MONK, PAWN
    };

    static Stream<Game> games() {
        return Stream.of(
                new Game(4, 5, "kr2/pppp/4/PPPP/KR2 w - -", 8),
                new Game(5, 6, "k4/ppppp/(br)4/(BR)4/PPPPP/K4 w - -", 9),
                new Game(8, 8, "krbnzhmg/pppppppp/coa5/8/8/COA5/PPPPPPPP/KRBNZHMG w - -", 16),
                new Game(3, 16, "krb/nzh/mgc/oa1/ppp/3/3/3/3/3/3/PPP/OA1/MGC/NZH/KRB w - -", 12),
                new Game(9, 9, "krbnzhmgc/oa7/ppppppppp/9/9/9/PPPPPPPPP/OA7/KRBNZHMGC w - -", 18),
                new Game(
                        11, 12, ARMY + "/ppppppppppp" + "/11".repeat(8) + "/PPPPPPPPPPP/" + upper(ARMY) + " w - -", 30),
                new Game(
                        16,
                        16,
                        ARMY + "5/" + "p".repeat(16) + "/16".repeat(12) + "/" + "P".repeat(16) + "/" + upper(ARMY)
                                + "5 w - -",
                        50));
    }

    private static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }

    /** A board, and how many pieces are set up on it at the most. */
    private record Game(int files, int ranks, String array, int pieces) {
        Ruleset ruleset() {
            LawsBuilder laws = Laws.onBoard(files, ranks)
                    .pieces(PIECES)
                    .king(KING)
                    .pawns(PAWN)
                    .array(array)
                    .promotion(ranks == 8 ? Promotion.returning(PAWN, BISHOP) : Promotion.onFarRank(PAWN, BISHOP));
            return Ruleset.define("toy", "Toy")
                    .laws((files % 2 == 0 ? laws.checkCostsFirstMove() : laws).build())
                    .build();
        }

        /** Sets up pieces at random; nothing where that is no position. */
        Optional<Position> setUp(Ruleset ruleset, Random random) {
            Map<Square, String> setUp = new TreeMap<>();
            List<String> letters = array.chars()
                    .takeWhile(c -> c != ' ')
                    .filter(Character::isLowerCase)
                    .filter(c -> c != 'k')
                    .mapToObj(Character::toString)
                    .toList();
            for (int i = 0; i < pieces; i++) {
                String letter = letters.get(random.nextInt(letters.size()));
                setUp.put(square(random), random.nextBoolean() ? letter : upper(letter));
            }
            if (array.contains("(BR)")) {
                setUp.put(Square.parse("a3"), random.nextBoolean() ? "(BR)" : "R");
                setUp.put(Square.parse("a4"), random.nextBoolean() ? "(br)" : "b");
            }
            Square black = square(random);
            Square white = square(random);
            setUp.put(black, "k");
            setUp.put(white, "K");
            String rights = (random.nextBoolean() ? white : "") + "" + (random.nextBoolean() ? black : "");
            String side = random.nextBoolean() ? " w " : " b ";
            try {
                return Optional.of(
                        ruleset.parsePosition(placement(setUp) + side + (rights.isEmpty() ? "-" : rights) + " -"));
            } catch (InvalidPositionException e) {
                return Optional.empty();
            }
        }

        private Square square(Random random) {
            return Square.of(random.nextInt(files), random.nextInt(ranks));
        }

        private String placement(Map<Square, String> setUp) {
            StringBuilder text = new StringBuilder();
            for (int rank = ranks - 1; rank >= 0; rank--) {
                StringBuilder row = new StringBuilder();
                for (int file = 0; file < files; file++) {
                    row.append(setUp.getOrDefault(Square.of(file, rank), " "));
                }
                text.append(rank < ranks - 1 ? "/" : "").append(row);
            }
            return Pattern.compile(" +")
                    .matcher(text)
                    .replaceAll(run -> String.valueOf(run.group().length()));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMoveIsLegalWhereItsPieceGoesAndItsKingIsNotLeftInCheck(Game game) { // C-02 to C-04, C-10, C-14
        Ruleset ruleset = game.ruleset();
        Random random = new Random(1283);
        for (int squares = 0; squares < SQUARES; ) {
            Optional<Position> position = game.setUp(ruleset, random);
            if (position.isPresent()) {
                check(position.get());
                squares += game.files() * game.ranks();
            }
        }
    }

    private static void check(Position position) {
        List<String> moves =
                position.legalMoves().stream().map(Move::toString).sorted().toList();
        assertEquals(List.copyOf(new Worked(position).moves()), moves, position::toFen);
        assertEquals(moves.size(), Perft.count(position, 1), position::toFen);
        int byType = 0;
        for (int kind = 0; kind < PIECES.length; kind++) {
            byType += position.state.count(kind);
        }
        assertEquals(moves.size(), byType, position::toFen);
        for (int i = 0; i < moves.size(); i++) {
            Position fresh = position.ruleset().parsePosition(position.toFen());
            assertEquals(position.legalMoves().get(i), fresh.legalMoves().get(i), position::toFen);
            Position again = position.ruleset().parsePosition(position.toFen());
            assertEquals(
                    position.legalMovesInOrder().get(i),
                    again.legalMovesInOrder().get(i),
                    position::toFen);
        }
        position.legalMoves().stream()
                .max(Comparator.comparing(Move::toString))
                .map(position::play)
                .ifPresent(after -> assertEquals(after, after.ruleset().parsePosition(after.toFen())));
    }

    /** The legal moves of a position, worked out from the movements. */
    private record Worked(Position position) {
        Set<String> moves() {
            Set<String> moves = new TreeSet<>();
            for (PlacedPiece piece : PlacedPiece.of(codes(), position.state::code, position.sideToMove())) {
                for (int to = 0; to < codes().squares(); to++) {
                    add(moves, piece, to);
                }
            }
            assertEquals(inCheck(position, position.sideToMove()), position.isCheck(), position::toFen);
            return moves;
        }

        private void add(Set<String> moves, PlacedPiece piece, int to) {
            List<Way> ways = Way.between(codes(), piece, to);
            assertEquals(described(ways), toldAsRoutes(piece, to), () -> piece + " to " + to + " in " + position);
            for (Way way : ways) {
                if (way.isGranted()
                        && way.isOpen(position.state::code)
                        && ends(piece, way, to)
                        && isWithinLimits(piece, way)) {
                    move(piece, to)
                            .filter(move -> !inCheck(position.make(move), position.sideToMove()))
                            .ifPresent(move -> moves.add(object(move).toString()));
                }
            }
        }

        private List<String> described(List<Way> ways) {
            return ways.stream()
                    .map(way -> way.isGranted() + " " + way.bars(position.state::code))
                    .toList();
        }

        private List<String> toldAsRoutes(PlacedPiece piece, int to) {
            return piece.routes(codes(), to).stream()
                    .map(route -> route.isGranted(position.state::code) + " " + route.bars(position.state::code))
                    .toList();
        }

        private boolean ends(PlacedPiece piece, Way way, int to) {
            List<PlacedPiece> there = PlacedPiece.on(codes(), position.state::code, to);
            return there.isEmpty()
                    ? way.moves()
                    : way.captures()
                            && there.stream()
                                    .noneMatch(other -> other.is(position.sideToMove()) || piece.spares(other.type()));
        }

        private boolean isWithinLimits(PlacedPiece piece, Way way) {
            if (way.has(Movement.Limit.NOT_FROM_CHECK) && position.isCheck()) {
                return false;
            }
            if (!way.has(Movement.Limit.NOT_THROUGH_ATTACK)) {
                return true;
            }
            int[] passing = IntStream.range(0, codes().squares())
                    .map(position.state::code)
                    .toArray();
            passing[way.middle()] = passing[piece.square()];
            passing[piece.square()] = PieceCodes.NONE;
            return !isAttacked(
                    codes(),
                    square -> passing[square],
                    way.middle(),
                    position.sideToMove().opposite());
        }

        private Optional<Integer> move(PlacedPiece piece, int to) {
            return Arrays.stream(position.state.pseudoLegal(piece.square()))
                    .boxed()
                    .filter(move -> piece.makes(object(move), codes().name(piece.square()), codes().name(to)))
                    .findFirst();
        }

        private Move object(int move) {
            return Move.of(position.compiled(), position.state, move);
        }

        private PieceCodes codes() {
            return position.compiled().codes;
        }

        private static boolean inCheck(Position position, Color side) {
            int king = position.state.king(side.index());
            return isAttacked(position.compiled().codes, position.state::code, king, side.opposite());
        }

        private static boolean isAttacked(PieceCodes codes, IntUnaryOperator board, int king, Color by) {
            return PlacedPiece.of(codes, board, by).stream()
                    .filter(piece -> !piece.spares(KING))
                    .flatMap(piece -> Way.between(codes, piece, king).stream())
                    .anyMatch(way -> way.captures() && way.isGranted() && way.isOpen(board));
        }
    }
}
