package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.jspecify.annotations.Nullable;

/**
 * How one game is played, told as data: the board, the men, the array, and a few policies. What a law does not grant
 * does not exist (C-11). Immutable and thread-safe; see {@link Builder} for how to tell one.
 *
 * @since 0.1.0
 */
public final class Laws {
    private final int files;
    private final int ranks;
    private final ImmutableList<PieceType> types;
    private final PieceType king;
    private final ImmutableSet<PieceType> pawns;
    private final String array;
    private final Promotion promotion;
    private final ImmutableSet<PieceType> enPassant;
    private final Baring baring;
    private final String enPassantRule;
    private final Stalemate stalemate;
    private final String stalemateRule;
    private final boolean removesWhenStalemated;
    private final String removalRule;
    private final String safeRemovalRule;
    private final boolean checkCostsFirstMove;
    private final String checkRule;
    private final ImmutableSet<PieceType> aimers;
    private final String aimRule;
    private final @Nullable Dice dice;

    private Laws(Builder builder) {
        this.files = builder.files;
        this.ranks = builder.ranks;
        this.types = builder.types;
        this.king = requireNonNull(builder.king, "the laws name no king");
        this.pawns = builder.pawns;
        this.array = requireNonNull(builder.array, "the laws name no array");
        this.promotion = builder.promotion;
        this.enPassant = builder.enPassant;
        this.baring = builder.baring;
        this.enPassantRule = builder.enPassantRule;
        this.stalemate = builder.stalemate;
        this.stalemateRule = builder.stalemateRule;
        this.removesWhenStalemated = builder.removesWhenStalemated;
        this.removalRule = builder.removalRule;
        this.safeRemovalRule = builder.safeRemovalRule;
        this.checkCostsFirstMove = builder.checkCostsFirstMove;
        this.checkRule = builder.checkRule;
        this.aimers = builder.aimers;
        this.aimRule = builder.aimRule;
        this.dice = builder.dice;
    }

    /**
     * Begins to tell a game.
     *
     * @param files the number of files, from 1 to 16
     * @param ranks the number of ranks, from 1 to 16
     * @return a builder
     * @throws IllegalArgumentException if either is outside 1 to 16
     */
    public static Builder onBoard(int files, int ranks) {
        if (files < 1 || files > Square.MAX_SIDE || ranks < 1 || ranks > Square.MAX_SIDE) {
            throw new IllegalArgumentException(files + "x" + ranks + " board: files and ranks go from 1 to 16");
        }
        return new Builder(files, ranks);
    }

    int files() {
        return files;
    }

    int ranks() {
        return ranks;
    }

    ImmutableList<PieceType> types() {
        return types;
    }

    PieceType king() {
        return king;
    }

    ImmutableSet<PieceType> pawns() {
        return pawns;
    }

    boolean isPawn(PieceType type) {
        return pawns.contains(type);
    }

    /** Tells whether a type is a pawn whose moves are written without its letter. */
    boolean isPlainPawn(PieceType type) {
        return isPawn(type) && !type.letter().startsWith("+");
    }

    /** Tells whether men of a type hold a first-move right of their own, rather than by the rank they stand on. */
    boolean hasRight(PieceType type) {
        return type.hasFirstMove() && !isPawn(type);
    }

    String array() {
        return array;
    }

    Promotion promotion() {
        return promotion;
    }

    ImmutableSet<PieceType> enPassant() {
        return enPassant;
    }

    boolean capturesEnPassant(PieceType type) {
        return enPassant.contains(type);
    }

    boolean hasEnPassant() {
        return !enPassant.isEmpty();
    }

    String enPassantRule() {
        return enPassantRule;
    }

    Baring baring() {
        return baring;
    }

    Stalemate stalemate() {
        return stalemate;
    }

    String stalemateRule() {
        return stalemateRule;
    }

    boolean removesWhenStalemated() {
        return removesWhenStalemated;
    }

    String removalRule() {
        return removalRule;
    }

    String safeRemovalRule() {
        return safeRemovalRule;
    }

    boolean checkCostsFirstMove() {
        return checkCostsFirstMove;
    }

    String checkRule() {
        return checkRule;
    }

    /** Returns the types that cost a king his first move by aiming at him. */
    ImmutableSet<PieceType> aimers() {
        return aimers;
    }

    String aimRule() {
        return aimRule;
    }

    /** Tells whether a move of one side may cost the other's king his first-move right. */
    boolean mayCostFirstMove() {
        return checkCostsFirstMove || !aimers.isEmpty();
    }

    @Nullable
    Dice dice() {
        return dice;
    }

    /**
     * Gathers the laws of a game. King, men and array are required; the rest has plain defaults.
     *
     * @since 0.1.0
     */
    public static final class Builder {
        private final int files;
        private final int ranks;
        private ImmutableList<PieceType> types = ImmutableList.of();
        private @Nullable PieceType king;
        private ImmutableSet<PieceType> pawns = ImmutableSet.of();
        private @Nullable String array;
        private Promotion promotion = Promotion.none();
        private ImmutableSet<PieceType> enPassant = ImmutableSet.of();
        private Baring baring = Baring.none();
        private String enPassantRule = "";
        private Stalemate stalemate = Stalemate.DRAW;
        private String stalemateRule = "";
        private boolean removesWhenStalemated;
        private String removalRule = "";
        private String safeRemovalRule = "";
        private boolean checkCostsFirstMove;
        private String checkRule = "";
        private ImmutableSet<PieceType> aimers = ImmutableSet.of();
        private String aimRule = "";
        private @Nullable Dice dice;

        private Builder(int files, int ranks) {
            this.files = files;
            this.ranks = ranks;
        }

        /**
         * Sets the types of men, the king among them.
         *
         * @param men all types, in the order in which they are to be listed
         * @return this builder
         */
        public Builder men(PieceType... men) {
            types = ImmutableList.copyOf(requireNonNull(men, "men"));
            return this;
        }

        /**
         * Sets the type of which each side has exactly one, and which may not be left in check.
         *
         * @param type the type
         * @return this builder
         */
        public Builder king(PieceType type) {
            king = requireNonNull(type, "type");
            return this;
        }

        /**
         * Sets the types that are pawns: their moves set the halfmove clock to 0, moves are written without their
         * letter (unless it has a {@code +}), and a first move of theirs belongs to the ranks of the array (C-10).
         *
         * @param men the types
         * @return this builder
         */
        public Builder pawns(PieceType... men) {
            pawns = ImmutableSet.copyOf(requireNonNull(men, "men"));
            return this;
        }

        /**
         * Sets the position from which games start. Two unlike men of one side that share a square there may share it in
         * other positions too.
         *
         * @param fen the position
         * @return this builder
         */
        public Builder array(String fen) {
            array = requireNonNull(fen, "fen");
            return this;
        }

        /**
         * Sets what is promoted, where, and to what; nothing by default.
         *
         * @param rule the rule
         * @return this builder
         */
        public Builder promotion(Promotion rule) {
            promotion = requireNonNull(rule, "rule");
            return this;
        }

        /**
         * Lets men capture a pawn that has just made a double step as if it had moved one square.
         *
         * @param capturers the types that capture so
         * @return this builder
         */
        public Builder enPassant(PieceType... capturers) {
            return enPassant("", capturers);
        }

        /**
         * Lets men capture a pawn that has just made a double step as if it had moved one square.
         *
         * @param id the id of the rule that says so
         * @param capturers the types that capture so
         * @return this builder
         */
        public Builder enPassant(String id, PieceType... capturers) {
            enPassantRule = requireNonNull(id, "id");
            enPassant = ImmutableSet.copyOf(requireNonNull(capturers, "capturers"));
            return this;
        }

        /**
         * Sets what the loss of an army means; nothing by default.
         *
         * @param rule the rule
         * @return this builder
         */
        public Builder baring(Baring rule) {
            baring = requireNonNull(rule, "rule");
            return this;
        }

        /**
         * Sets what stalemate means; a draw by default.
         *
         * @param rule the rule
         * @return this builder
         */
        public Builder stalemate(Stalemate rule) {
            return stalemate("", rule);
        }

        /**
         * Sets what stalemate means.
         *
         * @param id the id of the rule that says so
         * @param rule the rule
         * @return this builder
         */
        public Builder stalemate(String id, Stalemate rule) {
            stalemateRule = requireNonNull(id, "id");
            stalemate = requireNonNull(rule, "rule");
            return this;
        }

        /**
         * Lets a side that would be stalemated remove any one enemy man but the king as its move, unless that leaves its
         * own king in check; it is stalemated where no removal is legal either.
         *
         * @return this builder
         */
        public Builder removalForStalemated() {
            return removalForStalemated("", "");
        }

        /**
         * Lets a side that would be stalemated remove any one enemy man but the king as its move, unless that leaves its
         * own king in check; it is stalemated where no removal is legal either.
         *
         * @param id the id of the rule that says so
         * @param safeId the id of the rule that keeps the own king out of check
         * @return this builder
         */
        public Builder removalForStalemated(String id, String safeId) {
            removesWhenStalemated = true;
            removalRule = requireNonNull(id, "id");
            safeRemovalRule = requireNonNull(safeId, "safeId");
            return this;
        }

        /**
         * Lets a check cost the king his first-move right, the moment it is given, before it is judged whether the move
         * that gives it leaves its own king in check.
         *
         * @return this builder
         */
        public Builder checkCostsFirstMove() {
            return checkCostsFirstMove("");
        }

        /**
         * Lets a check cost the king his first-move right, the moment it is given, before it is judged whether the move
         * that gives it leaves its own king in check.
         *
         * @param id the id of the rule that says so
         * @return this builder
         */
        public Builder checkCostsFirstMove(String id) {
            checkCostsFirstMove = true;
            checkRule = requireNonNull(id, "id");
            return this;
        }

        /**
         * Lets a king lose his first-move right when an enemy man goes to a square from which it would attack him if
         * nothing stood between them; like a check, before it is judged whether the move leaves its own king in check.
         *
         * @param men the types that aim so
         * @return this builder
         */
        public Builder aimCostsFirstMove(PieceType... men) {
            return aimCostsFirstMove("", men);
        }

        /**
         * Lets a king lose his first-move right when an enemy man goes to a square from which it would attack him if
         * nothing stood between them; like a check, before it is judged whether the move leaves its own king in check.
         *
         * @param id the id of the rule that says so
         * @param men the types that aim so
         * @return this builder
         */
        public Builder aimCostsFirstMove(String id, PieceType... men) {
            aimRule = requireNonNull(id, "id");
            aimers = ImmutableSet.copyOf(requireNonNull(men, "men"));
            return this;
        }

        /**
         * Lets a die tell which type may move.
         *
         * @param rule the die
         * @return this builder
         */
        public Builder dice(Dice rule) {
            dice = requireNonNull(rule, "rule");
            return this;
        }

        /**
         * Ends the telling.
         *
         * @return the laws
         * @throws NullPointerException if the king or the array is missing
         * @throws IllegalArgumentException if the laws speak of a man that is not among the men, if two men share a
         *     letter, if a promotion does not fit the board, or if a man other than the king has a movement that only a king
         *     can have
         */
        public Laws build() {
            Laws laws = new Laws(this);
            LawsCheck.check(laws);
            return laws;
        }
    }
}
