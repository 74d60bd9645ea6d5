package io.github.assize.cli;

import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import java.util.List;

/** Writes the page on which all pieces of all rulesets are shown side by side. */
final class PiecesPage {
    private static final int COLUMNS = 4;

    private PiecesPage() {}

    static String write(List<Ruleset> rulesets) {
        StringBuilder page = new StringBuilder(
                "# The pieces\n\nEvery piece of every ruleset, from a square from which it" + " has the most moves. ");
        page.append(RulesPictures.LEGEND).append('\n');
        for (Ruleset ruleset : rulesets) {
            page.append("\n## [")
                    .append(ruleset.name())
                    .append("](rulesets/")
                    .append(ruleset.id())
                    .append(".md)\n\n");
            table(page, ruleset);
        }
        return page.toString();
    }

    private static void table(StringBuilder page, Ruleset ruleset) {
        List<PieceType> types = ruleset.pieceTypes();
        int columns = Math.min(COLUMNS, types.size());
        page.append("| ".repeat(columns))
                .append("|\n")
                .append("| --- ".repeat(columns))
                .append("|\n");
        for (int i = 0; i < types.size(); i++) {
            page.append("| ").append(cell(ruleset, types.get(i))).append(' ');
            page.append((i + 1) % columns == 0 || i + 1 == types.size() ? "|\n" : "");
        }
    }

    private static String cell(Ruleset ruleset, PieceType type) {
        String picture = "rulesets/" + RulesPictures.moves(ruleset, type);
        return type.letter() + ", " + type.name() + "<br>![The moves of the " + type.name() + "](" + picture + ")";
    }
}
