package io.github.assize.game;

import io.github.assize.core.MalformedTextException;
import java.util.ArrayList;
import java.util.List;

/** A text made of another, which knows of each of its characters where it comes from. */
final class Traced {
    private final String source;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> origins = new ArrayList<>();

    /** Where what is missing at the end would stand in the source, from 0. */
    private int end;

    /**
     * Creates an empty text.
     *
     * @param start where in the source it begins, from 0
     */
    Traced(String source, int start) {
        this.source = source;
        this.end = start;
    }

    /** Returns an empty text made of the same source. */
    Traced none() {
        return new Traced(source, end);
    }

    /** Adds what is read for a character of the source, or where it stands; nothing, for one that is passed over. */
    Traced add(String part, int origin) {
        for (int i = 0; i < part.length(); i++) {
            origins.add(origin);
        }
        text.append(part);
        end = Math.max(end, Math.min(origin + 1, source.length()));
        return this;
    }

    /** Adds a part of another text made of the same source. */
    Traced add(Traced other, int from, int to) {
        for (int i = from; i < to; i++) {
            add(other.text.substring(i, i + 1), other.origin(i));
        }
        return this;
    }

    int length() {
        return text.length();
    }

    /** Returns where in the source a character stands, or would stand after the last, from 0. */
    int origin(int at) {
        return at < origins.size() ? origins.get(at) : end;
    }

    /** Returns what is wrong with this text as what is wrong with its source. */
    MalformedTextException malformed(MalformedTextException here) {
        return new MalformedTextException(source, origin(here.column() - 1) + 1, here.reason());
    }

    /** Returns the text. */
    @Override
    public String toString() {
        return text.toString();
    }
}
