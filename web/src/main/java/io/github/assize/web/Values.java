package io.github.assize.web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSString;

/** Turns maps, lists, texts, numbers and truth values into those of a script. */
final class Values {
    private Values() {}

    @JSBody(script = "return {};")
    private static native JSMapLike<JSObject> object();

    @JSBody(script = "return null;")
    private static native JSObject none();

    static JSObject of(@Nullable Object value) {
        if (value == null) {
            return none();
        }
        if (value instanceof Map<?, ?> map) {
            JSMapLike<JSObject> object = object();
            map.forEach((key, element) -> object.set(String.valueOf(key), of(element)));
            return object;
        }
        if (value instanceof List<?> list) {
            JSArray<JSObject> array = new JSArray<>();
            list.forEach(element -> array.push(of(element)));
            return array;
        }
        if (value instanceof Number number) {
            return JSNumber.valueOf(number.doubleValue());
        }
        return value instanceof Boolean truth ? JSBoolean.valueOf(truth) : JSString.valueOf(value.toString());
    }
}
