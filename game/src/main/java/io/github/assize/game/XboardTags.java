package io.github.assize.game;

import java.util.Map;

/** The tags of a record as XBoard wants them. */
final class XboardTags {
    private XboardTags() {}

    static Map<String, String> of(GameRecord record) {
        return Tags.all(record, true);
    }
}
