package io.github.assize.testkit.plain;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A step from one square to another, as seen by White.
 *
 * @param files how many files to the right
 * @param ranks how many ranks up
 * @since 0.1.0
 */
public record PlainStep(int files, int ranks) {

    /** The four orthogonal single steps. */
    public static final List<PlainStep> ORTHOGONAL = turns(1, 0);

    /** The four diagonal single steps. */
    public static final List<PlainStep> DIAGONAL = turns(1, 1);

    /** The eight single steps. */
    public static final List<PlainStep> AROUND = both(ORTHOGONAL, DIAGONAL);

    /** The eight leaps of a knight. */
    public static final List<PlainStep> KNIGHT = turns(1, 2);

    /**
     * Returns a step in every direction in which it can be turned and mirrored: four or eight of them.
     *
     * @param shorter the length along one axis
     * @param longer the length along the other
     * @return the steps, each once
     */
    public static List<PlainStep> turns(int shorter, int longer) {
        Set<PlainStep> turns = new LinkedHashSet<>();
        for (int one : new int[] {shorter, -shorter}) {
            for (int other : new int[] {longer, -longer}) {
                turns.add(new PlainStep(one, other));
                turns.add(new PlainStep(other, one));
            }
        }
        return List.copyOf(turns);
    }

    /**
     * Puts two lists of steps together.
     *
     * @param some the first steps
     * @param others the steps that follow
     * @return all of them
     */
    public static List<PlainStep> both(List<PlainStep> some, List<PlainStep> others) {
        Set<PlainStep> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return List.copyOf(all);
    }

    /**
     * Returns this step followed by another.
     *
     * @param next the other step
     * @return the step to where both lead
     */
    public PlainStep plus(PlainStep next) {
        return new PlainStep(files + next.files, ranks + next.ranks);
    }

    /**
     * Returns this step taken several times over.
     *
     * @param count how many times
     * @return the long step
     */
    public PlainStep times(int count) {
        return new PlainStep(files * count, ranks * count);
    }

    /**
     * Returns the length of this step for a king who would walk it one square at a time.
     *
     * @return the greater of the two lengths
     */
    public int length() {
        return Math.max(Math.abs(files), Math.abs(ranks));
    }

    /**
     * Returns whether this step runs along a rank, a file or a diagonal.
     *
     * @return whether it is straight
     */
    public boolean isStraight() {
        return files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    }

    /**
     * Returns the single step in the direction of this straight step.
     *
     * @return the step with both lengths cut down to one
     */
    public PlainStep single() {
        return new PlainStep(Integer.signum(files), Integer.signum(ranks));
    }
}
