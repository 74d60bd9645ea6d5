package io.github.assize.core;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move as it reads, in coordinate or algebraic notation, before anyone asks whether it is legal.
 *
 * @param text the text
 * @param removal whether it is a removal
 * @param type the type of piece named, or null
 * @param file the file of the origin, from 0, or -1
 * @param rank the rank of the origin, from 0, or -1
 * @param capture whether it says that it captures
 * @param to the destination
 * @param becomes what it says that the piece becomes, or null
 * @param onward where it says that the piece leaps on to, or null
 * @param takes whether it says that the piece captures there
 * @param castling {@code O-O} or {@code O-O-O} where it is written so, or nothing; then the destination says nothing
 */
record MoveText(
        String text,
        boolean removal,
        @Nullable PieceType type,
        int file,
        int rank,
        boolean capture,
        Square to,
        @Nullable PieceType becomes,
        @Nullable Square onward,
        boolean takes,
        String castling) {

    /** Returns a text that is neither a removal nor castling. */
    private static MoveText of(
            String text,
            @Nullable PieceType type,
            int[] origin,
            boolean capture,
            Square to,
            @Nullable PieceType becomes,
            @Nullable Square onward) {
        return new MoveText(text, false, type, origin[0], origin[1], capture, to, becomes, onward, false, "");
    }

    /**
     * Reads a move.
     *
     * @throws MalformedTextException if the text cannot be read
     */
    static MoveText parse(String text, CompiledLaws laws) {
        return new Parser(text, laws).parse();
    }

    /** Returns whether a text can be read and means a legal move, which is quicker than to tell why it does not. */
    static boolean isLegal(String text, Position position) {
        try {
            return parse(text, position.compiled()).fitting(position).size() == 1;
        } catch (MalformedTextException e) {
            return false;
        }
    }

    /** Returns why a text cannot be read or means no legal move; empty if it means one. */
    static Optional<Refusal> refusal(String text, Position position) {
        try {
            return parse(text, position.compiled()).refusal(position);
        } catch (MalformedTextException e) {
            return Optional.of(Refusal.malformed(e));
        }
    }

    /**
     * Returns the legal move that this means.
     *
     * @throws IllegalMoveException if there is none or more than one
     */
    Move resolve(Position position) {
        List<Move> fitting = fitting(position);
        if (fitting.size() == 1) {
            return fitting.get(0);
        }
        throw new IllegalMoveException(
                position, text, refusal(position, fitting).sentence());
    }

    private Optional<Refusal> refusal(Position position) {
        List<Move> fitting = fitting(position);
        return fitting.size() == 1 ? Optional.empty() : Optional.of(refusal(position, fitting));
    }

    private Refusal refusal(Position position, List<Move> fitting) {
        return fitting.isEmpty() ? Explainer.explain(position, onBoard(position)) : ambiguous(fitting);
    }

    private static Refusal ambiguous(List<Move> fitting) {
        Move first = fitting.get(0);
        Move second = fitting.get(1);
        boolean shared = first.leavesSharedSquare() && first.origin().equals(second.origin());
        Object[] parts = shared
                ? new Object[] {first.origin(), " is shared and both pieces can go there: write ", first, " or ", second
                }
                : new Object[] {"it fits more than one legal move: ", first, " and ", second};
        return Refusal.of(Refusal.Kind.AMBIGUOUS, parts);
    }

    private List<Move> fitting(Position position) {
        return position.legalMoves().stream().filter(this::fits).toList();
    }

    /** Returns this without what it says of a capture and of a promotion. */
    MoveText plain() {
        return new MoveText(text, removal, type, file, rank, false, to, null, onward, false, castling);
    }

    /** Returns this without what it says of a leap onward. */
    MoveText withoutLeap() {
        return new MoveText(text, removal, type, file, rank, capture, to, becomes, null, false, castling);
    }

    /** Returns this with the squares of castling beside its sign. */
    private MoveText onBoard(Position position) {
        CompiledLaws laws = position.compiled();
        return laws.codes.castlings().stream()
                .filter(way -> way.color() == position.sideToMove()
                        && way.wing().text().equals(castling))
                .map(way -> new MoveText(
                        text,
                        false,
                        type,
                        way.king() % laws.files,
                        way.king() / laws.files,
                        false,
                        laws.square(way.partner()),
                        null,
                        null,
                        false,
                        castling))
                .findFirst()
                .orElse(this);
    }

    boolean isOriginWhole() {
        return file >= 0 && rank >= 0;
    }

    /** Returns whether it is a square alone, which can only mean the move of a pawn that captures nothing. */
    boolean isBare() {
        return type == null && file < 0;
    }

    /** Returns the origin where it is whole. */
    Square origin() {
        return Square.of(file, rank);
    }

    /** Returns whether the text can mean a piece, wherever that may go. */
    boolean canBeOf(PlacedPiece piece, CompiledLaws laws) {
        Square square = laws.square(piece.square());
        boolean there = (file < 0 || file == square.file()) && (rank < 0 || rank == square.rank());
        boolean named =
                type == null ? isOriginWhole() || laws.laws.isPlainPawn(piece.type()) : type.equals(piece.type());
        return there && named;
    }

    /** Returns whether the text can mean a move. */
    boolean fits(Move move) {
        if (removal || move.isRemoval()) {
            return removal && move.isRemoval() && move.to().equals(to) && becomes == null;
        }
        if (!castling.isEmpty() || (move.isCastling() && !isOriginWhole())) {
            return move.isCastling() && move.castlingText().equals(castling);
        }
        return move.to().equals(to)
                && fitsOrigin(move)
                && move.onward().equals(Optional.ofNullable(onward))
                && (!capture || move.capturesFirst())
                && (!takes || move.capturesBeyond())
                && (becomes == null || becomes.equals(move.becomes()));
    }

    private boolean fitsOrigin(Move move) {
        Square origin = move.origin();
        if ((file >= 0 && file != origin.file()) || (rank >= 0 && rank != origin.rank())) {
            return false;
        }
        PieceType moved = move.piece().orElseThrow().type();
        if (type != null) {
            return moved.equals(type);
        }
        return isOriginWhole() || (move.isByPlainPawn() && (file >= 0 || !move.capturesFirst()));
    }

    /** Writes a legal move in algebraic notation. */
    static String write(Position position, Move move, Position after) {
        String text = move.isRemoval()
                ? move.toString()
                : move.isCastling() ? move.castlingText() : origin(position, move) + destination(move);
        PieceType made = move.becomes();
        String leap = move.onward()
                .map(square -> (move.capturesBeyond() ? "x" : "-") + square)
                .orElse("");
        String becomes = (made == null ? "" : "=" + made.letter()) + leap;
        boolean mate = after.outcome()
                .reason()
                .filter(r -> r == Outcome.Reason.CHECKMATE)
                .isPresent();
        return text + becomes + (mate ? "#" : after.isCheck() ? "+" : "");
    }

    private static String destination(Move move) {
        return (move.capturesFirst() ? "x" : "") + move.to();
    }

    /** Returns the letter and as much of the origin as tells the move from all others. */
    private static String origin(Position position, Move move) {
        PieceType type = move.piece().orElseThrow().type();
        Square from = move.origin();
        boolean plainPawn = move.isByPlainPawn();
        boolean captures = move.capturesFirst();
        PieceType named = plainPawn ? null : type;
        PieceType chosen = move.isChoice() ? move.becomes() : null;
        boolean fileFirst = position.compiled().laws.isPawn(type) && (!plainPawn || captures);
        int[][] origins = {{-1, -1}, {from.file(), -1}, {-1, from.rank()}, {from.file(), from.rank()}};
        for (int[] o : origins) {
            MoveText text =
                    of("", named, o, captures, move.to(), chosen, move.onward().orElse(null));
            if ((!fileFirst || o[0] >= 0)
                    && position.legalMoves().stream().filter(text::fits).count() == 1) {
                return (plainPawn ? "" : type.letter())
                        + (o[0] < 0 ? "" : String.valueOf((char) ('a' + o[0])))
                        + (o[1] < 0 ? "" : String.valueOf(o[1] + 1));
            }
        }
        return type.letter() + from;
    }

    private static final class Parser {
        private final String text;
        private final CompiledLaws laws;
        private final TextReader reader;
        private int file = -1;
        private int rank = -1;

        Parser(String text, CompiledLaws laws) {
            this.text = text;
            this.laws = laws;
            this.reader = new TextReader(text, "move");
        }

        MoveText parse() {
            if (text.isEmpty() || TextReader.isUnseen(reader.peek())) {
                throw reader.malformed("a move such as e2e4, Nf3 or xh7 must stand here");
            }
            String castling = castling();
            if (!castling.isEmpty()) {
                return new MoveText(
                        text, false, laws.laws.king(), -1, -1, false, laws.square(0), null, null, false, castling);
            }
            boolean removal = reader.skip('x');
            PieceType type = removal ? null : type("the piece's letter");
            Square to = removal ? square() : originOrDestination();
            boolean capture = false;
            if (to == null) {
                capture = reader.skip('x');
                to = square();
            }
            PieceType becomes = reader.skip('=') ? promoted() : null;
            Square onward = null;
            boolean takes = false;
            if (!removal && !laws.laws.promotion().leapers().isEmpty()) {
                takes = reader.skip('x');
                boolean leaps = takes || reader.skip('-') || isFile(reader.peek());
                onward = leaps ? square() : null;
            }
            checkSign();
            return new MoveText(text, removal, type, file, rank, capture, to, becomes, onward, takes, "");
        }

        private void checkSign() {
            if (reader.peek() == '+' || reader.peek() == '#') {
                reader.next();
            }
            reader.expectEnd();
        }

        /** Reads castling; the longer sign is tried first, as the shorter begins it. */
        private String castling() {
            Castling ways = laws.laws.castling().value();
            for (String sign : List.of(Castling.LONG, Castling.SHORT)) {
                if (text.startsWith(sign)) {
                    if (ways == null || ways.wing(sign).isEmpty()) {
                        throw reader.malformed("the " + laws.laws.king() + " does not castle so in this game");
                    }
                    reader.goTo(sign.length());
                    checkSign();
                    return sign;
                }
            }
            return "";
        }

        private Square square() {
            return reader.square("", laws.files, laws.laws.ranks());
        }

        private PieceType promoted() {
            PieceType becomes = type("the letter of what the piece becomes");
            if (becomes == null) {
                throw reader.malformed("after = must stand the letter of what the piece becomes");
            }
            return becomes;
        }

        private @Nullable PieceType type(String what) {
            int start = reader.position();
            String letter = (reader.skip('+') ? "+" : "") + reader.peek();
            if (!letter.matches("\\+?[A-Z]")) {
                reader.goTo(start);
                return null;
            }
            reader.next();
            return laws.laws.types().stream()
                    .filter(type -> type.letter().equals(letter))
                    .findFirst()
                    .orElseThrow(() -> unknown(start, what));
        }

        private MalformedTextException unknown(int start, String what) {
            reader.goTo(start);
            return reader.malformed(what + " must be one of "
                    + String.join(
                            " ",
                            laws.laws.types().stream().map(PieceType::letter).toList()));
        }

        /** Reads a square; returns it if nothing that can be a destination follows, else keeps it as origin. */
        private @Nullable Square originOrDestination() {
            int start = reader.position();
            if (isFile(reader.peek()) && TextReader.isDigit(reader.peek(1))) {
                Square square = square();
                if (reader.peek() != 'x' && !isFile(reader.peek())) {
                    return square;
                }
                file = square.file();
                rank = square.rank();
            } else if (isFile(reader.peek())) {
                file = reader.next() - 'a';
            } else if (TextReader.isDigit(reader.peek())) {
                rank = reader.number("a rank") - 1;
                if (rank < 0 || rank >= laws.laws.ranks()) {
                    reader.goTo(start);
                    throw reader.malformed("a rank must be from 1 to " + laws.laws.ranks());
                }
            }
            return null;
        }

        private boolean isFile(char c) {
            return c >= 'a' && c < 'a' + laws.files;
        }
    }
}
