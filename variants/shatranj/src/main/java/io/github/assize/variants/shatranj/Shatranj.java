package io.github.assize.variants.shatranj;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Shatranj, the chess of Iran and the Arabic world from about 685 to 1257: a fers and pils of short reach, a stalemate
 * that wins, and a bare shah who loses.
 *
 * @since 0.1.0
 */
public final class Shatranj implements RulesetProvider {
    private static final String FIVE =
            "Ayer after Murray; the pages of the Internet Chess Club, SchemingMind and others";

    private static final PieceType SHAH = PieceType.of("shah", "K", "K").under("SH-01");
    private static final PieceType FERS = PieceType.of("fers", "Q", "F").under("SH-02");
    private static final PieceType PIL =
            PieceType.of("pil", "B", "A").under("SH-03").cannotCapture("B").under("SH-11");
    private static final PieceType ASB = PieceType.of("asb", "N", "N").under("SH-04");
    private static final PieceType RUKH = PieceType.of("rukh", "R", "R").under("SH-05");
    private static final PieceType SARBAZ =
            PieceType.of("sarbaz", "P", "mfWcfF").under("SH-06");

    private static final Ruleset RULESET = Ruleset.define("shatranj", "Shatranj")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "220-227"),
                    new Source("Ludii Portal, Shatranj", "DLP.Rulesets.306"),
                    new Source("J. Ayer, Shatranj, chessvariants.com 2005", "after Murray 1913: 57"),
                    new Source("D. Forbes, The History of Chess, London: Allen 1860", "the exchange of the shah"))
            .reading(
                    "array",
                    "On which files do the shahs stand?",
                    Array.KINGS_ON_D.readBy("the Internet Chess Club, SchemingMind, Fairy-Stockfish"),
                    Array.KINGS_ON_E.readBy("Ludii's file"))
            .reading(
                    "baring",
                    "When does a bare shah lose?",
                    Baring.Timing.REPRIEVE.readBy(FIVE),
                    Baring.Timing.IMMEDIATE.readBy("Ayer for the Hejaz, the victory of Medina; Ludii's file"),
                    Baring.Timing.NONE.readBy("Ludii's text to the letter, which names no such rule"))
            .reading(
                    "stalemate",
                    "What does a stalemated side do?",
                    Stalemated.STALEMATER_WINS.readBy("Murray as Ludii has him; Forbes; the Internet Chess Club"),
                    Stalemated.EXCHANGE.readBy("Pritchard and Beasley 2007; Forbes, as in the common game"))
            .rules(ShatranjRules.ALL)
            .laws(Shatranj::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Shatranj() {}

    /**
     * Returns the ruleset in its default reading.
     *
     * @return the ruleset
     */
    public static Ruleset ruleset() {
        return RULESET;
    }

    @Override
    public Ruleset get() {
        return RULESET;
    }

    private static Laws laws(Answers answers) {
        return Laws.onBoard(8, 8)
                .pieces(SHAH, FERS, RUKH, PIL, ASB, SARBAZ)
                .king(SHAH)
                .pawns(SARBAZ)
                .array(array(answers))
                .rule("SH-07")
                .promotion(Promotion.onFarRank(SARBAZ, FERS))
                .rule("SH-09")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("SH-09")
                .when(answers.is(Stalemated.EXCHANGE))
                .exchangeForStalemated()
                .rule("SH-10")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static String array(Answers answers) {
        return switch (answers.to(Array.class)) {
            case KINGS_ON_D -> "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1";
            case KINGS_ON_E -> "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
        };
    }

    /** On which files the shahs stand (SH-08). */
    public enum Array implements Choice {
        /** On the d-file. */
        KINGS_ON_D,
        /** On the e-file. */
        KINGS_ON_E
    }

    /** What a stalemated side does (SH-09). */
    public enum Stalemated implements Choice {
        /** It has lost. */
        STALEMATER_WINS,
        /** Its shah changes places with one of its own; it has lost only where he cannot. */
        EXCHANGE
    }
}
