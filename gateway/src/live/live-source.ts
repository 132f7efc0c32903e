import type { Broker } from '@yarrow/kit/messaging/broker';
import type { Logger } from 'pino';
import { LIVE_EVENTS, type LiveChange, type LiveEvent } from './live-events.js';

export interface LiveSourceEvents {
  changed(change: LiveChange): void;
  /** Hears events from now on; whatever happened before, since the broker was lost or the gateway started, was missed. */
  connected(): void;
}

/**
 * Hears what services publish, as it is published: no stream is read, nothing is acknowledged, and each replica of the
 * gateway hears everything by itself. What is missed while the broker is away is asked for again by the pages.
 */
export class LiveSource {
  constructor(
    private readonly broker: Broker,
    private readonly logger: Logger,
    private readonly events: LiveSourceEvents,
  ) {}

  /** Goes on until the broker is closed; settles when everything is subscribed to for the first time. */
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
    // Subscriptions are made anew by the library before it says so.
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
