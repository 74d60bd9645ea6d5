package io.github.assize.cli;

import java.awt.image.BufferedImage;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A picture of the screen on which XBoard shows a board of twelve files and ranks, its squares parted by black lines.
 *
 * @param image the picture
 * @param top how far down the upper edge of the board is, which depends on the buttons above it
 * @param size how far the lines are from each other, which depends on how the board has become so large
 */
record Screen(BufferedImage image, int top, int size) {
    private static final int LEFT = 2;

    /** The buttons and clocks above the board, in which there is black too, end here. */
    private static final int ABOVE = 84;

    private static final int BLACK = 0xff000000;
    private static final int RANKS = 12;

    /** A pixel has changed, or belongs to a piece, where a color is as far off as that. */
    private static final int FAR = 60;

    /** Finds the board on a picture. */
    static Screen of(BufferedImage image) {
        int top = IntStream.range(ABOVE, image.getHeight())
                .filter(y -> IntStream.range(LEFT, 10 * LEFT).allMatch(x -> image.getRGB(x, y) == BLACK))
                .findFirst()
                .orElseThrow();
        int second = IntStream.range(LEFT + 1, image.getWidth())
                .filter(x -> IntStream.range(top, top + LEFT).allMatch(y -> image.getRGB(x, y + 1) == BLACK))
                .findFirst()
                .orElseThrow();
        return new Screen(image, top, second - LEFT);
    }

    /** Returns where the middle of a square lies, from the left. */
    int x(String square) {
        return LEFT + size * (square.charAt(0) - 'a') + size / 2;
    }

    /** Returns where the middle of a square lies, from the top. */
    int y(String square) {
        return top + size * (RANKS - Integer.parseInt(square.substring(1))) + size / 2;
    }

    /** Returns the squares of which more than a few pixels are not the same on another picture. */
    Set<String> changed(Screen other) {
        Set<String> changed = new TreeSet<>();
        for (int file = 0; file < RANKS; file++) {
            for (int rank = 1; rank <= RANKS; rank++) {
                String square = (char) ('a' + file) + String.valueOf(rank);
                if (differing(other, square, square, size / 2 - 2) > size / 3) {
                    changed.add(square);
                }
            }
        }
        return changed;
    }

    /** Returns whether the middle of a square looks like that of an empty one of its color, which lies in the sixth rank. */
    boolean isEmpty(String square) {
        boolean odd = (square.charAt(0) - 'a' + Integer.parseInt(square.substring(1))) % 2 == 1;
        return differing(this, square, odd ? "b6" : "a6", size / 4) < size;
    }

    private int differing(Screen other, String square, String there, int reach) {
        int count = 0;
        for (int dx = -reach; dx <= reach; dx++) {
            for (int dy = -reach; dy <= reach; dy++) {
                int own = image.getRGB(x(square) + dx, y(square) + dy);
                int another = other.image.getRGB(other.x(there) + dx, other.y(there) + dy);
                count += isFar(own, another) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean isFar(int own, int another) {
        return IntStream.of(0, 8, 16)
                .anyMatch(shift -> Math.abs((own >> shift & 0xff) - (another >> shift & 0xff)) > FAR);
    }
}
