import type { tracing } from '@opentelemetry/sdk-node';
import { publicPath, publicUrl } from '../http/public-path.js';

type SpanExporter = tracing.SpanExporter;

/** By the older and the newer semantic conventions for HTTP. */
const PATHS = ['http.target', 'url.path'];
const URLS = ['http.url', 'url.full'];
const DROPPED = [
  'url.query',
  'http.client_ip',
  'client.address',
  'net.peer.ip',
  'net.sock.peer.addr',
  'network.peer.address',
  'http.user_agent',
  'user_agent.original',
];

/** Hands spans on without the secrets of addresses and without who asked, whichever instrumentation wrote them. */
export class PublicSpans implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: tracing.ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    for (const { attributes } of spans) {
      for (const name of PATHS) if (name in attributes) attributes[name] = publicPath(String(attributes[name]));
      for (const name of URLS) if (name in attributes) attributes[name] = publicUrl(String(attributes[name]));
      for (const name of DROPPED) Reflect.deleteProperty(attributes, name);
    }
    this.exporter.export(spans, done);
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }
}
