package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.diagram.Diagram;
import io.github.assize.diagram.MovementDiagram;
import io.github.assize.diagram.PositionDiagram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The pictures of a ruleset's page, which lie in a folder beside it that has the ruleset's name. */
final class RulesPictures {
    private static final double ARRAY = 0.8;
    private static final double MOVES = 0.5;

    /** What the symbols in the pictures of moves mean. */
    static final String LEGEND =
            "In the pictures a dot stands where the piece may move or capture, a ring where it may only"
                    + " move, a cross where it may only capture. A circle around them is a leap over whatever stands between, an arrow"
                    + " a ride as far as the squares are empty, a small square the place where it may turn. What is dashed needs a"
                    + " first-move right, and a bar stands on a square that must be empty.";

    private RulesPictures() {}

    static String array(Ruleset ruleset) {
        return ruleset.id() + "/array.svg";
    }

    static String moves(Ruleset ruleset, PieceType type) {
        return ruleset.id() + "/" + type.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".svg";
    }

    /** Returns all pictures by the names that the page calls them. */
    static Map<String, Diagram<?>> of(Ruleset ruleset) {
        Map<String, Diagram<?>> pictures = new LinkedHashMap<>();
        pictures.put(
                array(ruleset),
                PositionDiagram.of(ruleset.initialPosition()).rights(true).scale(ARRAY));
        for (PieceType type : ruleset.pieceTypes()) {
            pictures.put(
                    moves(ruleset, type),
                    MovementDiagram.of(ruleset, type)
                            .compact(true)
                            .legend(false)
                            .scale(MOVES));
        }
        return pictures;
    }

    /** Writes all pictures into a folder that is there. */
    static void write(Ruleset ruleset, Path folder) throws IOException {
        Files.createDirectories(folder.resolve(ruleset.id()));
        for (Map.Entry<String, Diagram<?>> picture : of(ruleset).entrySet()) {
            Saved.write(
                    folder.resolve(picture.getKey()).toString(),
                    picture.getValue().toSvg().getBytes(UTF_8));
        }
    }
}
