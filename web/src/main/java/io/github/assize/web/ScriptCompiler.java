package io.github.assize.web;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Has TeaVM compile {@link Script}. Its own plugin for Maven takes every dependency for a jar, a POM too. */
public final class ScriptCompiler {
    private ScriptCompiler() {}

    /**
     * Writes the script, a module.
     *
     * @param args the class path, the folder to write to, and the name of the file
     * @throws Exception if the script cannot be compiled
     */
    public static void main(String[] args) throws Exception {
        List<File> path = new ArrayList<>();
        for (String entry : args[0].split(File.pathSeparator, -1)) {
            if (!entry.endsWith(".xml")) {
                path.add(new File(entry));
            }
        }
        TeaVMTool tool = compile(path, new File(args[1]), args[2]);
        List<Problem> problems = tool.getProblemProvider().getProblems();
        problems.forEach(problem -> System.err.println(told(problem)));
        if (!problems.isEmpty()) {
            throw new IllegalStateException("the script has " + problems.size() + " problems");
        }
    }

    private static TeaVMTool compile(List<File> path, File folder, String name)
            throws MalformedURLException, TeaVMToolException {
        URL[] urls = new URL[path.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = path.get(i).toURI().toURL();
        }
        TeaVMTool tool = new TeaVMTool();
        tool.setClassPath(path);
        tool.setClassLoader(new URLClassLoader(urls, ScriptCompiler.class.getClassLoader()));
        tool.setMainClass(Script.class.getName());
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setTargetDirectory(folder);
        tool.setTargetFileName(name);
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.generate();
        return tool;
    }

    private static String told(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return problem.getSeverity() + " " + text.getText()
                + (problem.getLocation() == null
                        ? ""
                        : " in " + problem.getLocation().getMethod());
    }
}
