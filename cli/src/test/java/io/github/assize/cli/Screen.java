package io.github.assize.cli;

import java.awt.image.BufferedImage;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** A picture of the screen on which XBoard shows a board of twelve files and ranks. */
record Screen(BufferedImage image) {
    private static final int LEFT = 2;
    private static final int TOP = 85;
    private static final int SIZE = 33;
    private static final int RANKS = 12;

    /** A pixel has changed, or belongs to a piece, where a color is as far off as that. */
    private static final int FAR = 60;

    /** Returns where the middle of a square lies, from the left. */
    static int x(String square) {
        return LEFT + SIZE * (square.charAt(0) - 'a') + SIZE / 2;
    }

    /** Returns where the middle of a square lies, from the top. */
    static int y(String square) {
        return TOP + SIZE * (RANKS - Integer.parseInt(square.substring(1))) + SIZE / 2;
    }

    /** Returns the squares of which more than a few pixels are not the same on another picture. */
    Set<String> changed(Screen other) {
        Set<String> changed = new TreeSet<>();
        for (int file = 0; file < RANKS; file++) {
            for (int rank = 1; rank <= RANKS; rank++) {
                String square = (char) ('a' + file) + String.valueOf(rank);
                if (differing(other.image, square, square, SIZE / 2 - 2) > SIZE / 3) {
                    changed.add(square);
                }
            }
        }
        return changed;
    }

    /** Returns whether the middle of a square looks like that of an empty one of its color, which lies in the sixth rank. */
    boolean isEmpty(String square) {
        boolean odd = (square.charAt(0) - 'a' + Integer.parseInt(square.substring(1))) % 2 == 1;
        return differing(image, square, odd ? "b6" : "a6", SIZE / 4) < SIZE;
    }

    private int differing(BufferedImage other, String square, String there, int reach) {
        int count = 0;
        for (int dx = -reach; dx <= reach; dx++) {
            for (int dy = -reach; dy <= reach; dy++) {
                int own = image.getRGB(x(square) + dx, y(square) + dy);
                int another = other.getRGB(x(there) + dx, y(there) + dy);
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
