package io.github.assize.diagram;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What every diagram lets its caller choose.
 *
 * @param themed whether a page may change the colors
 * @param size the width in pixels; empty for a picture that fills the room it is given
 * @param idPrefix what every id begins with; empty for one made from the content
 */
record Look(Theme theme, boolean themed, OptionalInt size, Optional<String> idPrefix, Optional<String> title) {
    static final Look PLAIN = new Look(Theme.LIGHT, false, OptionalInt.empty(), Optional.empty(), Optional.empty());

    Look withTheme(Theme other) {
        return new Look(other, themed, size, idPrefix, title);
    }

    Look withThemed(boolean other) {
        return new Look(theme, other, size, idPrefix, title);
    }

    Look withSize(OptionalInt other) {
        return new Look(theme, themed, other, idPrefix, title);
    }

    Look withIdPrefix(String other) {
        return new Look(theme, themed, size, Optional.of(other), title);
    }

    Look withTitle(String other) {
        return new Look(theme, themed, size, idPrefix, Optional.of(other));
    }
}
