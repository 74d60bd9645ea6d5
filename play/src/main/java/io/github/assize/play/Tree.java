package io.github.assize.play;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** One search by alpha and beta. Scores are those of the side to move; its end may be anywhere, so what was begun is dropped. */
final class Tree {
    private static final int INFINITE = Search.WIN + 1;
    private static final int FOLLOWED_UP = 4;
    private static final int DEEPEST_WITH_DIE = 2;

    private final Game game;
    private final Position root;
    private final Budget budget;
    private final PieceValues values;

    /** The positions of the branch that is being looked at, one a turn: before a roll and not after it. */
    private final List<Position> path = new ArrayList<>();

    /** For each ply, the best line from there on. */
    private final List<ImmutableList<Move>> lines = new ArrayList<>();

    private final long since = System.nanoTime();
    private long nodes;
    private boolean stopped;

    Tree(Game game, Budget budget) {
        this.game = game;
        this.root = game.position();
        this.budget = budget;
        this.values = PieceValues.of(root.ruleset());
        game.positions().stream()
                .filter(position -> position.face().isEmpty())
                .reduce((earlier, later) -> later)
                .ifPresent(path::add);
    }

    /** A move, and what is known of it. */
    private record Candidate(Move move, int score, ImmutableList<Move> line) {}

    Search.Line search(RandomGenerator random, Consumer<? super Search.Line> listener) {
        List<Candidate> candidates = ordered(root, false).stream()
                .map(scored -> new Candidate(scored.move(), -INFINITE, ImmutableList.of(scored.move())))
                .toList();
        Search.Line best = line(0, candidates.get(random.nextInt(candidates.size())));
        int deepest = root.ruleset().dice().isPresent() ? Math.min(budget.plies(), DEEPEST_WITH_DIE) : budget.plies();
        for (int depth = 1; depth <= deepest && !stopped && best.score() < Search.WIN - depth; depth++) {
            candidates = deepened(candidates, depth);
            int score = candidates.get(0).score();
            if (!stopped || (depth == 1 && score > -INFINITE)) {
                List<Candidate> equal = preferred(candidates.stream()
                        .filter(candidate -> candidate.score() == score)
                        .sorted(Comparator.comparing(Candidate::move))
                        .toList());
                best = line(depth, equal.get(equal.size() == 1 ? 0 : random.nextInt(equal.size())));
                listener.accept(best);
            }
        }
        return best;
    }

    /**
     * Returns, of moves that seem equally good, those to positions that have stood least often in the game, and of these the
     * ones that leave the other side the fewest moves: where nothing can be won at once, an end comes nearer so.
     */
    private List<Candidate> preferred(List<Candidate> equal) {
        if (equal.size() == 1) {
            return equal;
        }
        Map<Position, Long> stood = game.positions().stream().collect(groupingBy(identity(), counting()));
        List<Candidate> fresh = least(equal, next -> stood.getOrDefault(next, 0L));
        return least(fresh, next -> next.legalMoves().size());
    }

    /** Returns those moves whose positions have the least of a number. */
    private List<Candidate> least(List<Candidate> moves, ToLongFunction<Position> number) {
        List<Long> numbers = moves.stream()
                .map(candidate -> number.applyAsLong(root.play(candidate.move())))
                .toList();
        Long least = Collections.min(numbers);
        return IntStream.range(0, moves.size())
                .filter(i -> numbers.get(i).equals(least))
                .mapToObj(moves::get)
                .toList();
    }

    private Search.Line line(int depth, Candidate best) {
        return new Search.Line(depth, best.score(), nodes, Duration.ofNanos(System.nanoTime() - since), best.line());
    }

    /** Returns the moves with their scores at a depth, the best first; those that are not among the best have none. */
    private List<Candidate> deepened(List<Candidate> moves, int depth) {
        int balance = values.balance(root);
        int best = -INFINITE;
        List<Candidate> deeper = new ArrayList<>();
        for (Candidate candidate : moves) {
            // One below the best, so that the scores of those that are as good as the best are known.
            int score = stopped ? -INFINITE : first(candidate.move(), balance, depth, best - 1);
            boolean known = !stopped && score >= best;
            deeper.add(new Candidate(
                    candidate.move(),
                    known ? score : -INFINITE,
                    known ? followed(candidate.move(), 1) : ImmutableList.of(candidate.move())));
            best = known ? score : best;
        }
        deeper.sort(Comparator.comparingInt(Candidate::score).reversed());
        return deeper;
    }

    /** Returns what a first move is worth; it may also end the game by what the players have agreed on. */
    private int first(Move move, int balance, int depth, int alpha) {
        Optional<Conclusion> end = game.play(move).conclusion();
        if (end.isPresent()) {
            clear(1);
            nodes++;
            return end.get()
                    .winner()
                    .map(winner -> winner == root.sideToMove() ? Search.WIN - 1 : 1 - Search.WIN)
                    .orElse(0);
        }
        return after(root, move, balance, depth, alpha, INFINITE, 0);
    }

    private ImmutableList<Move> followed(Move move, int ply) {
        ImmutableList.Builder<Move> line = ImmutableList.<Move>builder().add(move);
        return ply < lines.size() ? line.addAll(lines.get(ply)).build() : line.build();
    }

    /** Returns what a move is worth to the side that makes it. */
    private int after(Position position, Move move, int balance, int depth, int alpha, int beta, int ply) {
        Position next = position.play(move);
        path.add(next);
        int gained = balance + values.gain(move, position.sideToMove());
        int score = -value(next, -gained, depth - 1, -beta, -alpha, ply + 1);
        path.remove(path.size() - 1);
        return score;
    }

    private int value(Position position, int balance, int depth, int alpha, int beta, int ply) {
        clear(ply);
        nodes++;
        stopped = stopped || budget.isSpent(nodes, since);
        if (stopped || hasStoodBefore(position)) {
            return 0;
        }
        Outcome outcome = position.outcome();
        if (outcome.isDecided()) {
            return decided(outcome, position.sideToMove(), ply);
        }
        if (position.awaitsRoll()) {
            return depth <= 0 ? balance : expected(position, balance, depth, ply);
        }
        return best(position, balance, depth, alpha, beta, ply);
    }

    private int best(Position position, int balance, int depth, int alpha, int beta, int ply) {
        boolean quiet = depth <= 0;
        int best = quiet ? balance : -INFINITE;
        if (quiet && (best >= beta || depth <= -FOLLOWED_UP)) {
            return best;
        }
        for (Scored scored : ordered(position, quiet)) {
            int score = after(position, scored.move(), balance, depth, Math.max(alpha, best), beta, ply);
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                lines.set(ply, followed(scored.move(), ply + 1));
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    /** Returns the mean over what the die can show. */
    private int expected(Position position, int balance, int depth, int ply) {
        double sum = 0;
        for (Map.Entry<Integer, Double> roll : position.rolls().entrySet()) {
            Position rolled = position.roll(roll.getKey());
            boolean passed = rolled.sideToMove() != position.sideToMove();
            int score = passed
                    ? -value(rolled, -balance, depth - 1, -INFINITE, INFINITE, ply)
                    : value(rolled, balance, depth, -INFINITE, INFINITE, ply);
            sum += roll.getValue() * score;
        }
        clear(ply);
        return (int) Math.round(sum);
    }

    private void clear(int ply) {
        while (lines.size() <= ply + 1) {
            lines.add(ImmutableList.of());
        }
        lines.set(ply, ImmutableList.of());
    }

    private static int decided(Outcome outcome, Color side, int ply) {
        return outcome.winner()
                .map(winner -> winner == side ? Search.WIN - ply : ply - Search.WIN)
                .orElse(0);
    }

    /** Returns whether the last position of the path stands earlier in it: no further back than nothing was undone. */
    private boolean hasStoodBefore(Position position) {
        int last = path.size() - 1;
        if (!position.equals(Iterables.getLast(path))) {
            return false;
        }
        for (int i = last - 2; i >= Math.max(0, last - position.halfmoveClock()); i--) {
            if (path.get(i).equals(position)) {
                return true;
            }
        }
        return false;
    }

    /** A move with what it gains at once. */
    private record Scored(Move move, int gain) {}

    /** Returns the moves, those that gain most at once first, and among equals in the order that is kept. */
    private List<Scored> ordered(Position position, boolean onlyLoud) {
        List<Scored> moves = new ArrayList<>();
        for (Move move : position.legalMovesInOrder()) {
            boolean loud = !move.captured().isEmpty()
                    || move.promotion().isPresent()
                    || move.landing().isEmpty();
            if (loud || !onlyLoud) {
                moves.add(new Scored(move, loud ? values.gain(move, position.sideToMove()) : 0));
            }
        }
        moves.sort(Comparator.comparingInt(Scored::gain).reversed());
        return moves;
    }
}
