package io.github.assize.cli;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Rule;
import io.github.assize.core.Square;
import io.github.assize.game.Game;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jspecify.annotations.Nullable;

/** Completes moves, in either notation, and commands. */
final class MoveCompleter implements Completer {
    private @Nullable Supplier<Game> game;

    /** Completes for another game from now on. */
    void complete(Supplier<Game> now) {
        game = now;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (game != null) {
            words(game.get().position(), line.words(), line.wordIndex())
                    .forEach(word -> candidates.add(new Candidate(word)));
        }
    }

    /** Returns what may stand at a place of a line, given the words before it. */
    static Set<String> words(Position position, List<String> line, int index) {
        Set<String> words = new TreeSet<>();
        if (index == 0) {
            words.addAll(moves(position));
            words.addAll(Table.COMMANDS);
        } else if (index == 1) {
            switch (line.get(0)) {
                case "why" -> words.addAll(moves(position));
                case "moves" ->
                    position.board().occupied().stream().map(Square::toString).forEach(words::add);
                case "rules" ->
                    position.ruleset().rules().stream().map(Rule::id).forEach(words::add);
                case "roll" -> position.rolls().keySet().forEach(face -> words.add(face.toString()));
                default -> {}
            }
        }
        return words;
    }

    private static Set<String> moves(Position position) {
        Set<String> moves = new TreeSet<>();
        for (Move move : position.legalMoves()) {
            moves.add(move.toString());
            moves.add(position.algebraic(move));
        }
        return moves;
    }
}
