package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What many threads see who use the same ruleset, positions and move lists at once: what one sees. */
abstract class ThreadsContract extends Part {
    private static final int THREADS = 8;
    private static final int STEPS = 150;
    private static final double LEAST = 0.2;

    ThreadsContract(RulesetContract contract) {
        super(contract);
    }

    @Test
    void shareFreshPositions() {
        List<String> fens = fens();
        List<String> expected = fens.stream()
                .map(fen -> describe(contract.ruleset().parsePosition(fen)))
                .toList();
        List<Position> shared =
                fens.stream().map(fen -> contract.ruleset().parsePosition(fen)).toList();
        for (List<String> seen : together(number -> describeAll(shared, number))) {
            assertEquals(expected, seen);
        }
    }

    @Test
    void shareAFreshRuleset() {
        contract.ruleset().readings().stream()
                .limit(3)
                .forEach(reading -> reading.answers().forEach(answer -> {
                    Ruleset alone = contract.ruleset().with(reading.id(), answer.id());
                    String expected = describe(alone.initialPosition());
                    Ruleset shared = contract.ruleset().with(reading.id(), answer.id());
                    for (List<String> seen : together(number -> List.of(describe(shared.initialPosition())))) {
                        assertEquals(List.of(expected), seen);
                    }
                }));
    }

    private List<String> fens() {
        Random random = new Random(1);
        List<Integer> choices = random.ints((int) (STEPS * Math.max(LEAST, share())), 0, 10_000)
                .boxed()
                .toList();
        return Play.of(contract.ruleset().initialPosition(), choices).positions().stream()
                .map(Position::toFen)
                .toList();
    }

    /** Each thread begins at another place and puts what it has seen in order at the end. */
    private static List<String> describeAll(List<Position> positions, int number) {
        int first = number * positions.size() / THREADS;
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            seen.add(describe(positions.get((first + i) % positions.size())));
        }
        Collections.rotate(seen, first);
        return seen;
    }

    private static String describe(Position position) {
        StringBuilder seen = new StringBuilder(position.toFen())
                .append(' ')
                .append(position.hashCode())
                .append(' ')
                .append(position.outcome());
        for (Move move : position.legalMoves()) {
            seen.append(' ').append(position.algebraic(move)).append(position.isLegal(move));
        }
        return seen.append(Perft.count(position, 2))
                .append(position.why("a1a1"))
                .toString();
    }

    private interface Task {
        List<String> of(int number);
    }

    private static List<List<String>> together(Task task) {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        CyclicBarrier start = new CyclicBarrier(THREADS);
        try {
            List<Callable<List<String>>> tasks = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                int number = i;
                tasks.add(() -> {
                    start.await();
                    return task.of(number);
                });
            }
            List<List<String>> results = new ArrayList<>();
            for (Future<List<String>> result : threads.invokeAll(tasks)) {
                results.add(result.get());
            }
            return results;
        } catch (InterruptedException | ExecutionException failure) {
            throw new AssertionError("a thread failed", failure);
        } finally {
            threads.shutdownNow();
        }
    }
}
