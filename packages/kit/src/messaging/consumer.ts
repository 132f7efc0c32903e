import { AckPolicy, DeliverPolicy, type ConsumerInfo, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.js';
import { NotYetError } from '../on-event.js';
import { contextOf, inSpan, SpanKind } from '../telemetry/telemetry.js';
import type { Broker } from './broker.js';
import type { Inbox, ReceivedEvent } from './inbox.js';
import type { RegisteredHandler } from './jetstream.server.js';
import { Lanes } from './lanes.js';
import type { ParkedEvents } from './parked-events.js';

/** What a consumer works with. */
export interface ConsumerParts {
  readonly broker: Broker;
  readonly inbox: Inbox;
  readonly handlers: ReadonlyMap<string, readonly RegisteredHandler[]>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const PARALLEL = 32;
const BUFFERED = 256;
const ATTEMPTS = 5;
const ACK_WAIT_MS = 30_000;
const KEEP_MS = 10_000;
const RETRY_MS = [100, 300, 1_000, 3_000];
/** How long the stream of another producer may be behind. */
const PATIENCE_MS = 600_000;
const RETRY_ROUND_MS = 250;

/** `early`: some handler waits for what comes by another stream. `stopped`: the service ends. */
type Outcome = 'done' | 'early' | 'stopped';

/**
 * Applies the events of one producing service. It runs in one replica at a time (Leadership), which with one lane for
 * each aggregate makes the order strict.
 */
export class EventConsumer {
  private readonly lanes = new Lanes(PARALLEL);
  /** Messages that are here and not acknowledged, by their place in the stream. */
  private readonly pending = new Map<number, JsMsg>();

  constructor(
    private readonly consumer: string,
    readonly producer: string,
    private readonly parts: ConsumerParts,
    /** Events that are too early, and those behind them. */
    private readonly parked: ParkedEvents,
  ) {}

  get durable(): string {
    return `${this.consumer}_from_${this.producer}`;
  }

  /** Works until the signal; then finishes the events that are being handled and leaves the rest to the next. */
  async run(lost: AbortSignal): Promise<void> {
    const stream = await this.parts.broker.ensureStream(this.producer);
    await this.prepareDurable(stream);
    const js = await this.parts.broker.jetstream();
    const consumer = await js.consumers.get(stream, this.durable);
    const messages = await consumer.consume({ max_messages: BUFFERED });
    const stop = (): void => messages.stop();
    lost.addEventListener('abort', stop);
    if (lost.aborted) stop();
    const keep = setInterval(() => this.keepPending(), KEEP_MS);
    await this.parked.open();
    const ended = new AbortController();
    const work = new Set([this.retryParked(AbortSignal.any([lost, ended.signal]))]);
    try {
      for await (const message of messages) {
        if (lost.aborted) break;
        const done = this.receive(message, lost);
        work.add(done);
        void done.finally(() => work.delete(done));
      }
    } finally {
      lost.removeEventListener('abort', stop);
      ended.abort();
      await Promise.all(work);
      clearInterval(keep);
      this.pending.clear();
    }
    if (!lost.aborted) throw new Error(`The consumer ${this.durable} was ended by the broker.`);
  }

  /**
   * Events that a predecessor received and did not acknowledge would be redelivered only after their ack wait, and so
   * after newer ones of the same aggregate. The durable is therefore recreated after the last event up to which all are
   * acknowledged; the inbox drops those after it that were handled.
   */
  private async prepareDurable(stream: string): Promise<void> {
    const manager = await this.parts.broker.manager();
    const found = await manager.consumers.info(stream, this.durable).catch(notFoundIsUndefined);
    if (found && found.num_ack_pending === 0) return;
    if (found) await manager.consumers.delete(stream, this.durable);
    await manager.consumers.add(stream, {
      durable_name: this.durable,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: 4 * BUFFERED,
      ...(found
        ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: found.ack_floor.stream_seq + 1 }
        : { deliver_policy: DeliverPolicy.All }),
    });
  }

  private async receive(message: JsMsg, lost: AbortSignal): Promise<void> {
    const event = this.eventOf(message);
    if (!this.parts.handlers.has(event.typeName)) return message.ack();
    // It came again because an acknowledgement was late or lost; the first one is still at work here.
    if (this.pending.has(message.seq)) return;
    this.pending.set(message.seq, message);
    await this.lanes.run(event.aggregateId, async () => {
      const done = await this.applyOrPark(event, lost);
      this.pending.delete(message.seq);
      if (done) message.ack();
    });
  }

  /** @returns false when the service stops: the event stays unacknowledged and comes again */
  private async applyOrPark(event: ReceivedEvent, lost: AbortSignal): Promise<boolean> {
    const behind = this.parked.holds(event.aggregateId);
    const outcome = behind ? 'early' : await this.applyAll(event, lost, PATIENCE_MS);
    if (outcome !== 'early') return outcome === 'done';
    if (!behind) this.count(event, 'parked');
    while (!lost.aborted) {
      try {
        await this.parked.park(event, !behind);
        return true;
      } catch (error) {
        this.parts.logger.warn({ err: error, eventId: event.id }, 'an event could not be parked; trying again');
        await pause(RETRY_MS.at(-1)!, lost);
      }
    }
    return false;
  }

  /** Tries what is parked again when it is due, for as long as there is any. */
  private async retryParked(lost: AbortSignal): Promise<void> {
    const work: Set<Promise<void>> = new Set();
    const trying = new Set<string>();
    while (!lost.aborted) {
      await pause(RETRY_ROUND_MS, lost);
      if (this.parked.isEmpty || lost.aborted) continue;
      // With the database away there is nothing to do but to ask again.
      for (const aggregateId of await this.parked.listDue().catch((): string[] => [])) {
        if (trying.has(aggregateId)) continue;
        trying.add(aggregateId);
        const done = this.lanes.run(aggregateId, () => this.retryAggregate(aggregateId, lost));
        work.add(done);
        void done.finally(() => (work.delete(done), trying.delete(aggregateId)));
      }
    }
    await Promise.all(work);
  }

  private async retryAggregate(aggregateId: string, lost: AbortSignal): Promise<void> {
    try {
      for (let next = await this.parked.findFirst(aggregateId); next; next = await this.parked.findFirst(aggregateId)) {
        const outcome = await this.applyAll(next.event, lost, PATIENCE_MS - next.waitedMs);
        if (outcome === 'stopped') return;
        if (outcome === 'early') return await this.parked.postpone(next);
        await this.parked.remove(next);
      }
    } catch (error) {
      this.parts.logger.warn({ err: error, aggregateId }, 'parked events could not be tried; trying again');
    }
  }

  private async applyAll(event: ReceivedEvent, lost: AbortSignal, patienceMs: number): Promise<Outcome> {
    for (const handler of this.parts.handlers.get(event.typeName) ?? []) {
      const outcome = await this.apply(event, handler, lost, patienceMs);
      if (outcome !== 'done') return outcome;
    }
    return 'done';
  }

  /** @param patienceMs how long it may still be too early; after that, too early counts as a failure */
  private async apply(event: ReceivedEvent, handler: RegisteredHandler, lost: AbortSignal, patienceMs: number) {
    for (let attempt = 1; !lost.aborted;) {
      try {
        this.count(event, (await this.handleInSpan(event, handler)) ? 'handled' : 'skipped');
        return 'done';
      } catch (error) {
        if (error instanceof NotYetError && patienceMs > 0) return 'early';
        if (!(await this.waitForDatabase(lost))) continue;
        this.count(event, 'failed');
        this.log('warn', event, handler, { err: error, attempt });
        if (attempt === ATTEMPTS && (await this.moveToDeadLetters(event, handler, error))) return 'done';
        await pause(RETRY_MS[attempt - 1] ?? RETRY_MS.at(-1)!, lost);
        attempt = Math.min(attempt + 1, ATTEMPTS);
      }
    }
    return 'stopped';
  }

  private handleInSpan(event: ReceivedEvent, handler: RegisteredHandler): Promise<boolean> {
    return inSpan(
      `handle ${event.typeName}`,
      { kind: SpanKind.CONSUMER, parent: contextOf(event.headers), attributes: { 'yarrow.handler': handler.name } },
      () => this.parts.inbox.handleOnce(event, handler),
    );
  }

  /** An attempt while the database is away does not count. @returns true when it had been there all along */
  private async waitForDatabase(lost: AbortSignal): Promise<boolean> {
    if (await this.parts.inbox.isReachable()) return true;
    while (!lost.aborted && !(await this.parts.inbox.isReachable())) await pause(500, lost);
    return false;
  }

  private async moveToDeadLetters(event: ReceivedEvent, handler: RegisteredHandler, error: unknown): Promise<boolean> {
    try {
      await this.parts.inbox.moveToDeadLetters(event, handler, error, ATTEMPTS);
    } catch (failure) {
      this.log('error', event, handler, { err: failure });
      return false;
    }
    this.count(event, 'dead');
    this.log('error', event, handler, { err: error, dead: true });
    return true;
  }

  private count(
    { producer, typeName }: ReceivedEvent,
    outcome: 'handled' | 'skipped' | 'parked' | 'failed' | 'dead',
  ): void {
    this.parts.metrics.events.inc({ producer, subject: typeName, outcome });
  }

  private log(level: 'warn' | 'error', event: ReceivedEvent, handler: RegisteredHandler, fields: object): void {
    const { id, typeName, streamSeq } = event;
    const text = 'dead' in fields ? 'an event is a dead letter' : 'a handler failed';
    this.parts.logger[level]({ ...fields, eventId: id, event: typeName, streamSeq, handler: handler.name }, text);
  }

  private keepPending(): void {
    for (const message of this.pending.values()) message.working();
  }

  private eventOf(message: JsMsg): ReceivedEvent {
    const fields: Record<string, string> = {};
    for (const [name, values] of message.headers ?? []) fields[name] = values[0] ?? '';
    const occurredAt = fields['Yarrow-Occurred-At'];
    return {
      id: fields['Nats-Msg-Id'] ?? '',
      typeName: this.parts.broker.typeNameOf(message.subject),
      // Without one, an event is its own aggregate.
      aggregateId: fields['Yarrow-Aggregate'] ?? fields['Nats-Msg-Id'] ?? '',
      occurredAt: occurredAt ? new Date(occurredAt) : new Date(message.timestamp),
      payload: message.data,
      headers: fields,
      producer: this.producer,
      streamSeq: message.seq,
    };
  }
}

const CONSUMER_NOT_FOUND = 10_014;

function notFoundIsUndefined(error: Error & { code?: number }): ConsumerInfo | undefined {
  if (error.code === CONSUMER_NOT_FOUND) return undefined;
  throw error;
}

async function pause(ms: number, lost: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: lost }).catch(() => undefined);
}
