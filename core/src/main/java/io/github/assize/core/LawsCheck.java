package io.github.assize.core;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Sees to it that all that laws speak of is among the men. Two types are the same only if they move alike, so a type
 * that was made twice, and differently, is a stranger here; unnoticed, its rule would never hold.
 */
final class LawsCheck {
    private final Laws laws;
    private final Set<String> letters = new HashSet<>();

    private LawsCheck(Laws laws) {
        this.laws = laws;
    }

    /**
     * Checks laws.
     *
     * @throws IllegalArgumentException if they contradict themselves
     */
    static void check(Laws laws) {
        LawsCheck check = new LawsCheck(laws);
        check.letters();
        check.member(laws.king(), "the king");
        check.roles();
        check.promotion();
        laws.types().forEach(check::movements);
    }

    private void letters() {
        for (PieceType type : laws.types()) {
            require(letters.add(type.letter()), "two of the men have the letter " + type.letter());
        }
    }

    private void roles() {
        members(laws.pawns(), "a pawn");
        members(laws.enPassant(), "which captures en passant");
        members(laws.aimers(), "whose aim costs the first move");
        members(laws.baring().uncounted(), "which no army counts");
        Dice dice = laws.dice();
        for (int face = 1; dice != null && face <= dice.faces(); face++) {
            member(dice.type(face), "a face of the die");
        }
    }

    private void promotion() {
        members(laws.promotion().types(), "which is promoted");
        members(laws.promotion().made(), "to which men are promoted");
        String misfit = laws.promotion().misfit(laws.files(), laws.ranks());
        require(misfit.isEmpty(), misfit);
    }

    private void movements(PieceType type) {
        type.spared().keySet().forEach(spared -> letter(spared, type + " spares"));
        for (Movement movement : type.movements()) {
            String partner = movement.partner();
            if (partner != null) {
                letter(partner, type + " leaps over");
            }
            boolean kings =
                    movement.has(Movement.Limit.NOT_FROM_CHECK) || movement.has(Movement.Limit.NOT_THROUGH_ATTACK);
            require(
                    !kings || type.equals(laws.king()),
                    type + " is no king, but checks and attacks limit its movement");
        }
    }

    private void members(ImmutableSet<PieceType> types, String what) {
        types.forEach(type -> member(type, what));
    }

    private void member(PieceType type, String what) {
        if (!laws.types().contains(type)) {
            throw refused(
                    type + " (" + type.letter() + "), " + what + ", is not among the men, or moves otherwise there");
        }
    }

    private void letter(String letter, String what) {
        require(letters.contains(letter), what + " men of the letter " + letter + ", and there are none");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw refused(sentence);
        }
    }

    private static IllegalArgumentException refused(String sentence) {
        return new IllegalArgumentException("laws: " + sentence);
    }
}
