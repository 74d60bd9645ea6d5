package io.github.assize.web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSString;

/** Turns maps, lists, texts, numbers and truth values into those of a script. */
final class Values {
    private Values() {}

    @JSBody(script = "return {};")
    private static native JSObject object();

    /** Sets a member, whatever its name: a plain assignment to {@code __proto__} makes none. */
    @JSBody(
            params = {"object", "name", "value"},
            script = "Object.defineProperty(object, name,"
                    + " { value: value, enumerable: true, configurable: true, writable: true });")
    private static native void set(JSObject object, String name, JSObject value);

    @JSBody(script = "return null;")
    private static native JSObject none();

    static JSObject of(@Nullable Object value) {
        if (value == null) {
            return none();
        }
        if (value instanceof Map<?, ?> map) {
            JSObject object = object();
            map.forEach((key, element) -> set(object, String.valueOf(key), of(element)));
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
