package io.github.assize.game;

import io.github.assize.game.PgnFault.Kind;
import io.github.assize.game.PgnGame.Tag;
import io.github.assize.game.PgnSource.Place;
import java.util.Map;

/** Reads tag pairs. */
final class PgnTagReader {
    private final PgnSource source;
    private final PgnGame.Settings settings;

    PgnTagReader(PgnSource source, PgnGame.Settings settings) {
        this.source = source;
        this.settings = settings;
    }

    /** Reads a tag pair from its bracket on. */
    void read(Map<String, Tag> tags) {
        source.next();
        skipBlanks();
        Place place = source.place();
        String name = name();
        skipBlanks();
        expect('"', "after the name " + name + " a tag must have its value in quotes");
        Place first = source.place();
        Tag tag = new Tag(value(first), first);
        skipBlanks();
        expect(']', "a tag must end with ]");
        if (tags.containsKey(name)) {
            throw fault(place, Kind.DUPLICATE_TAG, "the tag " + name + " is given twice");
        }
        tags.put(name, tag);
    }

    private String name() {
        Place place = source.place();
        StringBuilder name = new StringBuilder();
        while (Texts.isTagLetter(source.peek())) {
            append(name, place);
        }
        if (name.isEmpty()) {
            throw fault(place, Kind.TAG, "a tag must begin with its name, of letters, digits and underscores");
        }
        return name.toString();
    }

    private String value(Place place) {
        StringBuilder value = new StringBuilder();
        while (source.peek() != '"') {
            if (source.isLineEnd()) {
                throw fault(source.place(), Kind.TAG, "a tag's value must end with a quote on its line");
            }
            boolean escapes = source.peek() == '\\' && (source.peek(1) == '"' || source.peek(1) == '\\');
            if (escapes) {
                source.next();
            }
            append(value, place);
        }
        source.next();
        try {
            return Texts.tagValue(value.toString());
        } catch (IllegalArgumentException e) {
            throw fault(place, Kind.TAG, String.valueOf(e.getMessage()));
        }
    }

    private void append(StringBuilder text, Place place) {
        text.append((char) source.next());
        if (text.length() > settings.limits().token()) {
            throw fault(
                    place,
                    Kind.LIMIT,
                    "a tag must have at most " + settings.limits().token() + " characters");
        }
    }

    private void expect(char c, String message) {
        if (source.peek() != c) {
            throw fault(source.place(), Kind.TAG, message);
        }
        source.next();
    }

    private void skipBlanks() {
        while (!source.isLineEnd() && Texts.isBlank(source.peek())) {
            source.next();
        }
    }

    private PgnException fault(Place place, Kind kind, String message) {
        return settings.fault(place, 1, kind, message);
    }
}
