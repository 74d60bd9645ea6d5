package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.State;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The endings of a game in the order in which they are judged: the armies (C-07), then mobility, then the die. */
final class Endings {
    /** These are judged only where a side has lost its army, and leave no legal move where they hold (C-09). */
    private final ImmutableList<Ending> ofArmies;

    private final boolean checkWins;

    /** These are judged after the armies, wherever they are told of. */
    private final ImmutableList<Ending> ofPieces;

    private final ImmutableList<Ending> ofMoves;

    private Endings(List<Ending> ofArmies, List<Ending> ofPieces, boolean checkWins, List<Ending> ofMoves) {
        this.ofArmies = ImmutableList.copyOf(ofArmies);
        this.ofPieces = ImmutableList.copyOf(ofPieces);
        this.checkWins = checkWins;
        this.ofMoves = ImmutableList.copyOf(ofMoves);
    }

    static Endings of(PieceCodes codes, Mates mates, Rolls rolls) {
        Laws laws = codes.laws();
        Baring baring = laws.baring().value();
        ImmutableList.Builder<Ending> ofArmies = ImmutableList.builder();
        if (baring.decides() && baring.isAfterMate()) {
            ofArmies.add(new Checkmate(true, mates));
        }
        if (baring.decides()) {
            ofArmies.add(new LostArmy(baring, codes));
        }
        ImmutableList.Builder<Ending> ofMoves = ImmutableList.builder();
        ofMoves.add(new Checkmate(false, mates), new NoMove(laws.stalemate().value()));
        if (rolls.canPass()) {
            ofMoves.add(new LostRoll(rolls));
        }
        PieceType lost = laws.lostWithout().value();
        List<Ending> ofPieces = lost == null ? ImmutableList.of() : ImmutableList.of(new LostPiece(codes, lost));
        return new Endings(ofArmies.build(), ofPieces, laws.has(Custom.FIRST_CHECK), ofMoves.build());
    }

    /**
     * Judges a position.
     *
     * @param canMove tells whether there is a legal move, whatever the die shows
     */
    Outcome outcome(State state, BooleanSupplier canMove) {
        Outcome before = beforeMoves(state);
        return before.isDecided() ? before : first(ofMoves, state, canMove);
    }

    /** Judges what leaves no legal move where it holds: the armies, and a check where the first one wins. */
    Outcome beforeMoves(State state) {
        Outcome armies = byArmies(state);
        if (!ofPieces.isEmpty() && !armies.isDecided()) {
            armies = first(ofPieces, state, state::canMove);
        }
        return checkWins && !armies.isDecided() && state.isCheck()
                ? Outcome.won(Ending.opponent(state), Outcome.Reason.CHECK)
                : armies;
    }

    /** Judges the armies alone, and what the rule on them makes depend on mate or on a capture. */
    private Outcome byArmies(State state) {
        return state.army(0) != 0 && state.army(1) != 0 ? Outcome.UNDECIDED : first(ofArmies, state, state::canMove);
    }

    private static Outcome first(List<Ending> endings, State state, BooleanSupplier canMove) {
        for (int i = 0; i < endings.size(); i++) {
            Outcome outcome = endings.get(i).judge(state, canMove);
            if (outcome.isDecided()) {
                return outcome;
            }
        }
        return Outcome.UNDECIDED;
    }
}
