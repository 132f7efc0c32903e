import { setTimeout as delay } from 'node:timers/promises';

const FIRST_DELAY_MS = 100;
const LAST_DELAY_MS = 5_000;

export interface PublisherEvents<T> {
  published(item: T): void;
  failed(error: unknown): void;
}

interface Lane<T> {
  readonly aggregateId: string;
  readonly items: T[];
}

/**
 * Sends items with many in flight, and of each aggregate only one: the next goes when the one before has arrived. What
 * fails is sent again, first in its lane, for as long as it takes; the delay grows while nothing gets through.
 */
export class Publisher<T> {
  private readonly lanes = new Map<string, Lane<T>>();
  private readonly ready: Lane<T>[] = [];
  private inFlight = 0;
  private failures = 0;
  private pausing = false;
  private readonly stopping = new AbortController();
  private idle: () => void = () => {};

  constructor(
    private readonly window: number,
    private readonly send: (item: T) => Promise<void>,
    private readonly events: PublisherEvents<T>,
  ) {}

  add(aggregateId: string, item: T): void {
    const lane = this.lanes.get(aggregateId);
    if (lane) {
      lane.items.push(item);
      return;
    }
    const opened = { aggregateId, items: [item] };
    this.lanes.set(aggregateId, opened);
    this.ready.push(opened);
    this.pump();
  }

  /** Sends nothing more and waits for what is in flight. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.inFlight > 0) await new Promise<void>((resolve) => (this.idle = resolve));
  }

  private pump(): void {
    while (this.inFlight < this.window && !this.pausing && !this.stopping.signal.aborted) {
      const lane = this.ready.shift();
      if (!lane) return;
      this.inFlight++;
      const item = lane.items[0]!;
      this.send(item).then(
        () => this.arrived(lane, item),
        (error: unknown) => this.failed(lane, error),
      );
    }
  }

  private arrived(lane: Lane<T>, item: T): void {
    this.failures = 0;
    lane.items.shift();
    if (lane.items.length > 0) this.ready.push(lane);
    else this.lanes.delete(lane.aggregateId);
    this.events.published(item);
    this.landed();
  }

  private failed(lane: Lane<T>, error: unknown): void {
    this.ready.unshift(lane);
    if (!this.pausing) void this.pause(error);
    this.landed();
  }

  /** One pause for all that failed together. */
  private async pause(error: unknown): Promise<void> {
    this.pausing = true;
    this.events.failed(error);
    const ms = Math.min(FIRST_DELAY_MS * 2 ** this.failures++, LAST_DELAY_MS);
    await delay(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    this.pausing = false;
    this.pump();
  }

  private landed(): void {
    this.inFlight--;
    if (this.inFlight === 0) this.idle();
    this.pump();
  }
}
