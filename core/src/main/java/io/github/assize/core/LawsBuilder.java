package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the {@link Laws} of a game. King, pieces and array are required; the rest has plain defaults. {@link #rule} numbers
 * the law after it, and {@link #when} makes that law depend on an answer; both hold for that law alone. A law that is told
 * twice, so that both would hold, or that names no type where it needs one, is refused with an
 * {@link IllegalArgumentException}; only promotions are added to each other.
 *
 * @since 0.1.0
 */
public final class LawsBuilder {
    final int files;
    final int ranks;
    ImmutableList<PieceType> types = ImmutableList.of();

    @Nullable
    PieceType king;

    ImmutableSet<PieceType> pawns = ImmutableSet.of();

    @Nullable
    String array;

    Promotion promotion = Promotion.none();
    Law<ImmutableSet<PieceType>> enPassant = new Law<>(ImmutableSet.of(), "");
    Law<@Nullable Castling> castling = Law.none();
    Law<@Nullable MustCapture> mustCapture = Law.none();
    Law<@Nullable PieceType> lostWithout = Law.none();
    Law<Baring> baring = new Law<>(Baring.none(), "");
    Law<Stalemate> stalemate = new Law<>(Stalemate.DRAW, "");
    final Map<Custom, String> customs = new EnumMap<>(Custom.class);
    String safeRemovalRule = "";
    Law<ImmutableSet<PieceType>> aimers = new Law<>(ImmutableSet.of(), "");
    Law<ImmutableSet<PieceType>> lostByColor = new Law<>(ImmutableSet.of(), "");
    Mate mate = Mate.DRAW;
    Law<ImmutableSet<PieceType>> mates = new Law<>(ImmutableSet.of(), "");
    Law<@Nullable Dice> dice = Law.none();

    private String rule = "";
    private boolean holds = true;
    private final Set<String> told = new HashSet<>();

    LawsBuilder(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    /**
     * Names the rule that says the next law.
     *
     * @param id the rule's id
     * @return this builder
     * @throws IllegalArgumentException if the id is more than one line, or has a tab in it
     */
    public LawsBuilder rule(String id) {
        rule = Names.ruleId(id);
        return this;
    }

    /**
     * Lets the next law hold only if something else does, such as an answer.
     *
     * @param condition whether it holds
     * @return this builder
     */
    public LawsBuilder when(boolean condition) {
        holds = condition;
        return this;
    }

    /** Returns the law that is told, if it holds; otherwise the one that was told before. */
    private <T extends @Nullable Object> T told(T law, T before) {
        T result = holds ? law : before;
        rule = "";
        holds = true;
        return result;
    }

    /** The same of a law that one thing is said of: told again, it would take the place of the first without a word. */
    private <T extends @Nullable Object> T once(String what, T law, T before) {
        if (holds && !told.add(what)) {
            throw new IllegalArgumentException(
                    "laws: " + what + " is told twice: with answers, each needs a condition that leaves out the other");
        }
        return told(law, before);
    }

    private LawsBuilder follow(Custom custom) {
        String id = rule;
        if (once(custom.told, true, false)) {
            customs.put(custom, id);
        }
        return this;
    }

    /** Returns types, of which there must be some for the law to say anything. */
    private static ImmutableSet<PieceType> some(String what, PieceType... all) {
        if (all.length == 0) {
            throw new IllegalArgumentException("laws: " + what + " names no type, and so could never hold");
        }
        return ImmutableSet.copyOf(all);
    }

    /**
     * Sets the types of pieces, the king among them.
     *
     * @param all all types, in the order in which they are to be listed
     * @return this builder
     */
    public LawsBuilder pieces(PieceType... all) {
        types = ImmutableList.copyOf(requireNonNull(all, "all"));
        return this;
    }

    /**
     * Sets the type of which each side has exactly one, and which may not be left in check.
     *
     * @param type the type
     * @return this builder
     */
    public LawsBuilder king(PieceType type) {
        king = requireNonNull(type, "type");
        return this;
    }

    /**
     * Sets the types that are pawns: their moves set the halfmove clock to 0, moves are written without their
     * letter (unless it has a {@code +}), and a first move of theirs belongs to the ranks of the array (C-10).
     *
     * @param all the types
     * @return this builder
     */
    public LawsBuilder pawns(PieceType... all) {
        pawns = ImmutableSet.copyOf(requireNonNull(all, "all"));
        return this;
    }

    /**
     * Sets the position from which games start. Two unlike pieces of one side that share a square there may share it
     * in other positions too.
     *
     * @param fen the position
     * @return this builder
     */
    @SuppressWarnings("NullAway") // The type variable admits null, which is seen from Java 21 on only.
    public LawsBuilder array(String fen) {
        array = told(requireNonNull(fen, "fen"), array);
        return this;
    }

    /**
     * Adds what is promoted, where, and to what; nothing by default. What two promotions speak of, the first decides.
     *
     * @param more the promotion
     * @return this builder
     */
    public LawsBuilder promotion(Promotion more) {
        requireNonNull(more, "more");
        promotion = told(promotion.and(more.whole(rule)), promotion);
        return this;
    }

    /**
     * Lets pawns capture a pawn that has just made a double step as if it had moved one square.
     *
     * @param capturers the types that capture so
     * @return this builder
     */
    public LawsBuilder enPassant(PieceType... capturers) {
        requireNonNull(capturers, "capturers");
        enPassant = once("enPassant", new Law<>(some("enPassant", capturers), rule), enPassant);
        return this;
    }

    /**
     * Lets kings castle.
     *
     * @param value with whom and to where
     * @return this builder
     */
    public LawsBuilder castling(Castling value) {
        castling = once("castling", new Law<@Nullable Castling>(requireNonNull(value, "value"), rule), castling);
        return this;
    }

    /**
     * Obliges a side that can capture to do so. A side that has a move keeps one, so that mate and stalemate do not depend
     * on it.
     *
     * @param value what is to be captured, and by whom
     * @return this builder
     */
    public LawsBuilder mustCapture(MustCapture value) {
        mustCapture =
                once("mustCapture", new Law<@Nullable MustCapture>(requireNonNull(value, "value"), rule), mustCapture);
        return this;
    }

    /**
     * Lets a side lose at once that has none of a type, such as the queen; where neither has one the game is drawn. Judged
     * after the armies, and before mate and stalemate.
     *
     * @param type the type
     * @return this builder
     */
    public LawsBuilder lostWithout(PieceType type) {
        lostWithout =
                once("lostWithout", new Law<@Nullable PieceType>(requireNonNull(type, "type"), rule), lostWithout);
        return this;
    }

    /**
     * Sets what the loss of an army means; nothing by default.
     *
     * @param value what it means
     * @return this builder
     */
    public LawsBuilder baring(Baring value) {
        baring = once("baring", new Law<>(requireNonNull(value, "value"), rule), baring);
        return this;
    }

    /**
     * Sets what stalemate means; a draw by default.
     *
     * @param value what it means
     * @return this builder
     */
    public LawsBuilder stalemate(Stalemate value) {
        stalemate = once("stalemate", new Law<>(requireNonNull(value, "value"), rule), stalemate);
        return this;
    }

    /**
     * Lets a side that would be stalemated remove any one enemy piece but the king as its move, unless that leaves
     * its own king in check; it is stalemated where no removal is legal either.
     *
     * @param safety the id of the rule that keeps the own king out of check, or nothing for C-04
     * @return this builder
     */
    public LawsBuilder removalForStalemated(String safety) {
        safeRemovalRule = Names.ruleId(requireNonNull(safety, "safety"));
        return follow(Custom.REMOVAL);
    }

    /**
     * Lets the king of a side that would be stalemated change places with any one of its own pieces as its move, unless
     * that leaves him in check or puts a piece where it would be promoted; it is stalemated where no exchange is legal
     * either. Both have moved then, and neither has a first move any more.
     *
     * @return this builder
     */
    public LawsBuilder exchangeForStalemated() {
        return follow(Custom.EXCHANGE);
    }

    /**
     * Lets whoever first gives check win at once.
     *
     * @return this builder
     */
    public LawsBuilder firstCheckWins() {
        return follow(Custom.FIRST_CHECK);
    }

    /**
     * Lets a checkmate not win where all pieces that give the check are of certain types.
     *
     * @param meaning what it means instead
     * @param givers the types
     * @return this builder
     */
    public LawsBuilder mateBy(Mate meaning, PieceType... givers) {
        requireNonNull(meaning, "meaning");
        requireNonNull(givers, "givers");
        mate = holds ? meaning : mate;
        mates = once("mateBy", new Law<>(some("mateBy", givers), rule), mates);
        return this;
    }

    /**
     * Lets pawns hold the right to their first move themselves, so that it stands in the rights field, and lose it all
     * together: any move of a pawn ends it for all pawns of its side. In a set-up a side's pawns that stand where they
     * stood in the array have it all or none.
     *
     * @return this builder
     */
    public LawsBuilder pawnsLoseFirstMoveTogether() {
        return follow(Custom.PAWNS_TOGETHER);
    }

    /**
     * Lets pawns hold the right to their first move themselves, so that it stands in the rights field. A pawn loses it when it
     * moves, and when the piece that stands behind it in the array leaves that square or is captured there; a pawn with nothing
     * behind it there has none.
     *
     * @return this builder
     */
    public LawsBuilder pawnsLoseFirstMoveWithPieceBehind() {
        return follow(Custom.PAWNS_BACKED);
    }

    /**
     * Lets pieces of some types count as lost by the color of squares, as such that never leave theirs: a promotion only to the
     * lost makes one on a square of a color on which its side has fewer of them than in the array.
     *
     * @param types the types
     * @return this builder
     */
    public LawsBuilder lostByColor(PieceType... types) {
        requireNonNull(types, "types");
        lostByColor = once("lostByColor", new Law<>(some("lostByColor", types), rule), lostByColor);
        return this;
    }

    /**
     * Lets a check cost the king his first-move right, the moment it is given, before it is judged whether the move
     * that gives it leaves its own king in check.
     *
     * @return this builder
     */
    public LawsBuilder checkCostsFirstMove() {
        return follow(Custom.CHECK_COST);
    }

    /**
     * Lets a king lose his first-move right when an enemy piece goes to a square from which it would attack him if
     * nothing stood between them; like a check, before it is judged whether the move leaves its own king in check.
     *
     * @param types the types that aim so
     * @return this builder
     */
    public LawsBuilder aimCostsFirstMove(PieceType... types) {
        requireNonNull(types, "types");
        aimers = once("aimCostsFirstMove", new Law<>(some("aimCostsFirstMove", types), rule), aimers);
        return this;
    }

    /**
     * Lets a die tell which type may move.
     *
     * @param die the die
     * @return this builder
     */
    public LawsBuilder dice(Dice die) {
        dice = once("dice", new Law<@Nullable Dice>(requireNonNull(die, "die"), rule), dice);
        return this;
    }

    /**
     * Builds the laws.
     *
     * @return the laws
     * @throws NullPointerException if the king or the array is missing
     * @throws MalformedTextException if the array cannot be read
     * @throws IllegalArgumentException if the laws contradict themselves, or say what could never hold
     */
    public Laws build() {
        if (!rule.isEmpty() || !holds) {
            throw new IllegalArgumentException("laws: no law follows the last rule or condition");
        }
        Laws laws = new Laws(this);
        LawsCheck.check(laws);
        return laws;
    }
}
