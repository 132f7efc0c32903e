import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { createRequire } from 'node:module';
import { PublicSpans } from './public-spans.js';

const tracer = trace.getTracer('@yarrow/kit');
let started: Promise<() => Promise<void>> | undefined;

/**
 * Starts the export of traces where an endpoint is configured, once for the process; otherwise nothing is loaded.
 * To be called before the HTTP server and the first connection are made.
 * @returns what flushes and ends it
 */
export function startTelemetry(service: string, endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return Promise.resolve(async () => {});
  started ??= start(service);
  return started;
}

async function start(serviceName: string): Promise<() => Promise<void>> {
  const [{ NodeSDK }, { OTLPTraceExporter }, { HttpInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ]);
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new PublicSpans(new OTLPTraceExporter()),
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)/.test(url ?? ''),
      }),
      // Statements without their parameters: those hold personal data.
      new PgInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    ],
  });
  sdk.start();
  // The instrumentations hook require(), which ES modules go round: requiring once patches the shared objects.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  require('pg');
  return () => sdk.shutdown();
}

/** Trace headers of what runs now, for an outbox row or a request; empty without an exporter. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Which trace and span run now, for a line of a log; empty without an exporter. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { traceId: span.traceId, spanId: span.spanId } : {};
}

/** The trace that a message came from. */
export function contextOf(headers: Record<string, string>): Context {
  return propagation.extract(ROOT_CONTEXT, headers);
}

/** Runs `work` as one span; a throw marks the span as failed. */
export function inSpan<T>(
  name: string,
  options: { kind?: SpanKind; parent?: Context; attributes?: Record<string, string | number> },
  work: () => Promise<T>,
): Promise<T> {
  const { kind = SpanKind.INTERNAL, parent = context.active(), attributes } = options;
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });
}

export { SpanKind };
