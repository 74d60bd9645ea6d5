package io.github.assize.game;

import io.github.assize.core.Color;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A position as people and programs write it: its fields, found by what they look like. */
final class LenientFen {
    private static final Pattern WORD = Pattern.compile("[^\\s\\p{Z}\\uFEFF]+");
    private static final Pattern SIDE = Pattern.compile("[wWbB]");
    private static final Pattern SQUARE = Pattern.compile("([a-p])([1-9][0-9]?)");
    private static final Pattern SQUARES = Pattern.compile("-|(" + SQUARE + ")+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern FACE = Pattern.compile("-|[0-9]+");
    private static final String NONE = "-";
    private static final String HALFMOVES = "hmvc";
    private static final String FULLMOVE = "fmvn";

    private final Ruleset ruleset;
    private final String text;

    /** The words that belong to no field yet. */
    private final Deque<Word> words = new ArrayDeque<>();

    /** The fields found so far, as the ruleset reads them. */
    private final List<Word> found = new ArrayList<>();

    private final Word placement;
    private final Word side;

    /** The rights; the letters of another program, or the empty text, if they are to be guessed. */
    private final Word rights;

    private final Word enPassant;

    /** The clocks, and with dice the face. */
    private final List<Word> rest = new ArrayList<>();

    private final Map<String, EpdOperations.Operation> operations;

    /** What is read for a field, and the part of the text where it stands, or would stand. */
    private record Word(String text, int from, int to) {
        Word as(String other) {
            return new Word(other, from, to);
        }

        boolean isWritten() {
            return to > from;
        }
    }

    LenientFen(Ruleset ruleset, String text) {
        this.ruleset = ruleset;
        this.text = text;
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) {
            words.add(new Word(matcher.group(), matcher.start(), matcher.end()));
        }
        this.placement = placement();
        this.side = side();
        this.rights = rights();
        this.enPassant = take(SQUARES, NONE);
        Word halfmoves = take(NUMBER, "0");
        Word fullmove = take(NUMBER, "1").text().matches("0+") ? asFound("1") : found.get(found.size() - 1);
        Word face = ruleset.dice().isPresent() ? take(FACE, NONE) : null;
        this.operations = operations();
        rest.add(clock(halfmoves, HALFMOVES));
        rest.add(clock(fullmove, FULLMOVE));
        if (face != null) {
            rest.add(face);
        }
    }

    private Word placement() {
        Word word = take(WORD, "");
        boolean isEnded = word.text().length() > 1 && word.text().endsWith("/");
        return isEnded ? asFound(word.text().substring(0, word.text().length() - 1)) : word;
    }

    private Word side() {
        if (!words.isEmpty() && !isNext(SIDE)) {
            throw unreadable();
        }
        return asFound(take(SIDE, "w").text().toLowerCase(Locale.ROOT));
    }

    private Word rights() {
        if (isNext(SQUARES) || !isNext(foreignRights()) || isOperation()) {
            Word word = take(SQUARES, NONE);
            return word.isWritten() ? word : word.as("");
        }
        Word letters = take(WORD, "");
        asFound(NONE);
        return letters;
    }

    /** Returns what rights look like in other programs: wings, or the files of pieces. */
    private Pattern foreignRights() {
        char last = (char) ('a' + ruleset.files() - 1);
        String letters = "[kq" + "a-" + last + "]";
        return Pattern.compile("(?=.)" + letters.toUpperCase(Locale.ROOT) + "*" + letters + "*");
    }

    private boolean isNext(Pattern pattern) {
        return !words.isEmpty() && pattern.matcher(words.element().text()).matches();
    }

    /** Takes the next word if it fits, and else what is meant where a field is left out. */
    private Word take(Pattern pattern, String otherwise) {
        int reached = found.isEmpty() ? 0 : found.get(found.size() - 1).to();
        Word word = isNext(pattern) ? words.remove() : new Word(otherwise, reached, reached);
        found.add(word);
        return word;
    }

    /** Has the field found last be read as another text. */
    private Word asFound(String other) {
        Word word = found.remove(found.size() - 1).as(other);
        found.add(word);
        return word;
    }

    private boolean isOperation() {
        return !words.isEmpty() && EpdOperations.isAhead(text, words.element().from());
    }

    /** Returns the operations that all words left are. */
    private Map<String, EpdOperations.Operation> operations() {
        if (words.isEmpty()) {
            return Map.of();
        }
        if (!isOperation()) {
            throw unreadable();
        }
        return EpdOperations.read(text, words.element().from());
    }

    /** Returns a clock, which an operation may tell too. */
    private Word clock(Word field, String code) {
        EpdOperations.Operation operation = operations.get(code);
        if (operation == null) {
            return field;
        }
        if (!NUMBER.matcher(operation.value()).matches()) {
            throw operation.malformed(text, "must be a number");
        }
        if (field.isWritten() && !field.text().equals(operation.value())) {
            throw operation.malformed(text, "must be " + field.text() + ", as the field before it says");
        }
        return new Word(operation.value(), operation.at(), operation.at() + 1);
    }

    /** Returns that the next word cannot be read, as what the ruleset expects after the fields that have been found. */
    private MalformedTextException unreadable() {
        int last = found.size() - 1;
        while (last > 0 && !found.get(last).isWritten()) {
            last--;
        }
        List<Word> all = new ArrayList<>(found.subList(0, last + 1));
        all.addAll(words);
        Traced strict = joined(all);
        try {
            ruleset.parsePosition(strict.toString());
        } catch (MalformedTextException e) {
            return strict.malformed(e);
        } catch (InvalidPositionException e) {
            throw new InvalidPositionException(text, e.faults());
        }
        throw new IllegalStateException(strict + " can be read");
    }

    Position position() {
        if (isPosition(text)) {
            return ruleset.parsePosition(text);
        }
        if (!placement.isWritten()) {
            return parse(new Traced(text, 0));
        }
        String granted = SQUARES.matcher(rights.text()).matches()
                ? rights.text()
                : rightsByFile().orElseGet(this::guessedRights);
        Traced fen = fen(granted, enPassant.text());
        return parse(isPosition(fen.toString()) || !isOnBoard(enPassant) ? fen : fen(granted, NONE));
    }

    private Position parse(Traced fen) {
        try {
            return ruleset.parsePosition(fen.toString());
        } catch (MalformedTextException e) {
            throw fen.malformed(e);
        } catch (InvalidPositionException e) {
            throw new InvalidPositionException(text, e.faults());
        }
    }

    private boolean isOnBoard(Word squares) {
        Matcher square = SQUARE.matcher(squares.text());
        while (square.find()) {
            if (square.group(1).charAt(0) >= 'a' + ruleset.files()
                    || Integer.parseInt(square.group(2)) > ruleset.ranks()) {
                return false;
            }
        }
        return true;
    }

    private Traced fen(String granted, String passed) {
        List<Word> fields = new ArrayList<>(List.of(placement, side, rights.as(granted), enPassant.as(passed)));
        fields.addAll(rest);
        return joined(fields);
    }

    private Traced joined(List<Word> fields) {
        Traced joined = new Traced(text, 0);
        int reached = 0;
        for (Word field : fields) {
            if (joined.length() > 0) {
                joined.add(" ", reached);
            }
            boolean asWritten = text.startsWith(field.text(), field.from());
            for (int i = 0; i < field.text().length(); i++) {
                joined.add(field.text().substring(i, i + 1), field.from() + (asWritten ? i : 0));
            }
            reached = field.to();
        }
        return joined;
    }

    private boolean isPosition(String fen) {
        try {
            ruleset.parsePosition(fen);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private boolean isGranted(String granted) {
        return isPosition(fen(granted, NONE).toString());
    }

    /** Takes letters for the files of the pieces on the side's own first rank, if that is what they can be. */
    private Optional<String> rightsByFile() {
        StringBuilder granted = new StringBuilder();
        for (int i = 0; i < rights.text().length(); i++) {
            char letter = rights.text().charAt(i);
            int rank = Character.isUpperCase(letter) ? 1 : ruleset.ranks();
            granted.append(Character.toLowerCase(letter)).append(rank);
        }
        return !granted.isEmpty() && isGranted(granted.toString()) ? Optional.of(granted.toString()) : Optional.empty();
    }

    /**
     * Gives a right to every piece that has one in the array and stands where it stood there, as far as that can be; where
     * the rights are letters, to the pieces of a side that has any.
     */
    private String guessedRights() {
        if (!isGranted(NONE)) {
            return NONE;
        }
        Position array = ruleset.initialPosition();
        Position bare = ruleset.parsePosition(fen(NONE, NONE).toString());
        StringBuilder granted = new StringBuilder();
        for (Square square : array.rights()) {
            boolean isInPlace =
                    bare.board().piecesAt(square).equals(array.board().piecesAt(square));
            if (isInPlace && isLettered(array, square) && isGranted(granted.toString() + square)) {
                granted.append(square);
            }
        }
        return granted.isEmpty() ? NONE : granted.toString();
    }

    private boolean isLettered(Position array, Square square) {
        boolean white = array.board().pieceAt(square).orElseThrow().color() == Color.WHITE;
        return rights.text().isEmpty()
                || rights.text().chars().anyMatch(letter -> Character.isUpperCase(letter) == white);
    }

    GameRecord record() {
        GameRecord record = GameRecord.of(Game.of(position()));
        for (Map.Entry<String, EpdOperations.Operation> operation : operations.entrySet()) {
            boolean isClock =
                    operation.getKey().equals(HALFMOVES) || operation.getKey().equals(FULLMOVE);
            record = isClock ? record : with(record, operation.getValue());
        }
        return record;
    }

    private GameRecord with(GameRecord record, EpdOperations.Operation operation) {
        try {
            return record.withTag(operation.code(), operation.value());
        } catch (IllegalArgumentException e) {
            throw operation.malformed(text, "cannot be a tag: " + e.getMessage());
        }
    }
}
