package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that a command writes because it was told to. */
final class Saved {
    /** The most bytes that the end of a line and an empty line have. */
    private static final int EMPTY_LINE = 4;

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
            throw failed(file, e);
        }
    }

    /**
     * Adds a paragraph to a file, or begins the file with it. What the file has and this are parted by an empty line.
     *
     * @throws IOException if it cannot be written; the message names it and tells why
     */
    static void add(String file, String paragraph) throws IOException {
        try {
            Path path = Path.of(file);
            Files.writeString(path, ending(path) + paragraph, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (InvalidPathException | IOException e) {
            throw failed(file, e);
        }
    }

    /** Returns what a file lacks at its end of an empty line. */
    private static String ending(Path path) throws IOException {
        if (!Files.isRegularFile(path) || Files.size(path) == 0) {
            return "";
        }
        try (SeekableByteChannel channel = Files.newByteChannel(path)) {
            ByteBuffer last = ByteBuffer.allocate(EMPTY_LINE);
            channel.position(Math.max(0, channel.size() - EMPTY_LINE)).read(last);
            String text = new String(last.array(), 0, last.position(), ISO_8859_1).replace("\r", "");
            return text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
        }
    }

    /**
     * Writes a file anew so that whoever reads it, and whoever is stopped meanwhile, has the old one or the new one whole.
     *
     * @throws IOException if it cannot be written; the message names it and tells why
     */
    static void replace(String file, byte[] bytes) throws IOException {
        String draft = file + ".part";
        write(draft, bytes);
        try {
            Files.move(Path.of(draft), Path.of(file), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw failed(file, e);
        }
    }

    /**
     * Refuses what no file can be written to, before there is anything to write.
     *
     * @throws IOException if it is a folder or in none, or may not be written; the message names it
     */
    static void expect(String file) throws IOException {
        try {
            Path path = Path.of(file).toAbsolutePath();
            Path folder = path.getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                throw new NoSuchFileException(file);
            }
            if (Files.isDirectory(path)) {
                throw new FileSystemException(file, null, "it is a folder");
            }
            if (!Files.isWritable(folder == null || Files.exists(path) ? path : folder)) {
                throw new AccessDeniedException(file);
            }
        } catch (InvalidPathException | FileSystemException e) {
            throw failed(file, e);
        }
    }

    /**
     * Returns whether two names are those of one file, be it there yet or not.
     *
     * @throws IOException if that cannot be found out; the message names one
     */
    static boolean isSame(String one, String other) throws IOException {
        try {
            Path first = Path.of(one).toAbsolutePath().normalize();
            Path second = Path.of(other).toAbsolutePath().normalize();
            return first.equals(second)
                    || (Files.exists(first) && Files.exists(second) && Files.isSameFile(first, second));
        } catch (InvalidPathException | IOException e) {
            throw failed(other, e);
        }
    }

    /** Returns that a file cannot be written, and why. */
    static IOException failed(String file, Exception e) {
        return new IOException("cannot write " + Shown.quoted(file) + ": " + reason(e), e);
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
