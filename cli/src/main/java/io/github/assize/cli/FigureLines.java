package io.github.assize.cli;

import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.Interval;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints the figures of studies in one of the forms. */
enum FigureLines {
    /** For people. */
    TABLE {
        @Override
        void print(Study study, Tally tally, Output out) throws IOException {
            out.line(tally.games() + " games of " + study);
            for (Figure figure : Figures.of(tally, study)) {
                String interval = figure.interval().map(Interval::toString).orElse("");
                out.line("  %-26s %-12s %s"
                        .formatted(figure.name(), Figure.text(figure.value()), interval)
                        .stripTrailing());
            }
        }
    },
    /** Fields parted by tabs, after a line that names them. */
    TSV {
        @Override
        void begin(Output out) throws IOException {
            out.line(COLUMNS.toArray(String[]::new));
        }

        @Override
        void print(Study study, Tally tally, Output out) throws IOException {
            for (Figure figure : Figures.of(tally, study)) {
                out.line(fields(study, figure, NONE).toArray(String[]::new));
            }
        }
    },
    /** The same with commas, as RFC 4180 has it, but with LF at the end of a line. */
    CSV {
        @Override
        void begin(Output out) throws IOException {
            out.line(String.join(",", COLUMNS));
        }

        @Override
        void print(Study study, Tally tally, Output out) throws IOException {
            for (Figure figure : Figures.of(tally, study)) {
                out.line(String.join(
                        ",",
                        fields(study, figure, "").stream()
                                .map(FigureLines::quoted)
                                .toList()));
            }
        }
    },
    /** An object a line. */
    JSON {
        @Override
        void print(Study study, Tally tally, Output out) throws IOException {
            out.line(JsonLine.of(study, tally));
        }
    };

    private static final String NONE = "-";
    private static final List<String> COLUMNS = List.of(
            "schema", "ruleset", "reading", "against", "policy", "seed", "cap", "figure", "games", "value", "low",
            "high");

    /** The number of the description of the columns. */
    private static final String SCHEMA = "1";

    static FigureLines named(String word) {
        return switch (word) {
            case "table" -> TABLE;
            case "tsv" -> TSV;
            case "csv" -> CSV;
            case "json" -> JSON;
            default ->
                throw new IllegalArgumentException(
                        "--format " + Shown.quoted(word) + ": must be table, tsv, csv or json");
        };
    }

    /** Prints what comes before the first study. */
    void begin(Output out) throws IOException {
        // Most forms begin with the first study.
    }

    abstract void print(Study study, Tally tally, Output out) throws IOException;

    /** Returns the answers that are not the default's, parted by blanks. */
    static String reading(Ruleset ruleset) {
        List<String> answers = new ArrayList<>();
        for (Reading reading : ruleset.readings()) {
            String answer = ruleset.answers().getOrDefault(reading.id(), "");
            if (!answer.equals(reading.defaultAnswer().id())) {
                answers.add(reading.id() + "=" + answer);
            }
        }
        return answers.isEmpty() ? "default" : String.join(" ", answers);
    }

    private static List<String> fields(Study study, Figure figure, String none) {
        return List.of(
                SCHEMA,
                study.ruleset().id(),
                reading(study.ruleset()),
                study.other().map(FigureLines::reading).orElse(none),
                study.policy().toString(),
                String.valueOf(study.seed()),
                String.valueOf(study.cap()),
                figure.name(),
                String.valueOf(figure.games()),
                Figure.text(figure.value()),
                figure.interval().map(bounds -> Figure.text(bounds.low())).orElse(none),
                figure.interval().map(bounds -> Figure.text(bounds.high())).orElse(none));
    }

    private static String quoted(String field) {
        return field.matches("(?s).*[\",\n].*") ? "\"" + field.replace("\"", "\"\"") + "\"" : field;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
