package io.github.assize.web;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Names the files that the libraries read while they run, and that the script therefore holds. */
public final class ScriptResources extends DefaultResourcesPolicy {
    /** Creates the policy. */
    public ScriptResources() {}

    @Override
    public String[] supplyResources(Collection<? extends String> resources) {
        return new String[] {"io/github/assize/diagram/pieces.properties", "io/github/assize/diagram/shapes.properties"
        };
    }
}
