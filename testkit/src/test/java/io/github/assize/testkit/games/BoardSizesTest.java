package io.github.assize.testkit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Perft;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards of every shape: the core and the plain frame play the same game on them. */
final class BoardSizesTest {
    private static final int GAMES = 3;

    @ParameterizedTest(name = "{0} files and {1} ranks")
    @CsvSource({
        "1, 8, k/p/1/1/1/1/P/K w a1a8 - 0 1",
        "16, 1, KR12rk w a1p1 - 0 1",
        "3, 4, rkn/ppp/PPP/RKN w b1b4 - 0 1",
        "5, 6, knbrq/ppppp/5/5/PPPPP/KNBRQ w a1a6 - 0 1",
        "9, 9, 1h1hkh1h1/h7h/9/9/9/9/9/H7H/1H1HKH1H1 w e1e9 - 0 1",
        "4, 16, kqgn/pppp/4/4/4/4/4/4/4/4/4/4/4/4/PPPP/KQGN w a1a16 - 0 1",
        "13, 9, rncbgqkqgbcnr/ppppppppppppp/13/13/13/13/13/PPPPPPPPPPPPP/RNCBGQKQGBCNR w g1g9 - 0 1",
        "16, 6, rncbgqkqgbcnrbnr/pppppppppppppppp/16/16/PPPPPPPPPPPPPPPP/RNCBGQKQGBCNRBNR w g1g6 - 0 1",
        "16, 16,"
                + " rncbgqkqgbcnrbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNCBGQKQGBCNRBNR"
                + " w g1g16 - 0 1"
    })
    void playIsTheSameInBothImplementations(int files, int ranks, String array) {
        PlainGame plain = new PlainToy(files, ranks, array);
        Ruleset ruleset = Toy.ruleset(files, ranks, array);
        assertEquals(plain.start().perft(2), Perft.count(ruleset.initialPosition(), 2));
        SideBySide.play(ruleset, plain, GAMES);
    }
}
