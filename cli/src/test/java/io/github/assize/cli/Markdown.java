package io.github.assize.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds the fenced blocks of a text in Markdown. */
final class Markdown {
    private static final String FENCE = "```";

    private Markdown() {}

    /**
     * A fenced block.
     *
     * @param language what stands after the opening fence
     * @param text the lines, each with its end
     * @param line where the text begins, from 1
     */
    record Block(String language, String text, int line) {}

    static List<Block> blocks(Path page) throws IOException {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = Files.readAllLines(page);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(FENCE)) {
                String language = lines.get(i).substring(FENCE.length()).strip();
                int first = ++i;
                StringBuilder text = new StringBuilder();
                for (; !lines.get(i).equals(FENCE); i++) {
                    text.append(lines.get(i)).append('\n');
                }
                blocks.add(new Block(language, text.toString(), first + 1));
            }
        }
        return blocks;
    }
}
