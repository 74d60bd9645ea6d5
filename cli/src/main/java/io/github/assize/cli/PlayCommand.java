package io.github.assize.cli;

import io.github.assize.core.Color;
import io.github.assize.game.Game;
import io.github.assize.game.Policy;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Plays a game. */
final class PlayCommand implements Action {
    private static final String WHITE = "--white";
    private static final String BLACK = "--black";
    private static final String PGN = "--pgn";
    private static final String SEED = "--seed";
    private static final String REPETITION = "--repetition";
    private static final String LIMIT = "--limit";

    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Plays a game. WHO is human, random, greedy, how many turns the machine looks
            ahead from 1 to 6, or the command of an engine that XBoard could use, such as
            "fairymax". On a terminal the board is drawn, TAB completes, and help lists
            what can be said. Without one, moves and commands are read from standard
            input, a line each, each turn is printed as a line, what is refused is told on
            standard error, and the exit status is then 1. At the end of the input the
            game is saved where --pgn says.
            """)
                .position()
                .option(WHITE, "WHO", "who plays White; left out, human")
                .option(BLACK, "WHO", "who plays Black; left out, 2")
                .option(PGN, "FILE", "add the game to a PGN file when it is left")
                .option(SEED, "N", "draw lots and roll dice so that the game can be had again")
                .option(REPETITION, "N", "a game in which a position has stood N times is drawn")
                .option(LIMIT, "N", "a game of N turns is drawn");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Game game = Game.of(arguments.position()).under(policy(arguments));
        if (arguments.has(PGN)) {
            Saved.expect(arguments.option(PGN, ""));
        }
        RandomGenerator random = arguments.has(SEED)
                ? new SplittableRandom(number(arguments, SEED, Long.MIN_VALUE))
                : new SplittableRandom();
        try (Seat white = Seat.of(
                        arguments.option(WHITE, "human"), game.position().ruleset());
                Seat black =
                        Seat.of(arguments.option(BLACK, "2"), game.position().ruleset());
                Prompt prompt = Prompt.of(streams)) {
            Table table =
                    new Table(game, color -> color == Color.WHITE ? white : black, random, prompt, arguments, streams);
            boolean allTaken = table.play();
            if (arguments.has(PGN)) {
                table.save(arguments.option(PGN, ""));
            }
            return allTaken ? Main.DONE : Main.REFUSED;
        }
    }

    private static Policy policy(Arguments arguments) {
        Policy policy = Policy.none();
        if (arguments.has(REPETITION)) {
            policy = policy.or(Policy.repetition((int) number(arguments, REPETITION, 2)));
        }
        if (arguments.has(LIMIT)) {
            policy = policy.or(Policy.plies((int) number(arguments, LIMIT, 1)));
        }
        return policy;
    }

    private static long number(Arguments arguments, String option, long least) {
        String word = arguments.option(option, "");
        if (!word.matches("-?[0-9]{1,9}") || Long.parseLong(word) < least) {
            throw new IllegalArgumentException(option + " " + Shown.quoted(word) + ": must be a whole number"
                    + (least == Long.MIN_VALUE ? "" : " of " + least + " or more") + ", of at most nine digits");
        }
        return Long.parseLong(word);
    }
}
