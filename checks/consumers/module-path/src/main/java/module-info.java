/** An application on the module path; the rulesets that it does not name are found beside it. */
module org.example.app {
    requires io.github.assize.variants.chatur;
}
