package io.github.assize.play.xboard;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said in a conversation, line by line: XBoard's lines begin with {@code >}, the engine's answers follow. */
final class TranscriptTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "protocol",
                "setups",
                "short-assize",
                "chatur",
                "chaturanga-12x12",
                "long-assize",
                "grant-acedrex",
                "shatranj-at-tamma"
            })
    void theAnswersAreTheSameToTheLetter(String name) throws Exception {
        String transcript = read(name);
        assertEquals(transcript, replayed(transcript));
    }

    private static String read(String name) throws Exception {
        try (InputStream stream = requireNonNull(TranscriptTest.class.getResourceAsStream(name + ".txt"))) {
            return new String(stream.readAllBytes(), UTF_8);
        }
    }

    /** Says what the transcript says, and writes it again with the answers that come now. */
    static String replayed(String transcript) throws Exception {
        StringBuilder text = new StringBuilder();
        List<String> said = new ArrayList<>();
        try (Conversation conversation = new Conversation()) {
            for (String line : transcript.lines().toList()) {
                boolean command = line.startsWith(">");
                if (!said.isEmpty() && !command) {
                    answer(conversation, said, text);
                }
                if (command) {
                    said.add(line.substring(1));
                    text.append(line).append('\n');
                } else if (line.startsWith("#") || line.isEmpty()) {
                    text.append(line).append('\n');
                }
            }
            if (!said.isEmpty()) {
                answer(conversation, said, text);
            }
        }
        return text.toString();
    }

    private static void answer(Conversation conversation, List<String> said, StringBuilder text) throws Exception {
        for (String line : conversation.say(said.toArray(String[]::new))) {
            // The time that a thought has taken is 0 here, as is the number of positions, and only its first move is
            // told.
            text.append("  ")
                    .append(line.replaceFirst("^(\\d+ -?\\d+) \\d+ \\d+ (\\S+).*", "$1 0 0 $2"))
                    .append('\n');
        }
        said.clear();
    }
}
