package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A file that keeps what has been played, so that it can go on another time. */
final class Resumed {
    /** After how many games the file may be written. */
    static final int EVERY = 1000;

    /** For how long it is then not written anew, as it grows with every study. */
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(5);

    private static final String HEAD = "assize-resume\t1\t";
    private static final String STUDY = "study\t";

    private final String file;
    private final String head;
    private final Map<String, String> tallies = new LinkedHashMap<>();
    private long due = System.nanoTime();

    /**
     * Reads the file, if there is one.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is no such file, or another version has written it
     */
    Resumed(String file) throws IOException {
        this.file = file;
        head = HEAD + Help.version();
        Saved.expect(file);
        Path path = Path.of(file);
        if (Files.exists(path)) {
            if (!Files.isRegularFile(path)) {
                throw new IllegalArgumentException("--resume " + Shown.quoted(file) + ": must be a file");
            }
            read(text(path));
        }
    }

    private String text(Path path) throws IOException {
        try {
            return Files.readString(path, UTF_8);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("--resume " + Shown.quoted(file) + ": must be UTF-8", e);
        } catch (IOException e) {
            throw new IOException("cannot read " + Shown.quoted(file) + ": " + e.getMessage(), e);
        }
    }

    private void read(String text) {
        int end = text.indexOf('\n');
        String first = end < 0 ? text : text.substring(0, end);
        if (!first.equals(head)) {
            throw new IllegalArgumentException("--resume " + Shown.quoted(file) + ": must begin with "
                    + Shown.quoted(head.replace('\t', ' ')) + " and not with "
                    + Shown.quoted(first.replace('\t', ' ')));
        }
        for (String part : text.substring(end + 1).split("(?m)^" + STUDY, -1)) {
            int name = part.indexOf('\n');
            if (name > 0) {
                tallies.put(part.substring(0, name), part.substring(name + 1));
            }
        }
    }

    /**
     * Returns what has been counted of a study.
     *
     * @throws IllegalArgumentException if the file cannot be read so far
     */
    Tally tally(Study study) {
        String text = tallies.get(study.toString());
        try {
            return text == null ? new Tally() : Tally.parse(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("--resume " + Shown.quoted(file) + ": " + e.getMessage(), e);
        }
    }

    /**
     * Notes what has been counted, and writes it down if that has not just been done.
     *
     * @param isLast whether no more of this study comes, so that it is written in any case
     */
    void keep(Study study, Tally tally, boolean isLast) throws IOException {
        tallies.put(study.toString(), tally.toString());
        if (isLast || System.nanoTime() - due >= 0) {
            StringBuilder text = new StringBuilder(head).append('\n');
            tallies.forEach((name, counted) ->
                    text.append(STUDY).append(name).append('\n').append(counted));
            Saved.replace(file, text.toString().getBytes(UTF_8));
            due = System.nanoTime() + PAUSE;
        }
    }
}
