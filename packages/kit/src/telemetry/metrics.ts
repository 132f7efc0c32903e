import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

// The name of an operation comes from the caller: past this many the rest count as one.
const OPERATION_LIMIT = 300;
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What `/metrics` shows. Each service has its own registry, because several may share a process. */
export class Metrics {
  readonly registry = new Registry();

  readonly httpSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly events = new Counter({
    name: 'events_consumed_total',
    help: 'Events by what became of them: handled, skipped (handled before), parked (too early), failed (one attempt), dead.',
    labelNames: ['producer', 'subject', 'outcome'] as const,
    registers: [this.registry],
  });

  readonly published = new Counter({
    name: 'outbox_published_total',
    help: 'Events that the broker has acknowledged.',
    registers: [this.registry],
  });

  readonly parkedEvents = new Gauge({
    name: 'parked_events',
    help: 'Events that wait for what comes by the stream of another producer.',
    registers: [this.registry],
  });

  readonly outboxRows = new Gauge({
    name: 'outbox_rows',
    help: 'Events that wait for publication.',
    registers: [this.registry],
  });

  readonly outboxLagSeconds = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event that waits for publication.',
    registers: [this.registry],
  });

  private readonly operationSeconds = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Duration of GraphQL operations; outcome is ok or error.',
    labelNames: ['operation', 'type', 'outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly operations = new Set<string>();

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
  }

  observeOperation(name: string, type: string, outcome: 'ok' | 'error', seconds: number): void {
    if (this.operations.size < OPERATION_LIMIT) this.operations.add(name);
    const operation = this.operations.has(name) ? name : 'other';
    this.operationSeconds.observe({ operation, type, outcome }, seconds);
  }
}
