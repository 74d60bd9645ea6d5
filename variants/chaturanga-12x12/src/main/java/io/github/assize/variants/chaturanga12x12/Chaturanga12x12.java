package io.github.assize.variants.chaturanga12x12;

/** The chaturanga on twelve by twelve squares of the Kridakausalya. */
public final class Chaturanga12x12 {
    private Chaturanga12x12() {}
}
