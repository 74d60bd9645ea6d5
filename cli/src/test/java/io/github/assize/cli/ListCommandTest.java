package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ListCommandTest {
    @Test
    void givesARulesetALineOrderedById() {
        String expected = """
                chatur\tChátur\t8x8\tKQBNRP+P\tT. S. Raffles, The History of Java, London: John Murray 1817, 390
                chaturanga-12x12\tChaturanga 12x12\t12x12\tKMUCFVDP\t%s
                grant-acedrex\tGrant Acedrex\t12x12\tKAULGCRP\tAlfonso X of Castile, Libro de los Juegos, 1283, %s
                long-assize\tLong Assize\t8x8\tKQRFNP\t%s
                short-assize\tShort Assize\t8x8\tKQRFNP\t%3$s
                """.formatted(
                        "S. Iyer, Indian Chess as Embodied in the Kridakausalyam of Pt. Harikrishna Sharma"
                                + " Jyotishacharya, Delhi: Nag Publishers 1982, 25-26",
                        "the great chess",
                        "H. J. R. Murray, A History of Chess, London: Oxford University Press 1913, 455");
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("list"));
    }
}
