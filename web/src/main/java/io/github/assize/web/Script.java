package io.github.assize.web;

import io.github.assize.core.Perft;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the script offers: the functions of {@code index.d.ts}. */
public final class Script {
    private Script() {}

    @JSExport
    public static JSObject rulesets() {
        return Values.of(Games.all());
    }

    @JSExport
    public static JSObject ruleset(String game) {
        return Values.of(Games.describe(game));
    }

    @JSExport
    public static JSObject position(String game, String fen) {
        return Values.of(Positions.describe(game, fen));
    }

    @JSExport
    public static JSObject moves(String game, String fen) {
        return Values.of(Positions.moves(game, fen));
    }

    @JSExport
    public static JSObject play(String game, String fen, String move) {
        return Values.of(Positions.play(game, fen, move));
    }

    @JSExport
    public static JSObject roll(String game, String fen, int face) {
        return Values.of(Positions.roll(game, fen, face));
    }

    @JSExport
    public static JSObject why(String game, String fen, String move) {
        return Values.of(Positions.why(game, fen, move));
    }

    @JSExport
    public static JSObject faults(String game, String fen) {
        return Values.of(Positions.faults(game, fen));
    }

    @JSExport
    public static double perft(String game, String fen, int depth) {
        return Perft.count(Positions.of(game, fen), depth);
    }

    @JSExport
    public static JSObject playout(String game, String fen, int seed, int index, int cap) {
        return Values.of(Playouts.play(game, fen, seed, index, cap));
    }

    @JSExport
    public static JSObject compare(String game, String fen, String otherGame, String otherFen) {
        return Values.of(Comparison.compare(game, fen, otherGame, otherFen));
    }

    @JSExport
    public static String picture(
            String game, String fen, boolean flipped, String before, String move, String[] arrows) {
        return Pictures.position(game, fen, flipped, before, move, arrows);
    }

    @JSExport
    public static String movement(String game, String letter, String square, boolean black, boolean flipped) {
        return Pictures.movement(game, letter, square, black, flipped);
    }

    @JSExport
    public static String histogram(String title, String x, String y, int[] values) {
        return Pictures.histogram(title, x, y, values);
    }

    @JSExport
    public static JSObject readPgn(String text) {
        return Values.of(PgnIn.read(text));
    }

    @JSExport
    public static JSObject readPgnFile(byte[] file) {
        return Values.of(PgnIn.read(file));
    }

    @JSExport
    public static String writePgn(String game, String fen, String[] steps, String[] tags, String result) {
        return PgnOut.write(game, fen, steps, tags, result);
    }
}
