package org.example.app;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.variants.chatur.Chatur;
import java.util.stream.Collectors;

/** Prints the legal moves at the start of every game that is there, and plays a short game of Chátur. */
public final class Main {
    private Main() {}

    /**
     * Prints.
     *
     * @param args nothing
     */
    public static void main(String[] args) {
        for (Ruleset rules : Rulesets.all()) {
            System.out.println(rules.id() + ": "
                    + rules.initialPosition().legalMovesInOrder().stream()
                            .map(Move::toString)
                            .collect(Collectors.joining(" ")));
        }
        Position position = Chatur.ruleset().initialPosition();
        for (String move : "d3 e5 Qc3 Ke7 Qxe5".split(" ")) {
            position = position.play(move);
        }
        System.out.println(position.outcome());
    }
}
