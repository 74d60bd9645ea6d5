package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The readings of a game.
 *
 * @param game the id of the game
 * @param byId the readings by their ids
 */
record Questions(String game, ImmutableMap<String, Question> byId) {

    List<Reading> readings() {
        ImmutableList.Builder<Reading> readings = ImmutableList.builder();
        for (Question question : byId.values()) {
            readings.add(question.reading());
        }
        return readings.build();
    }

    /** Returns an answer to a reading, or refuses the one that there is not, and lists those there are. */
    Choice choice(String reading, String answer) {
        Question question = byId.get(requireNonNull(reading, "reading"));
        if (question == null) {
            throw Names.unknown(game + " has ", "reading", reading, byId.keySet().stream());
        }
        Choice choice = question.choices().get(requireNonNull(answer, "answer"));
        if (choice == null) {
            throw Names.unknown(
                    "reading " + reading + " of " + game + " has ",
                    "answer",
                    answer,
                    question.choices().keySet().stream());
        }
        return choice;
    }

    /** Returns the id of the reading that a choice answers, or refuses it. */
    String reading(Choice choice) {
        for (Map.Entry<String, Question> question : byId.entrySet()) {
            if (question.getValue().type() == Question.typeOf(choice)) {
                choice(question.getKey(), choice.answer());
                return question.getKey();
            }
        }
        throw new IllegalArgumentException(
                choice.answer() + " of " + Question.typeOf(choice).getSimpleName() + " answers no reading of " + game);
    }

    /** Returns the answers of the ruleset as it is before any is chosen. */
    Answers defaults() {
        Map<String, Choice> defaults = new LinkedHashMap<>();
        for (Question question : byId.values()) {
            defaults.put(question.reading().id(), question.byDefault());
        }
        return new Answers(defaults);
    }

    /** Returns the ids of answers by those of their readings, or refuses what is none or is answered twice. */
    Map<String, String> answers(List<Choice> choices) {
        Map<String, String> answers = new LinkedHashMap<>();
        for (Choice choice : choices) {
            String reading = reading(choice);
            if (answers.put(reading, choice.answer()) != null) {
                throw new IllegalArgumentException("reading " + reading + " is answered twice");
            }
        }
        return ImmutableMap.copyOf(answers);
    }
}
