package io.github.assize.testkit.games;

import io.github.assize.core.Baring;
import io.github.assize.core.Castling;
import io.github.assize.core.Laws;
import io.github.assize.core.LawsBuilder;
import io.github.assize.core.Mate;
import io.github.assize.core.Movement;
import io.github.assize.core.MustCapture;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Stalemate;
import io.github.assize.testkit.games.chess.Chess;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Games of other people's of which somebody has published figures, told by the public API alone, with nothing numbered. */
final class Games {
    static final PieceType KING = PieceType.of("king", "K", "K");
    static final PieceType QUEEN = PieceType.of("queen", "Q", "Q");
    static final PieceType ROOK = PieceType.of("rook", "R", "R");
    static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    static final PieceType SLOW_PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType BLACK_PAWN = PieceType.of("pawn of Black's", "O", "mfWcfFimfnD");
    static final PieceType SILVER = PieceType.of("silver", "S", "FfW");
    static final PieceType FERS = PieceType.of("fers", "M", "F");
    static final PieceType CHANCELLOR = PieceType.of("chancellor", "C", "RN");
    static final PieceType ARCHBISHOP = PieceType.of("archbishop", "A", "BN");
    private static final Castling ORTHODOX =
            Castling.with(ROOK).shortSide('h', 'g', 'f').longSide('a', 'c', 'd');

    private Games() {}

    static List<Ruleset> all() {
        List<Ruleset> games = new ArrayList<>(List.of(Chess.ruleset()));
        games.addAll(southEastern());
        games.addAll(withOtherPieces());
        games.addAll(withUnlikeArmies());
        games.addAll(onLargerBoards());
        games.addAll(PawnGames.all());
        games.addAll(Shuffles.all());
        return games;
    }

    static Ruleset game(String id, int files, int ranks, UnaryOperator<LawsBuilder> laws) {
        return Ruleset.define(id, id)
                .laws(laws.apply(Laws.onBoard(files, ranks)).build())
                .build();
    }

    /** Returns a game like chess on eight files, whose array is told without pawns. */
    private static Ruleset likeChess(String id, String back, PieceType... pieces) {
        PieceType[] made = List.of(pieces).subList(1, pieces.length).toArray(new PieceType[0]);
        return game(
                id,
                8,
                8,
                laws -> laws.pieces(types(PAWN, pieces))
                        .king(pieces[0])
                        .pawns(PAWN)
                        .array(back + "/pppppppp/8/8/8/8/PPPPPPPP/" + upper(back) + " w a1e1h1a8e8h8 - 0 1")
                        .enPassant(PAWN)
                        .promotion(choice(PAWN, made))
                        .castling(Castling.with(rook(pieces))
                                .shortSide('h', 'g', 'f')
                                .longSide('a', 'c', 'd')));
    }

    private static PieceType rook(PieceType... pieces) {
        return List.of(pieces).stream()
                .filter(type -> type.letter().equals("R"))
                .findFirst()
                .orElseThrow();
    }

    static Promotion choice(PieceType pawn, PieceType... made) {
        return Promotion.onFarRank(pawn, made[0])
                .orTo(List.of(made).subList(1, made.length).toArray(new PieceType[0]));
    }

    static PieceType[] types(PieceType pawn, PieceType... pieces) {
        List<PieceType> all = new ArrayList<>(List.of(pieces));
        all.add(pawn);
        return all.toArray(new PieceType[0]);
    }

    private static String upper(String back) {
        StringBuilder upper = new StringBuilder();
        back.chars().forEach(c -> upper.append((char) (c >= 'a' ? c - 'a' + 'A' : c)));
        return upper.toString();
    }

    private static List<Ruleset> southEastern() {
        PieceType aiWok = PieceType.of("ai-wok", "A", "RNF");
        return List.of(
                game(
                        "los-alamos",
                        6,
                        6,
                        laws -> laws.pieces(KING, QUEEN, ROOK, KNIGHT, SLOW_PAWN)
                                .king(KING)
                                .pawns(SLOW_PAWN)
                                .array("rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1")
                                .promotion(choice(SLOW_PAWN, QUEEN, ROOK, KNIGHT))),
                makruk("asean", "rnsmksnr", KING, FERS, SILVER)
                        .apply(laws -> laws.promotion(choice(SLOW_PAWN, FERS, ROOK, SILVER, KNIGHT))),
                makpong(),
                makruk("ai-wok", "rnsaksnr", KING, aiWok, SILVER)
                        .apply(laws -> laws.promotion(Promotion.fromRank(SLOW_PAWN, 6, aiWok))));
    }

    /** Returns makruk in which a king does not run away from a check, though he captures what gives it. */
    private static Ruleset makpong() {
        PieceType king = PieceType.of("king", "K", Movement.of("K").fromCheckOnlyByCapture());
        return makruk("makpong", "rnsmksnr", king, FERS, SILVER)
                .apply(laws -> laws.promotion(Promotion.fromRank(SLOW_PAWN, 6, FERS)));
    }

    private static Function<UnaryOperator<LawsBuilder>, Ruleset> makruk(
            String id, String back, PieceType king, PieceType... others) {
        List<PieceType> pieces = new ArrayList<>(List.of(king, ROOK, KNIGHT));
        pieces.addAll(List.of(others));
        String white = upper(back);
        return promotion -> game(
                id,
                8,
                8,
                laws -> promotion.apply(laws.pieces(types(SLOW_PAWN, pieces.toArray(new PieceType[0])))
                        .king(king)
                        .pawns(SLOW_PAWN)
                        .array(back + "/8/pppppppp/8/8/PPPPPPPP/8/" + turned(white) + " w - - 0 1")));
    }

    private static String turned(String back) {
        return new StringBuilder(back).reverse().toString();
    }

    private static List<Ruleset> withOtherPieces() {
        PieceType amazon = PieceType.of("amazon", "A", "QN");
        PieceType nightrider = PieceType.of("nightrider", "N", "NN");
        PieceType hopping = PieceType.of("knight", "N", "mNcB");
        PieceType hoppingBishop = PieceType.of("bishop", "B", "mBcN");
        PieceType rookTaker = PieceType.of("knight", "N", "mNcR");
        PieceType knightTaker = PieceType.of("rook", "R", "mRcN");
        PieceType royalKnight = PieceType.of("royal knight", "K", "N");
        PieceType commoner = PieceType.of("commoner", "M", "K");
        return List.of(
                likeChess("amazon", "rnbakbnr", KING, amazon, ROOK, BISHOP, KNIGHT),
                likeChess("nightrider", "rnbqkbnr", KING, QUEEN, ROOK, BISHOP, nightrider),
                likeChess("hoppelpoppel", "rnbqkbnr", KING, QUEEN, ROOK, hoppingBishop, hopping),
                likeChess("new-zealand", "rnbqkbnr", KING, QUEEN, knightTaker, BISHOP, rookTaker),
                likeChess("knightmate", "rmbqkbmr", royalKnight, QUEEN, ROOK, BISHOP, commoner),
                likeChess("almost", "rnbckbnr", KING, CHANCELLOR, ROOK, BISHOP, KNIGHT),
                game(
                        "losers",
                        8,
                        8,
                        laws -> orthodox(laws, PAWN)
                                .mustCapture(MustCapture.any())
                                .stalemate(Stalemate.STALEMATED_WINS)
                                .mateBy(Mate.LOSES, KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN)
                                .baring(Baring.bareKing(Baring.Verdict.WINS))));
    }

    static LawsBuilder orthodox(LawsBuilder laws, PieceType pawn) {
        return laws.pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, pawn)
                .king(KING)
                .pawns(pawn)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1e1h1a8e8h8 - 0 1")
                .enPassant(pawn)
                .promotion(choice(pawn, QUEEN, ROOK, BISHOP, KNIGHT))
                .castling(ORTHODOX);
    }

    private static List<Ruleset> withUnlikeArmies() {
        PieceType amazon = PieceType.of("amazon", "G", "QN");
        PieceType archbishop = PieceType.of("archbishop", "M", "BN");
        return List.of(
                unlike("sort-of-almost", "rnbqkbnr", "RNBCKBNR")
                        .apply(laws -> laws.promotion(choice(PAWN, CHANCELLOR, ROOK, BISHOP, KNIGHT))
                                .promotion(choice(BLACK_PAWN, QUEEN, ROOK, BISHOP, KNIGHT))),
                unlike("chigorin", "rbbqkbbr", "RNNCKNNR")
                        .apply(laws -> laws.promotion(choice(PAWN, CHANCELLOR, ROOK, KNIGHT))
                                .promotion(choice(BLACK_PAWN, QUEEN, ROOK, BISHOP))),
                game(
                        "perfect",
                        8,
                        8,
                        laws -> laws.pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, CHANCELLOR, archbishop, amazon, PAWN)
                                .king(KING)
                                .pawns(PAWN)
                                .array("cmqgkbnr/pppppppp/8/8/8/8/PPPPPPPP/CMQGKBNR w a1e1h1a8e8h8 - 0 1")
                                .enPassant(PAWN)
                                .promotion(choice(PAWN, amazon, CHANCELLOR, archbishop, QUEEN, ROOK, BISHOP, KNIGHT))
                                .castling(Castling.with(ROOK, CHANCELLOR)
                                        .shortSide('h', 'g', 'f')
                                        .longSide('a', 'c', 'd'))));
    }

    /** Returns a game in which the pawns of Black have a letter of their own, as they become other pieces. */
    private static Function<UnaryOperator<LawsBuilder>, Ruleset> unlike(String id, String black, String white) {
        return promotion -> game(
                id,
                8,
                8,
                laws -> promotion.apply(laws.pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, CHANCELLOR, PAWN, BLACK_PAWN)
                        .king(KING)
                        .pawns(PAWN, BLACK_PAWN)
                        .array(black + "/oooooooo/8/8/8/8/PPPPPPPP/" + white + " w a1e1h1a8e8h8 - 0 1")
                        .enPassant(PAWN, BLACK_PAWN)
                        .castling(ORTHODOX)));
    }

    private static List<Ruleset> onLargerBoards() {
        Castling wide = Castling.with(ROOK).shortSide('j', 'i', 'h').longSide('a', 'c', 'd');
        Castling nine = Castling.with(ROOK).shortSide('i', 'g', 'f').longSide('a', 'c', 'd');
        PieceType janus = PieceType.of("janus", "J", "BN");
        PieceType minister = PieceType.of("prime minister", "M", "BN");
        PieceType centaur = PieceType.of("centaur", "C", "KN");
        PieceType champion = PieceType.of("champion", "C", "DAW");
        PieceType marshal = PieceType.of("marshal", "M", "RN");
        PieceType wizard = PieceType.of("wizard", "W", "CF");
        PieceType stepping = PieceType.of("knight", "N", "NW");
        PieceType lion = PieceType.of("lion", "L", "FDH");
        PieceType[] capablanca = {ARCHBISHOP, CHANCELLOR, QUEEN, ROOK, BISHOP, KNIGHT};
        PieceType[] opulent = {ARCHBISHOP, CHANCELLOR, QUEEN, ROOK, BISHOP, stepping, wizard, lion};
        return List.of(
                large("capablanca", 10, 8, "rnabqkbcnr", "RNABQKBCNR", "f", wide, capablanca),
                large(
                        "embassy",
                        10,
                        8,
                        "rnbqkcabnr",
                        "RNBQKCABNR",
                        "e",
                        Castling.with(ROOK).shortSide('j', 'h', 'g').longSide('a', 'b', 'c'),
                        capablanca),
                large(
                        "janus",
                        10,
                        8,
                        "rjnbkqbnjr",
                        "RJNBKQBNJR",
                        "e",
                        Castling.with(ROOK).shortSide('j', 'i', 'h').longSide('a', 'b', 'c'),
                        janus,
                        QUEEN,
                        ROOK,
                        BISHOP,
                        KNIGHT),
                large("modern", 9, 9, "rnbqkmbnr", "RNBMKQBNR", "e", nine, minister, QUEEN, ROOK, BISHOP, KNIGHT),
                large("chancellor", 9, 9, "rnbqkcnbr", "RNBQKCNBR", "e", nine, CHANCELLOR, QUEEN, ROOK, BISHOP, KNIGHT),
                large("centaur", 10, 8, "rcnbqkbncr", "RCNBQKBNCR", "f", wide, centaur, QUEEN, ROOK, BISHOP, KNIGHT),
                zoned("grand", "r8r/1nbqkcabn1", "1NBQKCABN1/R8R", capablanca),
                zoned("opulent", "rw6wr/clbnqknbla", "CLBNQKNBLA/RW6WR", opulent),
                game(
                        "tencubed",
                        10,
                        10,
                        laws -> laws.pieces(types(
                                        PAWN, KING, QUEEN, ROOK, BISHOP, KNIGHT, ARCHBISHOP, marshal, champion, wizard))
                                .king(KING)
                                .pawns(PAWN)
                                .array(
                                        "2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1")
                                .enPassant(PAWN)
                                .promotion(choice(PAWN, ARCHBISHOP, marshal, QUEEN))));
    }

    private static Ruleset large(
            String id,
            int files,
            int ranks,
            String black,
            String white,
            String king,
            Castling castling,
            PieceType... made) {
        String pawns = "p".repeat(files);
        String empty = ("/" + files).repeat(ranks - 4);
        char last = (char) ('a' + files - 1);
        String rights = "a1" + king + "1" + last + "1a" + ranks + king + ranks + last + ranks;
        PieceType[] pieces = types(KING, made);
        return game(
                id,
                files,
                ranks,
                laws -> laws.pieces(types(PAWN, pieces))
                        .king(KING)
                        .pawns(PAWN)
                        .array(black + "/" + pawns + empty + "/" + upper(pawns) + "/" + white + " w " + rights
                                + " - 0 1")
                        .enPassant(PAWN)
                        .promotion(choice(PAWN, made))
                        .castling(castling));
    }

    /** Returns a game in which pawns may be promoted from the eighth rank on, must on the tenth, and only to what is lost. */
    private static Ruleset zoned(String id, String black, String white, PieceType... made) {
        Promotion.Otherwise barred = Promotion.Otherwise.BARRED;
        PieceType[] others = List.of(made).subList(1, made.length).toArray(new PieceType[0]);
        PieceType[] pieces = types(KING, made);
        return game(
                id,
                10,
                10,
                laws -> laws.pieces(types(PAWN, pieces))
                        .king(KING)
                        .pawns(PAWN)
                        .array(black + "/pppppppppp/10/10/10/10/PPPPPPPPPP/" + white + " w - - 0 1")
                        .enPassant(PAWN)
                        .promotion(choice(PAWN, made).onlyToTheLost(barred))
                        .promotion(Promotion.fromRank(PAWN, 8, made[0])
                                .orTo(others)
                                .orNot()
                                .onlyToTheLost(barred)));
    }
}
