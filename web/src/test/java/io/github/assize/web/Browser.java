package io.github.assize.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNullElse;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A browser with the page in it, as a person uses it: clicks, keys, and what can be read. */
final class Browser implements AutoCloseable {
    static final Path PAGE = Path.of("target/classes/io/github/assize/web/assize-explorer.html");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration POLL = Duration.ofMillis(50);

    private final ChromeDriver driver;

    Browser(Path profile) {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(System.getProperty("assize.chromium", "/usr/bin/chromium"));
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--font-render-hinting=none",
                "--force-device-scale-factor=1",
                "--lang=en",
                "--user-data-dir=" + profile.toAbsolutePath());
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(System.getProperty("assize.chromedriver", "/usr/bin/chromedriver")))
                .build();
        driver = new ChromeDriver(service, options);
        size(1400, 1000);
    }

    /** Opens the page anew. */
    void open(String fragment) {
        open(PAGE, fragment);
    }

    /** Opens the explorer in another file. */
    void open(Path page, String fragment) {
        show(page, fragment);
        await(".ready");
    }

    /** Shows whatever file. */
    void show(Path page, String fragment) {
        driver.get("about:blank");
        driver.get(page.toAbsolutePath().toUri() + fragment);
    }

    static String address() {
        return PAGE.toAbsolutePath().toUri().toString();
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, UTF_8).replace("+", "%20");
    }

    void size(int width, int height) {
        cdp(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void media(String media, String scheme) {
        cdp(
                "Emulation.setEmulatedMedia",
                Map.of("media", media, "features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    Map<String, Object> cdp(String command, Map<String, Object> parameters) {
        return driver.executeCdpCommand(command, parameters);
    }

    @Nullable
    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    void await(String selector) {
        await(() -> has(selector), selector);
    }

    /** Waits until an element has a text that begins so. */
    void awaitText(String selector, String text) {
        await(() -> text(selector).startsWith(text), text);
    }

    private static void await(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for " + what);
            }
            LockSupport.parkNanos(POLL.toNanos());
        }
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    /** Returns the value of an attribute; the empty text if there is none. */
    String attribute(String selector, String name) {
        return requireNonNullElse(find(selector).getDomAttribute(name), "");
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    boolean has(String selector) {
        return !all(selector).isEmpty();
    }

    /** Returns the text of an element as it stands in the page, shown or not. */
    String text(String selector) {
        return String.valueOf(find(selector).getDomProperty("textContent"));
    }

    String value(String selector) {
        return String.valueOf(find(selector).getDomProperty("value"));
    }

    void click(String selector) {
        find(selector).click();
    }

    static String square(String name) {
        return "#board [data-square='" + name + "']";
    }

    void choose(String... squares) {
        for (String name : squares) {
            click(square(name));
        }
    }

    /** Chooses among the answers of a dialog, by a part of its text. */
    void answer(String part) {
        for (WebElement choice : all("#chooser-choices button")) {
            if (choice.getText().contains(part)) {
                choice.click();
                return;
            }
        }
        throw new AssertionError("no choice has \"" + part + "\"");
    }

    /** Puts a text into a field at once, as somebody does who pastes it. */
    void paste(String selector, String text) {
        script("document.querySelector(arguments[0]).value = arguments[1]", selector, text);
    }

    void type(String selector, String text) {
        WebElement field = find(selector);
        field.clear();
        field.sendKeys(text);
    }

    void keys(CharSequence... keys) {
        Actions actions = new Actions(driver);
        for (CharSequence key : keys) {
            actions.sendKeys(key);
        }
        actions.perform();
    }

    /** Leads the focus, which is on one square, to another and chooses it. */
    void keysTo(String from, String to) {
        int files = to.charAt(0) - from.charAt(0);
        int ranks = Integer.parseInt(to.substring(1)) - Integer.parseInt(from.substring(1));
        List<CharSequence> keys = new ArrayList<>();
        for (int i = 0; i < Math.abs(files); i++) {
            keys.add(files > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
        }
        for (int i = 0; i < Math.abs(ranks); i++) {
            keys.add(ranks > 0 ? Keys.ARROW_UP : Keys.ARROW_DOWN);
        }
        keys.add(Keys.ENTER);
        keys(keys.toArray(CharSequence[]::new));
    }

    String focused() {
        return String.valueOf(script("return document.activeElement.dataset.square ?? document.activeElement.id"));
    }

    /** Leads the focus to an element and presses a key there. */
    void press(String selector, CharSequence key) {
        script("document.querySelector(arguments[0]).focus()", selector);
        keys(key);
    }

    String hash() {
        return String.valueOf(script("return location.hash"));
    }

    /** Returns the texts of elements, as {@link #text}. */
    List<String> texts(String selector) {
        return all(selector).stream()
                .map(element -> String.valueOf(element.getDomProperty("textContent")))
                .toList();
    }

    /** Returns the squares that have a mark. */
    List<String> marked(String mark) {
        return all("#board ." + mark).stream()
                .map(square -> String.valueOf(square.getDomAttribute("data-square")))
                .sorted()
                .toList();
    }

    String fen() {
        tab("record");
        return value("#fen");
    }

    void tab(String name) {
        click("#tab-" + name);
    }

    /** Returns what has been written to the console since this was last asked. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Returns what has been asked for over a network or of the disk since this was last asked, but for blank pages. */
    List<String> requests() {
        List<String> requests = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            JsonObject message =
                    JsonParser.parseString(entry.getMessage()).getAsJsonObject().getAsJsonObject("message");
            if (message.get("method").getAsString().equals("Network.requestWillBeSent")) {
                String url = message.getAsJsonObject("params")
                        .getAsJsonObject("request")
                        .get("url")
                        .getAsString();
                if (!url.startsWith("about:") && !url.startsWith("data:")) {
                    requests.add(url);
                }
            }
        }
        return requests;
    }

    BufferedImage screenshot() {
        String data = String.valueOf(
                cdp("Page.captureScreenshot", Map.of("format", "png")).get("data"));
        try {
            return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(data)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void assertQuiet() {
        assertEquals(List.of(), console());
    }

    @Override
    public void close() {
        driver.quit();
    }
}
