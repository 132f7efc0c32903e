import { AckPolicy, DeliverPolicy, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Broker } from '../messaging/broker.js';

const BATCH = 500;
const WAIT_MS = 5_000;
const FORGOTTEN_AFTER_MS = 60_000;

/** Events that could not be deleted yet. */
export interface LeftEvents {
  readonly left: number;
  /** The consumer that has not handled them. */
  readonly durable: string | undefined;
}

/** The stream to which one service publishes; deletes its events about a person. */
export class OwnStream {
  constructor(
    private readonly broker: Broker,
    private readonly service: string,
  ) {}

  /**
   * Deletes the events that hold one of these ids, and overwrites their data. Keeps an event that some consumer has not
   * handled yet: a consumer that keeps books must not miss it.
   * @returns how many are left, and the durable consumer that has still to handle them
   */
  async erase(ids: readonly string[], stopping: AbortSignal): Promise<LeftEvents> {
    const manager = await this.broker.manager();
    const stream = this.broker.streamOf(this.service);
    const slowest = await slowestConsumer(manager, stream);
    let left = 0;
    for (const sequence of await this.find(manager, stream, ids, stopping)) {
      if (sequence <= slowest.handled) await manager.streams.deleteMessage(stream, sequence, true);
      else left++;
    }
    return { left, durable: left > 0 ? slowest.durable : undefined };
  }

  /** Sequences of the events whose payload holds one of the ids, among those that the stream has now. */
  private async find(manager: JetStreamManager, stream: string, ids: readonly string[], stopping: AbortSignal) {
    const { state } = await manager.streams.info(stream);
    if (state.messages === 0) return [];
    const needles = ids.map((id) => Buffer.from(id));
    const name = `${this.service}_erasure`;
    const found: number[] = [];
    await manager.consumers.delete(stream, name).catch(() => undefined);
    await manager.consumers.add(stream, {
      name,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: nanos(FORGOTTEN_AFTER_MS),
      mem_storage: true,
    });
    const consumer = await (await this.broker.jetstream()).consumers.get(stream, name);
    for (let last = 0; last < state.last_seq && !stopping.aborted;) {
      let received = 0;
      for await (const { seq, data } of await consumer.fetch({ max_messages: BATCH, expires: WAIT_MS })) {
        const payload = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
        if (needles.some((needle) => payload.includes(needle))) found.push(seq);
        last = seq;
        if (++received === BATCH || seq >= state.last_seq) break;
      }
      // What was the last one may have been deleted meanwhile.
      if (received === 0) break;
    }
    await manager.consumers.delete(stream, name).catch(() => undefined);
    return found;
  }
}

/** The consumer that is behind all others, and up to where it has handled everything. */
async function slowestConsumer(manager: JetStreamManager, stream: string) {
  let slowest: { handled: number; durable?: string } = { handled: Infinity };
  for await (const { num_pending, num_ack_pending, ack_floor, config } of manager.consumers.list(stream)) {
    const { durable_name: durable } = config;
    if (!durable || (num_pending === 0 && num_ack_pending === 0)) continue;
    if (ack_floor.stream_seq < slowest.handled) slowest = { handled: ack_floor.stream_seq, durable };
  }
  return slowest;
}
