import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type SubgraphOutcome = 'answered' | 'failed' | 'unavailable';

export interface SubgraphMetrics {
  /** Starts timing a request to a subgraph; the function returned stops it. */
  subgraphTimer(subgraph: string): (outcome: SubgraphOutcome) => void;
}

/** Prometheus metrics of one gateway. No label takes a value that a client can choose. */
export class GatewayMetrics implements SubgraphMetrics {
  readonly registry = new Registry();

  private readonly operations = new Histogram({
    name: 'gateway_operation_duration_seconds',
    help: 'Time from the parsed request to the response, by operation of the web build',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly subgraphs = new Histogram({
    name: 'gateway_subgraph_duration_seconds',
    help: 'Time that a subgraph took to answer',
    labelNames: ['subgraph', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly passedThrough = new Counter({
    name: 'gateway_passed_through_total',
    help: 'Answers of a single subgraph forwarded as they came',
    registers: [this.registry],
  });

  readonly liveStreams = new Gauge({
    name: 'gateway_live_streams',
    help: 'Open pages that receive live updates',
    registers: [this.registry],
  });

  readonly liveChanges = new Counter({
    name: 'gateway_live_changes_total',
    help: 'Events of services that change what a practice sees, by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  subgraphTimer(subgraph: string): (outcome: SubgraphOutcome) => void {
    const start = performance.now();
    return (outcome) => this.subgraphs.observe({ subgraph, outcome }, (performance.now() - start) / 1000);
  }

  /** @param start of performance.now() */
  observeOperation(operation: string, outcome: 'ok' | 'errors' | 'refused', start: number): void {
    this.operations.observe({ operation, outcome }, (performance.now() - start) / 1000);
  }

  countPassedThrough(): void {
    this.passedThrough.inc();
  }
}
