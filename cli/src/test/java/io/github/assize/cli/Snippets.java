package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.cli.Markdown.Block;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The Java blocks of one page: whole types, or statements after their imports. */
final class Snippets {
    private static final Pattern TYPE =
            Pattern.compile("^(?:public |final |abstract )*(?:class|interface|enum|record) (\\w+)", Pattern.MULTILINE);

    private final Path directory;
    private final Map<Path, String> sources = new LinkedHashMap<>();
    private final Map<String, Shown> programs = new LinkedHashMap<>();

    /** What a page says that a program prints. */
    private record Shown(String output, int line) {}

    Snippets(Path directory) {
        this.directory = directory;
    }

    void add(Block block, String output) {
        Matcher type = TYPE.matcher(block.text());
        if (type.find()) {
            sources.put(directory.resolve(type.group(1) + ".java"), block.text());
            if (block.text().contains("static void main(")) {
                programs.put(type.group(1), new Shown(output, block.line()));
            }
        } else {
            String name = "Line" + block.line();
            sources.put(directory.resolve(name + ".java"), program(name, block.text()));
            programs.put(name, new Shown(output, block.line()));
        }
    }

    /** Makes a class of imports and the statements after them. */
    private static String program(String name, String text) {
        List<String> imports = new ArrayList<>();
        List<String> statements = new ArrayList<>();
        text.lines().forEach(line -> (line.startsWith("import ") ? imports : statements).add(line));
        return String.join("\n", imports) + "\nclass " + name
                + " {\n    public static void main(String[] args) throws Exception {\n"
                + String.join("\n", statements) + "\n    }\n}\n";
    }

    void compileAndRun() throws Exception {
        compile();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
            for (Map.Entry<String, Shown> program : programs.entrySet()) {
                Shown shown = program.getValue();
                assertEquals(shown.output(), run(loader.loadClass(program.getKey())), "block at line " + shown.line());
            }
        }
    }

    private void compile() throws Exception {
        Files.createDirectories(directory);
        for (Map.Entry<Path, String> source : sources.entrySet()) {
            Files.writeString(source.getKey(), source.getValue());
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            List<String> options = Stream.of(
                            "-d", directory.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none")
                    .toList();
            boolean compiled = sources.isEmpty()
                    || compiler.getTask(
                                    messages,
                                    files,
                                    null,
                                    options,
                                    null,
                                    files.getJavaFileObjects(sources.keySet().toArray(Path[]::new)))
                            .call();
            assertTrue(compiled, messages::toString);
        }
    }

    private static String run(Class<?> program) throws Exception {
        Method main = program.getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return printed.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }
}
