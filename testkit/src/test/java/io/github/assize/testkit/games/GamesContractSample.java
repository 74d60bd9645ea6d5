package io.github.assize.testkit.games;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.games.PlainOther.Told;
import io.github.assize.testkit.plain.PlainGame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The contract of one of the games of other people's after the other. */
class GamesContractSample extends RulesetContract {
    private static final List<List<String>> ORTHODOX =
            List.of(List.of("e1", "h1", "g1", "f1"), List.of("e1", "a1", "c1", "d1"));
    private static final List<List<String>> WIDE =
            List.of(List.of("f1", "j1", "i1", "h1"), List.of("f1", "a1", "c1", "d1"));
    private static final List<List<String>> NINE =
            List.of(List.of("e1", "i1", "g1", "f1"), List.of("e1", "a1", "c1", "d1"));
    private static final List<String> QRBN = List.of("Q", "R", "B", "N");

    static final Map<String, Told> TOLD = told();

    /** The game at hand; the samples are run one after the other. */
    static Ruleset game = Games.all().get(0);

    private static Map<String, String> ways(String... others) {
        Map<String, String> ways = new LinkedHashMap<>(
                Map.of("K", "king", "Q", "queen", "R", "rook", "B", "bishop", "N", "knight", "P", "pawn"));
        for (String other : others) {
            String[] parts = other.split(":", -1);
            if (parts[1].isEmpty()) {
                ways.remove(parts[0]);
            } else {
                ways.put(parts[0], parts[1]);
            }
        }
        return ways;
    }

    private static Told orthodox(String... others) {
        return new Told(ways(others), 2, QRBN, 0, false, ORTHODOX);
    }

    private static Told eastern(List<String> becomes, int zone, String... others) {
        return new Told(ways(others), 0, becomes, zone, false, List.of());
    }

    private static Map<String, Told> told() {
        List<String> capablanca = List.of("A", "C", "Q", "R", "B", "N");
        Map<String, Told> told = new LinkedHashMap<>();
        told.put("chess", orthodox());
        told.put("los-alamos", eastern(List.of("Q", "R", "N"), 0, "B:", "P:slow-pawn"));
        told.put("asean", eastern(List.of("M", "R", "S", "N"), 0, "Q:", "B:", "M:fers", "S:fers ahead", "P:slow-pawn"));
        told.put("torpedo", orthodox("P:torpedo"));
        told.put("berolina", orthodox("P:berolina"));
        told.put("sideways", orthodox("P:pawn aside"));
        told.put("hoppelpoppel", orthodox("N:goes-knight takes-bishop", "B:goes-bishop takes-knight"));
        told.put("new-zealand", orthodox("N:goes-knight takes-rook", "R:goes-rook takes-knight"));
        told.put("nightrider", orthodox("N:nightrider"));
        told.put("amazon", new Told(ways("Q:", "A:queen knight"), 2, List.of("A", "R", "B", "N"), 0, false, ORTHODOX));
        told.put("almost", new Told(ways("Q:", "C:rook knight"), 2, List.of("C", "R", "B", "N"), 0, false, ORTHODOX));
        told.put(
                "knightmate",
                new Told(ways("K:knight", "N:", "M:king"), 2, List.of("Q", "R", "B", "M"), 0, false, ORTHODOX));
        Map<String, String> large = ways("A:bishop knight", "C:rook knight");
        told.put("capablanca", new Told(large, 2, capablanca, 0, false, WIDE));
        told.put(
                "embassy",
                new Told(
                        large,
                        2,
                        capablanca,
                        0,
                        false,
                        List.of(List.of("e1", "j1", "h1", "g1"), List.of("e1", "a1", "b1", "c1"))));
        told.put(
                "janus",
                new Told(
                        ways("J:bishop knight"),
                        2,
                        List.of("J", "Q", "R", "B", "N"),
                        0,
                        false,
                        List.of(List.of("e1", "j1", "i1", "h1"), List.of("e1", "a1", "b1", "c1"))));
        told.put("modern", new Told(ways("M:bishop knight"), 2, List.of("M", "Q", "R", "B", "N"), 0, false, NINE));
        told.put("chancellor", new Told(ways("C:rook knight"), 2, List.of("C", "Q", "R", "B", "N"), 0, false, NINE));
        told.put("centaur", new Told(ways("C:king knight"), 2, List.of("C", "Q", "R", "B", "N"), 0, false, WIDE));
        told.put("grand", new Told(large, 3, capablanca, 8, true, List.of()));
        told.put(
                "opulent",
                new Told(
                        ways("A:bishop knight", "C:rook knight", "N:knight wazir", "W:camel fers", "L:fers two three"),
                        3,
                        List.of("A", "C", "Q", "R", "B", "N", "W", "L"),
                        8,
                        true,
                        List.of()));
        told.put(
                "tencubed",
                new Told(
                        ways("A:bishop knight", "M:rook knight", "C:two alfil wazir", "W:camel fers"),
                        3,
                        List.of("A", "M", "Q"),
                        0,
                        false,
                        List.of()));
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

    /** Modern chess has queen and minister the other way round for Black. */
    @Override
    protected boolean treatsColorsAlike() {
        return !game.id().equals("modern");
    }
}
