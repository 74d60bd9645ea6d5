package io.github.assize.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files that a command writes because it was told to. */
final class Saved {
    private Saved() {}

    /**
     * Writes a file, or writes it anew.
     *
     * @throws IOException if it cannot be written; the message names it and tells why
     */
    static void write(String file, byte[] bytes) throws IOException {
        try {
            Files.write(Path.of(file), bytes);
        } catch (InvalidPathException | IOException e) {
            throw new IOException("cannot write " + Shown.quoted(file) + ": " + reason(e), e);
        }
    }

    private static String reason(Exception e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (e instanceof AccessDeniedException) {
            return "that is not allowed";
        }
        String reason = e instanceof FileSystemException failed ? failed.getReason() : null;
        return String.valueOf(reason == null ? e.getMessage() : reason);
    }
}
