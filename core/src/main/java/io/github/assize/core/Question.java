package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A reading and its answers in typed form.
 *
 * @param reading the reading
 * @param type the enum whose constants are the answers
 * @param choices the constants by the ids of the answers, the default first
 */
record Question(Reading reading, Class<?> type, ImmutableMap<String, Choice> choices) {

    /**
     * Makes a question of constants of one enum.
     *
     * @throws IllegalArgumentException if an id is none, or the answers are none or not different constants of one enum
     */
    static Question of(String id, String question, Choice.Read... answers) {
        Names.id("id of a reading", id);
        Names.line("question of " + id, question);
        if (answers.length == 0) {
            throw new IllegalArgumentException("reading " + id + " has no answers: it must have at least two");
        }
        Class<?> type = typeOf(answers[0].choice());
        Map<String, Choice> choices = new LinkedHashMap<>();
        ImmutableList.Builder<Answer> told = ImmutableList.builder();
        for (Choice.Read answer : answers) {
            Choice choice = answer.choice();
            if (typeOf(choice) != type || choices.put(choice.answer(), choice) != null) {
                throw new IllegalArgumentException("reading " + id + ": " + choice.answer()
                        + " must be another constant of " + type.getSimpleName());
            }
            Names.id("answer of " + id, choice.answer());
            Names.line("reader of " + id + "=" + choice.answer(), answer.readBy());
            told.add(new Answer(choice.answer(), answer.readBy()));
        }
        ImmutableList<Answer> all = told.build();
        return new Question(new Reading(id, question, all, all.get(0)), type, ImmutableMap.copyOf(choices));
    }

    /** Returns the enum that a choice is a constant of. */
    static Class<?> typeOf(Choice choice) {
        if (choice instanceof Enum<?> constant) {
            return constant.getDeclaringClass();
        }
        throw new IllegalArgumentException(choice + ": an answer must be a constant of an enum");
    }

    Choice byDefault() {
        return choices.values().iterator().next();
    }
}
