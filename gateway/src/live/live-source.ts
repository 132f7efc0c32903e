import type { Broker } from '@yarrow/kit/messaging/broker';
import type { Logger } from 'pino';
import { LIVE_EVENTS, type LiveChange, type LiveEvent } from './live-events.js';

export interface LiveSourceEvents {
  changed(change: LiveChange): void;
  /** Called once events are received; events since the loss of the broker or the start of the gateway were missed. */
  connected(): void;
}

/**
 * Subscribes to events as services publish them: reads no stream, acknowledges nothing, and each replica of the gateway
 * receives all events. Pages query again what was missed while the broker was away.
 */
export class LiveSource {
  constructor(
    private readonly broker: Broker,
    private readonly logger: Logger,
    private readonly events: LiveSourceEvents,
  ) {}

  /** Runs until the broker is closed; settles after the first subscription to all events. */
  async start(): Promise<void> {
    const connection = await this.broker.connection();
    for (const event of LIVE_EVENTS) {
      connection.subscribe(this.broker.subjectOf(event.schema.typeName), {
        callback: (error, message) => (error ? this.refused(event, error) : this.receive(event, message.data)),
      });
    }
    await connection.flush();
    this.events.connected();
    void this.watch(connection.status());
  }

  private async watch(statuses: AsyncIterable<{ type: string }>): Promise<void> {
    // The library renews subscriptions before it reports the reconnect.
    for await (const { type } of statuses) if (type === 'reconnect') this.events.connected();
  }

  private receive(event: LiveEvent, payload: Uint8Array): void {
    try {
      const change = event.read(payload);
      if (change.practiceId) this.events.changed(change);
    } catch (error) {
      this.logger.warn({ err: error, event: event.schema.typeName }, 'an event could not be read');
    }
  }

  private refused(event: LiveEvent, error: Error): void {
    this.logger.error(
      { err: error, event: event.schema.typeName },
      'the broker does not let the gateway hear an event',
    );
  }
}
