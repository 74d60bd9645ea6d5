package io.github.assize.game;

import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A position as people and programs write it: its fields, found by what they look like. */
final class LenientFen {
    private static final Pattern SIDE = Pattern.compile("[wWbB]");
    private static final Pattern RIGHTS = Pattern.compile("-|([a-p][1-9][0-9]?)+");
    private static final Pattern FOREIGN_RIGHTS = Pattern.compile("[A-Za-z]+");
    private static final Pattern EN_PASSANT = Pattern.compile("-|[a-p][1-9][0-9]?");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern FACE = Pattern.compile("-|[0-9]+");
    private static final Pattern OPERATION = Pattern.compile("\\s*([A-Za-z]\\w*)\\s*((?:\"[^\"]*\"|[^;\"])*);\\s*");
    private static final String NONE = "-";

    private final Ruleset ruleset;
    private final String text;
    private final Map<String, String> operations = new LinkedHashMap<>();
    private final String placement;
    private final String side;

    /** The rights; the letters of another program, or the empty text, if they are to be guessed. */
    private final String rights;

    private final String enPassant;

    /** The clocks, and with dice the face. */
    private final String rest;

    /** What belongs to no field and is no operation. */
    private final String left;

    LenientFen(Ruleset ruleset, String text) {
        this.ruleset = ruleset;
        this.text = text;
        List<String> words = new ArrayList<>(List.of(text.strip().split("\\s+")));
        this.placement = words.remove(0).replaceFirst("/$", "");
        this.side = take(words, SIDE, "w").toLowerCase(Locale.ROOT);
        this.rights = rights(words);
        this.enPassant = take(words, EN_PASSANT, NONE);
        String halfmoves = take(words, NUMBER, "0");
        String fullmove = take(words, NUMBER, "1");
        String face = ruleset.dice().isPresent() ? " " + take(words, FACE, NONE) : "";
        this.left = withoutOperations(String.join(" ", words));
        String first = operations.getOrDefault("fmvn", fullmove);
        this.rest = operations.getOrDefault("hmvc", halfmoves) + " " + (first.matches("0+") ? "1" : first) + face;
    }

    private static String take(List<String> words, Pattern pattern, String otherwise) {
        boolean fits = !words.isEmpty() && pattern.matcher(words.get(0)).matches();
        return fits ? words.remove(0) : otherwise;
    }

    private static String rights(List<String> words) {
        String known = take(words, RIGHTS, "");
        boolean isOperation = words.size() > 1 && words.get(1).endsWith(";");
        return known.isEmpty() && !isOperation ? take(words, FOREIGN_RIGHTS, "") : known;
    }

    /** Takes the operations, and returns what is none. */
    private String withoutOperations(String words) {
        Matcher matcher = OPERATION.matcher(words);
        int at = 0;
        while (at < words.length() && matcher.region(at, words.length()).lookingAt()) {
            String code = matcher.group(1);
            if (operations.putIfAbsent(code, matcher.group(2).strip().replace("\"", "")) != null) {
                throw malformed(code, "the operation " + code + " must not stand here twice");
            }
            at = matcher.end();
        }
        return words.substring(at);
    }

    /** Returns that an operation cannot be read, where its code stands last. */
    private MalformedTextException malformed(String code, String reason) {
        return new MalformedTextException(text, text.lastIndexOf(code) + 1, reason);
    }

    Position position() {
        if (isPosition(text)) {
            return ruleset.parsePosition(text);
        }
        if (!left.isEmpty()) {
            // Refused for what is too much, and not for what is read here.
            return ruleset.parsePosition(fen(NONE, NONE) + " " + left);
        }
        String granted =
                RIGHTS.matcher(rights).matches() ? rights : rightsByFile().orElseGet(this::guessedRights);
        String fen = fen(granted, enPassant);
        return ruleset.parsePosition(isPosition(fen) || !isPosition(fen(granted, NONE)) ? fen : fen(granted, NONE));
    }

    private String fen(String granted, String passed) {
        return String.join(" ", placement, side, granted, passed, rest);
    }

    private boolean isPosition(String fen) {
        try {
            ruleset.parsePosition(fen);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Takes letters for the files of the pieces on the side's own first rank, if that is what they can be. */
    private Optional<String> rightsByFile() {
        StringBuilder granted = new StringBuilder();
        for (int i = 0; i < rights.length(); i++) {
            char letter = rights.charAt(i);
            int rank = Character.isUpperCase(letter) ? 1 : ruleset.ranks();
            granted.append(Character.toLowerCase(letter)).append(rank);
        }
        return !rights.isEmpty() && isPosition(fen(granted.toString(), NONE))
                ? Optional.of(granted.toString())
                : Optional.empty();
    }

    /** Gives a right to every piece that has one in the array and stands where it stood there, as far as that can be. */
    private String guessedRights() {
        if (!isPosition(fen(NONE, NONE))) {
            return NONE;
        }
        Position array = ruleset.initialPosition();
        Position bare = ruleset.parsePosition(fen(NONE, NONE));
        StringBuilder granted = new StringBuilder();
        for (Square square : array.rights()) {
            boolean isInPlace =
                    bare.board().piecesAt(square).equals(array.board().piecesAt(square));
            if (isInPlace && isPosition(fen(granted.toString() + square, NONE))) {
                granted.append(square);
            }
        }
        return granted.isEmpty() ? NONE : granted.toString();
    }

    GameRecord record() {
        GameRecord record = GameRecord.of(Game.of(position()));
        for (Map.Entry<String, String> operation : operations.entrySet()) {
            boolean isClock =
                    operation.getKey().equals("hmvc") || operation.getKey().equals("fmvn");
            record = isClock ? record : with(record, operation.getKey(), operation.getValue());
        }
        return record;
    }

    private GameRecord with(GameRecord record, String code, String operands) {
        try {
            return record.withTag(code, operands);
        } catch (IllegalArgumentException e) {
            throw malformed(code, "the operation " + code + " cannot be a tag: " + e.getMessage());
        }
    }
}
