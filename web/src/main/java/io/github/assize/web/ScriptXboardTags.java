package io.github.assize.web;

import io.github.assize.game.GameRecord;
import java.util.Map;

/**
 * Stands in the script for the class by which records are written for XBoard. The script offers no such writing, and does
 * not carry XBoard's tables: a record would be written as for anybody else.
 */
final class ScriptXboardTags {
    private ScriptXboardTags() {}

    static Map<String, String> of(GameRecord record) {
        return record.tags();
    }

    static String fromZero(String move) {
        return move;
    }
}
