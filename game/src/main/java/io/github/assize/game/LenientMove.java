package io.github.assize.game;

import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A move as people and programs write it. */
final class LenientMove {
    private static final Pattern BEFORE =
            Pattern.compile(Texts.BLANKS + "(?:\\d+" + Texts.BLANKS + "(?:\\.+|…)" + Texts.BLANKS + ")?");
    private static final Pattern BECOMES = Pattern.compile("(.*[a-p]\\d+)[=/]?\\(?(\\+?[A-Za-z])\\)?");
    private static final List<String> IN_PASSING = List.of("e.p.", "ep.", "e.p", "ep");
    private static final String MARKS = "!?+#†‡";
    private static final String HYPHENS = "-‐‑–—−";
    private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
    private static final String FIGURES = "KQRBNP";

    private final Position position;
    private final String text;

    LenientMove(Position position, String text) {
        this.position = position;
        this.text = text;
    }

    Move read() {
        return find().orElseThrow(() -> new IllegalMoveException(
                position, text, refused(understood(bare())).sentence()));
    }

    /** Returns why the text as it was understood is no legal move, if it is none. */
    Optional<Refusal> refusal() {
        if (find().isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(refused(understood(bare())));
        } catch (MalformedTextException e) {
            String message = String.valueOf(e.getMessage());
            return Optional.of(new Refusal(Refusal.Kind.MALFORMED, message, List.of(), List.of()));
        }
    }

    /** Tries the text itself first, then what is left when this and that is taken for what it means. */
    private Optional<Move> find() {
        if (position.isLegal(text)) {
            return Optional.of(position.move(text));
        }
        Traced bare = bare();
        Optional<LenientCastling> castling = LenientCastling.of(position, bare);
        if (castling.isPresent()) {
            return castling.get().move();
        }
        Optional<Move> landing = LenientCastling.byLanding(position, bare.toString());
        String understood = understood(bare).toString();
        return landing.isPresent() || !position.isLegal(understood) ? landing : Optional.of(position.move(understood));
    }

    /**
     * Returns why what is understood is no legal move.
     *
     * @throws MalformedTextException if it cannot be read, of the text as it was given
     */
    private Refusal refused(Traced understood) {
        Optional<LenientCastling> castling = LenientCastling.of(position, understood);
        if (castling.isPresent()) {
            return castling.get().refusal();
        }
        String move = understood.toString();
        try {
            position.move(move);
        } catch (MalformedTextException e) {
            throw understood.malformed(e);
        } catch (IllegalMoveException e) {
            return position.refusal(move).orElseThrow(() -> e);
        }
        throw new IllegalStateException(move + " is legal");
    }

    /** Returns the first text that means a move among those for which the bare one may stand, or else the fullest. */
    private Traced understood(Traced bare) {
        Traced becoming = becoming(bare);
        for (Traced tried : List.of(bare, becoming, without(becoming, "x"))) {
            String move = tried.toString();
            boolean isRemoval = move.isEmpty() || bare.toString().startsWith("x");
            if (isFound(move) && !(isRemoval && !move.startsWith("x"))) {
                return tried;
            }
        }
        return becoming;
    }

    /** Returns whether a text is legal, or to be refused as it is because it fits two moves. */
    private boolean isFound(String tried) {
        Optional<Refusal> refusal = position.refusal(tried);
        return refusal.isEmpty() || refusal.get().kind() == Refusal.Kind.AMBIGUOUS;
    }

    /** Returns the text without number and marks, in plain letters and without a sign between squares. */
    private Traced bare() {
        Matcher before = BEFORE.matcher(text);
        int start = before.lookingAt() ? before.end() : 0;
        int end = end(start);
        Traced plain = new Traced(text, start);
        for (int i = start; i < end; i++) {
            plain.add(plain(text.charAt(i)), i);
        }
        if (end > start && text.charAt(end - 1) == '=' && text.startsWith("+", end)) {
            plain.add("+P", end);
        }
        boolean keepsHyphens = LenientCastling.of(position, plain).isPresent()
                || plain.toString().equals(Ply.PASS);
        return keepsHyphens ? plain : without(plain, HYPHENS);
    }

    /** Returns where the marks after a move begin. */
    private int end(int start) {
        int end = text.length();
        int before = -1;
        while (end != before) {
            before = end;
            while (end > start && (Texts.isUnseen(text.charAt(end - 1)) || MARKS.indexOf(text.charAt(end - 1)) >= 0)) {
                end--;
            }
            for (String said : IN_PASSING) {
                int from = end - said.length();
                end = from >= start && text.startsWith(said, from) ? from : end;
            }
        }
        return end;
    }

    private String plain(char c) {
        int figurine = FIGURINES.indexOf(c);
        if (figurine >= 0) {
            return letter(FIGURES.substring(figurine % 6, figurine % 6 + 1));
        }
        return switch (c) {
            case ':', '×' -> "x";
            case '\uFE0E', '\uFE0F' -> "";
            default -> String.valueOf(c);
        };
    }

    /** Returns the letter of the type that a figure of chess means: the one with its letter, else the one with its moves. */
    private String letter(String figure) {
        List<PieceType> types = position.ruleset().pieceTypes();
        if (types.stream().anyMatch(type -> type.letter().equals(figure))) {
            return figure;
        }
        List<String> movers = types.stream()
                .filter(type -> type.betza().equals(figure))
                .map(PieceType::letter)
                .toList();
        return movers.size() == 1 ? movers.get(0) : figure;
    }

    private static Traced without(Traced whole, String characters) {
        String text = whole.toString();
        Traced left = whole.none();
        for (int i = 0; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) < 0) {
                left.add(whole, i, i + 1);
            }
        }
        return left;
    }

    /** Returns the text with a sign before what the piece becomes. */
    private static Traced becoming(Traced bare) {
        Matcher matcher = BECOMES.matcher(bare.toString());
        if (!matcher.matches()) {
            return bare;
        }
        int letter = bare.origin(matcher.start(2));
        return bare.none()
                .add(bare, 0, matcher.end(1))
                .add("=" + matcher.group(2).toUpperCase(Locale.ROOT), letter);
    }
}
