package io.github.assize.game;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A node of the tree that a record holds: a turn with what was written of it, and what may come after it, the main line
 * first. The root is no turn; its comments stand before the first move. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Variation {
    private final Line line;
    private final ImmutableList<String> startComments;
    private final ImmutableList<Integer> nags;
    private final ImmutableList<String> comments;
    private final ImmutableList<Variation> children;

    /**
     * Creates a node. What stands before the first move of the main line belongs to the comments of the move before it,
     * as that is where a reader finds it.
     */
    Variation(
            Line line,
            List<String> startComments,
            List<Integer> nags,
            List<String> comments,
            List<Variation> children) {
        this.line = line;
        this.startComments = ImmutableList.copyOf(startComments);
        this.nags = ImmutableList.copyOf(nags);
        ImmutableList<Variation> kept = ImmutableList.copyOf(children);
        if (kept.isEmpty() || kept.get(0).startComments.isEmpty()) {
            this.comments = ImmutableList.copyOf(comments);
            this.children = kept;
        } else {
            Variation main = kept.get(0);
            this.comments = joined(comments, main.startComments);
            this.children = ImmutableList.<Variation>builder()
                    .add(main.withStartComments(List.of()))
                    .addAll(kept.subList(1, kept.size()))
                    .build();
        }
    }

    static Variation of(Line line) {
        return new Variation(line, List.of(), List.of(), List.of(), List.of());
    }

    private static <T> ImmutableList<T> joined(List<T> first, List<T> second) {
        return ImmutableList.<T>builder().addAll(first).addAll(second).build();
    }

    Line line() {
        return line;
    }

    Variation withStartComments(List<String> texts) {
        return new Variation(line, texts, nags, comments, children);
    }

    Variation withComment(String text) {
        return new Variation(line, startComments, nags, joined(comments, List.of(text)), children);
    }

    Variation withNag(int nag) {
        return nags.contains(nag)
                ? this
                : new Variation(line, startComments, joined(nags, List.of(nag)), comments, children);
    }

    Variation withChildren(List<Variation> next) {
        return new Variation(line, startComments, nags, comments, next);
    }

    Variation withChild(int index, Variation child) {
        List<Variation> changed = new ArrayList<>(children);
        changed.set(index, child);
        return withChildren(changed);
    }

    Variation plus(Variation child) {
        return withChildren(joined(children, List.of(child)));
    }

    Variation without(int index) {
        List<Variation> changed = new ArrayList<>(children);
        changed.remove(index);
        return withChildren(changed);
    }

    Variation promoted(int index) {
        List<Variation> changed = new ArrayList<>(children);
        changed.add(0, changed.remove(index));
        return withChildren(changed);
    }

    /** Returns the last node of the main line from here on. */
    Variation last() {
        Variation node = this;
        while (!node.children.isEmpty()) {
            node = node.children.get(0);
        }
        return node;
    }

    /**
     * Returns what was written before the first move of a variation.
     *
     * @return the comments, unmodifiable; none in the main line, where they belong to the move before
     */
    public List<String> startComments() {
        return startComments;
    }

    /**
     * Returns what has been played in this turn.
     *
     * @return the turn; empty for the root
     */
    public Optional<Ply> ply() {
        return line.isStart() ? Optional.empty() : Optional.of(line.ply());
    }

    /**
     * Returns the move.
     *
     * @return the move; empty for the root, a turn that was lost by its roll, and a roll that waits for its move
     */
    public Optional<Move> move() {
        return line.move();
    }

    /**
     * Returns the face rolled before the move.
     *
     * @return the face, from 1; empty without a die
     */
    public OptionalInt roll() {
        return line.isStart() ? OptionalInt.empty() : line.ply().roll();
    }

    /**
     * Returns the position after the turn.
     *
     * @return the position; for the root, the one from which the game starts
     */
    public Position position() {
        return line.position();
    }

    /**
     * Returns the numeric annotation glyphs.
     *
     * @return from 0 to 255 each, in the order in which they were written, each once, unmodifiable
     */
    public List<Integer> nags() {
        return nags;
    }

    /**
     * Returns what was written after the move.
     *
     * @return the comments, unmodifiable; those of the root stand before the first move
     */
    public List<String> comments() {
        return comments;
    }

    /**
     * Returns what may come next.
     *
     * @return the moves that were played or considered, the main line first, unmodifiable
     */
    public List<Variation> children() {
        return children;
    }

    /** Returns whether both trees are equal; walks without recursion, as a game may be long. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Variation that && line.isSame(that.line) && isSameTree(that));
    }

    private boolean isSameTree(Variation that) {
        Deque<Variation> pairs = new ArrayDeque<>(List.of(this, that));
        while (!pairs.isEmpty()) {
            Variation one = pairs.pop();
            Variation two = pairs.pop();
            if (!one.isSameNode(two)) {
                return false;
            }
            for (int i = 0; i < one.children.size(); i++) {
                pairs.push(two.children.get(i));
                pairs.push(one.children.get(i));
            }
        }
        return true;
    }

    /** Compares what is written at both nodes and the turns that led to them, but for what came before. */
    private boolean isSameNode(Variation that) {
        return children.size() == that.children.size()
                && startComments.equals(that.startComments)
                && nags.equals(that.nags)
                && comments.equals(that.comments)
                && line.isStart() == that.line.isStart()
                && (line.isStart() || line.ply().isSameTurn(that.line.ply()));
    }

    @Override
    public int hashCode() {
        return (line.events() * 31 + comments.hashCode()) * 31
                + last().position().hashCode();
    }

    /** Returns the turn in algebraic notation; the FEN for the root. */
    @Override
    public String toString() {
        return ply().map(Ply::algebraic).orElse(position().toFen());
    }
}
