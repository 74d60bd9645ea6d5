package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;

/** Assize as a program that is asked for counts as the others are, on one thread. */
final class PeerServer {
    private PeerServer() {}

    /**
     * Answers until it is told to quit.
     *
     * @param args a ruleset, with its answers, and a position or {@code start}
     * @throws IOException if nothing can be read
     */
    public static void main(String[] args) throws IOException {
        Position position = PeerGames.position(args[0], args[1]);
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        out.println("Assize");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = lines.readLine(); line != null && !line.equals("quit"); line = lines.readLine()) {
            int depth = Integer.parseInt(line.substring(line.indexOf(' ') + 1));
            out.println("Nodes: " + Perft.count(position, depth));
        }
    }
}
