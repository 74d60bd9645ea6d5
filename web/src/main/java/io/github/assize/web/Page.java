package io.github.assize.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Makes the one file that holds the page: its modules, its styles, and the rules as a script, packed. */
public final class Page {
    private static final Pattern IMPORT =
            Pattern.compile("import (?:\\* as (\\w+)|(\\{[^}]*\\})) from '\\./([\\w-]+)\\.js';");
    private static final Pattern EXPORT = Pattern.compile("(?m)^export (?:async )?(?:function|const|class) (\\w+)");
    private static final Pattern EXPORTS = Pattern.compile("export\\s*\\{([^}]*)\\};?\\s*$");
    private static final Pattern RENAMED = Pattern.compile("([\\w$]+) as (\\w+)");

    /** The module that is the rules themselves. */
    private static final String SCRIPT = "assize";

    private Page() {}

    /**
     * Writes the page.
     *
     * @param args the folder of the page's sources, that of the package, the version, and the file to write
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path page = Path.of(args[0]);
        Path npm = Path.of(args[1]);
        Map<String, String> modules = new LinkedHashMap<>();
        join("main", List.of(page, npm), modules);
        String html = Files.readString(page.resolve("page.html"))
                .replace("@version@", args[2])
                .replace("/*@styles@*/", Files.readString(page.resolve("page.css")))
                .replace("/*@rules@*/", packed(script(Files.readString(npm.resolve("assize.js")))))
                .replace("/*@modules@*/", String.join("", modules.values()));
        Path file = Path.of(args[3]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, html);
    }

    /** Makes a script of the rules, which are a module: it leaves what they export in {@code assizeScript}. */
    static String script(String module) {
        Matcher exports = EXPORTS.matcher(module);
        if (!exports.find()) {
            throw new IllegalArgumentException("the script exports nothing at its end");
        }
        List<String> names = new ArrayList<>();
        Matcher renamed = RENAMED.matcher(exports.group(1));
        while (renamed.find()) {
            names.add(renamed.group(2) + ":" + renamed.group(1));
        }
        return "globalThis.assizeScript=(()=>{\"use strict\";" + module.substring(0, exports.start()) + "\nreturn{"
                + String.join(",", names) + "}})();";
    }

    private static String packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(text.getBytes(UTF_8));
        } finally {
            deflater.end();
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /** Joins a module and those that it imports, each after those that it needs. */
    private static void join(String name, List<Path> folders, Map<String, String> joined) throws IOException {
        if (joined.containsKey(name) || name.equals(SCRIPT)) {
            return;
        }
        String text = "";
        for (Path folder : folders) {
            Path file = folder.resolve(name + ".js");
            text = Files.exists(file) ? Files.readString(file) : text;
        }
        for (MatchResult imported : IMPORT.matcher(text).results().toList()) {
            join(imported.group(3), folders, joined);
        }
        joined.put(name, module(name, text));
    }

    /** Makes a constant of a module: what it imports are constants that stand above it, what it exports its members. */
    static String module(String name, String text) {
        String imported = IMPORT.matcher(text).replaceAll(match -> {
            String from = match.group(3).equals(SCRIPT) ? "globalThis.assizeScript" : variable(match.group(3));
            String names = match.group(1) == null ? match.group(2).replace(" as ", ": ") : match.group(1);
            return Matcher.quoteReplacement("const " + names + " = " + from + ";");
        });
        List<String> exported =
                EXPORT.matcher(imported).results().map(match -> match.group(1)).toList();
        String body = EXPORT.matcher(imported)
                .replaceAll(match -> Matcher.quoteReplacement(match.group().substring("export ".length())));
        return "const " + variable(name) + " = (() => {\n" + body + "return { " + String.join(", ", exported)
                + " };\n})();\n";
    }

    private static String variable(String module) {
        return "module_" + module.replace('-', '_');
    }
}
