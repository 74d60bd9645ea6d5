package io.github.assize.game;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;

final class Lenient {
    private Lenient() {}

    static Move move(Position position, String text) {
        return position.move(text);
    }

    static Position position(Ruleset ruleset, String text) {
        return ruleset.parsePosition(text);
    }
}
