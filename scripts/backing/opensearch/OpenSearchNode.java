import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * A node of OpenSearch by itself on the loopback address, for development and tests. The distribution loads these plugins from
 * its folder of modules, which Maven Central does not have; here they are on the class path.
 */
public final class OpenSearchNode extends Node {
  private OpenSearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "yarrow"),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class),
        false);
  }

  /** Arguments: the folder of the data, and the port. */
  public static void main(String[] arguments) throws Exception {
    Settings settings =
        Settings.builder()
            .put("path.home", arguments[0])
            .put("path.data", Path.of(arguments[0], "data").toString())
            .put("network.host", "127.0.0.1")
            .put("http.port", arguments[1])
            .put("http.type", "netty4")
            .put("transport.port", "0")
            .put("transport.type", "netty4")
            .put("discovery.type", "single-node")
            .put("cluster.name", "yarrow")
            // A disk that is nearly full is no reason to refuse what a test writes.
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
    OpenSearchNode node = new OpenSearchNode(settings);
    Runtime.getRuntime().addShutdownHook(new Thread(node::closeQuietly));
    node.start();
    Thread.currentThread().join();
  }

  private void closeQuietly() {
    try {
      close();
    } catch (IOException error) {
      error.printStackTrace();
    }
  }
}
