package io.github.assize.testkit.games;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.LinkedHashMap;
import java.util.Map;

/** The contract of one of the games of other people's after the other. */
class GamesContractSample extends RulesetContract {
    static final Map<String, Told> TOLD = told();

    /** The game at hand; the samples are run one after the other. */
    static Ruleset game = Games.all().get(0);

    private static Map<String, Told> told() {
        Map<String, Told> told = new LinkedHashMap<>();
        told.put("chess", Told.chess());
        told.putAll(pieces());
        told.putAll(pawns());
        told.putAll(eastern());
        told.putAll(armies());
        told.putAll(large());
        told.putAll(shuffles());
        return told;
    }

    private static Map<String, Told> pieces() {
        return Map.of(
                "hoppelpoppel", Told.chess("N:goes-knight takes-bishop", "B:goes-bishop takes-knight"),
                "new-zealand", Told.chess("N:goes-knight takes-rook", "R:goes-rook takes-knight"),
                "nightrider", Told.chess("N:nightrider"),
                "amazon", Told.chess("Q:", "A:queen knight").becoming("ARBN"),
                "almost", Told.chess("Q:", "C:rook knight").becoming("CRBN"),
                "knightmate", Told.chess("K:knight", "N:", "M:king").becoming("QRBM"),
                "losers", Told.chess().but(Told.Habit.LOSES_TO_WIN));
    }

    private static Map<String, Told> pawns() {
        return Map.of(
                "torpedo", Told.chess("P:torpedo"),
                "berolina", Told.chess("P:berolina"),
                "sideways", Told.chess("P:pawn aside"),
                "pawnback", Told.chess("P:pawn back"),
                "legan", Told.slow("P:to-the-left").on("a5", "a6", "a7", "a8", "b8", "c8", "d8"),
                "wolf",
                        Told.like(
                                        "N:nightrider",
                                        "W:rook knight",
                                        "F:bishop knight",
                                        "E:queen nightrider",
                                        "P:wolf-pawn",
                                        "S:sergeant")
                                .becoming("P", "EQWFRB")
                                .becoming("S", "QWFRB")
                                .but(Told.Habit.ONLY_P_EN_PASSANT));
    }

    private static Map<String, Told> eastern() {
        String[] makruk = {"Q:", "B:", "M:fers", "S:fers ahead", "P:slow-pawn"};
        return Map.of(
                "los-alamos", Told.slow("B:", "P:slow-pawn").becoming("QRN"),
                "asean", Told.slow(makruk).becoming("MRSN"),
                "makpong", Told.slow(makruk).becoming("M").fromRank(6).but(Told.Habit.STANDS),
                "ai-wok",
                        Told.slow("Q:", "B:", "A:rook knight fers", "S:fers ahead", "P:slow-pawn")
                                .becoming("A")
                                .fromRank(6));
    }

    private static Map<String, Told> armies() {
        return Map.of(
                "sort-of-almost",
                        Told.chess("C:rook knight", "O:pawn").becoming("CRBN").becoming("O", "QRBN"),
                "chigorin",
                        Told.chess("C:rook knight", "O:pawn").becoming("CRN").becoming("O", "QRB"),
                "perfect",
                        Told.chess("C:rook knight", "M:bishop knight", "G:queen knight")
                                .becoming("GCMQRBN")
                                .with("R", "C"));
    }

    private static Map<String, Told> large() {
        String[] compounds = {"A:bishop knight", "C:rook knight"};
        String[] wide = {"f1j1i1h1", "f1a1c1d1"};
        String[] nine = {"e1i1g1f1", "e1a1c1d1"};
        Map<String, Told> told = new LinkedHashMap<>();
        told.put("capablanca", Told.like(compounds).becoming("ACQRBN").castling(wide));
        told.put("embassy", Told.like(compounds).becoming("ACQRBN").castling("e1j1h1g1", "e1a1b1c1"));
        told.put("janus", Told.like("J:bishop knight").becoming("JQRBN").castling("e1j1i1h1", "e1a1b1c1"));
        told.put("modern", Told.like("M:bishop knight").becoming("MQRBN").castling(nine));
        told.put("chancellor", Told.like("C:rook knight").becoming("CQRBN").castling(nine));
        told.put("centaur", Told.like("C:king knight").becoming("CQRBN").castling(wide));
        told.put(
                "grand",
                Told.like(compounds).from(3).becoming("ACQRBN").fromRank(8).onlyToTheLost());
        told.put(
                "opulent",
                Told.like("A:bishop knight", "C:rook knight", "N:knight wazir", "W:camel fers", "L:fers two three")
                        .from(3)
                        .becoming("ACQRBNWL")
                        .fromRank(8)
                        .onlyToTheLost());
        told.put(
                "tencubed",
                Told.like("A:bishop knight", "M:rook knight", "C:two alfil wazir", "W:camel fers")
                        .from(3)
                        .becoming("AMQ"));
        return told;
    }

    private static Map<String, Told> shuffles() {
        Map<String, Told> told = new LinkedHashMap<>();
        told.put("chess-bqnbnrkr", Told.like().castling("g1h1g1f1", "g1f1c1d1"));
        told.put("chess-bqnnrbkr", Told.like().castling("g1h1g1f1", "g1e1c1d1"));
        told.put("chess-bqnnrkrb", Told.like().castling("f1g1g1f1", "f1e1c1d1"));
        told.put("chess-qnbbnrkr", Told.like().castling("g1h1g1f1", "g1f1c1d1"));
        told.put("chess-qnbnrbkr", Told.like().castling("g1h1g1f1", "g1e1c1d1"));
        told.put("chess-nbbrqnkr", Told.like().castling("g1h1g1f1", "g1d1c1d1"));
        told.put("chess-nrqbkrbn", Told.like().castling("e1f1g1f1", "e1b1c1d1"));
        told.put("chess-nbrqkrbn", Told.like().castling("e1f1g1f1", "e1c1c1d1"));
        told.put("chess-nrqkrnbb", Told.like().castling("d1e1g1f1", "d1b1c1d1"));
        told.put("chess-bbrnkrqn", Told.like().castling("e1f1g1f1", "e1c1c1d1"));
        told.put("chess-qrnkbnrb", Told.like().castling("d1g1g1f1", "d1b1c1d1"));
        told.put("chess-rbbqnnkr", Told.like().castling("g1h1g1f1", "g1a1c1d1"));
        return told;
    }

    @Override
    protected Ruleset ruleset() {
        return game;
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainOther(game, requireNonNull(TOLD.get(game.id())));
    }
}
