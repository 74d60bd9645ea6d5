package io.github.assize.core;

/** A service that brings a ruleset: what is on the class path or module path is found by its providers. */
public interface RulesetProvider {}
