package io.github.assize.game;

import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.game.PgnFault.Kind;
import io.github.assize.game.PgnGame.Tag;
import io.github.assize.game.PgnSource.Place;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds out from the tags of a game by which rules it is played, and from where. */
final class PgnStart {
    private final PgnGame.Settings settings;
    private final Map<String, Tag> tags;
    private final Place start;

    PgnStart(PgnGame.Settings settings, Map<String, Tag> tags, Place start) {
        this.settings = settings;
        this.tags = tags;
        this.start = start;
    }

    private Optional<Tag> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    private PgnException fault(Place place, Kind kind, String message) {
        return settings.fault(place, 1, kind, message);
    }

    Position position() {
        Ruleset ruleset = settings.rulesets().get(key(), () -> inReading(variant()));
        boolean setUp = isSetUp();
        Optional<Tag> fen = tag("FEN");
        if (fen.isEmpty()) {
            return ruleset.initialPosition();
        }
        if (!setUp) {
            throw fault(fen.get().place(), Kind.FEN, "a FEN stands beside SetUp \"0\", which says that there is none");
        }
        return parse(ruleset, fen.get());
    }

    /** Returns all that tells the ruleset and its reading. */
    private List<String> key() {
        return Stream.of("Variant", "Reading", "Preset")
                .map(name -> name + tag(name).map(Tag::value).orElse(""))
                .toList();
    }

    private Ruleset variant() {
        Optional<Tag> tag = tag("Variant");
        String id = tag.map(Tag::value).orElse("");
        return settings.rulesets()
                .find(id)
                .orElseThrow(() -> fault(
                        tag.map(Tag::place).orElse(start),
                        Kind.UNKNOWN_VARIANT,
                        tag.isPresent()
                                ? "there is no ruleset \"" + Texts.shown(id) + "\""
                                : "the tag Variant must say which ruleset is played"));
    }

    private Ruleset inReading(Ruleset ruleset) {
        Optional<Tag> reading = tag("Reading");
        Optional<Tag> preset = tag("Preset");
        Ruleset byPreset = preset.map(tag -> preset(ruleset, tag)).orElse(ruleset);
        Ruleset read = reading.map(tag -> reading(ruleset, tag)).orElse(byPreset);
        if (preset.isPresent() && !read.equals(byPreset)) {
            throw fault(
                    reading.orElseThrow().place(),
                    Kind.READING,
                    "the Reading contradicts the Preset, which is \"" + Tags.reading(byPreset) + "\"");
        }
        return read;
    }

    private Ruleset preset(Ruleset ruleset, Tag tag) {
        try {
            return ruleset.preset(tag.value());
        } catch (IllegalArgumentException e) {
            throw fault(tag.place(), Kind.READING, String.valueOf(e.getMessage()));
        }
    }

    private Ruleset reading(Ruleset ruleset, Tag tag) {
        Ruleset result = ruleset;
        Set<String> answered = new HashSet<>();
        int column = tag.place().column();
        for (String pair : tag.value().split(" ", -1)) {
            Place place = new Place(tag.place().line(), column);
            int equals = pair.indexOf('=');
            if (equals > 0 && !answered.add(pair.substring(0, equals))) {
                throw fault(place, Kind.READING, "the reading " + pair.substring(0, equals) + " is answered twice");
            }
            if (!pair.isEmpty()) {
                result = answered(result, pair, equals, place);
            }
            column += pair.length() + 1;
        }
        return result;
    }

    private Ruleset answered(Ruleset ruleset, String pair, int equals, Place place) {
        if (equals <= 0) {
            throw fault(place, Kind.READING, "an answer must be written id=answer, not " + Texts.shown(pair));
        }
        try {
            return ruleset.with(pair.substring(0, equals), pair.substring(equals + 1));
        } catch (IllegalArgumentException e) {
            throw fault(place, Kind.READING, String.valueOf(e.getMessage()));
        }
    }

    /** Returns whether a FEN may stand beside what SetUp says. */
    private boolean isSetUp() {
        Optional<Tag> setUp = tag("SetUp");
        String value = setUp.map(Tag::value).orElse("1");
        if (!value.equals("0") && !value.equals("1")) {
            throw fault(setUp.orElseThrow().place(), Kind.FEN, "SetUp must be \"0\" or \"1\"");
        }
        if (setUp.isPresent() && value.equals("1") && tag("FEN").isEmpty()) {
            throw fault(setUp.get().place(), Kind.FEN, "SetUp \"1\" must have a FEN beside it");
        }
        return value.equals("1");
    }

    private Position parse(Ruleset ruleset, Tag fen) {
        GameRecord read = read(ruleset, fen);
        read.givenTags().forEach((code, operands) -> keep(code, operands, fen));
        return read.root().position();
    }

    private GameRecord read(Ruleset ruleset, Tag fen) {
        try {
            return settings.lenient()
                    ? Lenient.epd(ruleset, fen.value())
                    : GameRecord.of(Game.of(ruleset.parsePosition(fen.value())));
        } catch (MalformedTextException e) {
            int column = fen.place().column() + e.column() - 1;
            throw fault(new Place(fen.place().line(), column), Kind.FEN, String.valueOf(e.getMessage()));
        } catch (IllegalArgumentException e) {
            throw fault(fen.place(), Kind.FEN, String.valueOf(e.getMessage()));
        }
    }

    /** Keeps an operation that stands in a FEN as a tag. */
    private void keep(String code, String operands, Tag fen) {
        Tag given = tags.putIfAbsent(code, new Tag(operands, fen.place()));
        if (given != null && !given.value().equals(operands)) {
            throw fault(
                    fen.place(),
                    Kind.DUPLICATE_TAG,
                    "the operation " + code + " says " + Texts.shown(operands) + ", and the tag " + code + " "
                            + Texts.shown(given.value()));
        }
    }
}
