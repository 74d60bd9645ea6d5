package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ListCommandTest {
    @Test
    void givesARulesetALineOrderedById() {
        Cli.Run run = Cli.run("list");
        assertEquals(new Cli.Run(0, run.out(), ""), run);
        List<String> ids = run.out()
                .lines()
                .map(line -> line.substring(0, line.indexOf('\t')))
                .toList();
        assertEquals(Rulesets.all().stream().map(Ruleset::id).sorted().toList(), ids);
    }

    @Test
    void saysNameBoardLettersAndChiefSource() {
        List<String> lines = Cli.run("list").out().lines().toList();
        List.of(
                        "chatur\tChátur\t8x8\tKQBNRP+P\tT. S. Raffles, The History of Java, London: John Murray 1817, 390",
                        "grant-acedrex\tGrant Acedrex\t12x12\tKAULGCRP\tAlfonso X of Castile, Libro de los Juegos,"
                                + " 1283, the great chess",
                        "short-assize\tShort Assize\t8x8\tKQRFNP\tH. J. R. Murray, A History of Chess, London: Oxford"
                                + " University Press 1913, 455")
                .forEach(line -> assertTrue(lines.contains(line), () -> line + "\nis not among\n" + lines));
    }
}
