package io.github.assize.core.engine;

/**
 * What an attack path asks beside empty squares, in one int: that the attacking side has lost a piece of a type, as it attacks
 * by a promotion that is barred otherwise. 0 asks for nothing.
 */
final class Asked {
    private static final int TARGET = 8;
    private static final int SOME = 1 << 16;

    private Asked() {}

    /** Asks for the loss of such a piece, of which another would be made on a square. */
    static int of(int code, int target) {
        return code | (target << TARGET) | SOME;
    }

    /** Returns the code of such a piece as another would be made. */
    static int code(int asked) {
        return asked & 0xff;
    }

    static int target(int asked) {
        return (asked >>> TARGET) & 0xff;
    }
}
