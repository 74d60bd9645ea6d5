package io.github.assize.play.xboard;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.game.Game;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One conversation with XBoard. Commands are obeyed in one thread; a move is thought of in another, which is awaited nowhere. */
final class Session {
    private static final int SHOWN = 200;

    /** What is said when the variant is known. */
    private static final ImmutableSet<String> NEED_VARIANT = ImmutableSet.of("setboard", "go", "playother", "usermove");

    private final Variants variants;
    private final String name;
    private final PrintWriter out;
    private final Options options = new Options();
    private final Thinker thinker = new Thinker(this);
    private final List<String> pongs = new ArrayList<>();

    /** The variant, in its own reading. */
    private Ruleset variant;

    private Ruleset ruleset;
    private Layout layout;
    private Game game;
    private ImmutableSet<Square> takenAtStart;
    private boolean illegal;
    private @Nullable Color playing = Color.BLACK;
    private @Nullable Entry entry;
    private boolean debug;

    /** Whether a game has begun whose variant may still be told, so that nothing is said yet of a wrong reading. */
    private boolean awaitsVariant;

    /** What has been said of the reading. */
    private String complaint = "";

    Session(Variants variants, String name, PrintWriter out) {
        this.variants = variants;
        this.name = name;
        this.out = out;
        this.variant = variants.byName().values().iterator().next();
        this.ruleset = variant;
        this.layout = new Layout(ruleset);
        this.game = Game.of(ruleset);
        this.takenAtStart = layout.seats().bySquare().keySet();
    }

    /** Obeys a command and tells whether the conversation goes on. */
    synchronized boolean obey(String line) {
        String command = line.strip();
        int blank = command.indexOf(' ');
        String word = blank < 0 ? command : command.substring(0, blank);
        String rest = blank < 0 ? "" : command.substring(blank + 1).strip();
        if (word.equals("quit")) {
            return false;
        }
        try {
            if (!word.isEmpty() && !isPassedOver(word) && !talk(word, rest, command) && !play(word, rest)) {
                refuse("unknown command", command);
            }
        } catch (NumberFormatException e) {
            refuse("no such number", command);
        }
        out.flush();
        return true;
    }

    private static boolean isPassedOver(String word) {
        return switch (word) {
            case "xboard", "hard", "easy", "random", "computer", "otim", "rejected", "hover" -> true;
            default -> false;
        };
    }

    /** Obeys a command that leaves the game as it is. */
    private boolean talk(String word, String rest, String line) {
        switch (word) {
            case "protover" -> introduce();
            case "accepted" -> debug |= rest.equals("debug");
            case "ping" -> {
                if (rest.matches("[0-9]+")) {
                    pong(rest);
                } else {
                    refuse("no such number", line);
                }
            }
            case "post" -> thinker.post(true);
            case "nopost" -> thinker.post(false);
            case "level" -> thinker.clock().level(rest);
            case "st" -> {
                int seconds = Integer.parseInt(rest);
                if (seconds < 1) {
                    refuse("a move must have a second or more", line);
                } else {
                    thinker.clock().perMove(seconds);
                }
            }
            case "time" -> thinker.clock().left(Integer.parseInt(rest));
            case "sd" -> options.depth(Integer.parseInt(rest)).ifPresent(problem -> refuse(problem, line));
            case "option" -> {
                complaint = rest.startsWith("Reading") ? "" : complaint;
                options.set(rest).ifPresent(problem -> refuse(problem, line));
            }
            case "draw" -> answerDraw();
            case "hint" -> hint();
            case "lift" -> lift(rest);
            case "put" -> put(rest);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Obeys a command that is about the game. */
    private boolean play(String word, String rest) {
        if (awaitsVariant && NEED_VARIANT.contains(word)) {
            awaitsVariant = false;
            read(true);
        }
        switch (word) {
            case "new" -> begin();
            case "variant" -> variant(rest);
            case "setboard" -> setBoard(rest);
            case "force", "result" -> {
                thinker.forget();
                playing = null;
            }
            case "go" -> playAs(game.position().sideToMove());
            case "playother" -> playAs(game.position().sideToMove().opposite());
            case "usermove" -> userMove(rest);
            case "undo" -> undo(1, word);
            case "remove" -> undo(2, word);
            case "?" -> thinker.hurry();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void introduce() {
        say("feature myname=\"" + name + "\" ping=1 setboard=1 playother=1 usermove=1 san=0 time=1 draw=1 sigint=0"
                + " sigterm=0 reuse=1 analyze=0 colors=0 name=0 ics=0 nps=0 pause=0"
                + " memory=0 smp=0 debug=1 highlight=1");
        say("feature variants=\"" + variants.list() + "\"");
        Options.features().forEach(this::say);
        say("feature done=1");
    }

    private void pong(String number) {
        if (thinker.isThinking()) {
            pongs.add(number);
        } else {
            say("pong " + number);
        }
    }

    /** Answers the pings that came while a move was thought of. */
    void answerPings() {
        pongs.forEach(number -> say("pong " + number));
        pongs.clear();
    }

    private void begin() {
        thinker.forget();
        options.beginGame();
        thinker.beginGame(options);
        playing = Color.BLACK;
        start(read(false));
        awaitsVariant = true;
        answerPings();
    }

    private void variant(String id) {
        Ruleset found = variants.byName().get(id);
        if (found == null) {
            refuse("unknown variant", id);
            return;
        }
        variant = found;
        awaitsVariant = false;
        start(read(true));
        Setup.lines(ruleset, layout).forEach(this::say);
    }

    /** Returns the variant in the reading that the user asked for; what is wrong with that is said once, if at all. */
    private Ruleset read(boolean aloud) {
        String problem;
        try {
            Ruleset read = options.read(variant);
            Optional<String> why = Variants.whyNot(read);
            if (why.isEmpty()) {
                return read;
            }
            problem = why.get() + "; the reading was left out";
        } catch (IllegalArgumentException e) {
            problem = shown(String.valueOf(e.getMessage()));
        }
        if (aloud && !problem.equals(complaint)) {
            complaint = problem;
            say("tellusererror " + problem);
        }
        return variant;
    }

    private void start(Ruleset read) {
        ruleset = read;
        layout = new Layout(read);
        takenAtStart = layout.seats().bySquare().keySet();
        stand(Game.of(read), false);
    }

    /** Has the game stand in another way, and forgets what was about the old one. */
    private void stand(Game next, boolean isIllegal) {
        thinker.forget();
        game = next;
        illegal = isIllegal;
        entry = null;
    }

    private void setBoard(String fen) {
        try {
            Layout.Told told = layout.read(fen);
            takenAtStart = told.taken();
            stand(Game.of(told.position()), false);
            if (isShownAnew(told.position())) {
                Setup.lines(ruleset, layout, layout.fen(told.position(), told.taken()))
                        .forEach(this::say);
            }
        } catch (IllegalArgumentException e) {
            say("tellusererror Illegal position: " + shown(String.valueOf(e.getMessage())));
            stand(game, true);
        }
    }

    /** Returns whether XBoard has to be shown a position: not where Black begins, as it takes no board from then on. */
    private boolean isShownAnew(Position position) {
        return position.sideToMove() == Color.WHITE && !position.equals(ruleset.initialPosition());
    }

    private void playAs(Color color) {
        thinker.forget();
        playing = color;
        if (!illegal) {
            announce();
        }
        think();
    }

    private void think() {
        if (!illegal
                && game.conclusion().isEmpty()
                && playing == game.position().sideToMove()) {
            thinker.think(game, options);
        }
    }

    private void undo(int times, String command) {
        Game before = game;
        for (int i = 0; i < times; i++) {
            if (!before.canUndo()) {
                refuse("command not legal now", command);
                return;
            }
            before = before.undo();
        }
        stand(before, illegal);
        if (times > 1) {
            think();
        }
    }

    private ImmutableList<Wire> wires() {
        return illegal
                ? ImmutableList.of()
                : Wire.all(game.position(), layout, layout.seats().taken(game, takenAtStart));
    }

    private void userMove(String text) {
        String told = text.replace(';', ',');
        ImmutableList<Wire> moves = thinker.isThinking() ? ImmutableList.of() : wires();
        List<Wire> found =
                moves.stream().filter(move -> move.text(layout).equals(told)).toList();
        if (found.isEmpty()) {
            found = moves.stream()
                    .filter(move -> move.text(layout).equals(told + move.suffix()))
                    .toList();
        }
        if (found.size() != 1) {
            say("Illegal move (" + reason(told, moves) + "): " + shown(text));
            return;
        }
        stand(game.play(found.get(0).move()), false);
        if (playing != null) {
            announce();
            think();
        }
    }

    /** Tells why a move is refused, without the parentheses that XBoard ends the reason with. */
    private String reason(String told, ImmutableList<Wire> moves) {
        if (thinker.isThinking()) {
            return "it is not your turn";
        }
        if (illegal) {
            return "the position is illegal";
        }
        String first = Splitter.on(',').splitToList(told).get(0);
        int half = 1;
        while (half < first.length() && !Character.isLetter(first.charAt(half))) {
            half++;
        }
        String from = first.substring(0, Math.min(half, first.length()));
        String to = first.substring(from.length()).replaceFirst("[a-z+.]$", "");
        String own = layout.own(from) + layout.own(to);
        return moves.stream()
                .filter(move -> move.legs().size() > 1)
                .filter(move -> move.text(layout).startsWith(first + ",")
                        || move.move().toString().equals(own))
                .findFirst()
                .map(move -> "it is made in steps, as " + move.text(layout))
                .or(() -> game.position().refusal(own).map(refusal -> sentence(refusal, own.equals(first))))
                .map(Session::shown)
                .orElseGet(() -> otherForm(from + to, game.position().move(own)))
                .replaceAll(" \\(([^()]*)\\)", ", $1")
                .replaceAll("[()]", "");
    }

    /** Returns a refusal's sentence, which may quote a text that cannot be read only where that is what was told. */
    private static String sentence(Refusal refusal, boolean isOfWhatWasTold) {
        return isOfWhatWasTold || refusal.kind() != Refusal.Kind.MALFORMED
                ? refusal.sentence()
                : "a move must name two squares of this board";
    }

    /** Tells what is otherwise about a legal move than what was told of its squares. */
    private String otherForm(String squares, Move move) {
        String text = form(move).text(layout);
        return text.startsWith(squares) ? "the piece becomes something else" : "it is told as " + text;
    }

    /** Says how the game has ended, if it has. */
    private void announce() {
        Outcome outcome = game.position().outcome();
        if (outcome.isDecided()) {
            String result = Splitter.on(' ').splitToList(outcome.toString()).get(0);
            say(result + " {" + outcome.reason().orElseThrow() + "}");
        }
    }

    private void answerDraw() {
        if (thinker.isLosing()) {
            say("offer draw");
        }
    }

    private void hint() {
        if (!illegal && !thinker.isThinking() && game.conclusion().isEmpty()) {
            say("Hint: " + form(thinker.hint(game, options)).text(layout));
        }
    }

    private Wire form(Move move) {
        return Wire.of(game.position(), move, layout, layout.seats().taken(game, takenAtStart));
    }

    private void lift(String square) {
        Entry now = entry == null ? new Entry(layout, wires()) : entry;
        entry = now;
        layout.square(square).ifPresent(from -> now.lift(from).forEach(this::say));
    }

    private void put(String square) {
        Entry now = entry;
        if (now != null) {
            layout.square(square).ifPresent(to -> now.put(to).forEach(this::say));
        }
    }

    /** Makes a move that has been thought of. */
    synchronized void move(Move move, boolean resigns) {
        if (resigns) {
            say("resign");
            playing = null;
        } else {
            Wire wire = form(move);
            for (int i = 0; i < wire.legs().size(); i++) {
                say("move " + wire.leg(i, layout) + (i < wire.legs().size() - 1 ? "," : ""));
            }
            stand(game.play(move), false);
            announce();
        }
        answerPings();
        out.flush();
    }

    /** Ends the conversation; a move that is being thought of is waited for where the commands have come to their end. */
    void end(boolean patient) {
        if (patient) {
            thinker.await();
        }
        thinker.forget();
        out.flush();
    }

    synchronized void say(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Says something that is for whoever reads XBoard's log. */
    void note(String line) {
        if (debug) {
            say("# " + line);
        }
    }

    private void refuse(String problem, String command) {
        say("Error (" + problem + "): " + shown(command));
    }

    /** Returns a stranger's words on one short line. */
    private static String shown(String text) {
        String cut = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
        return cut.replaceAll("\\p{Cntrl}|[\\u2028\\u2029]", "?");
    }
}
