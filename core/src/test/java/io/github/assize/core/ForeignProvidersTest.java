package io.github.assize.core;

import static io.github.assize.core.RulesetsTest.problems;
import static io.github.assize.core.RulesetsTest.with;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is found of jars that somebody else has made, in which something is damaged, missing or not told. */
final class ForeignProvidersTest {
    private static final String SERVICE = "META-INF/services/io.github.assize.core.RulesetProvider";
    private static final ClassLoader PARENT = ForeignProvidersTest.class.getClassLoader();
    private static final String GOOD = RulesetsTest.Good.class.getName();

    @TempDir
    private Path folder;

    @BeforeEach
    void compile() throws IOException {
        write("px/Base.java", """
                package px;
                public class Base implements io.github.assize.core.RulesetProvider {
                    public io.github.assize.core.Ruleset get() { throw new IllegalStateException("no game"); }
                }
                """);
        write("px/A.java", "package px; public class A extends Base {}");
        write("px/B.java", "package px; public class B extends Base {}");
        write("module-info.java", "module px {}");
        javac("-cp", System.getProperty("java.class.path"), path("px/Base.java"), path("px/A.java"), path("px/B.java"));
        javac(path("module-info.java"));
    }

    private void javac(String... arguments) {
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));
    }

    private String path(String file) {
        return folder.resolve(file).toString();
    }

    private void write(String file, String... lines) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.write(path, List.of(lines));
    }

    private ClassLoader loader(Path... paths) throws IOException {
        URL[] urls = new URL[paths.length];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = paths[i].toUri().toURL();
        }
        return new URLClassLoader(urls, PARENT);
    }

    @Test
    void twoProvidersThatLackTheSameClassAreNamedAndHideNoOther() throws IOException {
        Files.delete(folder.resolve("px/Base.class"));
        write(SERVICE, "px.A", "px.B", GOOD);
        with(loader(folder), () -> {
            String lacking = " cannot be loaded: java.lang.ClassNotFoundException: px.Base";
            assertEquals(List.of("Provider px.A" + lacking, "Provider px.B" + lacking), problems());
            assertEquals(List.of(Toy.GAME), Rulesets.all());
        });
    }

    @Test
    void aServiceFileInADamagedJarHidesNoOther() throws IOException {
        Path jar = folder.resolve("damaged.jar");
        try (JarOutputStream entries = new JarOutputStream(Files.newOutputStream(jar))) {
            entries.putNextEntry(new JarEntry(SERVICE));
            entries.write((GOOD + "\n").repeat(100).getBytes(UTF_8));
        }
        byte[] bytes = Files.readAllBytes(jar);
        int data = 30 + SERVICE.length();
        for (int i = data; i < data + 20; i++) {
            bytes[i] = -1;
        }
        Files.write(jar, bytes);
        write(SERVICE, GOOD);
        for (ClassLoader loader : List.of(loader(jar, folder), loader(folder, jar))) {
            with(loader, () -> {
                assertEquals(1, problems().size(), () -> problems().toString());
                assertTrue(problems().get(0).contains("Error"), problems().get(0));
                assertEquals(List.of(Toy.GAME), Rulesets.all());
            });
        }
    }

    @Test
    void aModuleThatHasAServiceFileAloneIsTold() throws IOException {
        write(SERVICE, "px.A");
        Configuration modules =
                ModuleLayer.boot().configuration().resolve(ModuleFinder.of(folder), ModuleFinder.of(), Set.of("px"));
        ModuleLayer.Controller controller =
                ModuleLayer.defineModulesWithOneLoader(modules, List.of(ModuleLayer.boot()), PARENT);
        controller.addReads(controller.layer().findModule("px").orElseThrow(), PARENT.getUnnamedModule());
        with(
                controller.layer().findLoader("px"),
                () -> assertEquals(
                        List.of("Provider px.A is passed over: its module px does not provide it"), problems()));
    }
}
