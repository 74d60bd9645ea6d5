package io.github.assize.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class ReportTest {
    private static final Ruleset CHATUR = Rulesets.byId("chatur");
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");

    private static final Study STUDY = Study.of(CHATUR).cap(80).against(CHATUR.with("king-leap", "jump"));
    private static final Tally TALLY = STUDY.run(0, 8);

    /** The default beside which another reading stands. */
    private static final Study DRAWS =
            Study.of(CHATUR.with("lone-king", "draws")).cap(80).against(CHATUR);

    private static final Tally DRAWN = DRAWS.run(0, 8);

    private static String report() {
        Study other = Study.of(CHATUR.with("king-leap", "jump")).cap(80);
        return Report.of("Games & <readings>", Map.of("version", "<0.1>"))
                .with(STUDY, TALLY)
                .with(STUDY, TALLY, other, other.run(0, 8))
                .withReadings(STUDY, TALLY, Map.of(DRAWS, DRAWN))
                .toHtml();
    }

    @Test
    void aPageAsksForNothingAndRunsNothing() {
        String html = report();
        assertTrue(html.startsWith("<!DOCTYPE html>\n"));
        assertFalse(Pattern.compile("<script|javascript:|\\son\\w+=|<link|<img|<iframe|@import|url\\(")
                .matcher(html)
                .find());
        assertFalse(html.replace("http://www.w3.org/2000/svg", "").contains("://"));
    }

    @Test
    void everyFigureStandsAsText() {
        String html = report();
        for (Figure figure : Figures.of(TALLY, STUDY)) {
            String interval = figure.interval().map(Interval::toString).orElse("-");
            String row = "<tr><td>" + figure.name() + "</td><td>" + Figure.text(figure.value()) + "</td><td>" + interval
                    + "</td><td>" + figure.games() + "</td></tr>";
            assertTrue(html.contains(row), row);
        }
    }

    @Test
    void aChangedFigureStandsAloneAndItsGamesBesideIt() {
        String html = report();
        Study other = Study.of(CHATUR.with("king-leap", "jump")).cap(80);
        for (Effect effect : Figures.effects(TALLY, other.run(0, 8))) {
            String row = String.join(
                    "</td><td>",
                    "<tr><td>" + effect.one().name(),
                    Figure.text(effect.one().value()),
                    String.valueOf(effect.one().games()),
                    Figure.text(effect.other().value()),
                    String.valueOf(effect.other().games()),
                    Figure.text(effect.difference()));
            assertTrue(html.contains(row), row);
        }
        assertTrue(html.contains(" widened to 99.9 %, which luck gives to one figure in a thousand."));
    }

    /** The mean length of one game has no interval, and so no bar. */
    @Test
    void oneGameOfEachReadingIsEnoughForAPage() {
        String html = Report.of("One", Map.of())
                .withReadings(STUDY, STUDY.run(0, 1), Map.of(DRAWS, DRAWS.run(0, 1)))
                .toHtml();
        assertFalse(html.contains(">Mean length of games<"));
        assertTrue(html.contains("<td>lone-king=draws</td>"));
    }

    @Test
    void linesByPlyBeginWithThirtyGames() {
        String chart = "Legal moves by ply, while 30 games go on";
        Study study = Study.of(CHATUR).cap(4);
        for (int games : new int[] {29, 30}) {
            String html = Report.of("Lines", Map.of())
                    .with(study, study.run(0, games))
                    .toHtml();
            assertEquals(games == 30, html.contains(chart), games + " games");
            assertTrue(html.contains("<caption>Means by ply"));
        }
    }

    @Test
    void noIdStandsTwice() {
        String html = report();
        long ids = ID.matcher(html).results().count();
        assertTrue(ids > 20, ids + " ids");
        assertEquals(
                ids,
                ID.matcher(html).results().map(id -> id.group(1)).distinct().count());
    }

    @Test
    void whatHtmlTakesForItsOwnIsWrittenOtherwise() {
        assertTrue(report().contains("<h1>Games &amp; &lt;readings&gt;</h1>"));
        assertTrue(report().contains("&lt;0.1&gt;"));
    }

    @Test
    void theSameStudiesGiveTheSameBytes() {
        assertEquals(report(), report());
    }

    @Test
    void eachReadingStandsWithHowSoonItShowsAndWhatItChanges() {
        Map<Study, Tally> readings = new LinkedHashMap<>();
        Study jump = Study.of(CHATUR.with("king-leap", "jump")).cap(80).against(CHATUR);
        readings.put(jump, jump.run(0, 8));
        readings.put(DRAWS, DRAWN);
        String html = Report.of("Readings", Map.of())
                .withReadings(Study.of(CHATUR).cap(80), TALLY, readings)
                .toHtml();
        String all = "<td>1</td><td>0.675592 to 1</td>";
        assertTrue(html.contains("<tr><td>king-leap=jump</td>" + all + all + all + "<td>8</td></tr>"), html);
        for (Effect effect : Figures.effects(TALLY, DRAWN)) {
            String row = "<tr><td>lone-king=draws</td><td>" + effect.one().name() + "</td>";
            assertEquals(effect.isClear(), html.contains(row), row);
        }
        assertTrue(html.contains("<tr><td>default</td><td>"
                + Figure.text(Figures.of(TALLY, STUDY).get(0).value())));
    }
}
