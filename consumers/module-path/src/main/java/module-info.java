/** An application on the module path. */
module org.example.app {
    requires io.github.assize.variants.chatur;
    requires io.github.assize.variants.chaturanga12x12;
    requires io.github.assize.variants.grantacedrex;
    requires io.github.assize.variants.longassize;
    requires io.github.assize.variants.shortassize;
}
