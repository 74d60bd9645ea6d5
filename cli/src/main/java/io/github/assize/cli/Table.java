package io.github.assize.cli;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Color;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Rule;
import io.github.assize.core.Square;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import io.github.assize.play.Budget;
import io.github.assize.play.Player;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** A game that is being played: whoever is to move moves, and says other things before it. */
final class Table {
    /** What can be said beside moves. */
    static final List<String> COMMANDS = List.of(
            "board", "draw", "fen", "flip", "help", "hint", "moves", "pgn", "quit", "reading", "resign", "roll",
            "rules", "save", "undo", "why");

    private static final String HELP = """
            A move, as in e4, e2e4 or Nf3, is made. Besides:
              why MOVE        why it is not legal
              hint            a move that the machine would make
              moves [SQUARE]  the legal moves, or those from a square
              undo [N]        take back your last move, or your last N
              roll [FACE]     roll the die, or tell what a real one shows
              board, flip     draw the board, or draw it from the other side
              fen, pgn        the position, or the game, as text
              save FILE       add the game to a PGN file
              reading         the ruleset and how its open questions are answered
              rules [ID]      the numbered rules, or one of them
              draw, resign    offer a draw, or give up
              quit            leave
            """;
    private static final int LOSING = -200;
    private static final int DEPTH = 2;

    private final Function<Color, Seat> seats;
    private final RandomGenerator random;
    private final Prompt prompt;

    /** How what is typed is to be read. */
    private final Arguments arguments;

    private final Streams streams;
    private Game game;
    private boolean flipped;
    private boolean drawn;
    private boolean allTaken = true;
    private boolean left;
    private boolean interrupted;

    Table(
            Game game,
            Function<Color, Seat> seats,
            RandomGenerator random,
            Prompt prompt,
            Arguments arguments,
            Streams streams) {
        this.game = game;
        this.arguments = arguments;
        this.seats = seats;
        this.random = random;
        this.prompt = prompt;
        this.streams = streams;
        this.flipped =
                !seats.apply(Color.WHITE).isHuman() && seats.apply(Color.BLACK).isHuman();
    }

    /** Plays until the game is left or is over and nobody takes anything back; tells whether all that was said made sense. */
    boolean play() throws IOException {
        conclude();
        while (!left) {
            Seat seat = seats.apply(game.position().sideToMove());
            if (game.conclusion().isPresent() ? !lingers() : seat.isHuman() && !hear()) {
                break;
            }
            if (game.conclusion().isEmpty()
                    && !left
                    && !seats.apply(game.position().sideToMove()).isHuman()) {
                machine(seats.apply(game.position().sideToMove()));
            }
        }
        return allTaken;
    }

    /** Hears what is said after the end, which may be to take something back. */
    private boolean lingers() throws IOException {
        boolean anybody =
                seats.apply(Color.WHITE).isHuman() || seats.apply(Color.BLACK).isHuman();
        return anybody && hear();
    }

    private void machine(Seat seat) throws IOException {
        if (game.position().awaitsRoll()) {
            roll("");
            return;
        }
        try {
            move(seat.choose(game, random));
        } catch (IllegalStateException e) {
            refuse(seat.name() + ": " + e.getMessage());
            Color winner = game.position().sideToMove().opposite();
            end(game.decide(Conclusion.won(
                    winner, seat.hasResigned() ? Conclusion.Reason.RESIGNATION : Conclusion.Reason.ABANDONED)));
        }
    }

    /** Hears a line and does what it says; false at the end of the input. */
    private boolean hear() throws IOException {
        if (prompt.isTerminal() && !drawn) {
            board();
        }
        streams.out().flush();
        String line = prompt.next(question(), () -> game);
        if (line == null) {
            return false;
        }
        if (line.equals(Prompt.INTERRUPTED)) {
            left = interrupted;
            interrupted = true;
            say(left ? "" : "Ctrl-C once more leaves; quit does, too");
            return !left;
        }
        interrupted = false;
        obey(line.strip());
        return true;
    }

    private String question() {
        String side = game.position().sideToMove() == Color.WHITE ? "White" : "Black";
        String due = game.position().awaitsRoll() ? ", roll or roll FACE" : "";
        return game.conclusion().map(Conclusion::toString).orElse(side + due) + "> ";
    }

    private void obey(String line) throws IOException {
        int blank = line.indexOf(' ');
        String word = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
        try {
            switch (word) {
                case "" -> {}
                case "help" -> streams.out().text(HELP);
                case "quit" -> left = true;
                case "board" -> board();
                case "flip" -> {
                    flipped = !flipped;
                    board();
                }
                case "fen" -> say(game.position().toFen());
                case "pgn" -> streams.out().text(record().toString());
                case "save" -> {
                    String file = rest.matches("\"[^\"]+\"") ? rest.substring(1, rest.length() - 1) : rest;
                    save(file);
                    say("saved in " + file);
                }
                case "reading" -> reading();
                case "rules" -> rules(rest);
                case "moves" -> moves(rest);
                case "why" -> why(rest);
                case "undo" -> undo(rest);
                default -> act(word, rest, line);
            }
        } catch (MalformedTextException e) {
            refuse(e.getMessage() + (prompt.isTerminal() ? "; help lists what can be said" : ""));
        } catch (IllegalArgumentException | IllegalStateException | FileSystemException e) {
            refuse(String.valueOf(e.getMessage()));
        }
    }

    /** Tells why a move is not legal; a text that is none is refused. */
    private void why(String move) throws IOException {
        if (move.isEmpty()) {
            throw new IllegalArgumentException("why: a move must be told: why MOVE");
        }
        Position position = game.position();
        String why = arguments.why(position, move).orElse(move + " is legal");
        if (arguments.refusal(position, move).filter(Table::isOfNoMove).isPresent()) {
            refuse(why);
        } else {
            say(why);
        }
    }

    private static boolean isOfNoMove(Refusal refusal) {
        return refusal.kind() == Refusal.Kind.MALFORMED;
    }

    /** Does what goes on with the game, which must not be over. */
    private void act(String word, String rest, String line) throws IOException {
        if (game.conclusion().isPresent()) {
            throw new IllegalStateException(
                    "the game is over: " + game.conclusion().get() + "; undo takes back, quit leaves");
        }
        switch (word) {
            case "hint" -> say(hint());
            case "roll" -> roll(rest);
            case "resign" -> end(game.resign(game.position().sideToMove()));
            case "draw" -> draw();
            default -> {
                refuseUnrolled();
                move(arguments.move(game.position(), line));
            }
        }
    }

    private void refuseUnrolled() {
        if (game.position().awaitsRoll()) {
            throw new IllegalStateException(
                    "the die is to be rolled first: roll, or roll FACE for what a real one shows, one of "
                            + List.copyOf(game.position().rolls().keySet()));
        }
    }

    private void move(Move move) throws IOException {
        Position before = game.position();
        game = game.play(move);
        drawn = false;
        turn(before, before.algebraic(move));
        conclude();
    }

    /** Prints a turn: the number of the move, and what was done in it. */
    private void turn(Position before, String done) throws IOException {
        say(before.fullmoveNumber() + (before.sideToMove() == Color.WHITE ? ". " : "... ") + done);
    }

    private void end(Game ended) throws IOException {
        game = ended;
        conclude();
    }

    private void conclude() throws IOException {
        if (game.conclusion().isPresent()) {
            if (prompt.isTerminal()) {
                board();
            }
            say(game.conclusion().get().toString());
        }
    }

    private void roll(String face) throws IOException {
        Position before = game.position();
        if (!before.awaitsRoll()) {
            throw new IllegalStateException(
                    ShowCommand.hasDie(before) ? "no roll is awaited" : "there is no die in this reading");
        }
        List<Integer> faces = List.copyOf(before.rolls().keySet());
        if (!face.isEmpty() && !face.matches("[0-9]{1,4}")) {
            throw new IllegalArgumentException("roll " + face + ": must be a face of the die, one of " + faces);
        }
        int rolled = face.isEmpty() ? faces.get(random.nextInt(faces.size())) : Integer.parseInt(face);
        game = game.roll(rolled);
        drawn = false;
        boolean lost = game.position().sideToMove() != before.sideToMove();
        turn(before, "rolls " + rolled + (lost ? ", which lets no piece move" : ""));
        conclude();
    }

    /** Takes back steps until the human who says so is to move again. */
    private void undo(String times) throws IOException {
        if (!times.isEmpty() && !times.matches("[1-9][0-9]{0,5}")) {
            throw new IllegalArgumentException("undo " + times + ": must be a number from 1");
        }
        Game before = game;
        int turns = times.isEmpty() ? 1 : Integer.parseInt(times);
        for (int i = 0; i < turns; i++) {
            if (i > 0 && !before.canUndo()) {
                throw new IllegalStateException("undo " + times + ": you have not moved so often");
            }
            do {
                before = before.undo();
            } while (before.canUndo() && !isHumansTurn(before));
        }
        if (!isHumansTurn(before)) {
            throw new IllegalStateException("undo: you have not moved since the game began");
        }
        game = before;
        drawn = false;
    }

    private boolean isHumansTurn(Game at) {
        return seats.apply(at.position().sideToMove()).isHuman();
    }

    private String hint() {
        refuseUnrolled();
        Move move = Player.search().choose(game, random, Budget.unlimited().depth(DEPTH));
        return game.position().algebraic(move);
    }

    /** Offers a draw; a machine accepts it when it seems to be losing. */
    private void draw() throws IOException {
        Seat other = seats.apply(game.position().sideToMove().opposite());
        boolean accepted = other.isHuman()
                || (!game.position().awaitsRoll()
                        && Player.search()
                                        .search(game, random, Budget.unlimited().depth(DEPTH))
                                        .score()
                                > -LOSING);
        if (accepted) {
            end(game.agreeDraw());
        } else {
            say("the draw is declined");
        }
    }

    private void moves(String square) throws IOException {
        Position position = game.position();
        List<Move> moves = square.isEmpty() ? position.legalMovesInOrder() : position.legalMoves(Square.parse(square));
        say(moves.isEmpty() ? "none" : moves.stream().map(position::algebraic).collect(joining(" ")));
    }

    private void rules(String id) throws IOException {
        List<Rule> rules = game.position().ruleset().rules().stream()
                .filter(rule -> id.isEmpty() || rule.id().equals(id))
                .toList();
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("no rule " + Shown.quoted(id) + "; rules lists them");
        }
        for (Rule rule : rules) {
            streams.out().line(rule.id(), rule.text(), rule.source());
        }
    }

    private void reading() throws IOException {
        say(game.position().ruleset().name());
        for (Map.Entry<String, String> answer :
                game.position().ruleset().answers().entrySet()) {
            say(answer.getKey() + "=" + answer.getValue());
        }
    }

    private void board() throws IOException {
        boolean colors = prompt.isTerminal() && streams.outDrawsColors().getAsBoolean();
        say(new BoardText(flipped, colors, false).of(game.position().board()));
        drawn = true;
    }

    private GameRecord record() {
        return GameRecord.of(game)
                .withTag("White", seats.apply(Color.WHITE).name())
                .withTag("Black", seats.apply(Color.BLACK).name());
    }

    /**
     * Adds the game to a file.
     *
     * @throws IllegalArgumentException if no file is named
     * @throws IOException if the file cannot be written
     */
    void save(String file) throws IOException {
        if (file.isEmpty()) {
            throw new IllegalArgumentException("save: a file must be named: save FILE");
        }
        try {
            Saved.add(file, record().toString());
        } catch (IOException e) {
            throw new FileSystemException(null, null, e.getMessage());
        }
    }

    private void say(String line) throws IOException {
        streams.out().text(line + "\n");
    }

    /** Tells what is wrong: in the conversation, or, without one, on standard error. */
    private void refuse(String why) throws IOException {
        if (prompt.isTerminal()) {
            say(Shown.oneLine(why));
        } else {
            allTaken = false;
            streams.out().flush();
            streams.complain(why);
        }
    }
}
