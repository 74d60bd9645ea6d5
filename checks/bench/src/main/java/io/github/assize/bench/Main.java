package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Measures Assize. */
@Command(
        name = "checks/bench/run",
        synopsisSubcommandLabel = "[FORM]",
        description =
                "Measures Assize, mostly by the CPU time of one thread. All work that is measured has an answer that"
                        + " is checked. The form is short where none is named.")
final class Main {
    private Main() {}

    /**
     * Runs one form.
     *
     * @param args its name and options
     */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
        System.exit(commandLine(out).execute(args));
    }

    /** Returns all forms; each prints to a stream. */
    static CommandLine commandLine(PrintStream out) {
        CommandLine main = new CommandLine(new Main())
                .addSubcommand(new ShortForm(out))
                .addSubcommand(new LongForm(out))
                .addSubcommand(new ReadingsForm(out))
                .addSubcommand(new SizesForm(out))
                .addSubcommand(new DepthsForm(out))
                .addSubcommand(new MemoryForm(out))
                .addSubcommand(new Comparison(out))
                .addSubcommand(new Server(System.in, out));
        main.setExecutionExceptionHandler(Main::complain);
        addHelp(main);
        main.getSubcommands().values().forEach(Main::addHelp);
        return main;
    }

    /** Says in a line what is wrong with an option, such as a ruleset that there is not; anything else is thrown. */
    private static int complain(Exception exception, CommandLine command, ParseResult words) throws Exception {
        if (exception instanceof IllegalArgumentException) {
            command.getErr().println(exception.getMessage());
            return command.getCommandSpec().exitCodeOnInvalidInput();
        }
        throw exception;
    }

    private static void addHelp(CommandLine command) {
        command.getCommandSpec()
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("print this text")
                        .build());
    }
}
