package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSortedMap;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game as a PGN file holds it: tags, the line that was played with its variations, comments and glyphs, and how it
 * ended. An edit gives another record. A node of the tree is named by its path: which child to take, from 0, at each
 * step from the root; the empty path is the root, and {@code [0, 0]} the second move of the main line.
 *
 * <p>An edit that changes the moves of the main line takes back a conclusion that was agreed on. Immutable and
 * thread-safe.
 *
 * @since 0.1.0
 */
public final class GameRecord {
    private final ImmutableSortedMap<String, String> given;

    private final Variation root;
    private final @Nullable Conclusion agreed;

    GameRecord(Map<String, String> given, Variation root, @Nullable Conclusion agreed) {
        this.given = ImmutableSortedMap.copyOf(given);
        this.root = root;
        this.agreed = agreed;
    }

    /**
     * Returns the record of a game, without comments and variations. What its policy has ended counts as agreed on; the
     * policy itself is not recorded.
     *
     * @param game the game
     * @return the record, with the tags that the game itself gives and the others unknown
     */
    public static GameRecord of(Game game) {
        requireNonNull(game, "game");
        Variation node = null;
        Line now = game.line();
        for (Line line = now; line != null; line = line.parent()) {
            if (line.isWhole() || line == now) {
                Variation turn = Variation.of(line);
                node = node == null ? turn : turn.plus(node);
            }
        }
        Conclusion end = game.conclusion().orElse(null);
        boolean byRule = end == null || (end.isByRule() && game.agreed() == null);
        return new GameRecord(Map.of(), requireNonNull(node), byRule ? null : end);
    }

    /**
     * Returns the tags in the order in which they are written: the seven that every game has, then what the game itself
     * gives, then the others by name.
     *
     * @return the values by the names, unmodifiable
     */
    public Map<String, String> tags() {
        return Tags.all(this);
    }

    /**
     * Returns the tags that say something the rest of the record does not: neither what the game itself gives, such as
     * {@code Result} and {@code FEN}, nor those whose value is unknown.
     *
     * @return the values by the names, in the order of the names, unmodifiable
     */
    public Map<String, String> givenTags() {
        return given;
    }

    /**
     * Returns the tree of moves.
     *
     * @return its root, whose position is where the game starts
     */
    public Variation root() {
        return root;
    }

    /**
     * Returns a node of the tree.
     *
     * @param path the way to it from the root
     * @return the node
     * @throws IllegalArgumentException if there is none
     */
    public Variation at(List<Integer> path) {
        List<Variation> nodes = nodes(path);
        return nodes.get(nodes.size() - 1);
    }

    /**
     * Returns the game that was played.
     *
     * @return the main line with its conclusion, under no policy
     */
    public Game mainLine() {
        return new Game(root.last().line(), Policy.none(), agreed, null);
    }

    /**
     * Returns how the game has ended.
     *
     * @return the conclusion; empty while the game goes on
     */
    public Optional<Conclusion> conclusion() {
        return mainLine().conclusion();
    }

    /**
     * Returns this record with another value for a tag.
     *
     * @param name the name: letters, digits and underscores
     * @param value the value
     * @return the record with that tag
     * @throws IllegalArgumentException if the name is none or belongs to what the game itself says, such as
     *     {@code Result}, or the value holds a control character
     */
    public GameRecord withTag(String name, String value) {
        requireNonNull(value, "value");
        Tags.requireFree(requireNonNull(name, "name"));
        Map<String, String> changed = new TreeMap<>(given);
        changed.put(name, Texts.tagValue(value));
        if (Tags.isUnsaid(this, name, value)) {
            changed.remove(name);
        }
        return new GameRecord(changed, root, agreed);
    }

    /**
     * Returns this record without a tag, or with its value unknown if every game has the tag.
     *
     * @param name the name
     * @return the record without it
     * @throws IllegalArgumentException if the tag belongs to what the game itself says
     */
    public GameRecord withoutTag(String name) {
        Tags.requireFree(requireNonNull(name, "name"));
        Map<String, String> changed = new TreeMap<>(given);
        changed.remove(name);
        return new GameRecord(changed, root, agreed);
    }

    /**
     * Returns this record with a conclusion that the players have agreed on at the end of the main line.
     *
     * @param conclusion how the game has ended
     * @return the record with it
     * @throws GameOverException if the game has a conclusion already, unless that is a checkmate and the given one says
     *     that it does not win
     * @throws IllegalArgumentException if the reason is one of the rules
     */
    public GameRecord decide(Conclusion conclusion) {
        Game game = mainLine();
        boolean isVoid = conclusion.reason().equals(Conclusion.Reason.VOID_MATE)
                && game.conclusion()
                        .filter(end -> end.mayBeVoidAs(conclusion.token()))
                        .isPresent();
        return new GameRecord(
                given, root, isVoid ? conclusion : game.decide(conclusion).agreed());
    }

    /**
     * Adds a move after a node, as its last child. Where the node is a roll or a word about a count that waits for its
     * move, it belongs to the same turn: the node itself then has the move. A move that is a child already is added once
     * more, with comments and a line of its own, as a file too may tell the same move twice.
     *
     * @param path the way to the node
     * @param move the move
     * @return the record with the move
     * @throws GameOverException if the game has ended there
     * @throws io.github.assize.core.IllegalMoveException if the move is not legal there
     * @throws IllegalArgumentException if there is no such node
     */
    public GameRecord add(List<Integer> path, Move move) {
        Line next = open(path, requireNonNull(move, "move").toString()).play(move);
        return continued(path, next);
    }

    /**
     * Adds a move after a node, as {@link #add(List, Move)} does.
     *
     * @param path the way to the node
     * @param move the move in coordinate or algebraic notation
     * @return the record with the move
     * @throws GameOverException if the game has ended there
     * @throws io.github.assize.core.MalformedTextException if the text cannot be read
     * @throws io.github.assize.core.IllegalMoveException if it is not legal there or fits two legal moves
     * @throws IllegalArgumentException if there is no such node
     */
    public GameRecord add(List<Integer> path, String move) {
        Position position = open(path, requireNonNull(move, "move")).position();
        return add(path, position.move(move));
    }

    /**
     * Adds a roll of the die after a node, as its last child: a turn that is lost, or one that waits for its move. Where
     * the node is a word about a count it belongs to the same turn.
     *
     * @param path the way to the node
     * @param face the face rolled
     * @return the record with the roll
     * @throws GameOverException if the game has ended there
     * @throws IllegalArgumentException if there is no such node, no roll is awaited there, or the die cannot show that
     */
    public GameRecord roll(List<Integer> path, int face) {
        return continued(path, open(path, "roll " + face).roll(face));
    }

    /**
     * Has the player who is to move after a node say something of a count of moves: as the node's last child, a turn that
     * waits for its move. Where the node is such a turn, the word is added to what has been said in it. Whether a policy
     * allows the word is not asked: a record knows none.
     *
     * @param path the way to the node
     * @param count what is said
     * @return the record with it
     * @throws GameOverException if the game has ended there
     * @throws IllegalStateException if the node is a roll that waits for its move
     * @throws IllegalArgumentException if there is no such node
     */
    public GameRecord say(List<Integer> path, Count count) {
        requireNonNull(count, "count");
        return continued(path, open(path, count + " the count").say(count));
    }

    /** Adds an event: to the turn of a node that waits for its move, else as a turn after it. */
    private GameRecord continued(List<Integer> path, Line next) {
        return edit(
                path,
                node -> node.line().isWhole()
                        ? node.plus(Variation.of(next))
                        : new Variation(next, node.startComments(), node.nags(), node.comments(), node.children()));
    }

    /** Returns the line that leads to a node, where something may be added. */
    private Line open(List<Integer> path, String what) {
        Variation node = at(path);
        boolean isEnd = agreed != null && node.line() == root.last().line();
        Optional<Conclusion> end =
                isEnd ? conclusion() : Game.of(node.position()).conclusion();
        if (end.isPresent()) {
            throw new GameOverException(what, end.get());
        }
        return node.line();
    }

    /**
     * Adds a comment after a move.
     *
     * @param path the way to the node; the empty one for a comment before the first move
     * @param text the comment; a run of white space in it counts as one blank
     * @return the record with it
     * @throws IllegalArgumentException if there is no such node, or the text is blank or holds a closing brace, or a
     *     command that the record itself writes, <code>[%roll …]</code> or <code>[%count …]</code>
     */
    public GameRecord comment(List<Integer> path, String text) {
        String kept = Commands.requireFree(Texts.comment(requireNonNull(text, "text")));
        return edit(path, node -> node.withComment(kept));
    }

    /**
     * Adds a comment before the first move of a variation.
     *
     * @param path the way to that move
     * @param text the comment
     * @return the record with it; before the main line's move it belongs to the comments of the move before
     * @throws IllegalArgumentException as {@link #comment(List, String)}, and for the root
     */
    public GameRecord startComment(List<Integer> path, String text) {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("the root is no move: comment(List.of(), …) stands before the first");
        }
        String kept = Commands.requireFree(Texts.comment(requireNonNull(text, "text")));
        return edit(path, node -> {
            List<String> texts = new ArrayList<>(node.startComments());
            texts.add(kept);
            return node.withStartComments(texts);
        });
    }

    /**
     * Adds a numeric annotation glyph to a move. One that the move has already is not added again.
     *
     * @param path the way to the move
     * @param nag the glyph, from 0 to 255
     * @return the record with it
     * @throws IllegalArgumentException if there is no such move or glyph
     */
    public GameRecord nag(List<Integer> path, int nag) {
        if (nag < 0 || nag > 255) {
            throw new IllegalArgumentException("nag " + nag + ": a glyph must be from 0 to 255");
        }
        if (path.isEmpty() || !at(path).line().isWhole()) {
            throw new IllegalArgumentException("nag " + nag + ": there is no move at path " + path);
        }
        return edit(path, node -> node.withNag(nag));
    }

    /**
     * Makes a variation the main line at the place where it leaves it; what was the main line there comes next.
     *
     * @param path the way to the first move of the variation
     * @return the record with it
     * @throws IllegalArgumentException if there is no such move
     */
    public GameRecord promote(List<Integer> path) {
        at(requireMove(path));
        int index = path.get(path.size() - 1);
        return edit(path.subList(0, path.size() - 1), node -> node.promoted(index));
    }

    /**
     * Removes a move and all that comes after it.
     *
     * @param path the way to the move
     * @return the record without it
     * @throws IllegalArgumentException if there is no such move
     */
    public GameRecord remove(List<Integer> path) {
        at(requireMove(path));
        return edit(path.subList(0, path.size() - 1), node -> node.without(path.get(path.size() - 1)));
    }

    private static List<Integer> requireMove(List<Integer> path) {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("path []: the root is no move");
        }
        return path;
    }

    /** Changes a node, and with it those that lead to it. */
    private GameRecord edit(List<Integer> path, UnaryOperator<Variation> change) {
        List<Variation> nodes = nodes(path);
        Variation changed = change.apply(nodes.get(path.size()));
        for (int i = path.size() - 1; i >= 0; i--) {
            changed = nodes.get(i).withChild(path.get(i), changed);
        }
        boolean sameLine = changed.last().line() == root.last().line();
        return new GameRecord(given, changed, sameLine ? agreed : null);
    }

    /** Returns the nodes from the root on. */
    private List<Variation> nodes(List<Integer> path) {
        List<Variation> nodes = new ArrayList<>(path.size() + 1);
        Variation node = root;
        nodes.add(node);
        for (int i = 0; i < path.size(); i++) {
            int child = path.get(i);
            int size = node.children().size();
            if (child < 0 || child >= size) {
                throw new IllegalArgumentException(
                        "path " + path + ": the node at " + path.subList(0, i) + " has " + size + " children");
            }
            node = node.children().get(child);
            nodes.add(node);
        }
        return nodes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof GameRecord that
                        && given.equals(that.given)
                        && Objects.equals(agreed, that.agreed)
                        && root.equals(that.root));
    }

    @Override
    public int hashCode() {
        return Objects.hash(given, agreed, root);
    }

    /** Returns the record in PGN. */
    @Override
    public String toString() {
        StringBuilder pgn = new StringBuilder();
        PgnWriter.of(pgn).write(this);
        return pgn.toString();
    }
}
