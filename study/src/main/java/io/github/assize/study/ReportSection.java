package io.github.assize.study;

import io.github.assize.diagram.Chart;
import io.github.assize.diagram.Chart.Bar;
import io.github.assize.diagram.Chart.Point;
import io.github.assize.diagram.Chart.Series;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The part of a report that tells of one study or of two. */
final class ReportSection {
    private static final int BINS = 40;

    /** Means of fewer games than this are left out of lines by ply. */
    private static final int FEWEST = 30;

    private static final List<String> EXPOSURES = List.of("exposed-by-10", "exposed-by-100", "exposed");
    private static final List<String> SIDE_BY_SIDE = List.of("Completion", "DurationMoves");

    private final StringBuilder html = new StringBuilder();
    private int charts;

    /**
     * Begins a section.
     *
     * @param charts how many charts stand before it
     */
    ReportSection(int charts) {
        this.charts = charts;
    }

    int charts() {
        return charts;
    }

    String html() {
        return html.toString();
    }

    /** A study with its tally. */
    private record Told(String name, Tally tally) {
        Told(Study study, Tally tally) {
            this(study.ruleset().toString(), tally);
        }
    }

    void study(Study study, Tally tally) {
        heading(study.toString(), study.ruleset().name());
        figures(Figures.of(tally, study));
        charts(List.of(new Told(study, tally)));
        bars("How games end", endings(study, tally));
        if (study.other().isPresent()) {
            exposure(study, tally);
        }
        table("Length of games", List.of("plies", "games"), rows(tally.plies()));
        byPly(tally);
    }

    void comparison(Study one, Tally first, Study other, Tally second) {
        heading(one + ", and " + other.ruleset(), one.ruleset().name());
        effects(one, other, Figures.effects(first, second));
        charts(List.of(new Told(one, first), new Told(other, second)));
        bars("What the second reading changes", clearShares(Figures.effects(first, second)));
        if (one.other().isPresent()) {
            exposure(one, first);
        }
    }

    /** Tells of a study without its plies, and of each reading how soon it shows and what it changes. */
    void readings(Study study, Tally tally, Map<Study, Tally> readings) {
        heading(study.toString(), study.ruleset().name());
        figures(Figures.of(tally, study));
        List<Told> told = List.of(new Told(study, tally));
        lengths(told);
        List<List<String>> steps = new ArrayList<>();
        bins(tally, width(told)).forEach(bin -> steps.add(List.of(Figure.text(bin.x()), Figure.text(bin.y()))));
        table("Length of games", List.of("plies from", "games"), steps);
        bars("How games end", endings(study, tally));
        if (!readings.isEmpty()) {
            shown(readings);
            sideBySide(study, tally, readings);
            changes(tally, readings);
        }
    }

    private void shown(Map<Study, Tally> readings) {
        List<Bar> bars = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        readings.forEach((study, tally) -> {
            Map<String, Figure> figures = byName(study, tally);
            List<String> row = new ArrayList<>(List.of(answers(study)));
            EXPOSURES.forEach(name -> row.addAll(valueAndBounds(figures, name)));
            row.add(String.valueOf(tally.games()));
            rows.add(row);
            addBar(answers(study), figures.get(EXPOSURES.get(EXPOSURES.size() - 1)), bars);
        });
        bars("Games with the answer that would show it", bars);
        table(
                "How soon each answer shows",
                List.of("answer", "by ply 10", "95 %", "by ply 100", "95 %", "ever", "95 %", "games"),
                rows);
    }

    private void sideBySide(Study study, Tally tally, Map<Study, Tally> readings) {
        Map<Study, Tally> all = new LinkedHashMap<>(Map.of(study, tally));
        all.putAll(readings);
        List<Bar> won = new ArrayList<>();
        List<Bar> plies = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        all.forEach((one, counted) -> {
            Map<String, Figure> figures = byName(one, counted);
            List<String> row = new ArrayList<>(List.of(answers(one)));
            SIDE_BY_SIDE.forEach(name -> row.addAll(valueAndBounds(figures, name)));
            rows.add(row);
            addBar(answers(one), figures.get(SIDE_BY_SIDE.get(0)), won);
            addBar(answers(one), figures.get(SIDE_BY_SIDE.get(1)), plies);
        });
        bars("Games that a side won", won);
        bars("Mean length of games", "plies", plies);
        table("Each answer beside the default", List.of("answer", "games won", "95 %", "mean length", "95 %"), rows);
    }

    private void changes(Tally tally, Map<Study, Tally> readings) {
        List<List<String>> rows = new ArrayList<>();
        readings.forEach((study, counted) -> {
            for (Effect effect : Figures.effects(tally, counted)) {
                if (effect.isClear()) {
                    rows.add(List.of(
                            answers(study),
                            effect.one().name(),
                            Figure.text(effect.one().value()),
                            Figure.text(effect.other().value()),
                            Figure.text(effect.difference()),
                            bounds(effect.interval())));
                }
            }
        });
        table(
                "What each answer changes beyond chance",
                List.of("answer", "figure", "without it", "with it", "difference", "95 %"),
                rows);
    }

    /** Returns the answers of a study without the id of the ruleset. */
    private static String answers(Study study) {
        String name = study.ruleset().toString();
        String id = study.ruleset().id();
        return name.equals(id) ? "default" : name.substring(id.length() + 1);
    }

    private static Map<String, Figure> byName(Study study, Tally tally) {
        Map<String, Figure> figures = new HashMap<>();
        Figures.of(tally, study).forEach(figure -> figures.put(figure.name(), figure));
        return figures;
    }

    private static List<String> valueAndBounds(Map<String, Figure> figures, String name) {
        Figure figure = figures.get(name);
        return figure == null ? List.of("-", "-") : List.of(Figure.text(figure.value()), bounds(figure.interval()));
    }

    private static String bounds(Optional<Interval> interval) {
        return interval.map(Interval::toString).orElse("-");
    }

    private static void addBar(String name, @Nullable Figure figure, List<Bar> bars) {
        if (figure != null) {
            figure.interval().ifPresent(bounds -> bars.add(bar(name, figure.value(), bounds)));
        }
    }

    private void heading(String text, String game) {
        html.append("<h2>").append(Report.escaped(game)).append("</h2>\n<p>").append(Report.escaped(text));
        html.append("</p>\n");
    }

    private void figures(List<Figure> figures) {
        List<List<String>> rows = new ArrayList<>();
        for (Figure figure : figures) {
            rows.add(List.of(
                    figure.name(),
                    Figure.text(figure.value()),
                    bounds(figure.interval()),
                    String.valueOf(figure.games())));
        }
        table("Figures", List.of("figure", "value", "95 %", "games"), rows);
    }

    private void effects(Study one, Study other, List<Effect> effects) {
        List<List<String>> rows = new ArrayList<>();
        for (Effect effect : effects) {
            rows.add(List.of(
                    effect.one().name(),
                    Figure.text(effect.one().value()),
                    String.valueOf(effect.one().games()),
                    Figure.text(effect.other().value()),
                    String.valueOf(effect.other().games()),
                    Figure.text(effect.difference()),
                    bounds(effect.interval()),
                    effect.isClear() ? "yes" : ""));
        }
        List<String> head = List.of(
                "figure",
                one.ruleset().toString(),
                "games",
                other.ruleset().toString(),
                "games",
                "difference",
                "95 %",
                "beyond chance");
        table("Figures side by side", head, rows);
    }

    private void lengths(List<Told> studies) {
        chart(Chart.histogram("Length of games", series(studies, told -> bins(told.tally(), width(studies))))
                .axes("plies, " + width(studies) + " to a step", "games"));
    }

    private void charts(List<Told> studies) {
        lengths(studies);
        chart(Chart.survival("Games still going on", series(studies, ReportSection::survival))
                .axes("ply", "share of games"));
        lines("Legal moves by ply", "mean number of legal moves", studies, PlySums::legalMoves);
        lines("Pieces by ply", "mean number of pieces", studies, PlySums::pieces);
    }

    private static List<Series> series(List<Told> studies, Function<Told, List<Point>> points) {
        return studies.stream()
                .map(told -> new Series(told.name(), points.apply(told)))
                .toList();
    }

    private void chart(Chart chart) {
        html.append("<div>").append(Report.svg(chart, ++charts)).append("</div>\n");
    }

    private static int width(List<Told> studies) {
        int longest = studies.stream()
                .mapToInt(told -> told.tally().byPly().size())
                .max()
                .orElse(0);
        return longest / BINS + 1;
    }

    private static List<Point> bins(Tally tally, int width) {
        Histogram bins = new Histogram();
        long last = 0;
        for (Map.Entry<Long, Long> entry : tally.plies().entrySet()) {
            bins.add(entry.getKey() / width, entry.getValue());
            last = entry.getKey() / width;
        }
        List<Point> points = new ArrayList<>();
        for (long bin = 0; bin <= last; bin++) {
            points.add(new Point((double) (bin * width), (double) bins.counts().getOrDefault(bin, 0L)));
        }
        return points;
    }

    /** A game that is stopped at the cap is one that still goes on. */
    private static List<Point> survival(Told told) {
        Histogram ended = new Histogram();
        told.tally().endings.forEach((ending, plies) -> {
            if (!ending.equals(Tally.STOPPED)) {
                ended.add(plies);
            }
        });
        return leaving(ended, told.tally().games(), told.tally().byPly().size());
    }

    /** Returns the share that is left after each number of plies at which some leave. */
    private static List<Point> leaving(Histogram leaves, long games, int last) {
        List<Point> points = new ArrayList<>();
        points.add(new Point(-1, 1));
        long left = games;
        for (Map.Entry<Long, Long> entry : leaves.counts().entrySet()) {
            left -= entry.getValue();
            points.add(new Point((double) entry.getKey(), (double) left / games));
        }
        if (points.get(points.size() - 1).x() < last) {
            points.add(new Point(last, (double) left / games));
        }
        points.remove(0);
        if (points.isEmpty() || points.get(0).x() > 0) {
            points.add(0, new Point(0, 1));
        }
        return points;
    }

    private void lines(String title, String axis, List<Told> studies, ToLongFunction<PlySums> sum) {
        List<Series> series = new ArrayList<>();
        for (Told told : studies) {
            List<Point> points = new ArrayList<>();
            for (PlySums sums : told.tally().byPly()) {
                if (sums.games() >= FEWEST) {
                    points.add(new Point(points.size(), (double) sum.applyAsLong(sums) / sums.games()));
                }
            }
            if (!points.isEmpty()) {
                series.add(new Series(told.name(), points));
            }
        }
        if (!series.isEmpty()) {
            chart(Chart.line(title + ", while " + FEWEST + " games go on", series)
                    .axes("ply", axis));
        }
    }

    private static List<Bar> endings(Study study, Tally tally) {
        List<Bar> bars = new ArrayList<>();
        for (Figure figure : Figures.of(tally, study)) {
            if (figure.name().equals("Timeouts") || tally.endings.containsKey(figure.name())) {
                addBar(figure.name(), figure, bars);
            }
        }
        return bars;
    }

    private static List<Bar> clearShares(List<Effect> effects) {
        List<Bar> bars = new ArrayList<>();
        for (Effect effect : effects) {
            double most = Math.max(effect.one().value(), effect.other().value());
            if (effect.isClear() && most <= 1) {
                effect.interval().ifPresent(bounds -> bars.add(bar(effect.one().name(), effect.difference(), bounds)));
            }
        }
        return bars;
    }

    private static Bar bar(String name, double value, Interval bounds) {
        return new Bar(name, value, Math.min(value, bounds.low()), Math.max(value, bounds.high()));
    }

    private void bars(String title, List<Bar> shares) {
        bars(title, "share of games", shares);
    }

    private void bars(String title, String axis, List<Bar> bars) {
        if (!bars.isEmpty()) {
            chart(Chart.bars(title, bars).axes(axis, ""));
        }
    }

    private void exposure(Study study, Tally tally) {
        long games = tally.games();
        int last = tally.byPly().size();
        String other = study.other().map(Object::toString).orElse("");
        List<Point> hidden = leaving(tally.exposed, games, last);
        List<Point> shown = hidden.stream()
                .map(point -> new Point(point.x(), 1 - point.y()))
                .toList();
        chart(Chart.survival("Games in which the other reading has shown", List.of(new Series(other, shown)))
                .axes("ply", "share of games"));
        table("Ply at which the other reading first shows", List.of("ply", "games"), rows(tally.exposed()));
        html.append("<p>In ")
                .append(games - tally.exposed.total())
                .append(" of ")
                .append(games);
        html.append(" games it never shows.</p>\n");
    }

    private static List<List<String>> rows(Map<Long, Long> counts) {
        List<List<String>> rows = new ArrayList<>();
        counts.forEach((value, count) -> rows.add(List.of(value.toString(), count.toString())));
        return rows;
    }

    private void byPly(Tally tally) {
        List<List<String>> rows = new ArrayList<>();
        for (PlySums sums : tally.byPly()) {
            double games = sums.games();
            rows.add(List.of(
                    String.valueOf(rows.size()),
                    String.valueOf(sums.games()),
                    Figure.text(sums.legalMoves() / games),
                    Figure.text(sums.pieces() / games)));
        }
        table("Means by ply", List.of("ply", "games", "legal moves", "pieces"), rows);
    }

    private void table(String caption, List<String> head, List<List<String>> rows) {
        boolean folded = rows.size() > 2 * BINS;
        html.append(folded ? "<details><summary>" + Report.escaped(caption) + "</summary>\n" : "");
        html.append("<div class=\"scroll\"><table>\n<caption>")
                .append(Report.escaped(caption))
                .append("</caption>\n<thead>");
        row(head, "th");
        html.append("</thead>\n<tbody>\n");
        rows.forEach(cells -> row(cells, "td"));
        html.append("</tbody>\n</table></div>\n").append(folded ? "</details>\n" : "");
    }

    private void row(List<String> cells, String element) {
        html.append("<tr>");
        for (String cell : cells) {
            html.append('<').append(element).append('>').append(Report.escaped(cell));
            html.append("</").append(element).append('>');
        }
        html.append("</tr>\n");
    }
}
