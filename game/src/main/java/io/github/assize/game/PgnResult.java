package io.github.assize.game;

import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.game.PgnFault.Kind;
import io.github.assize.game.PgnGame.Tag;
import io.github.assize.game.PgnSource.Place;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds the result of a game against the board and the tags. */
final class PgnResult {
    private static final Set<String> TOKENS = Set.of("1-0", "0-1", "1/2-1/2", "*");

    /** What the standard's tag says of how a game has ended, where nothing else does. */
    private static final Map<String, Conclusion.Reason> TERMINATIONS = Map.of(
            "time forfeit", Conclusion.Reason.TIME,
            "abandoned", Conclusion.Reason.ABANDONED);

    private final PgnGame.Settings settings;
    private final Map<String, Tag> tags;

    PgnResult(PgnGame.Settings settings, Map<String, Tag> tags) {
        this.settings = settings;
        this.tags = tags;
    }

    static boolean isToken(String word) {
        return TOKENS.contains(word);
    }

    /** Returns what was agreed on in a game that is tags only. */
    @Nullable
    Conclusion withoutMoves(Line line, Place start) {
        Tag result = tags.getOrDefault("Result", new Tag("*", start));
        return judge(line, result.value(), result.place());
    }

    /** Returns what was agreed on in a game with that result token, or null if the rules say how it stands. */
    @Nullable
    Conclusion judge(Line line, String token, Place place) {
        int ply = line.plies() + 1;
        checkTag(token, place, ply);
        Outcome outcome = line.position().outcome();
        Optional<Conclusion.Reason> reason = reason(ply);
        return outcome.isDecided()
                ? byRule(Conclusion.of(outcome), token, place, reason, ply)
                : agreed(token, place, reason, ply);
    }

    private void checkTag(String token, Place place, int ply) {
        Tag tag = tags.get("Result");
        if (tag != null && !isToken(tag.value())) {
            throw settings.fault(tag.place(), ply, Kind.RESULT, "Result must be one of 1-0 0-1 1/2-1/2 *");
        }
        if (tag != null && !tag.value().equals(token)) {
            throw settings.fault(
                    place, ply, Kind.RESULT, "the result " + token + " contradicts the tag Result, " + tag.value());
        }
    }

    private Optional<Conclusion.Reason> reason(int ply) {
        Tag tag = tags.get("Reason");
        if (tag == null) {
            return Optional.empty();
        }
        return Optional.of(Conclusion.Reason.parse(tag.value())
                .orElseThrow(() -> settings.fault(
                        tag.place(), ply, Kind.RESULT, "there is no reason \"" + Texts.shown(tag.value()) + "\"")));
    }

    private @Nullable Conclusion byRule(
            Conclusion end, String token, Place place, Optional<Conclusion.Reason> reason, int ply) {
        boolean isVoid = reason.equals(Optional.of(Conclusion.Reason.VOID_MATE));
        if (isVoid && end.mayBeVoidAs(token)) {
            return conclusion(token, Conclusion.Reason.VOID_MATE, place, ply);
        }
        if (!token.equals(end.token())) {
            throw settings.fault(place, ply, Kind.RESULT, "the result must be " + end + " by the board, not " + token);
        }
        if (reason.isPresent() && !reason.get().equals(end.reason())) {
            throw settings.fault(
                    reasonPlace(place), ply, Kind.RESULT, "the reason must be " + end.reason() + " by the board");
        }
        return null;
    }

    private @Nullable Conclusion agreed(String token, Place place, Optional<Conclusion.Reason> reason, int ply) {
        if (token.equals("*")) {
            return reason.map(named -> undecided(named, place, ply)).orElse(null);
        }
        Conclusion.Reason named = reason.orElseGet(this::byTermination);
        if (named.rule().isPresent() || named.equals(Conclusion.Reason.VOID_MATE)) {
            throw settings.fault(
                    place,
                    ply,
                    Kind.RESULT,
                    "the result cannot be " + token + " " + named + ": by the board the game goes on");
        }
        return conclusion(token, named, place, ply);
    }

    private Conclusion undecided(Conclusion.Reason reason, Place place, int ply) {
        if (!reason.equals(Conclusion.Reason.ABANDONED)) {
            throw settings.fault(
                    reasonPlace(place), ply, Kind.RESULT, "a game with the result * cannot have ended by " + reason);
        }
        return Conclusion.drawn(reason);
    }

    private Conclusion.Reason byTermination() {
        Tag tag = tags.get("Termination");
        return tag == null
                ? Conclusion.Reason.ADJUDICATION
                : TERMINATIONS.getOrDefault(tag.value(), Conclusion.Reason.ADJUDICATION);
    }

    private Conclusion conclusion(String token, Conclusion.Reason reason, Place place, int ply) {
        Optional<Color> winner = token.equals("1/2-1/2")
                ? Optional.empty()
                : Optional.of(token.equals("1-0") ? Color.WHITE : Color.BLACK);
        if (winner.isEmpty() && reason.equals(Conclusion.Reason.ABANDONED)) {
            throw settings.fault(place, ply, Kind.RESULT, "an abandoned game that nobody has won has the result *");
        }
        try {
            return new Conclusion(winner, reason);
        } catch (IllegalArgumentException e) {
            throw settings.fault(place, ply, Kind.RESULT, "the result cannot be " + token + ": " + e.getMessage());
        }
    }

    private Place reasonPlace(Place otherwise) {
        Tag tag = tags.get("Reason");
        return tag == null ? otherwise : tag.place();
    }
}
