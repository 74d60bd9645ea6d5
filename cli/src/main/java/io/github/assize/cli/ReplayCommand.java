package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Position;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Plays a line of moves. */
final class ReplayCommand implements Action {
    private static final String PGN = "--pgn";

    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Plays the moves and prints the FEN of the last position and the outcome (*
            while the game goes on). If a move is not legal, one line on standard error
            tells which, at which ply from 1, in which position, and why; the exit status
            is then 1. With --pgn the games of a file are played, each to a line of its
            own; what is wrong with them is told as assize pgn tells it.
            """)
                .option(PGN, "FILE", "play the games of a PGN file, and no ruleset and moves; - is standard input")
                .optionalPosition()
                .words(
                        "MOVE",
                        "a move in coordinate or algebraic notation; with dice, each after the roll: =5 a1a3; one -"
                                + " alone: the moves on standard input")
                .json("instead, a line of JSON for each game: its start, its moves and how it ended");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        return arguments.has(PGN) ? replayGames(arguments, streams) : replayMoves(arguments, streams);
    }

    private static int replayGames(Arguments arguments, Streams streams) throws IOException {
        if (arguments.namesRuleset()) {
            throw new IllegalArgumentException("RULESET and --pgn may not be given together: a game names its ruleset");
        }
        for (String option : List.of(Syntax.FEN, Syntax.PRESET, Syntax.READING)) {
            if (arguments.has(option)) {
                throw new IllegalArgumentException(
                        option + " and --pgn may not be given together: a game tells it in its tags");
            }
        }
        boolean asJson = arguments.has(Syntax.JSON);
        return new PgnFiles(arguments, streams).read(arguments.option(PGN, ""), record -> {
            if (asJson) {
                streams.out().line(JsonLine.of(record));
            } else {
                print(record.mainLine(), streams.out());
            }
        });
    }

    private static void print(Game game, Output out) throws IOException {
        out.line(
                game.position().toFen(),
                game.conclusion().map(Conclusion::toString).orElse("*"));
    }

    private static int replayMoves(Arguments arguments, Streams streams) throws IOException {
        if (!arguments.namesRuleset()) {
            throw new IllegalArgumentException(
                    "RULESET is missing; right is: assize replay [OPTIONS] RULESET [MOVE...]");
        }
        boolean lenient = arguments.isLenient();
        Game game = Game.of(arguments.position());
        int ply = 1;
        for (String word : moves(arguments.words(1), streams)) {
            if (lenient && word.matches("[0-9]+(\\.+|…)")) {
                continue;
            }
            Position position = game.position();
            Optional<String> refusal = isRoll(word) ? rollRefusal(position, word) : arguments.why(position, word);
            if (refusal.isPresent()) {
                streams.complain(
                        Shown.quoted(word) + " at ply " + ply + " is not legal in " + position + ": " + refusal.get());
                return Main.REFUSED;
            }
            if (isRoll(word)) {
                game = game.roll(face(word));
            } else {
                game = game.play(arguments.move(position, word));
            }
            // A roll that lets no piece move may pass the turn.
            ply += game.position().sideToMove() == position.sideToMove() ? 0 : 1;
        }
        if (arguments.has(Syntax.JSON)) {
            streams.out().line(JsonLine.of(game));
        } else {
            print(game, streams.out());
        }
        return Main.DONE;
    }

    private static List<String> moves(List<String> words, Streams streams) throws IOException {
        return words.equals(List.of(Input.STANDARD))
                ? List.of(Input.open(Input.STANDARD, streams).words())
                : words;
    }

    private static Optional<String> rollRefusal(Position position, String word) {
        if (!ShowCommand.hasDie(position)) {
            return Optional.of("there is no die to roll in this reading of "
                    + position.ruleset().id());
        }
        if (!word.matches("=(0|[1-9][0-9]*)")) {
            return Optional.of("a roll must be = and the face that the die shows, such as =5");
        }
        if (!position.awaitsRoll()) {
            return Optional.of("no roll is awaited");
        }
        String faces = position.rolls().keySet().stream().map(String::valueOf).collect(joining(", "));
        return position.rolls().containsKey(face(word))
                ? Optional.empty()
                : Optional.of("the die can show one of: " + faces);
    }

    private static boolean isRoll(String word) {
        return word.startsWith("=");
    }

    /** Returns the face that a roll names, 0 if it names none. */
    private static int face(String roll) {
        return roll.matches("=[1-9][0-9]{0,3}") ? Integer.parseInt(roll.substring(1)) : 0;
    }
}
