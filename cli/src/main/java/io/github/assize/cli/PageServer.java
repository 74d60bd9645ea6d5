package io.github.assize.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;

/** Gives one page over HTTP, to programs on this computer alone. */
final class PageServer {
    private static final int FOUND = 200;
    private static final int NOT_FOUND = 404;
    private static final int NO_SUCH_METHOD = 405;

    private PageServer() {}

    /** Prints the address and gives the page until this thread is interrupted, as it is when the program is stopped. */
    static int serve(byte[] page, String start, Streams streams) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> answer(exchange, page));
        server.start();
        try {
            InetSocketAddress address = server.getAddress();
            String host = address.getAddress().getHostAddress();
            String shown = host.contains(":") ? "[" + host + "]" : host;
            streams.out()
                    .line("http://" + shown + ":" + address.getPort() + "/" + (start.isEmpty() ? "" : "#" + start));
            streams.out().flush();
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            server.stop(0);
        }
        return Main.DONE;
    }

    private static void answer(HttpExchange exchange, byte[] page) throws IOException {
        try (exchange) {
            boolean head = exchange.getRequestMethod().equals("HEAD");
            if (!head && !exchange.getRequestMethod().equals("GET")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                exchange.sendResponseHeaders(NO_SUCH_METHOD, -1);
            } else if (!exchange.getRequestURI().getPath().equals("/")) {
                exchange.sendResponseHeaders(NOT_FOUND, -1);
            } else {
                exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
                exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
                exchange.sendResponseHeaders(FOUND, head ? -1 : page.length);
                if (!head) {
                    try (OutputStream body = exchange.getResponseBody()) {
                        body.write(page);
                    }
                }
            }
        }
    }
}
