package io.github.assize.game;

import io.github.assize.game.PgnSource.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of a record's tree while the record is read. */
final class Draft {
    final @Nullable Draft parent;
    final List<String> startComments;
    final List<Integer> nags = new ArrayList<>(0);
    final List<String> comments = new ArrayList<>(0);
    private final List<Draft> children = new ArrayList<>(1);

    /** The line up to here; the parent's as long as the move waits for its roll. */
    Line line;

    /** The move that waits for its roll, and where it stands. */
    @Nullable
    Word waiting;

    /** A word of the file. */
    record Word(String text, Place place) {}

    Draft(@Nullable Draft parent, Line line, List<String> startComments) {
        this.parent = parent;
        this.line = line;
        this.startComments = startComments;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    /** Makes the tree, from its leaves up and without recursion, as a game may be long. */
    Variation toVariation() {
        Deque<Draft> open = new ArrayDeque<>();
        Deque<List<Variation>> made = new ArrayDeque<>();
        made.push(new ArrayList<>());
        open.push(this);
        while (true) {
            Draft draft = open.element();
            List<Variation> children = made.element();
            if (children.size() < draft.children.size()) {
                open.push(draft.children.get(children.size()));
                made.push(new ArrayList<>());
                continue;
            }
            Variation node = new Variation(draft.line, draft.startComments, draft.nags, draft.comments, children);
            open.pop();
            made.pop();
            if (open.isEmpty()) {
                return node;
            }
            made.element().add(node);
        }
    }
}
