package io.github.assize.game;

import io.github.assize.game.PgnFault.Kind;
import io.github.assize.game.PgnSource.Place;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads one game of a PGN file: its tags, its moves and its result. */
final class PgnGame {
    private final PgnSource source;
    private final Settings settings;
    private final Optional<PgnMovetext.Token> before;
    private Optional<PgnMovetext.Token> end = Optional.empty();
    private boolean inTags = true;

    /** How a reader is set, and which game of the file is at hand. */
    record Settings(int game, PgnRulesets rulesets, boolean lenient, PgnLimits limits) {
        PgnException fault(Place place, int ply, Kind kind, String message) {
            return fault(place, ply, kind, message, Optional.empty());
        }

        PgnException fault(Place place, int ply, Kind kind, String message, Optional<String> why) {
            return new PgnException(new PgnFault(game, place.line(), place.column(), ply, kind, message, why));
        }
    }

    /**
     * A tag's value.
     *
     * @param place where its first character stands
     */
    record Tag(String value, Place place) {}

    /** Begins to read a game, before which another may have ended well. */
    PgnGame(PgnSource source, Settings settings, Optional<PgnMovetext.Token> before) {
        this.source = source;
        this.settings = settings;
        this.before = before;
    }

    /** Returns the result that stands at the end of the game, if it has been read that far. */
    Optional<PgnMovetext.Token> end() {
        return end;
    }

    /** Goes on to the first character of a game, if there is another. */
    static boolean skipToGame(PgnSource source) {
        while (source.peek() != PgnSource.END) {
            if (source.peek() == '%' && source.isLineStart()) {
                source.skipLine();
            } else if (Texts.isBlank(source.peek())) {
                source.next();
            } else {
                return true;
            }
        }
        return false;
    }

    /**
     * Reads the game.
     *
     * @throws PgnException if it is broken
     */
    GameRecord read() {
        Place start = source.place();
        Map<String, Tag> tags = new LinkedHashMap<>();
        boolean hasMoves = readTags(tags);
        inTags = false;
        if (tags.isEmpty()) {
            requireLineEnd(start);
        }
        if (tags.isEmpty()
                && !isDigit(source.peek())
                && settings.rulesets().find("").isEmpty()) {
            throw settings.fault(start, 1, Kind.STRAY, "a game must begin with its tags, not with " + restOfLine());
        }
        PgnStart opening = new PgnStart(settings, tags, start);
        PgnResult result = new PgnResult(settings, tags);
        Line line = Line.of(opening.position());
        if (!hasMoves) {
            return record(tags, Variation.of(line), result.withoutMoves(line, start));
        }
        PgnMovetext movetext = new PgnMovetext(source, settings, line);
        PgnMovetext.Token token = movetext.read();
        end = Optional.of(token);
        Variation root = movetext.root();
        return record(tags, root, result.judge(root.last().line(), token.text(), token.place()));
    }

    /** Refuses what stands behind the result of the game before, and is no tag. */
    private void requireLineEnd(Place start) {
        Optional<PgnMovetext.Token> onLine =
                before.filter(token -> token.place().line() == start.line());
        if (onLine.isPresent()) {
            throw settings.fault(
                    start,
                    1,
                    Kind.STRAY,
                    "after the result " + onLine.get().text() + " a new game must begin with its tags, not with "
                            + restOfLine());
        }
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private String restOfLine() {
        StringBuilder text = new StringBuilder();
        while (!source.isLineEnd() && text.length() < settings.limits().token()) {
            text.append((char) source.next());
        }
        return "\"" + Texts.shown(text.toString().strip()) + "\"";
    }

    private static GameRecord record(Map<String, Tag> tags, Variation root, @Nullable Conclusion agreed) {
        GameRecord record = new GameRecord(Map.of(), root, agreed);
        for (Map.Entry<String, Tag> tag : tags.entrySet()) {
            if (!Tags.isOwn(tag.getKey())) {
                record = record.withTag(tag.getKey(), tag.getValue().value());
            }
        }
        return record;
    }

    /** Reads the tag pairs and tells whether moves or a result come next; a blank line before tags ends the game. */
    private boolean readTags(Map<String, Tag> tags) {
        PgnTagReader reader = new PgnTagReader(source, settings);
        boolean blankLine = false;
        while (true) {
            int c = source.peek();
            if (c == '[' && !(blankLine && !tags.isEmpty())) {
                reader.read(tags);
            } else if (c == PgnSource.END || c == '[') {
                return false;
            } else if (c == '%' && source.isLineStart()) {
                source.skipLine();
            } else if (Texts.isBlank(c)) {
                blankLine |= source.isLineStart() && source.isLineEnd();
                source.next();
            } else {
                return true;
            }
        }
    }

    /** Goes on to the next tag section after a game that is broken. */
    void skipRest() {
        if (inTags) {
            source.skipLine();
            while (source.peek() == '[') {
                source.skipLine();
            }
        }
        while (source.peek() != PgnSource.END && !(source.isLineStart() && source.isTagAhead())) {
            source.skipLine();
        }
    }

    /** Returns that the game is not UTF-8, if it is not. */
    @Nullable
    PgnException encodingFault() {
        return source.undecoded()
                .map(place -> settings.fault(
                        place, 1, Kind.ENCODING, "the game is not UTF-8: it is read as ISO 8859-1 from here on"))
                .orElse(null);
    }
}
