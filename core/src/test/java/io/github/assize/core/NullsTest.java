package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.ReflectionSupport;

/** Gives null to every parameter of everything public, one at a time. */
final class NullsTest {
    private static final Map<Class<?>, Object> SAMPLES = samples();

    private enum Sample implements Choice {
        ONE,
        OTHER
    }

    private static Map<Class<?>, Object> samples() {
        PieceType king = PieceType.of("king", "K", "K");
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfF");
        Laws laws = Laws.onBoard(8, 8)
                .pieces(king, pawn)
                .king(king)
                .pawns(pawn)
                .array("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1")
                .build();
        Ruleset game = Ruleset.define("toy", "Toy")
                .reading("sample", "What?", Sample.ONE.readBy("nobody"), Sample.OTHER.readBy("nobody"))
                .laws(laws)
                .build();
        Position position = game.initialPosition();
        Map<Class<?>, Object> samples = new HashMap<>();
        for (Object sample : List.of(
                king,
                game,
                position,
                position.board(),
                position.legalMoves().get(0),
                position.outcome(),
                new Piece(Color.WHITE, king),
                Movement.of("W"),
                Promotion.none(),
                Baring.none(),
                Dice.passing(king),
                MustCapture.any(),
                Castling.with(pawn),
                Laws.onBoard(8, 8),
                Ruleset.define("toy", "Toy"),
                Sample.ONE.readBy("nobody"),
                RuleText.of("a", "b", "c"),
                Square.of(0, 0),
                new Source("a", "b"),
                new Rule("a", "b", "c"),
                new Answer("a", "b"),
                new Reading("a", "b", List.of(new Answer("c", "d")), new Answer("c", "d")),
                new Fault(Fault.Kind.KING_COUNT, "a"),
                SetUp.of(position),
                "K")) {
            samples.put(sample.getClass(), sample);
        }
        samples.put(Answers.class, new Answers(Map.of()));
        samples.put(Set.class, Set.of(new Fault(Fault.Kind.KING_COUNT, "a")));
        samples.put(Choice.class, Sample.ONE);
        samples.put(List.class, List.of());
        samples.put(Collection.class, List.of());
        samples.put(Map.class, Map.of());
        samples.put(Class.class, Sample.class);
        samples.put(Function.class, Function.identity());
        samples.put(Consumer.class, (Consumer<Object>) value -> {});
        samples.put(Laws.class, laws);
        samples.put(int.class, 1);
        samples.put(boolean.class, true);
        return Map.copyOf(samples);
    }

    @Test
    void areRefusedByTheParametersName() {
        Set<String> wrong = new HashSet<>();
        int tried = 0;
        for (Executable executable : publicExecutables()) {
            Parameter[] parameters = executable.getParameters();
            for (int i = 0; i < parameters.length; i++) {
                if (!parameters[i].getType().isPrimitive()) {
                    tried++;
                    String found = refusal(executable, i);
                    if (!found.matches(".*\\b" + parameters[i].getName() + "\\b.*")) {
                        wrong.add(executable + ", " + parameters[i].getName() + ": " + found);
                    }
                }
            }
        }
        assertTrue(tried > 60, "tried " + tried);
        assertEquals(Set.of(), wrong);
    }

    private static List<Executable> publicExecutables() {
        List<Executable> executables = new ArrayList<>();
        for (Class<?> type : ReflectionSupport.findAllClassesInPackage(
                "io.github.assize.core", NullsTest::isExported, name -> !name.endsWith("Test"))) {
            if (!type.isEnum() && isEnclosedByPublic(type)) {
                executables.addAll(List.of(type.getConstructors()));
                Stream.of(type.getDeclaredMethods()).filter(NullsTest::isTried).forEach(executables::add);
            }
        }
        return executables;
    }

    private static boolean isExported(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && type.getPackageName().equals("io.github.assize.core")
                && type != Inside.class;
    }

    private static boolean isEnclosedByPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return outer == null || (Modifier.isPublic(outer.getModifiers()) && isEnclosedByPublic(outer));
    }

    private static boolean isTried(Method method) {
        return Modifier.isPublic(method.getModifiers())
                && !method.isBridge()
                && !method.isSynthetic()
                && !method.getName().equals("equals");
    }

    private static String refusal(Executable executable, int at) {
        Parameter[] parameters = executable.getParameters();
        @Nullable Object[] arguments = new @Nullable Object[parameters.length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = i == at ? null : sample(parameters[i].getType());
        }
        try {
            call(executable, arguments);
            return "accepted";
        } catch (InvocationTargetException thrown) {
            return String.valueOf(thrown.getCause());
        } catch (ReflectiveOperationException failure) {
            throw new LinkageError(executable.toString(), failure);
        }
    }

    private static void call(Executable executable, @Nullable Object[] arguments) throws ReflectiveOperationException {
        if (executable instanceof Constructor<?> constructor) {
            constructor.newInstance(arguments);
        } else {
            Method method = (Method) executable;
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            method.invoke(isStatic ? null : sample(method.getDeclaringClass()), arguments);
        }
    }

    private static Object sample(Class<?> type) {
        if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), 1);
            Array.set(array, 0, sample(type.getComponentType()));
            return array;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        Object sample = SAMPLES.get(type);
        if (sample == null) {
            throw new AssertionError("no sample of " + type);
        }
        return sample;
    }
}
