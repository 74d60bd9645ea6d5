package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.play.xboard.XboardEngine;
import java.io.IOException;
import java.io.InputStreamReader;

/** Is an engine for XBoard. */
final class XboardCommand implements Action {
    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Speaks with XBoard, WinBoard or another program that shows boards and clocks,
            by protocol version 2 on standard input and output, and plays. It is started
            by that program: xboard -fcp "assize xboard" -variant grant-acedrex. The
            answer to protover has the names of the variants: rulesets and their presets,
            without those with dice. A name that XBoard would take for a game of its own
            has a hyphen more.
            """);
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        // At once, as XBoard waits ten seconds for it, and a busy machine is slow to find the rulesets.
        streams.out().line("feature done=0");
        streams.out().flush();
        String name = "A" + Help.version().substring(1);
        XboardEngine.of(arguments.rulesets(), name)
                .run(new InputStreamReader(streams.in(), UTF_8), streams.out().writer());
        return Main.DONE;
    }
}
