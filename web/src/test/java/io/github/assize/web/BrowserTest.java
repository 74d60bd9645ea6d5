package io.github.assize.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share one browser, whose console stays empty. */
@Tag("outside")
abstract class BrowserTest {
    @TempDir
    static Path folder;

    static Browser browser;

    @BeforeAll
    static void start() {
        browser = new Browser(folder.resolve("profile"));
    }

    @AfterAll
    static void end() {
        browser.close();
    }

    @AfterEach
    void theConsoleStaysEmpty() {
        browser.assertQuiet();
    }
}
