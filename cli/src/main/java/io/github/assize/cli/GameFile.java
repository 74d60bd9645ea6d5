package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnWriter;
import io.github.assize.study.Playout;
import io.github.assize.study.Study;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of games as they are played: PGN where its name ends so, else a line of JSON for each. */
final class GameFile implements AutoCloseable {
    private static final String PGN = ".pgn";
    private static final String JSONL = ".jsonl";

    private final String name;
    private final Writer writer;
    private final boolean pgn;

    /**
     * Opens a file, anew if it is there.
     *
     * @throws IllegalArgumentException if its name says not what to write
     * @throws IOException if it cannot be written
     */
    GameFile(String name) throws IOException {
        this.name = name;
        pgn = name.endsWith(PGN);
        if (!pgn && !name.endsWith(JSONL)) {
            throw new IllegalArgumentException(
                    "--games-out " + Shown.quoted(name) + ": the name must end in " + JSONL + " or " + PGN);
        }
        Saved.write(name, new byte[0]);
        writer = Files.newBufferedWriter(Path.of(name), UTF_8);
    }

    /**
     * Writes a game.
     *
     * @throws IOException if it cannot be written, as on a disk that is full; the message names the file
     */
    void write(Study study, Playout playout) throws IOException {
        try {
            if (pgn) {
                GameRecord record = GameRecord.of(study.game(playout.index()))
                        .withTag("Event", study.toString())
                        .withTag("Round", String.valueOf(playout.index()));
                PgnWriter.of(writer).write(record);
            } else {
                writer.write(JsonLine.of(study, playout));
                writer.write('\n');
            }
        } catch (IOException e) {
            throw Saved.failed(name, e);
        }
    }

    /** Writes what is left; closed again it does nothing. */
    @Override
    public void close() throws IOException {
        try {
            writer.close();
        } catch (IOException e) {
            throw Saved.failed(name, e);
        }
    }
}
