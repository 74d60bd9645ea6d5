package io.github.assize.study;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.html.HtmlEscapers;
import io.github.assize.diagram.Chart;
import java.util.Map;

/**
 * A page of figures: charts, the same numbers as text, and how the games were played. One HTML file without scripts that
 * asks for nothing else. The same studies and tallies give the same bytes. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Report {
    private static final String STYLE = """
        body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#222;background:#fff}
        h1{font-size:1.6rem}h2{font-size:1.25rem;border-top:1px solid #ccc;padding-top:1rem;margin-top:2rem}
        table{border-collapse:collapse;margin:1rem 0}caption{text-align:left;font-weight:600;padding:.3rem 0}
        th,td{padding:.15rem .7rem .15rem 0;text-align:right;font-variant-numeric:tabular-nums}
        td{white-space:nowrap}
        th:first-child,td:first-child{text-align:left}thead th{border-bottom:1px solid #888}
        svg{max-width:100%;height:auto;margin:.5rem 0}.scroll{overflow-x:auto}.clear td{font-weight:600}
        """;

    private final String title;
    private final ImmutableMap<String, String> provenance;
    private final ImmutableList<String> sections;
    private final int charts;

    private Report(String title, ImmutableMap<String, String> provenance, ImmutableList<String> sections, int charts) {
        this.title = title;
        this.provenance = provenance;
        this.sections = sections;
        this.charts = charts;
    }

    /**
     * Returns a report without studies.
     *
     * @param title what it is about
     * @param provenance what a reader needs to make the same figures again, such as the version and the command, by names
     * @return the report
     */
    public static Report of(String title, Map<String, String> provenance) {
        return new Report(requireNonNull(title, "title"), ImmutableMap.copyOf(provenance), ImmutableList.of(), 0);
    }

    /**
     * Returns this report with a study.
     *
     * @param study what was played
     * @param tally what was counted, of at least one game
     * @return the report
     * @throws IllegalArgumentException if the tally has no game
     */
    public Report with(Study study, Tally tally) {
        ReportSection section = new ReportSection(charts);
        section.study(study, tally);
        return with(section);
    }

    /**
     * Returns this report with two studies side by side, and with what the second changes.
     *
     * @param one a study
     * @param first what was counted of it, of at least one game
     * @param other a study of another reading
     * @param second what was counted of that, of at least one game
     * @return the report
     * @throws IllegalArgumentException if a tally has no game
     */
    public Report with(Study one, Tally first, Study other, Tally second) {
        ReportSection section = new ReportSection(charts);
        section.comparison(one, first, other, second);
        return with(section);
    }

    /**
     * Returns this report with a study and what each of several readings changes in it, told more briefly than by
     * {@link #with(Study, Tally)}: how soon a reading shows, and every figure that differs {@linkplain Effect#isClear() beyond
     * chance}.
     *
     * @param study a study
     * @param tally what was counted of it, of at least one game
     * @param readings studies of other readings, each {@linkplain Study#against against} that of the first, and what was
     *     counted of each, of at least one game, in the order in which they are told
     * @return the report
     * @throws IllegalArgumentException if a tally has no game
     */
    public Report withReadings(Study study, Tally tally, Map<Study, Tally> readings) {
        ReportSection section = new ReportSection(charts);
        section.readings(study, tally, requireNonNull(readings, "readings"));
        return with(section);
    }

    private Report with(ReportSection section) {
        ImmutableList<String> all = ImmutableList.<String>builder()
                .addAll(sections)
                .add(section.html())
                .build();
        return new Report(title, provenance, all, section.charts());
    }

    /** Returns a text with what HTML takes for its own written otherwise. */
    static String escaped(String text) {
        return HtmlEscapers.htmlEscaper().escape(text);
    }

    static String svg(Chart chart, int number) {
        return chart.idPrefix("chart" + number).toSvg();
    }

    /**
     * Returns the page.
     *
     * @return HTML, to be encoded as UTF-8
     */
    public String toHtml() {
        StringBuilder html =
                new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        html.append(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.append("<title>")
                .append(escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE);
        html.append("</style>\n</head>\n<body>\n<h1>").append(escaped(title)).append("</h1>\n");
        html.append("<table>\n<caption>How these figures were made</caption>\n");
        provenance.forEach((name, value) -> html.append("<tr><th scope=\"row\">")
                .append(escaped(name))
                .append("</th><td style=\"text-align:left\">")
                .append(escaped(value))
                .append("</td></tr>\n"));
        html.append(
                "</table>\n<p>Every figure stands with the number of games that it is made from, and with an interval at");
        html.append(
                " 95 %: Wilson's for shares, by the sample deviation for means, by order statistics for quantiles,");
        html.append(
                " Newcombe's for differences. Of twenty figures one lies outside its interval by luck. A difference is");
        html.append(
                " called beyond chance only where both have at least 100 games and nought lies outside the interval");
        html.append(
                " widened to 99.9 %, which luck gives to one figure in a thousand. Games stopped at the cap are no");
        html.append(" draws.</p>\n");
        sections.forEach(html::append);
        return html.append("</body>\n</html>\n").toString();
    }
}
