package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists what a module lets others see: the public and protected members of the types that it exports. */
final class Signatures {
    private static final ToolProvider JAVAP = ToolProvider.findFirst("javap").orElseThrow();

    private Signatures() {}

    static String of(Class<?> member) throws IOException, URISyntaxException {
        Path module = Path.of(
                member.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<ModuleReference> found = List.copyOf(ModuleFinder.of(module).findAll());
        assertEquals(1, found.size(), () -> "modules in " + module);
        Set<String> exported = found.get(0).descriptor().exports().stream()
                .map(Exports::source)
                .collect(Collectors.toSet());
        try (ModuleReader reader = found.get(0).open();
                Stream<String> names = reader.list()) {
            return names.filter(name -> name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> exported.contains(packageOf(name)) && isSeen(load(name)))
                    .sorted()
                    .map(name -> signatures(module, name))
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Signatures.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isSeen(Class<?> type) {
        boolean open = Modifier.isPublic(type.getModifiers()) || Modifier.isProtected(type.getModifiers());
        return open && (type.getEnclosingClass() == null || isSeen(type.getEnclosingClass()));
    }

    /** Returns a type's declaration and below it, sorted, its members: their order in the file is nobody's business. */
    private static String signatures(Path module, String name) {
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        assertEquals(
                0, JAVAP.run(out, out, "-protected", "-constants", "-cp", module.toString(), name), printed::toString);
        List<String> lines = printed.toString()
                .lines()
                .filter(line -> !line.startsWith("Compiled from") && !line.equals("}"))
                .toList();
        Stream<String> members = lines.stream().skip(1).sorted();
        return Stream.concat(lines.stream().limit(1), members).collect(Collectors.joining("\n", "", "\n}\n"));
    }
}
