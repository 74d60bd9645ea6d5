package io.github.assize.core.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Words of 64 bits as a virtual machine reads and multiplies them in one step each, the same on every machine. Nothing else
 * may ask for these steps: what has no such machine below it has this one class to stand in for.
 */
final class Words {
    private static final VarHandle BYTES = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Words() {}

    /** Returns eight bytes as one word, the first one lowest. */
    static long read(byte[] bytes, int first) {
        return (long) BYTES.get(bytes, first);
    }

    /** Returns both halves of a signed product of 128 bits, one laid on the other. */
    static long product(long one, long other) {
        return (one * other) ^ Math.multiplyHigh(one, other);
    }
}
