package io.github.assize.variants.shortassize;

import io.github.assize.core.Answers;
import io.github.assize.core.Rule;
import java.util.List;

/** The numbered rules of the Short Assize, in words. */
final class ShortAssizeRules {
    private static final String MURRAY = "Murray 1913: 455";
    private static final String INFERENCE = "inference";
    private static final String CUNNAN = "the Cunnan page of the SCA";

    private ShortAssizeRules() {}

    static List<Rule> rules(Answers answers) {
        return Rule.commonAnd(
                new Rule("SA-01", "The king steps one square in any of the eight directions.", MURRAY),
                new Rule("SA-02", "The queen steps exactly one square diagonally.", MURRAY),
                new Rule("SA-03", "The rook goes any distance along a rank or a file.", MURRAY),
                new Rule("SA-04", "The fil goes exactly two squares diagonally and leaps what stands between.", MURRAY),
                new Rule(
                        "SA-05",
                        "Fils do not take fils. In play the four never meet, so that it shows in set-ups only,"
                                + " and there a fil does not even attack a fil.",
                        MURRAY),
                new Rule("SA-06", "The knight leaps as the chess knight does.", MURRAY),
                new Rule(
                        "SA-07",
                        "The pawn steps one square straight forward if it is empty and captures one square"
                                + " diagonally forward; it has no double step and does not capture en"
                                + " passant.",
                        MURRAY),
                new Rule(
                        "SA-08",
                        "A pawn that reaches the eighth rank, by a step or a capture, becomes a queen.",
                        MURRAY),
                array(answers),
                new Rule(
                        "SA-10",
                        "Two men share a square only from the array on: " + shared(answers)
                                + ". They never meet there again, and nobody joins them.",
                        MURRAY),
                new Rule(
                        "SA-11",
                        "The two leave one after the other, in either order, each by a move of its own.",
                        INFERENCE),
                new Rule("SA-12", "While they share the square each attacks as it moves.", INFERENCE),
                new Rule(
                        "SA-13",
                        "A capture on a shared square takes both men.",
                        "Ludii and the encyclopaedias; Murray is silent"),
                stalemate(answers),
                baring(answers));
    }

    private static Rule array(Answers answers) {
        if (answers.is(ShortAssize.Array.ROOKS_BACK)) {
            return new Rule(
                    "SA-09",
                    "White begins with the rooks on b1 and g1, fils c1 and f1, king d1, knights d2 and e2, the pawns on"
                            + " the third rank and the queen on e3 with the pawn; Black mirrors it on the same files.",
                    "Murray's other diagram, as the encyclopaedias print it");
        }
        boolean onD = answers.is(ShortAssize.Array.QUEENS_ON_D);
        return new Rule(
                "SA-09",
                "White begins with the fils on c1 and f1, king e1, rooks c2 and f2, knights d2 and e2, the pawns on the"
                        + " third rank and the queen on " + (onD ? "d3" : "e3")
                        + " with the pawn; Black mirrors it on the same files.",
                onD ? "Ludii's file, against its own text" : MURRAY);
    }

    private static String shared(Answers answers) {
        return "a pawn and the queen of its side on "
                + (answers.is(ShortAssize.Array.QUEENS_ON_D) ? "d3 or d6" : "e3 or e6");
    }

    private static Rule stalemate(Answers answers) {
        if (answers.is(ShortAssize.Stalemated.DRAW)) {
            return new Rule("SA-14", "Stalemate is a draw.", "the rule of later chess");
        }
        return answers.is(ShortAssize.Stalemated.STALEMATED_WINS)
                ? new Rule("SA-14", "A side that gives stalemate loses.", CUNNAN)
                : new Rule("SA-14", "A side that gives stalemate wins.", MURRAY);
    }

    private static Rule baring(Answers answers) {
        return answers.is(ShortAssize.Bared.REPRIEVE)
                ? new Rule(
                        "SA-15",
                        "A side left with its king alone, without a pawn even, loses, unless its next move bares the"
                                + " other king too, which draws.",
                        CUNNAN + "; the usual rule of shatranj")
                : new Rule("SA-15", "A side left with its king alone loses at once; pawns count as men.", MURRAY);
    }
}
