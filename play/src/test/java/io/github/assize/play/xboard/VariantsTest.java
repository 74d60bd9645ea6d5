package io.github.assize.play.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which rulesets XBoard can show, and by what names. */
final class VariantsTest {
    private static Ruleset small(String id, int files, int ranks, String array) {
        PieceType king = PieceType.of("king", "K", "K");
        PieceType wheel = PieceType.of("wheel", "+R", "R");
        PieceType rook = PieceType.of("rook", "R", "R");
        PieceType ox = PieceType.of("ox", "X", "t[FR]");
        return Ruleset.define(id, id)
                .laws(Laws.onBoard(files, ranks)
                        .pieces(king, rook, wheel, ox)
                        .king(king)
                        .array(array)
                        .build())
                .build();
    }

    @Test
    void noNameIsOneThatXboardTakesForAGameOfItsOwn() {
        assertEquals("shat-ranj", Variants.free("shatranj"));
        assertEquals("cour-ier-chess", Variants.free("courier-chess"));
        assertEquals("lovv-1839", Variants.free("low-1839"));
        assertEquals("old-nor-mal", Variants.free("old-normal"));
        // These only begin with such a name, or do not begin with it.
        assertEquals("grande-acedrex", Variants.free("grande-acedrex"));
        assertEquals("lion-chu", Variants.free("lion-chu"));
    }

    @Test
    void everyRulesetAndPresetWithoutADieHasAName() {
        Variants variants = new Variants(Rulesets.all());
        int presets = Rulesets.all().stream().mapToInt(r -> r.presets().size()).sum();
        assertTrue(Rulesets.all().stream()
                .allMatch(ruleset -> Variants.whyNot(ruleset).isEmpty()));
        assertEquals(Rulesets.all().size() + presets + 1, variants.byName().size());
        assertEquals("grant-acedrex king-leap=quiet stalemate=draw", named(variants, "grande-acedrex"));
        assertEquals("makruk met=low khon=low promotion-rank=eighth", named(variants, "mak-ruk-lovv-1839"));
        String list = variants.list();
        assertTrue(list.startsWith("chandaraki,") && list.length() <= 500, list);
        Rulesets.all()
                .forEach(ruleset -> assertTrue(
                        Variants.whyNot(ruleset).isPresent() || list.contains(Variants.free(ruleset.id())),
                        ruleset::id));
    }

    private static String named(Variants variants, String name) {
        return String.valueOf(variants.byName().get(name));
    }

    @Test
    void diceAndBoardsOfMoreThanTwelveAreLeftOut() {
        assertTrue(Variants.whyNot(Rulesets.byId("grant-acedrex").with("dice", "pass"))
                .isPresent());
        assertTrue(Variants.whyNot(small("wide", 13, 3, "6k6/13/6K6 w - - 0 1")).isPresent());
        assertTrue(Variants.whyNot(small("lovv", 12, 3, "6k5/12/6K5 w - - 0 1")).isEmpty());
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> XboardEngine.of(List.of(small("wide", 13, 3, "6k6/13/6K6 w - - 0 1")), "Assize"))
                .getMessage();
        assertEquals("there must be a ruleset without a die and of at most twelve files and ranks", message);
        assertThrows(IllegalArgumentException.class, () -> XboardEngine.of(Rulesets.all(), "a \"name\""));
    }

    @Test
    void aThirdPartysPiecesGetPicturesToo() {
        Ruleset ruleset = small("others", 5, 5, "xrk2/5/5/5/2KRX w - - 0 1");
        assertEquals(
                List.of(
                        "setup (...R..........+......X...........K...r..........+......x...........k) 5x5+0_fairy"
                                + " xrk2/5/5/5/2KRX w - - 0 1",
                        "piece K& K",
                        "piece R& R",
                        "piece +R& R"),
                Setup.lines(ruleset, new Layout(ruleset)));
    }

    @Test
    void everyLetterHasAPicture() {
        for (Ruleset ruleset : new Variants(Rulesets.all()).byName().values()) {
            String pictures = Setup.pictures(ruleset);
            String half = pictures.substring(0, pictures.length() / 2);
            for (PieceType type : ruleset.pieceTypes()) {
                String letter = type.letter().substring(0, 1);
                assertTrue(half.contains(letter), () -> ruleset + ": " + letter + " in " + half);
            }
            assertTrue(half.endsWith(ruleset.king().letter()), half);
            assertEquals(
                    half.replace(".", "").chars().distinct().count(),
                    half.replace(".", "").length(),
                    half);
        }
    }
}
