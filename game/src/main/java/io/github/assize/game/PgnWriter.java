package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Color;
import io.github.assize.core.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Writes records as PGN: tags in a fixed order, moves in algebraic notation, lines shorter than 80 columns where no word
 * is longer, line feeds alone. Words of a comment that begin with a bracket, a percent sign or a semicolon stay on the line of
 * the word before, however long it becomes, as at the beginning of a line they would be tags, escapes or comments. A comment that was read with a closing brace in it stands behind a semicolon on a line of its
 * own, however long, as no other comment could hold it. The same record gives the same text. For one thread.
 *
 * @since 0.1.0
 */
public final class PgnWriter {
    private final Appendable out;
    private final boolean xboard;

    private PgnWriter(Appendable out, boolean xboard) {
        this.out = out;
        this.xboard = xboard;
    }

    /**
     * Returns a writer.
     *
     * @param out where the text goes; it is neither flushed nor closed
     * @return the writer
     */
    public static PgnWriter of(Appendable out) {
        return new PgnWriter(requireNonNull(out, "out"), false);
    }

    /**
     * Returns a writer to the same place for XBoard 4.9.1: {@code Variant} is its {@code fairy}, {@code VariantMen} tells how
     * the pieces move as far as its dialect of Betza's notation can say it, and {@code SetUp} and {@code FEN} are always
     * there, with the files of the pieces that have a right to a first move, as in {@code DEde}. Where a board has ten
     * ranks, XBoard numbers them from 0, and so they are written. It cannot follow a promotion before the last rank or
     * of a retreating pawn, the first move of what a pawn has become, a removal, two pieces on a square, or a die.
     *
     * @return the writer
     */
    public PgnWriter forXboard() {
        return new PgnWriter(out, true);
    }

    /**
     * Writes a game, and a blank line after it.
     *
     * @param record the game
     * @return this writer
     * @throws UncheckedIOException if the text cannot be written
     */
    public PgnWriter write(GameRecord record) {
        requireNonNull(record, "record");
        try {
            tags(record);
            boolean fromZero = xboard && record.root().position().ruleset().ranks() == 10;
            Movetext movetext = new Movetext(new Wrapped(out), fromZero);
            movetext.write(record.root());
            movetext.end(record.conclusion().map(Conclusion::token).orElse("*"));
            out.append('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    private void tags(GameRecord record) throws IOException {
        Map<String, String> tags = xboard ? XboardTags.of(record) : record.tags();
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            String value = tag.getValue().replace("\\", "\\\\").replace("\"", "\\\"");
            out.append('[').append(tag.getKey()).append(" \"").append(value).append("\"]\n");
        }
        out.append('\n');
    }

    /** Writes the tree of moves. */
    private static final class Movetext {
        private final Wrapped text;
        private final boolean fromZero;

        /** Whether the next move needs its number though it is Black's. */
        private boolean numbered = true;

        Movetext(Wrapped text, boolean fromZero) {
            this.text = text;
            this.fromZero = fromZero;
        }

        /** The nodes after one node: first the main line's, then, one by one, the variations, then what follows. */
        private static final class Frame {
            private Variation node;
            private int next;

            Frame(Variation node) {
                this.node = node;
            }
        }

        /** Writes what follows a node, without recursion, as variations may lie deep in each other. */
        void write(Variation root) throws IOException {
            comments(root.comments());
            Deque<Frame> frames = new ArrayDeque<>();
            frames.push(new Frame(root));
            while (!frames.isEmpty()) {
                Frame frame = frames.element();
                List<Variation> children = frame.node.children();
                if (children.isEmpty()) {
                    frames.pop();
                    close(!frames.isEmpty());
                } else if (frame.next == 0) {
                    turn(children.get(frame.next++));
                } else if (frame.next < children.size()) {
                    frames.push(new Frame(variation(children.get(frame.next++))));
                } else {
                    frame.node = children.get(0);
                    frame.next = 0;
                }
            }
        }

        private Variation variation(Variation node) throws IOException {
            text.open();
            numbered = true;
            comments(node.startComments());
            turn(node);
            return node;
        }

        private void close(boolean inVariation) throws IOException {
            if (inVariation) {
                text.close();
                numbered = true;
            }
        }

        private void turn(Variation node) throws IOException {
            Ply ply = node.ply().orElseThrow();
            String move = ply.algebraic();
            if (!move.isEmpty()) {
                number(ply.before());
                text.word(fromZero ? XboardTags.fromZero(move) : move);
            }
            for (int nag : node.nags()) {
                text.word("$" + nag);
            }
            if (ply.roll().isPresent()) {
                comment(Commands.roll(ply.roll().getAsInt()));
            }
            for (Count count : ply.counts()) {
                comment(Commands.count(count, ply.before().sideToMove()));
            }
            comments(node.comments());
        }

        private void number(Position before) throws IOException {
            boolean white = before.sideToMove() == Color.WHITE;
            if (white || numbered) {
                text.word(before.fullmoveNumber() + (white ? "." : "..."));
            }
            numbered = false;
        }

        private void comments(List<String> comments) throws IOException {
            for (String comment : comments) {
                comment(comment);
            }
        }

        private void comment(String comment) throws IOException {
            text.comment(comment);
            numbered = true;
        }

        void end(String token) throws IOException {
            text.word(token);
            text.end();
        }
    }
}
