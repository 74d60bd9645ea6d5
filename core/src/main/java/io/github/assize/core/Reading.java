package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A place where a source is silent or ambiguous, and the answers that its readers have given. Immutable and
 * thread-safe.
 *
 * @param id the id, such as {@code king-leap-capture}
 * @param question what the source leaves open
 * @param answers all answers, the default first, unmodifiable
 * @param defaultAnswer the answer that is closest to the source's own words
 * @since 0.1.0
 */
public record Reading(String id, String question, List<Answer> answers, Answer defaultAnswer) {
    /**
     * Creates a reading.
     *
     * @param id the id, such as {@code king-leap-capture}
     * @param question what the source leaves open
     * @param answers all answers, the default first, unmodifiable
     * @param defaultAnswer the answer that is closest to the source's own words
     * @throws IllegalArgumentException if the default is none of the answers
     */
    public Reading {
        requireNonNull(id, "id");
        requireNonNull(question, "question");
        answers = ImmutableList.copyOf(requireNonNull(answers, "answers"));
        requireNonNull(defaultAnswer, "defaultAnswer");
        // By identity first, which nearly always settles it: the equality of records is slow to load.
        boolean known = false;
        for (Answer answer : answers) {
            known |= Objects.equals(answer, defaultAnswer);
        }
        if (!known) {
            throw new IllegalArgumentException(
                    "default answer " + defaultAnswer.id() + " is none of the answers of " + id);
        }
    }

    /**
     * Finds an answer.
     *
     * @param answer the id of an answer
     * @return the answer, or empty where the reading has none of that id
     */
    public Optional<Answer> answer(String answer) {
        requireNonNull(answer, "answer");
        return answers.stream().filter(a -> a.id().equals(answer)).findFirst();
    }
}
